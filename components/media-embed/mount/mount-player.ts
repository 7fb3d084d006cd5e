import { embedErrorOf, failModule } from '../../../src/player/embed-error.js';
import type { EmbedFormat } from '../attribute-values.js';
import { pageScriptsRun } from '../player-origins.js';
import type { PlayerSession } from '../player-session.js';
import type * as FramePart from './mount-frame.js';
import { pointerReleased } from './pointer-released.js';

let frames: typeof FramePart | undefined;

/** Loads what makes a frame; then the same again takes no task. Rejects like `loadMount`. */
export const loadFrames = async () =>
  (frames ??= await import('./mount-frame.js').catch(failModule));

const loadFollower = () => import('./follow-frame.js').catch(failModule);

const loadPlayer = () => import('./mount-embed-player.js').catch(failModule);

/** Loads what a player of a format needs besides its frame. Rejects with EmbedError `module`; the next call tries again. */
export const loadMount = (format: EmbedFormat) =>
  format === 'player' ? loadPlayer() : loadFollower();

/** Mounts a frame; within the task of a press if what makes it is loaded and the scripts of the page have run. */
const frame = async (session: PlayerSession): Promise<void> => {
  const { request, end } = session;
  // A script that has not run yet may limit the origins.
  if (request.format === 'iframe' && request.allowedPlayerOrigins() === null)
    await pageScriptsRun();
  // A player that starts by itself loses nothing with a click.
  if (!request.autoplay) await pointerReleased(request.stage);
  const { mountFrame } = await loadFrames();
  if (end.signal.aborted) return;
  session.player = mountFrame(session);
  // In a later task, when the frame is being requested. Without this code it plays all the same.
  setTimeout(() => loadFollower().then(({ followFrame }) => followFrame(session), reportError));
};

/** Mounts the requested player until its session ends. Never rejects: a failure is set as `session.error`. */
export const mountPlayer = async (session: PlayerSession): Promise<void> => {
  try {
    if (session.request.format !== 'player') await frame(session);
    else session.player = await (await loadPlayer()).mountEmbedPlayer(session);
  } catch (cause) {
    session.error = embedErrorOf(cause);
  }
  session.changed();
};
