import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { transform } from 'esbuild';
import { blocksRunAs, onlyBlock } from '../documents.js';
import { startLoopback } from '../loopback.js';

const run = promisify(execFile);

const { chromiumPath } = (await import(
  new URL('../../../scripts/chromium.mjs', import.meta.url).href
)) as { readonly chromiumPath: () => string };

const folder = join('.build', 'documented-programs');

/** A program may open a browser. */
const env = { ...process.env, CHROMIUM_PATH: chromiumPath() };

const programs = blocksRunAs('program in Node');

test('the documents have programs with their output', () => {
  assert.ok(programs.length >= 7, `${programs.length} programs`);
});

for (const [index, { document, line, text, output }] of programs.entries()) {
  test(`the program in line ${line} of ${document} prints the output below it`, async () => {
    await mkdir(folder, { recursive: true });
    const file = join(folder, `program-${index + 1}.mjs`);
    await writeFile(file, text);
    const { stdout, stderr } = await run(process.execPath, [file], { env });
    assert.equal(stderr, '');
    assert.equal(stdout, output);
  });
}

interface AstroModule {
  readonly embedHtml: (id: string, site: URL) => Promise<string>;
}

test('the module for Astro renders a published embed, and an empty element for a missing one', async (t) => {
  const { code } = await transform(onlyBlock('docs/guides/publisher/astro.md', 'ts'), {
    loader: 'ts',
  });
  await mkdir(folder, { recursive: true });
  const file = resolve(folder, 'astro-embeds.mjs');
  await writeFile(file, code);
  const { embedHtml } = (await import(pathToFileURL(file).href)) as AstroModule;
  const embed = { id: '7', title: 'Opening <night>', video: { id: '70' } };
  const site = await startLoopback(() => ({ path }) => {
    if (path !== '/embeds/7.json') return undefined;
    return { type: 'application/json', body: JSON.stringify(embed) };
  });
  t.after(() => site.stop());
  const html = await embedHtml('7', new URL(site.origin));
  assert.match(html, /^<media-embed src="\/embeds\/7\.json"/);
  assert.match(html, /Opening &lt;night&gt;/);
  assert.match(await embedHtml('8', new URL(site.origin)), /^<media-embed src="\/embeds\/8\.json"/);
});
