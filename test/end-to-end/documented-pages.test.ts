import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { blocksRunAs, onlyBlock } from '../documents.js';
import { type Loopback, type Reply, startLoopback } from '../loopback.js';
import type { Page } from 'playwright-core';
import { FAST, type PlayingElement } from './ad-scene.js';
import { demoPages } from './demo-pages.js';
import { elementReady } from './player-frame.js';
import { until } from './poll.js';
import { setAdSpeed } from '../timing/ad-speed.js';

const GUIDES = 'docs/guides/publisher';

const MARKUP = onlyBlock(`${GUIDES}/show-an-embed.md`, 'html', /<script type="module"/);
const STYLE_SHEET = onlyBlock(`${GUIDES}/show-an-embed.md`, 'css');
const CONTROL = onlyBlock(`${GUIDES}/control-the-player.md`, 'html');
const LOADER = onlyBlock(`${GUIDES}/load-when-needed.md`, 'html');

/** A page with the markup and the script of the guides. `player` is the origin of the service. */
const documentOf = (player: string): string => {
  return `<!doctype html><html lang="en"><title>An article</title>
${MARKUP}<button id="watch">Watch</button>
${CONTROL.replaceAll('https://media.example', player)}`;
};

/** A page with the markup of the loader and its style sheet. */
const LOADER_DOCUMENT = `<!doctype html><html lang="en"><title>An article</title><link rel="stylesheet" href="/site.css">${LOADER}`;

/** A site with this page, its style sheet, an embed and the scripts of the library. */
const startSite = (player: string, embed: string): Promise<Loopback> =>
  startLoopback(() => ({ path }): Reply | undefined => {
    if (path === '/') return { type: 'text/html', body: documentOf(player) };
    if (path === '/loader') return { type: 'text/html', body: LOADER_DOCUMENT };
    if (path === '/site.css') return { type: 'text/css', body: STYLE_SHEET };
    if (/^\/embeds\/[\w-]+\.json$/.test(path)) return { type: 'application/json', body: embed };
    if (!/^\/(media-embed(?:-loader)?|chunks\/[\w.-]+)\.js$/.test(path)) return undefined;
    return { type: 'text/javascript', body: readFileSync(`dist/cdn${path}`) };
  });

describe('the page of the guides', () => {
  const pages = demoPages();
  let site: Loopback | null = null;
  before(async () => {
    const player = pages.origin.replace('127.0.0.1', 'localhost');
    const published = await fetch(`${pages.origin}/published/embed/ad-skippable.json`);
    site = await startSite(player, await published.text());
  });
  after(() => site?.stop());

  it('names addresses that the sandbox publishes', async () => {
    const [, source = ''] = /<media-embed src="([^"]*)"/.exec(MARKUP) ?? [];
    const [, page = ''] = /<a href="([^"]*)">Watch/.exec(MARKUP) ?? [];
    for (const address of [source, page])
      assert.equal((await fetch(pages.origin + address)).status, 200, address);
  });

  it('shows the embed, plays it from its button and logs its ad and its end', async () => {
    assert.ok(site);
    const page = await pages.open('/favicon.svg');
    const printed: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'log') printed.push(message.text());
    });
    const isPrinted = (line: RegExp) => () =>
      Promise.resolve(printed.some((text) => line.test(text)));
    await page.addInitScript(setAdSpeed, FAST);
    await page.goto(site.origin);
    await page.locator('#watch').click();
    await until('the ad', isPrinted(/^preroll: ./));
    const player = page.locator('media-embed');
    await until('the content', () =>
      player.evaluate((el: PlayingElement) => el.ad === null && el.currentTime > 0.5),
    );
    await player.evaluate((el: PlayingElement) => {
      el.currentTime = Math.max(el.currentTime, 8);
    });
    await until('the end', isPrinted(/^ended after \d/));
    assert.deepEqual(
      printed.map((line) => line.split(/[: ]/, 1)[0]),
      ['preroll', 'ended'],
    );
    await page.context().close();
  });

  it('loads the element when its link is pressed, and plays it', async () => {
    assert.ok(site);
    const page = await pages.open('/favicon.svg');
    await page.goto(`${site.origin}/loader`);
    await page.getByRole('link').click();
    const player = page.locator('media-embed');
    await until('the ad', () => player.evaluate((el: PlayingElement) => el.ad !== null));
    await page.context().close();
  });
});

const [FIRST_EMBED, FIRST_AD, OWN_SITE, ...OTHERS] = blocksRunAs('whole page').map(
  ({ text }) => text,
);

describe('the pages that the README has to save', () => {
  const pages = demoPages();
  const folder = mkdtempSync(join(tmpdir(), 'first-page-'));
  after(() => rmSync(folder, { recursive: true }));

  /** Saves a page and opens the file. The sandbox has another port than that of `npm start`. */
  const open = async (html: string): Promise<Page> => {
    const file = join(folder, 'first.html');
    writeFileSync(file, html.replaceAll('http://127.0.0.1:4173', pages.origin));
    const page = await pages.newPage();
    await page.addInitScript(setAdSpeed, FAST);
    await page.goto(pathToFileURL(file).href);
    return page;
  };

  it('are three', () => {
    assert.ok(FIRST_EMBED);
    assert.ok(FIRST_AD);
    assert.ok(OWN_SITE);
    assert.deepEqual(OTHERS, []);
  });

  it('play an embed from a file', async () => {
    const page = await open(FIRST_EMBED ?? '');
    const player = page.locator('media-embed');
    await elementReady(player);
    await page.getByRole('button', { name: /^play/i }).first().click();
    await until('the content', () =>
      player.evaluate((el: PlayingElement) => el.ad === null && el.currentTime > 0.5),
    );
    await pages.closed(page);
  });

  it('name the ad and its end in a file', async () => {
    const page = await open(FIRST_AD ?? '');
    await elementReady(page.locator('media-embed'));
    await page.getByRole('button', { name: /^play/i }).first().click();
    const output = page.locator('output');
    const [, expected = ''] = /becomes `(.*)`/.exec(readFileSync('README.md', 'utf8')) ?? [];
    await until('the end of the ad', async () =>
      ((await output.textContent()) ?? '').endsWith('The ad is over. '),
    );
    assert.equal((await output.textContent())?.trim(), expected);
    await pages.closed(page);
  });

  it('play a video with its ad on a site without the sandbox’s scripts', async () => {
    const site = await startLoopback(() => ({ path }): Reply | undefined => {
      const body = (OWN_SITE ?? '').replaceAll('http://127.0.0.1:4173', pages.origin);
      if (path === '/') return { type: 'text/html', body };
      if (!path.startsWith('/media-embed/')) return undefined;
      const file = path.replace('/media-embed/', 'dist/cdn/');
      return { type: 'text/javascript', body: readFileSync(file) };
    });
    const page = await pages.newPage();
    await page.addInitScript(setAdSpeed, FAST);
    await page.goto(site.origin);
    await page.getByRole('button', { name: /^play/i }).first().click();
    const player = page.locator('media-embed');
    await until('the ad', () => player.evaluate((el: PlayingElement) => el.ad !== null));
    await until('the content', () =>
      player.evaluate((el: PlayingElement) => el.ad === null && el.currentTime > 0.5),
    );
    await page.context().close();
    await site.stop();
  });

  it('are beside embeds that the sandbox publishes', async () => {
    const [, names = ''] =
      /^Other embeds to try: (.*?)\. /m.exec(readFileSync('README.md', 'utf8')) ?? [];
    const ids = [...names.matchAll(/`([\w-]+)`/g)].map(([, id = '']) => id);
    assert.ok(ids.length >= 3, names);
    for (const id of ids)
      assert.equal((await fetch(`${pages.origin}/embeds/${id}.json`)).status, 200, id);
  });
});

describe('the style sheets of the documents', () => {
  const pages = demoPages();

  it('have only rules and declarations that the browser knows', async () => {
    const page = await pages.newPage();
    for (const { document, text } of blocksRunAs('style sheet')) {
      const kept = await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        const rules = [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule);
        return rules.map(({ cssText }) => cssText.match(/[\w-]+: /g)?.length ?? 0);
      }, text);
      const written = [...text.matchAll(/\{([^}]*)\}/g)].map(
        ([, body = '']) => body.match(/[\w-]+: /g)?.length,
      );
      assert.deepEqual(kept, written, document);
    }
    await pages.closed(page);
  });
});
