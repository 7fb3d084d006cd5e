import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type AdCounts, failed, NOTHING, prerollEvents, WRAPPERS } from './ad-counts.js';
import { AT_ONCE, type AdScene, openScene } from './ad-scene.js';
import { demoPages } from './demo-pages.js';

/** Embeds of the seed whose preroll fails, each in a way of its own. */
const EMBEDS: readonly [name: string, embed: string, code: number, counted: AdCounts][] = [
  ['the ad is an interactive unit', '142', 901, failed(['vpaid'], 901)],
  ['the server is out of order', '143', 301, NOTHING],
  ['the server is slow', '144', 301, NOTHING],
  ['the server stops in the middle', '145', 301, NOTHING],
  ['the response is cut', '146', 100, NOTHING],
  ['the response is a web page', '147', 100, NOTHING],
  ['the response allows no page to read it', '148', 301, NOTHING],
  ['the format of the media cannot be played', '149', 403, failed(['no-media'], 403)],
  ['the media file is missing', '150', 401, failed(['missing-media'], 401)],
  ['the media file is not a video', '151', 405, failed(['bad-media'], 405)],
  // Requested once with the tag's own cache buster and once without: two wrappers report.
  ['the wrappers lead in a circle', '152', 302, failed(['wrapper-loop'], 302, 2)],
  ['the wrapper leads nowhere', '153', 301, failed(['wrapper-nowhere'], 301)],
];

const aborting =
  (pattern: RegExp) =>
  (page: Page): Promise<unknown> =>
    page.route(pattern, (route) => route.abort());

/** Never responds. */
const hanging =
  (pattern: RegExp) =>
  (page: Page): Promise<unknown> =>
    page.route(pattern, () => new Promise(() => undefined));

/** Responds with code that throws. */
const breaking =
  (pattern: RegExp) =>
  (page: Page): Promise<unknown> =>
    page.route(pattern, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken");' }),
    );

const FAILED_REQUEST = prerollEvents('adrequest', 'aderror 301');

/** Failures on the way to the viewer of embed 136, whose preroll is within three wrappers. */
const NETWORK_FAILURES = [
  ['the ad server is down', aborting(/\/ads\/vast\//), FAILED_REQUEST, NOTHING],
  ['all of the ads are blocked', aborting(/\/ads\//), FAILED_REQUEST, NOTHING],
  ['the ad server hangs', hanging(/\/ads\/vast\//), FAILED_REQUEST, NOTHING],
  [
    'the last server of a chain is down',
    aborting(/\/ads\/vast\/inline/),
    FAILED_REQUEST,
    failed(WRAPPERS, 301),
  ],
  [
    'the media of the ad hang',
    hanging(/\/media\/short-advert/),
    prerollEvents('adrequest', 'aderror 402'),
    failed([...WRAPPERS, 'inline'], 402),
  ],
  ['the code of the ads is blocked', aborting(/ad-controller/), ['playing'], NOTHING],
  ['the code of the ads is broken', breaking(/ad-controller/), ['playing'], NOTHING],
  ['the code of the ads hangs', hanging(/ad-controller/), ['playing'], NOTHING],
  ['the code of VAST is blocked', aborting(/vast-parts/), prerollEvents('aderror 900'), NOTHING],
] as const;

/** Asserts that the content plays: no ad is on, no error is shown, and the playhead moves. */
const assertPlays = async (scene: AdScene): Promise<void> => {
  await scene.contentAt(0.5);
  assert.equal(await scene.adVideo.count(), 0);
  assert.equal(await scene.player.getByRole('button', { name: /try again/i }).count(), 0);
};

describe('an ad that fails', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  const assertEvents = async (
    scene: AdScene,
    events: readonly string[],
    counted: AdCounts,
  ): Promise<void> => {
    await scene.play();
    await assertPlays(scene);
    assert.deepEqual(await scene.events(), events);
    assert.deepEqual(await scene.counts(), counted);
    await scene.page.context().close();
  };

  for (const [name, embed, code, counted] of EMBEDS) {
    it(`lets the content play if ${name}`, async () => {
      const scene = await openScene(pages, { embed, host: 'hosted', run: `failure-${embed}` });
      await assertEvents(scene, prerollEvents('adrequest', `aderror ${code}`), counted);
    });
  }

  for (const [at, [name, prepare, events, counted]] of NETWORK_FAILURES.entries()) {
    it(`lets the content play if ${name}`, async () => {
      const settings = { embed: '136', host: 'player', run: `network-${at}`, prepare } as const;
      await assertEvents(await openScene(pages, settings), events, counted);
    });
  }
});
