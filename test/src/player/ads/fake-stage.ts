import type { AdStage } from '../../../../src/player/ads/ad-stage.js';
import type { AdEventInit, AdEventName } from '../../../../src/player/playback/player-events.js';
import { resolveEmbed } from '../../../../src/resolve/resolve-embed.js';
import type { Ads, PlayerConfig } from '../../../../src/resolve/player-config.js';
import type { Embed } from '../../../../src/schema/embed.js';
import type { Viewer } from '../../../../src/viewer.js';
import { embedFixture } from '../../../components/embed-fixture.js';
import { waitUntil } from '../../../components/wait-until.js';

/** A stage in the page that records its callbacks. */
export interface FakeStage extends AdStage {
  readonly box: HTMLElement;
  /** Ad events and other callbacks in order: `adstart`, `linear on`, `paused`. */
  readonly log: readonly string[];
  readonly events: readonly (AdEventInit & { readonly name: AdEventName })[];
  player: { volume: number; muted: boolean };
  remove(): void;
}

const configWith = (ads: Partial<Ads>): PlayerConfig => {
  const { config } = resolveEmbed(embedFixture() as unknown as Embed);
  return { ...config, ads: { ...config.ads, ...ads } };
};

export interface StageSettings {
  readonly ads: Partial<Ads>;
  readonly width?: number;
  readonly height?: number;
  readonly content?: HTMLVideoElement;
  readonly language?: string;
  readonly viewer?: Viewer;
  readonly player?: FakeStage['player'];
}

const boxOf = (width: number, height: number): HTMLElement => {
  const box = document.createElement('div');
  Object.assign(box.style, { position: 'relative', width: `${width}px`, height: `${height}px` });
  return box;
};

/** Puts a muted player of 640 by 360 into the page: a content, and a layer over it. */
export const openStage = ({
  ads,
  width = 640,
  height = 360,
  content = document.createElement('video'),
  language = 'en',
  viewer = {},
  player = { volume: 1, muted: true },
}: StageSettings): FakeStage => {
  const box = boxOf(width, height);
  const layer = document.createElement('div');
  layer.hidden = true;
  Object.assign(layer.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
  Object.assign(content.style, { width: '100%', height: '100%' });
  content.muted = true;
  box.append(content, layer);
  document.body.append(box);
  const log: string[] = [];
  const events: (AdEventInit & { name: AdEventName })[] = [];
  const stage: FakeStage = {
    config: configWith(ads),
    content,
    layer,
    box,
    log,
    events,
    player,
    language: () => language,
    viewer: () => viewer,
    sound: () => stage.player,
    emit: (name, init) => {
      log.push(name);
      events.push({ ...init, name });
    },
    onPausedChange: (isPaused) => void log.push(isPaused ? 'paused' : 'resumed'),
    onLinearChange: (isLinear) => void log.push(isLinear ? 'linear on' : 'linear off'),
    remove: () => box.remove(),
  };
  return stage;
};

/** Waits for a condition; a busy machine may take long. */
export const until = (condition: () => unknown, what = 'the condition is true'): Promise<void> =>
  waitUntil(condition, what);

/** The element that an ad or its announcements have in the layer. */
const within = (stage: FakeStage, selector: string): Element | null => {
  for (const { shadowRoot } of stage.layer.children) {
    const found = shadowRoot?.querySelector(selector);
    if (found) return found;
  }
  return null;
};

export const adVideo = (stage: FakeStage): HTMLVideoElement | null =>
  within(stage, 'video') as HTMLVideoElement | null;

export const adPart = (stage: FakeStage, part: string): HTMLElement | null =>
  within(stage, `[part=${part}]`) as HTMLElement | null;

/** What a screen reader reads out. */
export const announced = (stage: FakeStage): string =>
  within(stage, '[role=status]')?.textContent ?? '';
