import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { type Loopback, type Reply, startLoopback } from '../loopback.js';
import type { PlayingElement } from './ad-scene.js';
import { demoPages } from './demo-pages.js';
import { until } from './poll.js';

const readme = readFileSync('README.md', 'utf8');

/** The code blocks of one language in the README. */
const blocks = (language: string): readonly string[] =>
  [...readme.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map(
    ([, text = '']) => text,
  );

/** The address in the first snippet. */
const [, source = ''] = /<media-embed src="([^"]*)"/.exec(readme) ?? [];

/** A page with the markup and the script of the README. `player` is the origin of the service. */
const documentOf = (player: string): string => {
  const [markup = '', script = ''] = blocks('html');
  return `<!doctype html><html lang="en"><title>README</title>
${markup}<button id="watch">Watch</button>
${script.replaceAll('https://media.example', player)}`;
};

/** A page with the markup of the loader and its style sheet. */
const loaderDocument = (): string => {
  const [markup = ''] = blocks('html').filter((block) => block.includes('media-embed-loader'));
  return `<!doctype html><html lang="en"><title>README</title><link rel="stylesheet" href="/site.css">${markup}`;
};

/** A site with this page, its style sheet, an embed and the scripts of the library. */
const startSite = (player: string, embed: string): Promise<Loopback> =>
  startLoopback(() => ({ path }): Reply | undefined => {
    if (path === '/') return { type: 'text/html', body: documentOf(player) };
    if (path === '/loader') return { type: 'text/html', body: loaderDocument() };
    if (path === '/site.css') return { type: 'text/css', body: blocks('css')[0] ?? '' };
    if (/^\/embeds\/[\w-]+\.json$/.test(path)) return { type: 'application/json', body: embed };
    if (!/^\/(media-embed(?:-loader)?|chunks\/[\w.-]+)\.js$/.test(path)) return undefined;
    return { type: 'text/javascript', body: readFileSync(`dist/cdn${path}`) };
  });

describe('the page of the README', () => {
  const pages = demoPages();
  let site: Loopback | null = null;
  before(async () => {
    const player = pages.origin.replace('127.0.0.1', 'localhost');
    const published = await fetch(`${pages.origin}/published/embed/ad-skippable.json`);
    site = await startSite(player, await published.text());
  });
  after(() => site?.stop());

  it('names addresses that the sandbox publishes', async () => {
    const [, page = ''] = /<a href="([^"]*)">Watch/.exec(readme) ?? [];
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
