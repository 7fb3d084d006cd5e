import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { AdCounts } from './ad-counts.js';
import { AT_ONCE, type AdScene, openScene, type PlayerHost } from './ad-scene.js';
import { demoPages } from './demo-pages.js';

const NOTHING: AdCounts = { ads: {}, codes: {} };

/** The error that is reported to the server of an ad. */
const failed = (ad: string, code: number, times = 1): AdCounts => ({
  ads: { [ad]: { error: times } },
  codes: { [ad]: { [String(code)]: times } },
});

interface Row {
  readonly name: string;
  readonly embed: string;
  /** The events of the player for the tag, and the counts of its server. */
  readonly events: string;
  readonly counted: AdCounts;
}

const row = (name: string, embed: string, events: string, counted: AdCounts): Row => ({
  name,
  embed,
  events,
  counted,
});

/** Embeds of the seed whose preroll fails, each in a way of its own. */
const ROWS: readonly Row[] = [
  row('an interactive unit', '142', 'aderror preroll 901', failed('vpaid', 901)),
  row('a server out of order', '143', 'aderror preroll 301', NOTHING),
  row('a slow server', '144', 'aderror preroll 301', NOTHING),
  row('a server that stops in the middle', '145', 'aderror preroll 301', NOTHING),
  row('an answer that is cut', '146', 'aderror preroll 100', NOTHING),
  row('a page in place of an answer', '147', 'aderror preroll 100', NOTHING),
  row('an answer that no page may read', '148', 'aderror preroll 301', NOTHING),
  row('a format that nobody plays', '149', 'aderror preroll 403', failed('no-media', 403)),
  row('a file that is gone', '150', 'aderror preroll 401', failed('missing-media', 401)),
  row('a file that is no video', '151', 'aderror preroll 405', failed('bad-media', 405)),
  // Asked once with the tag's own cache buster and once without: two wrappers, each with a word of its own.
  row('wrappers in a circle', '152', 'aderror preroll 302', failed('wrapper-loop', 302, 2)),
  row('a wrapper that leads nowhere', '153', 'aderror preroll 301', failed('wrapper-nowhere', 301)),
];

const aborting =
  (pattern: RegExp) =>
  (page: Page): Promise<unknown> =>
    page.route(pattern, (route) => route.abort());

/** Answers nothing, ever. */
const hanging =
  (pattern: RegExp) =>
  (page: Page): Promise<unknown> =>
    page.route(pattern, () => new Promise(() => undefined));

/** Answers with code that cannot be run. */
const breaking =
  (pattern: RegExp) =>
  (page: Page): Promise<unknown> =>
    page.route(pattern, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken");' }),
    );

const within = (...events: readonly string[]): readonly string[] => [
  'adbreakstart preroll',
  ...events,
  'adbreakend preroll',
  'playing',
];

const FAILED_REQUEST = within('adrequest preroll', 'aderror preroll 301');

/** What happens on the way to the viewer: to embed 136, whose preroll is behind three wrappers. */
const ACCIDENTS = [
  ['the ad server is down', aborting(/\/ads\/vast\//), FAILED_REQUEST, NOTHING],
  ['all of the ads are blocked', aborting(/\/ads\//), FAILED_REQUEST, NOTHING],
  ['the ad server hangs', hanging(/\/ads\/vast\//), FAILED_REQUEST, NOTHING],
  [
    'the last server of a chain is down',
    aborting(/\/ads\/vast\/inline/),
    FAILED_REQUEST,
    {
      ads: {
        'wrapper-chain': { error: 1 },
        'wrapper-chain-2': { error: 1 },
        'wrapper-chain-3': { error: 1 },
      },
      codes: {
        'wrapper-chain': { '301': 1 },
        'wrapper-chain-2': { '301': 1 },
        'wrapper-chain-3': { '301': 1 },
      },
    },
  ],
  [
    'the media of the ad hang',
    hanging(/\/media\/short-advert/),
    within('adrequest preroll', 'aderror preroll 402'),
    {
      ads: Object.fromEntries(
        ['wrapper-chain', 'wrapper-chain-2', 'wrapper-chain-3', 'inline'].map((ad) => [
          ad,
          { error: 1 },
        ]),
      ),
      codes: Object.fromEntries(
        ['wrapper-chain', 'wrapper-chain-2', 'wrapper-chain-3', 'inline'].map((ad) => [
          ad,
          { '402': 1 },
        ]),
      ),
    },
  ],
  ['the code of the ads is blocked', aborting(/ad-controller/), ['playing'], NOTHING],
  ['the code of the ads is broken', breaking(/ad-controller/), ['playing'], NOTHING],
  ['the code of the ads hangs', hanging(/ad-controller/), ['playing'], NOTHING],
  ['the code of VAST is blocked', aborting(/lazy-vast/), within('aderror preroll 900'), NOTHING],
] as const;

/** The content really plays: no ad is on, nothing says that it failed, and time goes by. */
const assertPlays = async (scene: AdScene): Promise<void> => {
  await scene.contentAt(0.5);
  assert.equal(await scene.adVideo.count(), 0);
  assert.equal(await scene.player.getByRole('button', { name: /try again/i }).count(), 0);
};

describe('an ad that fails', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  const open = (
    embed: string,
    run: string,
    host: PlayerHost,
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<AdScene> =>
    openScene(pages, {
      ...{ embed, host, run },
      prepare: async (page) => {
        await prepare?.(page);
      },
    });

  for (const { name, embed, events, counted } of ROWS) {
    it(`lets the content play: ${name}`, async () => {
      const scene = await open(embed, `failure-${embed}`, 'hosted');
      await scene.play();
      await assertPlays(scene);
      assert.deepEqual(await scene.events(), within('adrequest preroll', events));
      assert.deepEqual(await scene.counts(), counted);
      await scene.page.context().close();
    });
  }

  for (const [at, [name, prepare, events, counted]] of ACCIDENTS.entries()) {
    it(`lets the content play: ${name}`, async () => {
      const scene = await open('136', `accident-${at}`, 'player', prepare);
      await scene.play();
      await assertPlays(scene);
      assert.deepEqual(await scene.events(), events);
      assert.deepEqual(await scene.counts(), counted);
      await scene.page.context().close();
    });
  }
});
