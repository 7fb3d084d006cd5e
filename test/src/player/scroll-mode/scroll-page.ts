import { FloatEndEvent } from '../../../../src/player/scroll-mode/float-events.js';
import { startScrollMode } from '../../../../src/player/scroll-mode/scroll-mode.js';
import type { ScrollMode } from '../../../../src/resolve/player-config.js';
import { VideoPlayback } from '../../../components/video-playback.js';
import { addSpacer, painted, removeSpacers } from '../../../components/page.js';
import { waitUntil } from '../../../components/wait-until.js';

export const sheetOf = (text: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
};

/** A looping video, muted at first. It is not paused during an ad, and a skip ends the ad. */
export class LoopingPlayback extends VideoPlayback {
  constructor(video: HTMLVideoElement) {
    super(video, '/demo/sandbox/media/test-card.mp4');
    Object.assign(video, { muted: true, loop: true });
  }

  override get paused(): boolean {
    return super.paused && this.ad === null;
  }

  override skipAd(): void {
    this.ad = null;
  }
}

export interface PlayerSettings extends Partial<ScrollMode> {
  readonly language?: string;
  /** CSS size of the player in the page. */
  readonly width?: string;
  readonly ratio?: string;
  /** The element in the stage. Default: a muted video. */
  readonly player?: HTMLElement;
  /** Default: the body. */
  readonly parent?: HTMLElement;
  /** Default: that of the stage's video. */
  readonly playback?: LoopingPlayback;
}

/** A player in a page longer than the viewport, with its stage in a shadow tree. */
export interface MountedPlayer {
  readonly host: HTMLElement;
  readonly stage: HTMLElement;
  readonly playback: LoopingPlayback;
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

const players = new Set<MountedPlayer>();

const buildHost = ({ width = '400px', ratio = '16 / 9', player }: PlayerSettings) => {
  const host = document.createElement('div');
  host.className = 'player';
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

/** Mounts a player that does not play yet. */
export const mountPlayer = (settings: PlayerSettings = {}): MountedPlayer => {
  const { host, stage } = buildHost(settings);
  const video = stage.querySelector('video') ?? document.createElement('video');
  const playback = settings.playback ?? new LoopingPlayback(video);
  const { language = 'en', enabled = true, muteOnMouseOver = false, destroyOn = [] } = settings;
  const destroyed: string[] = [];
  const floats: string[] = [];
  host.addEventListener('floatstart', () => floats.push('start'));
  host.addEventListener('floatend', (event) =>
    floats.push(event instanceof FloatEndEvent ? event.reason : 'an event of another class'),
  );
  (settings.parent ?? document.body).append(host, addSpacer('3000px'));
  const abort = new AbortController();
  startScrollMode(
    {
      host: Object.assign(host, { destroy: (cause: string) => destroyed.push(cause) }),
      stage,
      playback,
      settings: { enabled, muteOnMouseOver, destroyOn },
      language: () => language,
    },
    abort.signal,
  );
  const made = { host, stage, playback, abort, destroyed, floats };
  players.add(made);
  return made;
};

/** Ends and removes all players, and scrolls to the top. */
export const unmountAll = (): void => {
  for (const { abort, playback, host } of players) {
    abort.abort();
    playback.pause();
    host.remove();
  }
  players.clear();
  removeSpacers();
  document.documentElement.removeAttribute('dir');
  scrollTo({ top: 0, behavior: 'instant' });
};

/** Resolves when the host is in view and earlier observers have reported. */
export const inView = ({ host }: MountedPlayer): Promise<void> =>
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

export const until = (holds: () => boolean, what = 'the condition holds'): Promise<void> =>
  waitUntil(holds, what);

export const scrollToY = async (top: number): Promise<void> => {
  scrollTo({ top, behavior: 'instant' });
  await painted();
  await painted();
};

/** Plays the player in view, then scrolls it out of view. */
export const floatNow = async (made: MountedPlayer): Promise<void> => {
  const { playback, host } = made;
  host.scrollIntoView({ block: 'center', behavior: 'instant' });
  await inView(made);
  await playback.play();
  await scrollToY(scrollY + host.getBoundingClientRect().bottom + 200);
  await until(() => isFloating(made), 'the player floats');
};

/** Mounts a player that floats. */
export const floatingPlayer = async (settings: PlayerSettings = {}): Promise<MountedPlayer> => {
  const made = mountPlayer(settings);
  await floatNow(made);
  return made;
};

/** Waits until a player no longer floats. */
export const landed = (made: MountedPlayer): Promise<void> =>
  until(() => !isFloating(made), 'the player is back in the page');

export const isFloating = ({ stage }: MountedPlayer): boolean => stage.matches(':popover-open');

export const closeButtonOf = ({ stage }: MountedPlayer): HTMLElement | null =>
  stage.querySelector<HTMLElement>('[part=float-close]');

export const returnButtonOf = ({ host }: MountedPlayer): HTMLElement | null =>
  host.shadowRoot?.querySelector<HTMLElement>('[part=float-place]') ?? null;
