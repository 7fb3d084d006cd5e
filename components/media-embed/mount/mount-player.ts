import { embedErrorOf } from '../../../src/player/embed-error.js';
import { loadPart } from '../../../src/player/load-part.js';
import type { Embed } from '../../../src/schema/embed.js';
import type { EmbedFormat } from '../attribute-values.js';
import { pageScriptsRun } from '../player-origins.js';
import type { PlayerSession } from '../player-session.js';
import type * as FramePart from './mount-frame.js';
import { pointerReleased } from './pointer-released.js';
import type * as DocumentPart from './sandboxed-document.js';
import type * as VideoPart from './start-video.js';

/** Not in the specification; chosen because a viewer misses the controls when the video is late. */
const MAX_WAIT_FOR_VIDEO_MS = 500;

let videos: typeof VideoPart | undefined;
let frames: typeof FramePart | undefined;
let documents: typeof DocumentPart | undefined;

/** Loads what makes a frame; then the same again takes no task. Rejects like `loadMount`. */
const loadFrames = async (
  format: EmbedFormat,
): Promise<typeof FramePart & Partial<typeof DocumentPart>> => {
  frames ??= await loadPart(() => import('./mount-frame.js'));
  if (format !== 'standard') return frames;
  documents ??= await loadPart(() => import('./sandboxed-document.js'));
  return { ...frames, ...documents };
};

const loadVideos = async (): Promise<typeof VideoPart> =>
  (videos ??= await import('./start-video.js'));

/** Loads what makes a frame or a video when the button is painted. A press or the player reports a failure. */
export const prepareMount = (format: EmbedFormat): void => {
  const load = () =>
    (format === 'player' ? loadVideos() : loadFrames(format)).catch(() => undefined);
  requestAnimationFrame(() => void setTimeout(load));
};

const loadFollower = () => loadPart(() => import('./follow-frame.js'));

const loadPlayer = async () => {
  const load = () => Promise.all([import('./mount-embed-player.js'), import('./define-player.js')]);
  const [part] = await loadPart(load);
  return part;
};

/** Loads what a player of a format needs besides its frame. Rejects with EmbedError `module`; the next call tries again. */
export const loadMount = (format: EmbedFormat) =>
  format === 'player' ? loadPlayer() : loadFollower();

/** Whether a player in the page starts as a video, which its code would delay. */
export const startsAsVideo = (format: EmbedFormat, embed: Embed): boolean =>
  format === 'player' && videos?.videoConfig(embed) != null;

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

/** Mounts a player in the page around its video, which starts before, if nothing else comes first. */
const inPage = async (session: PlayerSession): Promise<void> => {
  const { signal } = session.end;
  const first = () => Promise.race([loadVideos(), loadPlayer().then(() => undefined)]);
  const part = videos ?? (await first().catch(() => undefined));
  const early = signal.aborted ? null : part?.startVideo(session);
  if (early) {
    session.player = early.player;
    session.changed();
    // Its code delays no first picture.
    const wait = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_FOR_VIDEO_MS));
    await Promise.race([early.played, wait]).catch(() => undefined);
  }
  try {
    const { mountEmbedPlayer } = await loadPlayer();
    session.player = await mountEmbedPlayer(session, early?.video);
  } catch (cause) {
    if (!early || early.video.error || signal.aborted) throw cause;
    // Without this code it plays all the same.
    early.video.controls = true;
    reportError(cause);
  }
};

/** Mounts the requested player until its session ends. Never rejects: a failure is set as `session.error`. */
export const mountPlayer = async (session: PlayerSession): Promise<void> => {
  try {
    await (session.request.format === 'player' ? inPage : frame)(session);
  } catch (cause) {
    session.error = embedErrorOf(cause);
  }
  session.changed();
};
