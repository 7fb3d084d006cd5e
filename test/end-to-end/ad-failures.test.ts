import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { AT_ONCE, openScene, type SceneSettings } from './ad-scene.js';
import { demoPages } from './demo-pages.js';

/** A preroll that fails. */
interface AdFailure {
  readonly name: string;
  /** An embed of the seed, in the hosted player. Default: `ad-wrappers` in a page, with three wrappers. */
  readonly embed?: string;
  /** Breaks requests of the page. Default: none. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly limits?: SceneSettings['limits'];
  /** The VAST error code. */
  readonly code?: number;
  /** How often each ad reports the code to its own server. Default: never. */
  readonly reports?: Readonly<Record<string, number>>;
  /** The events of the player. Default: a request and its error. */
  readonly events?: readonly string[];
}

const aborting =
  (pattern: RegExp) =>
  (page: Page): Promise<unknown> =>
    page.route(pattern, (route) => route.abort());

/** Never responds. */
const hanging =
  (pattern: RegExp) =>
  (page: Page): Promise<unknown> =>
    page.route(pattern, () => new Promise(() => undefined));

/** Responds with a script that throws. */
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

/** The slot without the code of the ads, which also emits the events of breaks. */
const LOST = ['aderror preroll 900', 'playing'];

const WRAPPERS = { 'wrapper-chain': 1, 'wrapper-chain-2': 1, 'wrapper-chain-3': 1 };

/** For what never comes; a busy machine needs the full time for the rest. */
const SHORT_CODE = { codeTimeout: 2_000 };
const SHORT_REQUEST = { requestTimeout: 2_000 };
const SHORT_MEDIA = { mediaTimeout: 2_000 };

const FAILURES: readonly AdFailure[] = [
  { name: 'it is an interactive unit', embed: 'ad-vpaid', code: 901, reports: { vpaid: 1 } },
  { name: 'its server is out of order', embed: 'ad-server-error', code: 301 },
  { name: 'its server is slow', embed: 'ad-server-slow', limits: SHORT_REQUEST, code: 301 },
  {
    name: 'its server stops in the middle',
    embed: 'ad-server-stalled',
    limits: SHORT_REQUEST,
    code: 301,
  },
  { name: 'the response is truncated', embed: 'ad-truncated', code: 100 },
  { name: 'the response is an HTML page', embed: 'ad-html', code: 100 },
  {
    name: 'its server does not allow the page to read the response',
    embed: 'ad-no-cors',
    code: 301,
  },
  {
    name: 'no player supports its format',
    embed: 'ad-unsupported-format',
    code: 403,
    reports: { 'no-media': 1 },
  },
  {
    name: 'its file is missing',
    embed: 'ad-missing-file',
    code: 401,
    reports: { 'missing-media': 1 },
  },
  {
    name: 'its file is not a video',
    embed: 'ad-not-a-video',
    code: 405,
    reports: { 'bad-media': 1 },
  },
  // The first request has the cache buster of the tag and the second does not: two wrappers report.
  {
    name: 'its wrappers form a circle',
    embed: 'ad-wrapper-loop',
    code: 302,
    reports: { 'wrapper-loop': 2 },
  },
  {
    name: 'its wrapper leads nowhere',
    embed: 'ad-wrapper-nowhere',
    code: 301,
    reports: { 'wrapper-nowhere': 1 },
  },
  { name: 'its server is down', prepare: aborting(/\/ads\/vast\//), code: 301 },
  { name: 'all requests for ads are blocked', prepare: aborting(/\/ads\//), code: 301 },
  { name: 'its server hangs', prepare: hanging(/\/ads\/vast\//), limits: SHORT_REQUEST, code: 301 },
  {
    name: 'the last server of its chain is down',
    prepare: aborting(/\/ads\/vast\/inline/),
    code: 301,
    reports: WRAPPERS,
  },
  {
    name: 'the request for its media hangs',
    prepare: hanging(/\/media\/short-advert/),
    limits: SHORT_MEDIA,
    code: 402,
    reports: { ...WRAPPERS, inline: 1 },
  },
  {
    name: 'the ad code is blocked',
    prepare: aborting(/\/(?:breaks|ad-controller)-/),
    events: LOST,
  },
  { name: 'the ad code throws', prepare: breaking(/\/(?:breaks|ad-controller)-/), events: LOST },
  {
    name: 'the request for the ad code hangs',
    prepare: hanging(/\/(?:breaks|ad-controller)-/),
    limits: SHORT_CODE,
    events: LOST,
  },
  {
    name: 'the code for VAST is blocked',
    prepare: aborting(/\/(?:lazy-vast|vast)-/),
    events: LOST,
  },
];

describe('a preroll that fails', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  for (const [at, failure] of FAILURES.entries()) {
    const { name, embed, prepare, limits, code = 0, reports = {}, events } = failure;
    it(`lets the content play when ${name}`, async () => {
      const host = embed === undefined ? 'player' : 'hosted';
      const run = `failure-${at}`;
      const settings = {
        embed: embed ?? 'ad-wrappers',
        host,
        run,
        prepare,
        ...(limits && { limits }),
      } as const;
      const scene = await openScene(pages, settings);
      await scene.play();
      await scene.contentAt(0.5);
      assert.equal(await scene.adVideo.count(), 0);
      assert.equal(await scene.player.getByRole('button', { name: /try again/i }).count(), 0);
      const expected = events ?? within('adrequest preroll', `aderror preroll ${code}`);
      assert.deepEqual(await scene.events(), expected);
      const reported = Object.entries(reports);
      assert.deepEqual(await scene.counts(), {
        ads: Object.fromEntries(reported.map(([ad, times]) => [ad, { error: times }])),
        codes: Object.fromEntries(reported.map(([ad, times]) => [ad, { [code]: times }])),
      });
      await scene.page.context().close();
    });
  }
});
