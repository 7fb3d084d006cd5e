import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { AT_ONCE, FAST, openScene, type PlayerHost, type PlayingElement } from './ad-scene.js';
import { changeEmbed, countedAs, type WireEmbed } from './changed-embed.js';
import {
  type ApiCase,
  CONSENT_QUERY,
  type Sent,
  sentIn,
  WITHHELD,
} from '../src/player/consent/consent-cases.js';
import { CONSENT_ANSWERS, UNKNOWN } from './consent-answers.js';
import { installPlatform, type PlatformPlan, type PlatformWindow } from './consent-platform.js';
import { type DemoPages, demoPages } from './demo-pages.js';
import { FOLDER, frameDocument, playerDocument, serveElements } from './elements-page.js';
import { until } from './poll.js';
import { sampled } from '../sample.js';

interface TagAdWire {
  readonly source_url: string;
}

/** Prerolls alone, whose tags contain every placeholder that depends on consent. */
const withConsentTags = (embed: WireEmbed): WireEmbed => ({
  ...embed,
  preroll: (embed['preroll'] as readonly TagAdWire[]).map((ad) => ({
    ...ad,
    source_url: `${ad.source_url}&${CONSENT_QUERY}`,
  })),
  midroll: null,
  postroll: null,
});

/** The consent parameters in the ad requests of a run, in order, once there are so many. */
const sentBy = async (
  { origin }: DemoPages,
  run: string,
  count: number,
): Promise<readonly Sent[]> => {
  let sent: readonly Sent[] = [];
  await until(`${count} requests of ${run}`, async () => {
    const reply = await fetch(`${origin}/ads/requests.json`);
    const requests = (await reply.json()) as readonly { readonly url: string }[];
    sent = requests.flatMap(({ url }) => (url.includes(`run=${run}&`) ? [sentIn(url)] : []));
    return sent.length >= count;
  });
  return sent;
};

/** The platform is in the page of the player itself, or in the page of another origin around it. */
const HOSTS: readonly PlayerHost[] = ['hosted', 'framed', 'player'];

/** The element in a page waits longer, as `watchConsent` does by default. */
const WAITING_HOSTS: readonly PlayerHost[] = ['hosted', 'framed'];

/**
 * All hosts for TCF, and one for each other API: how a host finds a platform is the same for all of them, and
 * test/src/player/consent reads each API in a page and in frames of both kinds.
 */
const hostsFor = (api: ApiCase['api'], hosts: readonly PlayerHost[]): readonly PlayerHost[] =>
  api === '__tcfapi' ? hosts : sampled(hosts, hosts.length, api.length);

describe('consent in ad requests', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  const open = (run: string, host: PlayerHost, plan: PlatformPlan | null, adSpeed = FAST) =>
    openScene(pages, {
      embed: 'ad-breaks',
      host,
      run,
      change: withConsentTags,
      adSpeed,
      prepare: async (page) => {
        if (plan !== null) await page.addInitScript(installPlatform, plan);
      },
    });

  /** The consent parameters in the first request and in the one after the platform's next response. */
  const sentAround = async (
    run: string,
    host: PlayerHost,
    plan: PlatformPlan,
    answer: object,
  ): Promise<readonly Sent[]> => {
    const scene = await open(run, host, plan, 1);
    const { page, player } = scene;
    // The pause delays the next request until the response has arrived, even on a slow machine.
    await player.evaluate((el: PlayingElement) => {
      el.addEventListener('adstart', () => el.pause(), { once: true });
    });
    await scene.play();
    await scene.emits('adstart preroll');
    await page.evaluate((next) => (window as PlatformWindow).setConsentAnswer?.(next), answer);
    await until(`the answer to arrive in ${run}`, () =>
      page.evaluate(() => (window as PlatformWindow).hasReceivedConsent?.() === true),
    );
    await scene.hurryAd();
    // The ad may end before its playback begins.
    await player.evaluate((el: PlayingElement) => el.play().catch(() => undefined));
    const sent = await sentBy(pages, run, 2);
    await pages.closed(page);
    return sent;
  };

  /** The consent parameters in the first request. */
  const sentFirst = async (
    run: string,
    host: PlayerHost,
    plan: PlatformPlan | null,
  ): Promise<Sent | undefined> => {
    const scene = await open(run, host, plan);
    await scene.play();
    const [sent] = await sentBy(pages, run, 1);
    await pages.closed(scene.page);
    return sent;
  };

  for (const host of HOSTS) {
    it(`sends consent as unknown without a platform: ${host}`, async () => {
      assert.deepEqual(await sentFirst(`consent-none-${host}`, host, null), UNKNOWN);
    });
  }

  for (const { api, given, refused, sentWhenGiven, sentWhenRefused } of CONSENT_ANSWERS) {
    for (const host of hostsFor(api, HOSTS)) {
      const runOf = (what: string): string => `consent${api}-${what}-${host}`;

      it(`sends the consent of ${api}, and its withdrawal in the next request: ${host}`, async () => {
        const plan = { api, answer: given, isThere: true };
        // US privacy does not report changes: its first response remains valid.
        const then = api === '__uspapi' ? sentWhenGiven : sentWhenRefused;
        const sent = await sentAround(runOf('given'), host, plan, refused);
        assert.deepEqual(sent, [sentWhenGiven, then]);
      });

      it(`withholds identifiers when ${api} reports a refusal: ${host}`, async () => {
        const plan = { api, answer: refused, isThere: true };
        assert.deepEqual(await sentFirst(runOf('refused'), host, plan), sentWhenRefused);
      });

      it(`sends the consent of ${api} in the next request when its platform loads late: ${host}`, async () => {
        const plan = { api, answer: null, isThere: false };
        const sent = await sentAround(runOf('late'), host, plan, given);
        assert.deepEqual(sent, [UNKNOWN, sentWhenGiven]);
      });
    }

    for (const host of hostsFor(api, WAITING_HOSTS)) {
      it(`withholds identifiers while ${api} does not respond: ${host}`, async () => {
        const plan = { api, answer: null, isThere: true };
        const sent = await sentAround(`consent${api}-silent-${host}`, host, plan, given);
        assert.deepEqual(sent, [{ ...UNKNOWN, ...WITHHELD }, sentWhenGiven]);
      });
    }
  }
});

/** An embed that starts by itself, with a preroll. */
const AUTOPLAY = 'autoplay-with-ad';

/** Milliseconds after which the platform responds: the player has started and still waits. */
const ANSWER_DELAY_MS = 700;

/** TCF on all hosts and GPP on one; US privacy never waits for the viewer. */
const DELAYED: readonly (readonly [ApiCase['api'], PlayerHost])[] = [
  ['__tcfapi', 'hosted'],
  ['__tcfapi', 'framed'],
  ['__tcfapi', 'player'],
  ['__gpp', 'hosted'],
];

describe('consent that is given after the start', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  const openAt = async (page: Page, host: PlayerHost): Promise<void> => {
    const hosted = `${pages.playerOrigin}/proxy/iframe.php/${AUTOPLAY}/demo`;
    const isFramed = host === 'framed';
    await serveElements(page, isFramed ? frameDocument(hosted) : playerDocument(AUTOPLAY, ''));
    await page.goto(host === 'hosted' ? hosted : pages.origin + FOLDER);
  };

  for (const [api, host] of DELAYED) {
    it(`delays ads that start automatically until ${api} has responded: ${host}`, async () => {
      const answers = CONSENT_ANSWERS.find((each) => each.api === api);
      assert.ok(answers !== undefined);
      const run = `awaited${api}-${host}`;
      const page = await pages.newPage();
      await changeEmbed(page, AUTOPLAY, (embed) => withConsentTags(countedAs(run)(embed)));
      const plan = { api, answer: answers.given, isThere: true, delay: ANSWER_DELAY_MS };
      await page.addInitScript(installPlatform, plan);
      await openAt(page, host);
      assert.deepEqual(await sentBy(pages, run, 1), [answers.sentWhenGiven]);
      await pages.closed(page);
    });
  }
});
