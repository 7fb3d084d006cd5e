import { embedErrorOf } from '../../../src/player/embed-error.js';
import { loadPart } from '../../../src/player/load-part.js';
import type { EmbedFormat } from '../attribute-values.js';
import type { PlayerRequest, PlayerSession } from '../player-session.js';
import { loaders, type MountLoaders } from './load-mount.js';

export { loadMount } from './load-mount.js';

/** What makes the frame or the video of a format. */
interface MountPart {
  /**
   * Sets the player of the session, within the task of a press if nothing else comes first. It gets the loaders of what
   * follows, because a bundler would give the files of the element to each part that imports them.
   */
  readonly mount: (session: PlayerSession, loaders: MountLoaders) => Promise<void>;
  /** Makes ready what the player needs. May reject. */
  readonly prepare?: (request: PlayerRequest, loaders: MountLoaders) => Promise<void>;
}

const LOADS: Readonly<Record<EmbedFormat, () => Promise<MountPart>>> = {
  iframe: () => import('./mount-frame.js'),
  standard: () => import('./sandboxed-document.js'),
  player: () => import('./start-video.js'),
};

const parts: Partial<Record<EmbedFormat, MountPart>> = {};

const load = async (format: EmbedFormat): Promise<MountPart> =>
  (parts[format] ??= await loadPart(LOADS[format]));

/** Loads what makes a frame or a video when the button is painted. A press or the player reports a failure. */
export const prepareMount = (format: EmbedFormat): void =>
  void requestAnimationFrame(() => setTimeout(() => load(format).catch(() => undefined)));

/** Prepares a player that may be requested. */
export const intendPlayer = (request: PlayerRequest): void =>
  void load(request.format)
    .then(({ prepare }) => prepare?.(request, loaders))
    .catch(() => undefined);

/** Mounts the requested player until its session ends. Never rejects: a failure is set as `session.error`. */
export const mountPlayer = async (session: PlayerSession): Promise<void> => {
  try {
    const { mount } = await load(session.request.format);
    await mount(session, loaders);
  } catch (cause) {
    session.error = embedErrorOf(cause, 'unexpected');
  }
  session.changed();
};
