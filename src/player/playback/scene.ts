import type { PlayerMessages } from '../../locales/player-messages.js';
import { PAUSE, PLAY } from './icons.js';
import type { Stage } from './stage.js';

/** All that decides what of the player is shown. */
export interface Scene {
  readonly paused: boolean;
  /** The content was started, or is about to be. */
  readonly isWanted: boolean;
  /** The viewer has to start it: the browser does not let anybody else. */
  readonly isBlocked: boolean;
  /** It plays without sound although it was to have some. */
  readonly isSilenced: boolean;
  /** Ads have the screen, or are about to. */
  readonly isHeld: boolean;
  /** Linear ads are on, or asked for by those who have the screen. */
  readonly isLinear: boolean;
  readonly hasFailed: boolean;
  readonly messages: Pick<PlayerMessages, 'play' | 'pause' | 'waiting'>;
}

/** Shows what the viewer can do now. */
export const showScene = (stage: Stage, scene: Scene): void => {
  const { root, screen, play, unmute, waiting } = stage;
  const { paused, isHeld, hasFailed, messages } = scene;
  // Without a control bar it is the way to pause.
  const isKept = root.dataset['controls'] === 'none' && !isHeld;
  play.hidden = !(scene.isBlocked || isKept || !scene.isWanted);
  play.setAttribute('aria-label', paused ? messages.play : messages.pause);
  play.querySelector('path')?.setAttribute('d', paused ? PLAY : PAUSE);
  unmute.hidden = !scene.isSilenced || isHeld;
  const text = isHeld && !scene.isLinear ? messages.waiting : '';
  if (waiting.textContent !== text) waiting.textContent = text;
  root.toggleAttribute('data-ads', isHeld);
  root.toggleAttribute('data-playing', !paused);
  root.inert = hasFailed;
  // The controls of what is under an ad can be reached by nobody.
  screen.inert = isHeld;
};
