import { waitUntil } from '@open-wc/testing';
import { FloatEndEvent } from '../../../../src/player/scroll-mode/float-events.js';
import type { Floatable } from '../../../../src/player/scroll-mode/floating.js';
import {
  type ScrollModeControl,
  startScrollMode,
} from '../../../../src/player/scroll-mode/scroll-mode.js';
import type { ScrollMode } from '../../../../src/resolve/player-config.js';
import { sheetOf, LoopingPlayback } from './looping-playback.js';

export interface SceneSettings extends Partial<ScrollMode> {
  readonly language?: string;
  /** CSS size of the player in the page. */
  readonly width?: string;
  readonly ratio?: string;
  /** What plays in the stage; default: a muted video. */
  readonly player?: HTMLElement;
  /** Where it stands; default: the page. */
  readonly parent?: HTMLElement;
  /** The one that plays, instead of the stage's video. */
  readonly playback?: LoopingPlayback;
}

/** A player in a page longer than the viewport, with its stage in a shadow tree. */
export interface Scene {
  readonly host: HTMLElement;
  readonly stage: HTMLElement;
  readonly playback: LoopingPlayback;
  readonly control: ScrollModeControl;
  readonly abort: AbortController;
  /** Causes of the calls of `destroy`. */
  readonly destroyed: string[];
  /** `start`, and for an end its reason. */
  readonly floats: string[];
}

const STYLES = sheetOf(`
  :host { display: block; position: relative; overflow: hidden; background: #16181d; }
  #stage { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; }
  #stage > :is(video, iframe) { display: block; inline-size: 100%; block-size: 100%; border: 0; }
`);

const scenes = new Set<Scene>();

const spacer = (): HTMLElement => {
  const element = document.createElement('div');
  element.className = 'spacer';
  element.style.setProperty('block-size', '3000px');
  return element;
};

const buildHost = ({ width = '400px', ratio = '16 / 9', player }: SceneSettings) => {
  const host = document.createElement('div');
  host.className = 'scene';
  host.style.setProperty('inline-size', width);
  host.style.setProperty('aspect-ratio', ratio);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [STYLES];
  const stage = document.createElement('div');
  stage.id = 'stage';
  stage.append(player ?? document.createElement('video'));
  root.append(stage);
  return { host, stage };
};

/** Puts a player into the page; it plays nothing yet. */
export const scene = (settings: SceneSettings = {}): Scene => {
  const { host, stage } = buildHost(settings);
  const video = stage.querySelector('video') ?? document.createElement('video');
  const playback = settings.playback ?? new LoopingPlayback(video);
  const { language = 'en', enabled = true, muteOnMouseOver = false, destroyOn = [] } = settings;
  const destroyed: string[] = [];
  const floats: string[] = [];
  host.addEventListener('floatstart', () => floats.push('start'));
  host.addEventListener('floatend', (event) =>
    floats.push(event instanceof FloatEndEvent ? event.reason : 'of another class'),
  );
  (settings.parent ?? document.body).append(host, spacer());
  const floatable: Floatable = {
    host,
    stage,
    playback,
    settings: { enabled, muteOnMouseOver, destroyOn },
    language: () => language,
    destroy: (cause) => destroyed.push(cause),
  };
  const abort = new AbortController();
  const control = startScrollMode(floatable, abort.signal);
  const made = { host, stage, playback, control, abort, destroyed, floats };
  scenes.add(made);
  return made;
};

/** Ends all players and takes them out of the page, scrolled to its top. */
export const clearScenes = (): void => {
  for (const { abort, playback, host } of scenes) {
    abort.abort();
    playback.pause();
    host.remove();
  }
  scenes.clear();
  document.querySelectorAll('.spacer').forEach((element) => element.remove());
  document.documentElement.removeAttribute('dir');
  scrollTo({ top: 0, behavior: 'instant' });
};

/** Two frames of the browser: observers have told, and all is painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** The host is in view, and observers that were there before have told. */
export const seen = ({ host }: Scene): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio > 0.5)) return;
        observer.disconnect();
        resolve();
      },
      { root: document, threshold: [0, 0.51, 1] },
    );
    observer.observe(host);
  });

/** With room for slow machines. */
export const until = (holds: () => boolean, what = 'it happens'): Promise<void> =>
  waitUntil(holds, what, { timeout: 10_000 });

export const scrollToY = async (top: number): Promise<void> => {
  scrollTo({ top, behavior: 'instant' });
  await painted();
  await painted();
};

/** Plays, is seen and has left the view. */
export const floatNow = async (made: Scene): Promise<void> => {
  const { playback, host, control } = made;
  host.scrollIntoView({ block: 'center', behavior: 'instant' });
  await seen(made);
  await playback.play();
  await scrollToY(scrollY + host.getBoundingClientRect().bottom + 200);
  await until(() => control.isFloating, 'it floats');
};

export const closeButtonOf = ({ stage }: Scene): HTMLElement | null =>
  stage.querySelector<HTMLElement>('[part=float-close]');

export const placeOf = ({ host }: Scene): HTMLElement | null =>
  host.shadowRoot?.querySelector<HTMLElement>('[part=float-place]') ?? null;
