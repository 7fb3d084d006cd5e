import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changeEmbed, type WireEmbed } from './changed-embed.js';
import { demoPages } from './demo-pages.js';
import { FOLDER, serveElements } from './elements-page.js';

const EMBED = 'ad-stream';

const documentOf = (attributes: string, playerOrigin: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>A page with a framed player</title>
<link rel="icon" href="data:,">
<style>media-embed { display: block; inline-size: 640px; block-size: 360px }</style>
<script type="module">
  import { MediaEmbed } from '${FOLDER}media-embed.js';
  MediaEmbed.allowedPlayerOrigins = ['${playerOrigin}'];
</script>
</head>
<body>
<media-embed loading="click" format="iframe" ${attributes} src="/published/embed/${EMBED}.json"></media-embed>
</body>
</html>`;

const MACROS = 'page=[PAGEURL]&domain=[DOMAIN]&regulations=[REGULATIONS]&coppa=[coppa]';

const withMacros = (embed: WireEmbed): WireEmbed =>
  JSON.parse(JSON.stringify(embed).replace('inline.xml?', `inline.xml?${MACROS}&`)) as WireEmbed;

describe('the ad tag of a framed player', { concurrency: 2 }, () => {
  const pages = demoPages();

  /** The parameters of the ad request, once the player is started in a page with an element of these attributes. */
  const requestedWith = async (attributes: string): Promise<Readonly<Record<string, string>>> => {
    const page = await pages.newPage({ viewport: { width: 720, height: 420 } });
    await changeEmbed(page, EMBED, withMacros);
    await serveElements(page, documentOf(attributes, pages.playerOrigin));
    const requested = page.waitForRequest((request) => request.url().includes('/ads/vast/'));
    await page.goto(`${pages.origin}${FOLDER}?article=7`);
    await page.getByRole('button', { name: /^play/i }).first().click();
    const { searchParams } = new URL((await requested).url());
    await pages.closed(page);
    return Object.fromEntries(searchParams);
  };

  it('has the origin of the page, and no regulation, if the element declares nothing', async () => {
    const { page, domain, regulations, coppa } = await requestedWith('');
    const { hostname } = new URL(pages.origin);
    assert.deepEqual([page, domain], [`${pages.origin}/`, hostname]);
    assert.deepEqual([regulations, coppa], ['-1', '[coppa]']);
  });

  it('has the URL of the page if `referrerpolicy` allows it', async () => {
    const { page } = await requestedWith('referrerpolicy="no-referrer-when-downgrade"');
    assert.equal(page, `${pages.origin}${FOLDER}?article=7`);
  });

  it('says that the content is directed at children if the element declares it', async () => {
    const { regulations, coppa } = await requestedWith('coppa');
    assert.deepEqual([regulations, coppa], ['coppa', '1']);
  });
});
