import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { blocksRunAs } from '../documents.js';
import { readJson } from '../repository/project.js';

const run = promisify(execFile);

const folder = join('.build', 'simulated-documents');

const { exports: entries } = readJson('package.json') as {
  exports: Readonly<Record<string, unknown>>;
};

/** The entries with code that needs no framework. */
const modules = Object.keys(entries)
  .filter((entry) => !/\.json$|^\.\/(?:react|vue|svelte)$/.test(entry))
  .map((entry) => `media-embed-elements${entry.slice(1)}`);

const ELEMENTS = [
  'media-embed',
  'media-embed-player',
  'media-embed-code',
  'media-embed-preview',
  'ad-tag-debugger',
];

const EMBED = JSON.stringify({
  id: '7',
  title: 'Opening night',
  code_iframe: '<iframe src="https://media.example/proxy/iframe.php/7/acme"></iframe>',
  video: { id: '70', title: 'Opening night', url_video_mp4: 'https://media.example/7.mp4' },
  subtitles: [
    { id: '72', language: 'en', label: 'English', url_vtt: 'https://media.example/7.vtt' },
  ],
  watermark_url: 'https://media.example/mark.png',
});

/** Imports every entry, and connects every element with an embed until it has been rendered. */
const USE = `
const connectElements = async () => {
  ${modules.map((name) => `await import('${name}');`).join('\n  ')}
  for (const name of ${JSON.stringify(ELEMENTS)}) {
    const element = document.createElement(name);
    element.innerHTML = ${JSON.stringify(`<script type="application/json">${EMBED}</script>`)};
    document.body.append(element);
    await element.updateComplete;
    if (!element.shadowRoot?.firstChild) throw new Error(name + ' renders nothing');
    element.remove();
  }
};
const turn = () => new Promise((resolve) => setTimeout(resolve));
const mounted = async (element) => {
  while (element.state !== 'ready') {
    if (element.error !== null) throw element.error;
    await turn();
  }
};
const mountPlayers = async (isRendered) => {
  await import('media-embed-elements/media-embed.js');
  for (const loading of ['near', 'click']) {
    const element = document.createElement('media-embed');
    element.setAttribute('format', 'player');
    element.setAttribute('loading', loading);
    element.innerHTML = ${JSON.stringify(`<script type="application/json">${EMBED}</script>`)};
    document.body.append(element);
    while (loading === 'click' && !element.shadowRoot.querySelector('[part=play]')) await turn();
    element.shadowRoot.querySelector('[part=play]')?.click();
    await mounted(element);
    const player = element.shadowRoot.querySelector('media-embed-player');
    while (!isRendered(player.shadowRoot)) await turn();
    element.remove();
  }
};`;

const SPECS: Readonly<Record<string, string>> = {
  'elements.test.js': `
import { expect, it, vi } from 'vitest';
${USE}
it('connects every element', connectElements);
it('mounts the player of the page', () => mountPlayers((root) => root?.querySelector('video')));
it('writes one line about an error', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const element = document.createElement('media-embed');
  element.embed = [];
  document.body.append(element);
  await vi.waitUntil(() => warn.mock.calls.length > 0);
  expect(warn.mock.calls[0].length).toBe(1);
  vi.restoreAllMocks();
});`,
  ...Object.fromEntries(
    blocksRunAs('unit test').map(({ text }, index) => [`documented-${index + 1}.test.js`, text]),
  ),
};

/** linkedom has no environment for a test runner: its window becomes the global one. */
const LINKEDOM_PROGRAM = `
import { parseHTML } from 'linkedom';
const { window } = parseHTML('<!doctype html><html><head></head><body></body></html>');
const NAMES = ['document', 'customElements', 'Document', 'DocumentFragment', 'Element', 'HTMLElement',
  'HTMLInputElement', 'ShadowRoot', 'Node', 'Event', 'CustomEvent', 'MutationObserver'];
for (const name of NAMES) globalThis[name] = window[name];
globalThis.window = globalThis;
globalThis.self = globalThis;
globalThis.navigator ??= window.navigator;
globalThis.addEventListener = document.addEventListener.bind(document);
globalThis.requestAnimationFrame = (run) => setTimeout(run);
globalThis.location = new URL('https://site.example/');
Object.defineProperty(document, 'URL', { value: location.href });
${USE}
await connectElements();
// Its templates keep no children of Lit.
await mountPlayers((root) => root);
process.exit();`;

interface Report {
  readonly numPassedTests: number;
  /** Also false after an error outside of a test. */
  readonly success: boolean;
}

describe('a simulated document', () => {
  for (const environment of ['jsdom', 'happy-dom'])
    it(`of ${environment} has every element, and runs the documented tests`, async () => {
      const place = join(folder, environment);
      await rm(place, { recursive: true, force: true });
      await mkdir(join(place, 'node_modules'), { recursive: true });
      const installed = join(place, 'node_modules', 'media-embed-elements');
      if (!existsSync(installed)) await symlink(resolve('.'), installed, 'dir');
      for (const [name, text] of Object.entries(SPECS)) await writeFile(join(place, name), text);
      const vitest = join('node_modules', 'vitest', 'vitest.mjs');
      // Vitest transforms every module, which takes as long as the machine is busy.
      const options = ['--root', place, '--environment', environment, '--testTimeout=0'];
      const { stdout } = await run(process.execPath, [
        vitest,
        'run',
        ...options,
        '--reporter=json',
      ]).catch((error: unknown) => error as { readonly stdout: string });
      const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
      assert.equal(report.success, true, stdout);
      assert.ok(report.numPassedTests > 3, stdout);
    });

  it('of linkedom has every element', async () => {
    await mkdir(folder, { recursive: true });
    const file = join(folder, 'linkedom.mjs');
    await writeFile(file, LINKEDOM_PROGRAM);
    await run(process.execPath, [file]);
  });
});
