import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { messageOf, openSandbox, seedOf, temporaryFolder } from '../open-sandbox.js';

const siteOf = async (t: TestContext, files: Readonly<Record<string, string>>): Promise<string> => {
  const site = await temporaryFolder(t);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(site, path, '..'), { recursive: true });
    await writeFile(join(site, path), text);
  }
  return site;
};

test('serves pages with a policy, and scripts for any page', async (t) => {
  const site = await siteOf(t, {
    'index.html': 'home',
    'cms/index.html': 'cms',
    'cms/cms.js': '1',
  });
  const { call } = await openSandbox(t, { seed: seedOf({}), site });
  for (const [path, text] of [
    ['/', 'home'],
    ['/cms/', 'cms'],
    ['/cms/index.html?x=1', 'cms'],
  ] as const) {
    const reply = await call(path);
    assert.equal(await reply.text(), text);
    const policy = reply.headers.get('content-security-policy') ?? '';
    assert.match(policy, /^default-src 'none'; script-src 'self'(?: \S+)?; style-src 'self';/);
    assert.match(
      policy,
      /require-trusted-types-for 'script'; trusted-types lit-html media-embed( ProseMirrorClipboard| live-example)?$/,
    );
  }
  const script = await call('/cms/cms.js');
  assert.equal(script.headers.get('content-type'), 'text/javascript; charset=utf-8');
  assert.equal(script.headers.get('access-control-allow-origin'), '*');
});

test('lets only the ad-ops page request servers of other origins', async (t) => {
  const site = await siteOf(t, { 'cms/index.html': 'cms', 'ad-ops/index.html': 'ad ops' });
  const { call } = await openSandbox(t, { seed: seedOf({}), site });
  for (const [path, sources] of [
    ['/cms/', "'self'"],
    ['/ad-ops/', "'self' http: https:"],
  ] as const) {
    const policy = (await call(path)).headers.get('content-security-policy') ?? '';
    assert.ok(policy.split('; ').includes(`connect-src ${sources}`), policy);
  }
});

test('redirects a folder to its name with a slash', async (t) => {
  const site = await siteOf(t, { 'cms/index.html': 'cms' });
  const { call } = await openSandbox(t, { seed: seedOf({}), site });
  const reply = await call('/cms?embed=plain-video');
  assert.equal(reply.status, 308);
  assert.equal(reply.headers.get('location'), '/cms/?embed=plain-video');
});

test('does not redirect a double slash to another host', async (t) => {
  const site = await siteOf(t, { 'evil.test/index.html': 'x' });
  const { call } = await openSandbox(t, { seed: seedOf({}), site });
  assert.equal((await call('//evil.test')).status, 404);
});

test('responds to an unchanged page with 304', async (t) => {
  const site = await siteOf(t, { 'index.html': 'home' });
  const { call } = await openSandbox(t, { seed: seedOf({}), site });
  const tag = (await call('/')).headers.get('etag') ?? '';
  assert.equal((await call('/', { headers: { 'if-none-match': tag } })).status, 304);
});

test('explains how to build the pages if they are missing', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}), site: '/none' });
  const reply = await call('/');
  assert.equal(reply.status, 404);
  assert.match(await messageOf(reply), /npm run build/);
});
