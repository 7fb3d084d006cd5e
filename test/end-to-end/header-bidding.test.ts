import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page, Route } from 'playwright-core';
import { adCounts, PLAYED } from './ad-counts.js';
import { FAST } from './ad-scene.js';
import { changeEmbed, countedAs } from './changed-embed.js';
import { demoPages } from './demo-pages.js';
import { FOLDER, serveElements } from './elements-page.js';
import { until } from './poll.js';
import { setAdSpeed } from '../timing/ad-speed.js';
import { prebidScript } from './prebid.js';

const EMBED = 'ad-breaks';

type Format = 'player' | 'iframe';

/**
 * What the local bidder responds, and what the page gives to the player: VAST, a URL that Prebid wraps into VAST, a
 * URL, or nothing before Prebid's time is over.
 */
type Bid = 'VAST' | 'a wrapped URL' | 'a URL' | 'nothing';

/** The page of a publisher, as the guide writes it. */
const documentOf = (format: Format, bid: Bid): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>A page with header bidding</title>
<link rel="icon" href="data:,">
<style>media-embed { display: block; inline-size: 640px; block-size: 360px }</style>
<script src="${FOLDER}prebid.js"></script>
<script type="module">
import { adSettings } from '${FOLDER}media-embed.js';
// A busy machine may take long.
adSettings.requestTimeout = 20_000;
const auction = '${FOLDER}auction';
pbjs.setConfig({
  cache: { allowVastXmlOnly: true },
  s2sConfig: {
    accountId: '1',
    bidders: ['local'],
    allowUnknownBidderCodes: true,
    adapter: 'prebidServer',
    enabled: true,
    timeout: 1000,
    endpoint: location.origin + auction,
  },
});
const bid = (code) => new Promise((resolve) => {
  pbjs.requestBids({
    timeout: 1000,
    adUnits: [{
      code,
      mediaTypes: {
        video: { context: 'instream', playerSize: [640, 360], mimes: ['video/mp4'], protocols: [2, 3, 7], plcmt: 1 },
      },
      bids: [{ bidder: 'local', params: {} }],
    }],
    bidsBackHandler: () => {
      const [best] = pbjs.getHighestCpmBids(code);
      if (best === undefined) return resolve(null);
      pbjs.markWinningBidAsUsed({ adId: best.adId });
      resolve(${bid === 'a URL' ? 'best.vastUrl' : 'best.vastXml ?? best.vastUrl'});
    },
  });
});
const embed = document.querySelector('media-embed');
window.seen = [];
for (const name of ['adbreakstart', 'adrequest', 'adstart', 'adend', 'aderror', 'adempty', 'adbreakend', 'playing'])
  embed.addEventListener(name, ({ position, ad, errorCode, message }) => seen.push([name, position, ad?.path, errorCode, message || null].filter((part) => part != null).join(' ')));
embed.addEventListener('adbreakstart', (event) => {
  if (event.position === 'preroll') event.respondWith(bid('preroll'));
});
</script>
</head>
<body><media-embed format="${format}" loading="click" src="/published/embed/${EMBED}.json"></media-embed></body>
</html>`;

interface BidRequest {
  readonly id: string;
  readonly imp: readonly { readonly id: string }[];
}

const bidResponse = ({ id, imp }: BidRequest, creative: object): object => ({
  id,
  cur: 'USD',
  seatbid: [
    {
      seat: 'local',
      bid: [
        {
          id: '1',
          impid: imp[0]?.id,
          price: 5,
          crid: 'creative',
          adomain: ['shop.example'],
          ...creative,
          ext: { prebid: { type: 'video' } },
        },
      ],
    },
  ],
});

/** A bidder that speaks OpenRTB, as Prebid Server does. Returns the bid requests that arrived. */
const serveBidder = async (page: Page, bid: Bid, vastUrl: string): Promise<BidRequest[]> => {
  const requests: BidRequest[] = [];
  const creative =
    bid === 'VAST' ? { adm: await (await fetch(vastUrl)).text() } : { nurl: vastUrl };
  await page.context().route(`**${FOLDER}auction`, async (route: Route) => {
    const request = JSON.parse(route.request().postData() ?? '{}') as BidRequest;
    requests.push(request);
    if (bid !== 'nothing') await route.fulfill({ json: bidResponse(request, creative) });
  });
  const body = await prebidScript();
  await page
    .context()
    .route(`**${FOLDER}prebid.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
  return requests;
};

const seenOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as Window & { seen?: string[] }).seen ?? []);

const start = (position: string): string => `adbreakstart ${position}`;
const end = (position: string): string => `adbreakend ${position}`;

describe('header bidding with Prebid.js', { concurrency: 1 }, () => {
  const pages = demoPages();

  for (const format of ['iframe', 'player'] as const) {
    for (const bid of ['VAST', 'a wrapped URL', 'a URL', 'nothing'] as const) {
      const ads = bid === 'nothing' ? 'the ads of the embed without a bid' : `a bid with ${bid}`;
      it(`plays ${ads} in the format ${format}`, async () => {
        const run = `bidding-${format}-${bid.replaceAll(' ', '-')}`;
        const page = await pages.newPage({ viewport: { width: 720, height: 420 } });
        await page.addInitScript(setAdSpeed, FAST);
        await changeEmbed(page, EMBED, countedAs(run));
        await serveElements(page, documentOf(format, bid));
        // The ad and its media are of another origin than the player.
        const adOrigin = format === 'iframe' ? pages.origin : pages.playerOrigin;
        const vastUrl = `${adOrigin}/ads/vast/inline.xml?run=${run}-bid`;
        const requests = await serveBidder(page, bid, vastUrl);
        await page.goto(pages.origin + FOLDER);
        await page.getByRole('button', { name: /^play/i }).first().click();
        await until('the content', async () => (await seenOn(page)).includes('playing'));
        assert.equal(requests.length, 1);
        const seen = (await seenOn(page)).slice(0, (await seenOn(page)).indexOf('playing'));
        const own = ['/preroll/0', '/preroll/1'].flatMap((path) => [
          'adrequest preroll',
          `adstart preroll ${path}`,
          `adend preroll ${path}`,
        ]);
        const bought = ['adstart preroll ', 'adend preroll '];
        const requested = bid === 'a URL' ? ['adrequest preroll'] : [];
        const expected = bid === 'nothing' ? own : [...requested, ...bought];
        assert.deepEqual(seen, [start('preroll'), ...expected, end('preroll')]);
        const played = bid === 'nothing' ? {} : { inline: PLAYED };
        await until('the trackers', async () => {
          const { ads: counted } = await adCounts(pages.origin, `${run}-bid`);
          return JSON.stringify(counted).length >= JSON.stringify(played).length;
        });
        assert.deepEqual(await adCounts(pages.origin, `${run}-bid`), { ads: played, codes: {} });
        const hasOwnAds = async (): Promise<boolean> =>
          Object.keys((await adCounts(pages.origin, run)).ads).length > 0;
        if (bid === 'nothing') await until('the trackers of the embed', hasOwnAds);
        else assert.equal(await hasOwnAds(), false);
        await pages.closed(page);
      });
    }
  }
});
