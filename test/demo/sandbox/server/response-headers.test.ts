import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scriptedPublisher } from '../../../src/publish/scripted-publisher.js';
import { sampleEmbed } from '../../../src/render/sample-embed.js';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSandbox } from '../../../../demo/sandbox/sandbox.js';
import { openSandbox, temporaryFolder } from '../open-sandbox.js';

/** Texts that would add a header, a directive or a source, or that no header can have. */
const TEXTS: readonly string[] = [
  'a\r\nset-cookie: x=1',
  'a\nlocation: https://evil.example/',
  'a; script-src *',
  "a 'unsafe-inline' *",
  'a, b',
  'a;sandbox',
  "a'b",
  '日本語 😀',
  '\u0000\u007f\u0085\u2028',
  '\ud800',
  '"><script>',
  'x'.repeat(5_000),
];

const DIRECTIVE =
  /^(?:default|script|style|img|media|frame|connect|font|worker|object|manifest)-src$|^(?:base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/;

const SOURCE =
  /^(?:\*|'[\w-]+'|'(?:sha256|nonce)-[\w+/=-]+'|https?:(?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?(?:\/[\w./-]*)?)?|data:|blob:|[\w*#-]+)$/;

const encodedPart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Every header is ASCII on one line, every policy has only sources, and no cookie or address is there. */
const expectSafeHeaders = ({ headers }: Response, what: string): void => {
  for (const [name, value] of headers) assert.match(value, /^[\x20-\x7e]*$/, `${what}: ${name}`);
  assert.equal(headers.get('set-cookie'), null, what);
  const policy = headers.get('content-security-policy');
  for (const directive of policy?.split(';') ?? []) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    assert.match(name, DIRECTIVE, `${what}: ${policy}`);
    for (const source of sources) assert.match(source, SOURCE, `${what}: ${policy}`);
  }
  const location = headers.get('location');
  if (location !== null) assert.match(location, /^\/(?![/\\])/, what);
};

const PATHS = ['7.json', '7', 'oembed?url=https%3A%2F%2Fwww.example%2Fembeds%2F7&format=xml'];

test('the publisher writes no text of an embed or a request into a header', async () => {
  for (const text of TEXTS) {
    const host = text.replace(/\s/g, '');
    for (const frame of [`https://${host}.example/x`, `https://media.example/${text}`, text])
      for (const path of [...PATHS, encodedPart(text), `oembed?url=${encodedPart(text)}`]) {
        const code = `<iframe src="${frame.replaceAll('"', '&quot;')}"></iframe>`;
        const embed = sampleEmbed({
          title: text,
          description: text,
          code_iframe: code,
          label: text,
        });
        const { get } = scriptedPublisher(() => embed);
        expectSafeHeaders(await get(path), `${path} with ${frame}`);
        expectSafeHeaders(await get(path, { method: 'HEAD' }), `HEAD ${path} with ${frame}`);
      }
  }
});

test('the publisher writes no text of its service into a header', async () => {
  for (const text of [
    '1; x',
    '60, 1',
    '-1',
    '1e999',
    'Wed, 21 Oct 2099 07:28:00 GMT',
    'x'.repeat(999),
  ]) {
    const reply = () => new Response(null, { status: 503, headers: { 'retry-after': text } });
    const response = await scriptedPublisher(reply).get('7.json');
    expectSafeHeaders(response, text);
    assert.match(response.headers.get('retry-after') ?? '1', /^\d{1,6}$/, text);
  }
});

const SANDBOX_PATHS = [
  '/',
  '/publisher',
  '/cms',
  '/ad-ops',
  '/player/1',
  '/embeds/1',
  '/x',
  '/ads/vast/inline.xml',
];

test('the sandbox writes no text of a request into a header', async (t) => {
  const { call, send } = await openSandbox(t);
  for (const text of TEXTS) {
    const part = encodedPart(text);
    for (const path of [...SANDBOX_PATHS, `//${part}`, `/publisher//${part}`, `/${part}`])
      for (const search of ['', `?run=${part}&width=${part}`])
        for (const accept of ['*/*', 'text/html'])
          expectSafeHeaders(await call(path + search, { headers: { accept } }), path + search);
    const created = await send('POST', '/rest/v2/embed.json', { [text]: text, title: text });
    expectSafeHeaders(created, `a field ${text}`);
  }
});

/** Hosts that a URL may have, and that would add a directive or a source. */
const HOSTS = ['a;sandbox', 'a,b', "a'b", 'a;report-uri', '*', '[::1]:8080', 'a_b.example'];

test('the policy of a page names no host that is more than a host', async (t) => {
  const site = await temporaryFolder(t);
  await mkdir(join(site, 'publisher'));
  await writeFile(join(site, 'publisher', 'index.html'), '<p>');
  const sandbox = await createSandbox({ site });
  t.after(() => sandbox.close());
  for (const host of HOSTS)
    for (const path of ['publisher/', 'publisher', '/publisher', 'embeds/1', 'player/1', 'x'])
      expectSafeHeaders(await sandbox.fetch(new Request(`http://${host}/${path}`)), host);
});
