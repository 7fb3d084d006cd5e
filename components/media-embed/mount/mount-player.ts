import { embedErrorOf, failModule } from '../../../src/player/embed-error.js';
import type { EmbedFormat } from '../attribute-values.js';
import { pageScriptsRun } from '../player-origins.js';
import type { PlayerSession } from '../player-session.js';
import type * as FramePart from './mount-frame.js';
import { pointerReleased } from './pointer-released.js';
import type * as DocumentPart from './sandboxed-document.js';

let frames: typeof FramePart | undefined;
let documents: typeof DocumentPart | undefined;

/** Loads what makes a frame; then the same again takes no task. Rejects like `loadMount`. */
const loadFrames = async (
  format: EmbedFormat,
): Promise<typeof FramePart & Partial<typeof DocumentPart>> => {
  frames ??= await import('./mount-frame.js').catch(failModule);
  if (format !== 'standard') return frames;
  documents ??= await import('./sandboxed-document.js').catch(failModule);
  return { ...frames, ...documents };
};

/** Loads what makes a frame when the button is painted. A press or the player reports a failure. */
export const prepareFrames = (format: EmbedFormat): void => {
  const load = () => loadFrames(format).catch(() => undefined);
  if (format !== 'player') requestAnimationFrame(() => void setTimeout(load));
};

const loadFollower = () => import('./follow-frame.js').catch(failModule);

const loadPlayer = () =>
  Promise.all([import('./mount-embed-player.js'), import('./define-player.js')])
    .then(([part]) => part)
    .catch(failModule);

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
  const part = await loadFrames(request.format);
  if (end.signal.aborted) return;
  session.player = part.mountFrame(session, part.sandboxedDocument?.(request.embed) ?? null);
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
