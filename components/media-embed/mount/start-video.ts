import { makeEarlyVideo, type VideoConfig } from '../../../src/player/playback/content-video.js';
import { PlayerDestroyEvent } from '../../../src/player/playback/player-destroy-event.js';
import { readRoot } from '../../../src/resolve/field-reader.js';
import { crop, playback } from '../../../src/resolve/playback-settings.js';
import { items } from '../../../src/resolve/read-list.js';
import { source } from '../../../src/resolve/source.js';
import type { Embed } from '../../../src/schema/embed.js';
import type { MountedPlayer, PlayerRequest, PlayerSession } from '../player-session.js';
import type { MountLoaders } from './load-mount.js';

/** Not in the specification; chosen because a viewer misses the controls when the video is late. */
const MAX_WAIT_FOR_VIDEO_MS = 500;

const SLOTS = ['preroll', 'midroll', 'postroll', 'overlay_initial', 'overlay_main'];

/** Ads come before the content, a bulk may have some, and subtitles may need `crossorigin`, which loads a video again. */
export const BEFORE_VIDEO = [
  'bulks',
  'subtitles',
  ...SLOTS,
  ...SLOTS.map((slot) => `mobile_${slot}`),
];

/** What a video needs to play before its player is loaded; null if something else comes first, or if it is no file. */
export const videoConfig = (embed: Embed): VideoConfig | null => {
  const fields = readRoot(embed);
  const { source: content } = source(fields, {});
  const isFile = content?.url && content.type !== 'application/vnd.apple.mpegurl';
  const isFirst = BEFORE_VIDEO.every((name) => items(fields, name).length === 0);
  if (!isFile || !isFirst) return null;
  return { source: content, playback: playback(fields), size: { crop: crop(fields) } };
};

/** Loads the player if its code comes before the first picture. */
export const prepare = async (
  { embed }: PlayerRequest,
  { player }: MountLoaders,
): Promise<void> => {
  if (videoConfig(embed) === null) await player();
};

/** A player that is only a video until its code is loaded. */
interface StartedVideo {
  readonly player: MountedPlayer;
  readonly video: HTMLVideoElement;
  /** Settled when the video plays, or cannot. */
  readonly played: Promise<void>;
}

/** Null if it does not start, or something else comes first. */
const startVideo = ({ request, end }: PlayerSession): StartedVideo | null => {
  const { embed, autoplay, host, stage, muted, title } = request;
  const config = videoConfig(embed);
  if (!config?.source?.url || !(autoplay || config.playback.autoplay)) return null;
  const video = makeEarlyVideo(config);
  video.tabIndex = -1;
  video.ariaLabel = title;
  video.src = config.source.url;
  video.muted = muted || config.playback.muted;
  video.volume = host.volume;
  // Until the media is loaded, this is the position to start at.
  video.currentTime = host.currentTime || host.start;
  stage.append(video);
  end.signal.addEventListener('abort', () => video.remove(), { once: true });
  const player: MountedPlayer = {
    rename: (name) => {
      video.ariaLabel = name;
    },
    destroyed: (cause) => new PlayerDestroyEvent(cause),
  };
  return { player, video, played: video.play() };
};

/** Mounts a player in the page around its video, which starts before, if nothing else comes first. */
export const mount = async (
  session: PlayerSession,
  { player: loadPlayer }: MountLoaders,
): Promise<void> => {
  const early = startVideo(session);
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
    if (!early || early.video.error || session.end.signal.aborted) throw cause;
    // Without this code it plays all the same.
    early.video.controls = true;
    reportError(cause);
  }
};
