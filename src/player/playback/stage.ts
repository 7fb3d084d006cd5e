import type { PlayerConfig } from '../../resolve/player-config.js';
import type { PlayerMessages } from '../../locales/messages.js';
import { iconButton, part } from '../element-parts.js';
import { MUTED, PAUSE, PLAY } from '../icons.js';
import { contentVideo } from './content-video.js';
import { addSubtitles } from './subtitles.js';
import { showWatermark } from './watermark.js';

/** The elements of a player, in one box, from back to front. */
export interface Stage {
  readonly root: HTMLElement;
  /** Contains the video and the controls around it. */
  readonly screen: HTMLElement;
  readonly video: HTMLVideoElement;
  readonly title: HTMLElement;
  readonly watermark: HTMLElement | null;
  readonly play: HTMLButtonElement;
  readonly unmute: HTMLButtonElement;
  /** A live region: its text is visually hidden; while it has one, a spinner is visible. */
  readonly waiting: HTMLElement;
  readonly ads: HTMLElement;
}

const backdrop = (address: string | null): readonly HTMLElement[] => {
  if (address === null) return [];
  const image = part('img', 'background');
  image.src = address;
  image.alt = '';
  return [image];
};

/** A valid part name for free text: letters, digits and dashes. */
const skinPart = (skin: string): string => skin.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

const rootOf = ({ look }: PlayerConfig): HTMLElement => {
  const root = part('div', look.skin === '' ? 'player' : `player skin-${skinPart(look.skin)}`);
  root.tabIndex = 0;
  root.setAttribute('role', 'region');
  if (look.backgroundColor !== null) root.style.backgroundColor = look.backgroundColor;
  return root;
};

/** Builds the elements of a config. Loads nothing; only the watermark listens to events. */
export const buildStage = (config: PlayerConfig, signal: AbortSignal): Stage => {
  const root = rootOf(config);
  const screen = part('div', 'screen');
  const video = contentVideo(config);
  // That of `location` is not the origin of a sandboxed frame.
  addSubtitles(video, config.subtitles, self.origin);
  const title = part('div', 'title');
  title.dir = 'auto';
  const mark = config.watermark && showWatermark(config.watermark, video, signal);
  const play = iconButton('play', PLAY);
  const unmute = iconButton('unmute', MUTED);
  const waiting = part('div', 'waiting');
  waiting.setAttribute('role', 'status');
  const ads = part('div', 'ads');
  screen.append(video, title);
  root.append(...backdrop(config.look.backgroundImage), screen);
  if (mark !== null) root.append(mark);
  root.append(waiting, play, unmute, ads);
  return { root, screen, video, title, watermark: mark, play, unmute, waiting, ads };
};

/** The state that decides which parts of the stage are visible. */
export interface StageState {
  readonly paused: boolean;
  /** The content was started, or is about to start. */
  readonly isWanted: boolean;
  /** The browser requires a user gesture to start. */
  readonly isBlocked: boolean;
  /** The browser allowed only muted playback. */
  readonly isSilenced: boolean;
  readonly isHeld: boolean;
  /** A linear ad is shown, or is requested during another one. */
  readonly isLinear: boolean;
  readonly hasFailed: boolean;
  readonly messages: Pick<PlayerMessages, 'play' | 'pause' | 'waiting'>;
}

export const updateStage = (stage: Stage, state: StageState): void => {
  const { root, screen, video, play, unmute, waiting } = stage;
  const { paused, isHeld, hasFailed, messages } = state;
  // Without a control bar the button also pauses.
  const isKept = root.dataset['controls'] === 'none' && !isHeld;
  const isExternal = root.dataset['controls'] === 'external';
  play.hidden = isExternal || !(state.isBlocked || isKept || !state.isWanted);
  play.setAttribute('aria-label', paused ? messages.play : messages.pause);
  play.querySelector('path')?.setAttribute('d', paused ? PLAY : PAUSE);
  unmute.hidden = isExternal || !state.isSilenced || isHeld;
  const text = isHeld && !state.isLinear ? messages.waiting : '';
  if (waiting.textContent !== text) waiting.textContent = text;
  root.toggleAttribute('data-ads', isHeld);
  root.toggleAttribute('data-playing', !paused);
  const { readyState, HAVE_FUTURE_DATA } = video;
  root.toggleAttribute('data-stalled', !paused && !isHeld && readyState < HAVE_FUTURE_DATA);
  root.inert = hasFailed;
  // The controls under an ad must not be reachable.
  screen.inert = isHeld;
};
