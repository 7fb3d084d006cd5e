import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { DemoPages } from '../demo-pages.js';
import { until } from '../poll.js';

/** Fields of an embed laid over a plain one (spec 2.5). */
export type Fields = Readonly<Record<string, unknown>>;

/** Attributes of the element; a value of the empty string is a flag. */
export type Attributes = Readonly<Record<string, string>>;

/** When the effect is checked. */
export type Moment =
  | 'shown'
  | 'ready'
  | 'playing'
  /** The controls are hidden. */
  | 'idle'
  /** The playhead was played to a second of the content. */
  | {
      readonly played: number;
      /** Second to begin at. Default: 0. */
      readonly from?: number;
      /** Playback rate: 1 for effects that depend on real time. Default: `FAST_RATE`. */
      readonly rate?: number;
    }
  /** So many seconds of the content after an event. */
  | { readonly after: string; readonly seconds: number };

/** One field of spec 2.5 and its visible or audible effect. */
export interface Row {
  readonly field: string;
  /** What a viewer notices, as the end of a sentence that begins with the field. */
  readonly effect: string;
  /** Fields laid over a plain embed; `origin` is the sandbox's. */
  readonly embed: (origin: string) => Fields;
  /** Fields of an embed that must not have the effect. Default: none. */
  readonly control?: (origin: string) => Fields;
  readonly attributes?: Attributes;
  /** Default: `ready`. */
  readonly moment?: Moment;
  /** Whether the effect is there. */
  readonly seen: (scene: Scene) => Promise<boolean>;
}

/** One element on an otherwise empty page of the sandbox's origin. */
export interface Scene {
  readonly page: Page;
  readonly origin: string;
  readonly element: Locator;
  /** The content's video, in a player of the page. */
  readonly video: Locator;
}

const PATH = '/scene';

const DOCUMENT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>One player</title>
<style>body { margin: 0 } media-embed { display: block; width: 640px; height: 360px }</style>
<script type="module" src="/publisher/publisher.js"></script><body>`;

/** Playback rate of the content until a moment. */
const FAST_RATE = 2;

/** Opens a page for scenes that play one after another. */
export const openScene = async (
  pages: DemoPages,
  options: BrowserContextOptions = {},
): Promise<Scene> => {
  const page = await pages.newPage(options);
  await page.route(`${pages.origin}${PATH}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: DOCUMENT }),
  );
  await page.goto(pages.origin + PATH);
  const element = page.locator('media-embed');
  const video = page.locator('media-embed-player video[part~=video]');
  return { page, origin: pages.origin, element, video };
};

interface Mounting {
  readonly fields: Fields;
  readonly attributes: Attributes;
}

/** Runs in the page: shows a plain embed, a test card of ten seconds, with these fields laid over it. */
const putElement = async ({ fields, attributes }: Mounting): Promise<void> => {
  const reply = await fetch('/published/embed/plain-video.json');
  const plain = (await reply.json()) as Record<string, unknown>;
  const video = {
    ...(plain['video'] as object),
    url_video: null,
    url_iphone: null,
    url_video_mp4: `${location.origin}/media/test-card.mp4`,
    duration: 10,
  };
  const element = document.createElement('media-embed') as HTMLElement & { embed: unknown };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.embed = { ...plain, video, ...fields };
  const events: string[] = [];
  for (const name of [
    'play',
    'playing',
    'pause',
    'ended',
    'autoplayblocked',
    'playerdestroy',
    'floatstart',
    'adbreakstart',
    'adrequest',
    'adstart',
    'adskip',
    'adend',
    'aderror',
    'adempty',
  ]) {
    element.addEventListener(name, () => {
      events.push(name);
      element.dataset['events'] = events.join(' ');
    });
  }
  document.body.replaceChildren(element);
};

/** Replaces the element with a new one. */
export const mount = async (
  { page }: Scene,
  fields: Fields,
  attributes: Attributes = {},
): Promise<void> => {
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(putElement, {
    fields,
    attributes: { format: 'player', loading: 'eager', ...attributes },
  });
};

/** Names of the events that the element has emitted so far. */
export const eventsOf = async ({ element }: Scene): Promise<readonly string[]> =>
  ((await element.getAttribute('data-events')) ?? '').split(' ');

/** Starts without sound, as page script may. */
const start = ({ element }: Scene): Promise<void> =>
  element.evaluate(async (player: HTMLMediaElement) => {
    player.muted = true;
    await player.play();
  });

/** Starts unless it was started before, muted unless its sound is kept, and does not wait for the content. */
export const begin = async (scene: Scene, { keepsSound = false } = {}): Promise<void> => {
  if ((await eventsOf(scene)).includes('play')) return;
  await scene.element.evaluate((player: HTMLMediaElement, keeps) => {
    if (!keeps) player.muted = true;
    void player.play();
  }, keepsSound);
};

/** Address and code of the frame in the element; empty without a frame. */
export const frameOf = ({ page }: Scene): Promise<string> =>
  page.evaluate(() => {
    const frame = document.querySelector('media-embed')?.shadowRoot?.querySelector('iframe');
    return frame ? `${frame.src} ${frame.srcdoc}` : '';
  });

/** Seconds into the content. */
export const position = ({ element }: Scene): Promise<number> =>
  element.evaluate((player: HTMLMediaElement) => player.currentTime);

const isReady = ({ element }: Scene): Promise<boolean> =>
  element.evaluate((player) => player.matches(':state(ready)'));

const isIdle = ({ page }: Scene): Promise<boolean> =>
  page
    .locator('media-embed-player [part~=player]')
    .evaluate((player) => player.hasAttribute('data-resting'));

const seekTo = (player: HTMLMediaElement, seconds: number): void => {
  player.currentTime = seconds;
};

const isEmitted = (scene: Scene, name: string): Promise<void> =>
  until(name, async () => (await eventsOf(scene)).includes(name));

/** Plays the content on from a second. */
const playTo = async (
  scene: Scene,
  { played, from = 0, rate = FAST_RATE }: Extract<Moment, { readonly played: number }>,
): Promise<void> => {
  await until('the content', async () => (await position(scene)) > 0);
  await scene.video.evaluate((media: HTMLVideoElement, speed) => {
    media.playbackRate = speed;
  }, rate);
  if (from > 0) await scene.element.evaluate(seekTo, from);
  await until('the playhead', async () => (await position(scene)) >= played);
};

/** Brings a moment about and waits for it. */
export const reach = async (scene: Scene, moment: Moment): Promise<void> => {
  if (moment === 'shown') return;
  await until('the player', () => isReady(scene));
  if (moment === 'ready') return;
  await start(scene);
  if (moment === 'playing') await isEmitted(scene, moment);
  else if (moment === 'idle') await until('the controls to hide', () => isIdle(scene));
  else if ('played' in moment) await playTo(scene, moment);
  else {
    await isEmitted(scene, moment.after);
    await playTo(scene, { played: (await position(scene)) + moment.seconds });
  }
};
