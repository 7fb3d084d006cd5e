import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AT_ONCE, type AdScene, openScene, type Place, type PlayingElement } from './ad-scene.js';
import type { WireEmbed } from './changed-embed.js';
import {
  CONSENT_ANSWERS,
  CONSENT_QUERY,
  type Sent,
  sentIn,
  UNKNOWN,
  WITHHELD,
} from './consent-answers.js';
import { installPlatform, type PlatformPlan, type PlatformWindow } from './consent-platform.js';
import { demoPages } from './demo-pages.js';
import { until } from './poll.js';

interface TagAdWire {
  readonly source_url: string;
}

/** Prerolls alone, whose tags ask for all that consent may decide. */
const asking = (embed: WireEmbed): WireEmbed => ({
  ...embed,
  preroll: (embed['preroll'] as readonly TagAdWire[]).map((ad) => ({
    ...ad,
    source_url: ad.source_url + CONSENT_QUERY,
  })),
  midroll: null,
  postroll: null,
});

/** The platform is in the page of the player itself, or in the page of another origin around it. */
const PLACES: readonly Place[] = ['hosted', 'framed', 'player'];

describe('what ad requests say of consent', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  const open = (run: string, place: Place, plan: PlatformPlan | null): Promise<AdScene> =>
    openScene(pages, {
      embed: '130',
      place,
      run,
      change: asking,
      prepare: async (page) => {
        if (plan !== null) await page.addInitScript(installPlatform, plan);
      },
    });

  /** What left in the requests of a run, in their order, once there are so many. */
  const sentBy = async (run: string, count: number): Promise<readonly Sent[]> => {
    let sent: readonly Sent[] = [];
    await until(`${count} requests of ${run}`, async () => {
      const reply = await fetch(`${pages.origin}/ads/requests.json`);
      const requests = (await reply.json()) as readonly { readonly url: string }[];
      sent = requests.flatMap(({ url }) => (url.includes(`run=${run}&`) ? [sentIn(url)] : []));
      return sent.length >= count;
    });
    return sent;
  };

  /** What leaves in the first request of a scene, and in the next one after the platform says something. */
  const sentAround = async (
    scene: AdScene,
    run: string,
    answer: object,
  ): Promise<readonly Sent[]> => {
    const { page, player } = scene;
    // However slow the machine is, the next request has to wait for the answer.
    await player.evaluate((el: PlayingElement) => {
      el.addEventListener('adstart', () => el.pause(), { once: true });
    });
    await scene.play();
    await scene.hears('adstart preroll');
    await page.evaluate((next) => (window as PlatformWindow).consentSays?.(next), answer);
    await until(`the answer to be heard in ${run}`, () =>
      page.evaluate(() => (window as PlatformWindow).consentWasHeard?.() === true),
    );
    await scene.hurryAd();
    await player.evaluate((el: PlayingElement) => el.play());
    const sent = await sentBy(run, 2);
    await pages.closed(scene.page);
    return sent;
  };

  /** What leaves in the first request of a scene. */
  const sentFirst = async (scene: AdScene, run: string): Promise<Sent | undefined> => {
    await scene.play();
    const [sent] = await sentBy(run, 1);
    await pages.closed(scene.page);
    return sent;
  };

  for (const place of PLACES) {
    it(`is unknown without a platform: ${place}`, async () => {
      const run = `consent-none-${place}`;
      assert.deepEqual(await sentFirst(await open(run, place, null), run), UNKNOWN);
    });
  }

  for (const { api, given, refused, sentWhenGiven, sentWhenRefused } of CONSENT_ANSWERS) {
    for (const place of PLACES) {
      const runOf = (what: string): string => `consent${api}-${what}-${place}`;

      it(`${api}: given, and taken back before the next request: ${place}`, async () => {
        const run = runOf('given');
        const scene = await open(run, place, { api, answer: given, isThere: true });
        // US privacy tells no changes: what was said at first holds.
        const then = api === '__uspapi' ? sentWhenGiven : sentWhenRefused;
        assert.deepEqual(await sentAround(scene, run, refused), [sentWhenGiven, then]);
      });

      it(`${api}: refused: ${place}`, async () => {
        const run = runOf('refused');
        const scene = await open(run, place, { api, answer: refused, isThere: true });
        assert.deepEqual(await sentFirst(scene, run), sentWhenRefused);
      });

      it(`${api}: comes when the first request has left: ${place}`, async () => {
        const run = runOf('late');
        const scene = await open(run, place, { api, answer: null, isThere: false });
        assert.deepEqual(await sentAround(scene, run, given), [UNKNOWN, sentWhenGiven]);
      });
    }

    // The element in a page waits longer, as `watchConsent` does by default.
    for (const place of ['hosted', 'framed'] as const) {
      it(`${api}: is there and silent for too long, then answers: ${place}`, async () => {
        const run = `consent${api}-silent-${place}`;
        const scene = await open(run, place, { api, answer: null, isThere: true });
        assert.deepEqual(await sentAround(scene, run, given), [
          { ...UNKNOWN, ...WITHHELD },
          sentWhenGiven,
        ]);
      });
    }
  }
});
