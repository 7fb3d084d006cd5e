import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { errorSentence, type Failure } from '../../src/player/error-sentences.js';
import { AT_ONCE } from './ad-scene.js';
import { embedPages } from './embed-pages.js';

/** Sources that an element cannot show, and why. */
const FAILURES: readonly (readonly [src: string, failure: Failure])[] = [
  ['/missing.json', { code: 'http-status', found: '404' }],
  ['/missing.json?key=secret', { code: 'http-status', found: '404' }],
  ['/page/0', { code: 'content-type', found: 'text/html' }],
  [
    'https://elsewhere.example/embed.json',
    { code: 'source-refused', found: 'https://elsewhere.example' },
  ],
  ...[
    'https://user:password@elsewhere.example/embed.json#a',
    ' https:\\\\user:password@elsewhere.example\\embed.json?key=secret',
    'https:user:password@elsewhere.example/embed.json',
  ].map((src) => [src, { code: 'source-refused', found: 'https://elsewhere.example' }] as const),
  ['data:application/json,{}', { code: 'source-refused', found: 'data:' }],
];

const appendEmbed = (page: Page, src: string): Promise<void> =>
  page.evaluate((address) => {
    const embed = document.createElement('media-embed');
    embed.setAttribute('loading', 'eager');
    embed.setAttribute('src', address);
    document.querySelector('main')?.append(embed);
  }, src);

/** The next warning in the console of a page, and the `src` of the element that it is about. */
const nextWarning = async (page: Page) => {
  const message = await page.waitForEvent('console', (event) => event.type() === 'warning');
  const [, element] = message.args();
  const src = await element?.evaluate((value) => (value as Element).getAttribute('src'));
  return { text: message.text(), src };
};

describe(
  'a failure in the console of a page with the built files',
  { concurrency: AT_ONCE },
  () => {
    const pages = embedPages();

    for (const [src, failure] of FAILURES) {
      it(`is a sentence about the element with src="${src}"`, async () => {
        const { page } = await pages.open('<p>An embed comes later.</p>');
        const warning = nextWarning(page);
        await appendEmbed(page, src);
        const said = await warning;
        const { protocol, host, pathname } = new URL(src, page.url());
        const address = protocol === 'data:' ? protocol : `${protocol}//${host}${pathname}`;
        const beginning = `<media-embed src="${address}">: ${errorSentence(failure)}`;
        assert.ok(said.text.startsWith(beginning), said.text);
        assert.equal(said.src, src);
        await page.context().close();
      });
    }

    it('is the code if the sentences cannot be loaded', async () => {
      const { page } = await pages.open('<p>An embed comes later.</p>');
      await page.waitForLoadState('networkidle');
      await page.route('**/error-sentences*.js', (route) => route.abort());
      const warning = nextWarning(page);
      await appendEmbed(page, '/missing.json');
      const said = await warning;
      assert.match(said.text, /^<media-embed src="http:[^"]*\/missing\.json">: http-status/);
      await page.context().close();
    });
  },
);
