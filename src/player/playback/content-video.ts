import type { PlayerConfig, PlayerSize } from '../../resolve/player-config.js';
import { MEDIA_EVENTS } from './player-events.js';
import { emptyTextTracks } from './text-track-list.js';

/** What decides how the video of the content is made. */
export interface VideoConfig extends Pick<PlayerConfig, 'source' | 'playback'> {
  readonly size: Pick<PlayerSize, 'crop'>;
}

/** Videos by the configurations whose next player adopts them. */
const earlyVideos = new WeakMap<VideoConfig, HTMLVideoElement>();

/** What early videos have dispatched first, in order. */
const missedEvents = new WeakMap<HTMLVideoElement, string[]>();

/** Adds what the video of a simulated document lacks: events of its tracks in jsdom, all media in linkedom. */
const completeVideo = (video: HTMLVideoElement): void => {
  if (!(video.textTracks instanceof EventTarget))
    Object.defineProperty(video, 'textTracks', { value: emptyTextTracks() });
  for (const name of ['load', 'pause', 'play'])
    if (!(name in video)) Object.assign(video, { [name]: () => Promise.resolve() });
};

const makeVideo = ({ source, size, playback }: VideoConfig): HTMLVideoElement => {
  const video = document.createElement('video');
  video.setAttribute('part', size.crop ? 'video cropped' : 'video');
  video.playsInline = true;
  video.preload = playback.preload ? 'auto' : 'none';
  video.disablePictureInPicture = !playback.pictureInPicture;
  if (source?.poster) video.poster = source.poster;
  completeVideo(video);
  return video;
};

/** A video that may play before the code of its player is loaded. */
export const makeEarlyVideo = (config: VideoConfig): HTMLVideoElement => {
  const video = makeVideo(config);
  const names: string[] = [];
  for (const name of MEDIA_EVENTS)
    video.addEventListener(name, () => names.push(name), { once: true });
  missedEvents.set(video, names);
  return video;
};

/** The next player of this configuration plays an early video. */
export const adoptVideo = (config: VideoConfig, video: HTMLVideoElement): void =>
  void earlyVideos.set(config, video);

/** The video of a configuration: the one that it adopted, else a new one, without media. */
export const contentVideo = (config: VideoConfig): HTMLVideoElement => {
  const video = earlyVideos.get(config) ?? makeVideo(config);
  earlyVideos.delete(config);
  return video;
};

/** Dispatches what an adopted video has dispatched before anything listened. */
export const repeatEvents = (video: HTMLVideoElement): void => {
  for (const name of missedEvents.get(video) ?? []) video.dispatchEvent(new Event(name));
  missedEvents.delete(video);
};
