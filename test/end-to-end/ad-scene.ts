import type { Locator, Page } from 'playwright-core';
import { sampled } from '../sample.js';
import { type AdCounts, adCounts } from './ad-counts.js';
import { type AdLimits, limitAds } from './ad-limits.js';
import { changeEmbed, countedAs, type EmbedChange } from './changed-embed.js';
import type { DemoPages } from './demo-pages.js';
import { FOLDER, frameDocument, playerDocument, serveElements } from './elements-page.js';
import { elementReady } from './player-frame.js';
import { until } from './poll.js';
import { setAdSpeed } from '../timing/ad-speed.js';

/**
 * Where an embed is played: in the page of the hosted player, by an element in a page of a publisher, or
 * in the hosted player framed by a page of another origin.
 */
const HOSTS = ['hosted', 'player'] as const;
export type PlayerHost = (typeof HOSTS)[number] | 'framed';

/** Hosts in turn: ads are played by the same code on each. The `shift` is the number of the test. */
export const hostsOf = (shift: number): readonly PlayerHost[] =>
  sampled(HOSTS, HOSTS.length, shift);

/** Scenes that play at the same time, each in its own context and run. Most of the time they wait. */
export const AT_ONCE = 2;

/** Most tests are about what happens between ads. */
export const FAST = 8;

/** Large enough for the player in a page. Every pixel of a video costs time without a GPU. */
const VIEWPORT = { width: 720, height: 420 };

/** What is read of both players. */
export interface PlayingElement extends HTMLElement {
  currentTime: number;
  muted: boolean;
  volume: number;
  readonly paused: boolean;
  readonly ended: boolean;
  readonly ad: { readonly title: string } | null;
  play(): Promise<void>;
  pause(): void;
  skipAd(): void;
}

/** An embed in one of its places, with ads. */
export interface AdScene {
  readonly page: Page;
  /** The element that plays, on either host. */
  readonly player: Locator;
  /** The video of the ad that is on. */
  readonly adVideo: Locator;
  /** Starts as a viewer does. */
  play(): Promise<void>;
  /** The events of the player so far, of its ads and its end: `adstart preroll`. */
  events(): Promise<readonly string[]>;
  /** Waits for one of these events. */
  emits(event: string): Promise<void>;
  /** Waits until the content has come to a second, with no ad on. */
  contentAt(seconds: number): Promise<void>;
  /** Goes to a second of the content, once the content plays with no ad on. */
  seek(seconds: number): Promise<void>;
  /** Pauses at the next start of an ad in this position, so that a test can look at it for as long as it needs. */
  pauseAt(position: string): Promise<void>;
  /** Goes to the last moments of the ad that is on, and plays on. */
  hurryAd(): Promise<void>;
  /** The ad server's counts, once every pending request has arrived. */
  counts(): Promise<AdCounts>;
}

export interface SceneSettings {
  /** Name of the embed. */
  readonly embed: string;
  readonly host: PlayerHost;
  /** Name for what is counted, of this scene alone. */
  readonly run: string;
  readonly change?: EmbedChange;
  /** Prepares the page before anything is loaded. */
  readonly prepare?: ((page: Page) => Promise<unknown>) | undefined;
  /** Script of the page, which has `adSettings`. */
  readonly script?: string;
  /** How fast ads play: 1 for a test that acts or counts seconds while one is on. Default: `FAST`. */
  readonly adSpeed?: number;
  /** Milliseconds, for ads that never come. Default: as long as a busy machine needs. */
  readonly limits?: AdLimits;
}

/** Listens at the player: ads, the first moving content after each of them, and the end. */
const listen = (player: HTMLElement): void => {
  const events: string[] = [];
  Object.assign(window, { sceneEvents: events });
  const breaks = [
    'adbreakstart',
    'adbreakend',
    'adrequest',
    'adstart',
    'adclick',
    'adskip',
    'adend',
  ];
  for (const name of [...breaks, 'adempty', 'aderror', 'playing', 'ended']) {
    player.addEventListener(name, (event) => {
      const { position, errorCode } = event as Event & {
        position?: string;
        errorCode?: number | null;
      };
      const what = [name, position, errorCode].filter((part) => part != null).join(' ');
      if (what !== 'playing' || events.at(-1) !== 'playing') events.push(what);
    });
  }
};

/** For the message of a failure. */
const stateOf = (player: PlayingElement): string => {
  const { currentTime, paused, ad, shadowRoot } = player;
  const buttons = [...(shadowRoot?.querySelectorAll('button') ?? [])];
  const seen = buttons.filter((one) => one.checkVisibility()).map(({ ariaLabel }) => ariaLabel);
  return JSON.stringify({ currentTime, paused, ad, seen });
};

const readEvents = (player: Locator): Promise<readonly string[]> =>
  player.evaluate(() => (window as Window & { sceneEvents?: string[] }).sceneEvents ?? []);

const sumOf = ({ ads }: AdCounts): number =>
  Object.values(ads)
    .flatMap((events) => Object.values(events))
    .reduce((sum, count) => sum + count, 0);

/** What was counted, once as much has come as the page has sent. */
const settledCounts = async (
  origin: string,
  run: string,
  sent: () => number,
): Promise<AdCounts> => {
  let counts: AdCounts = { ads: {}, codes: {} };
  await until(`the trackers of ${run}`, async () => {
    counts = await adCounts(origin, run);
    return sumOf(counts) >= sent();
  });
  return counts;
};

/** Loads the page and returns its player. */
const loadPlayer = async (
  page: Page,
  { origin, playerOrigin }: DemoPages,
  { host, embed, script = '' }: SceneSettings,
): Promise<Locator> => {
  const hosted = `${playerOrigin}/proxy/iframe.php/${embed}/demo`;
  const document = host === 'framed' ? frameDocument(hosted) : playerDocument(embed, script);
  await serveElements(page, document);
  await page.goto(host === 'hosted' ? hosted : `${origin}${FOLDER}`);
  if (host === 'framed') return page.frameLocator('iframe[title]').locator('media-embed-player');
  return page.locator(host === 'hosted' ? 'media-embed-player' : 'media-embed');
};

const unchanged: EmbedChange = (embed) => embed;

const isContentAt = (player: Locator, seconds: number): Promise<boolean> =>
  player.evaluate(
    (el: PlayingElement, at) => el.ad === null && !el.paused && el.currentTime >= at,
    seconds,
  );

/** Where to go to in an ad, in seconds before its end. */
const LAST_MOMENTS = 0.2;

const toLastMoments = (video: HTMLVideoElement, seconds: number): void => {
  video.currentTime = Math.max(video.currentTime, video.duration - seconds);
};

const pauseAtAd = (player: PlayingElement, position: string): void => {
  const pause = (event: Event): void => {
    if (Reflect.get(event, 'position') !== position) return;
    player.removeEventListener('adstart', pause);
    player.pause();
  };
  player.addEventListener('adstart', pause);
};

/** Opens a scene. */
export const openScene = async (pages: DemoPages, settings: SceneSettings): Promise<AdScene> => {
  const { embed, host, run, change = unchanged, prepare, adSpeed = FAST, limits } = settings;
  const page = await pages.newPage({ viewport: VIEWPORT });
  let sent = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/ads/track/')) sent += 1;
  });
  await changeEmbed(page, embed, (wire) => countedAs(run)(change(wire)));
  await page.addInitScript(setAdSpeed, adSpeed);
  await prepare?.(page);
  const player = await loadPlayer(page, pages, settings);
  await player.getByRole('button', { name: /^play/i }).first().waitFor();
  if (host === 'player') await elementReady(player);
  if (limits !== undefined) await limitAds(player, limits);
  await player.evaluate(listen);
  const wait = async (what: string, condition: () => Promise<boolean>): Promise<void> => {
    try {
      await until(`${what} in ${run}`, condition);
    } catch (cause) {
      const state = await player.evaluate(stateOf);
      throw new Error(`${state}; events: ${(await readEvents(player)).join(', ')}`, { cause });
    }
  };
  const adVideo = player.locator('video:not([part])');
  return {
    page,
    player,
    adVideo,
    play: () => player.click(),
    events: () => readEvents(player),
    emits: (event) => wait(event, async () => (await readEvents(player)).includes(event)),
    contentAt: (seconds) =>
      wait(`second ${seconds}`, () =>
        player.evaluate(
          (el: PlayingElement, to) => el.ad === null && el.currentTime >= to,
          seconds,
        ),
      ),
    seek: async (seconds) => {
      await wait('the content', () => isContentAt(player, 0.1));
      await player.evaluate((el: PlayingElement, to) => {
        el.currentTime = to;
      }, seconds);
    },
    pauseAt: (position) => player.evaluate(pauseAtAd, position),
    hurryAd: async () => {
      await adVideo.evaluate(toLastMoments, LAST_MOMENTS);
      await player.evaluate((el: PlayingElement) => (el.paused ? el.play() : undefined));
    },
    counts: () => settledCounts(pages.origin, run, () => sent),
  };
};
