import type { SharedTextTracks } from './text-track-list.js';

const EVENTS = ['addtrack', 'removetrack', 'change'] as const;

/** Not a TrackEvent, whose track has to be one of the browser. */
const trackEvent = (type: 'addtrack' | 'removetrack', track: TextTrack): Event =>
  Object.assign(new Event(type), { track });

/** Replaces the tracks of a list, and dispatches `addtrack` and `removetrack`. */
const fill = (list: SharedTextTracks, tracks: readonly TextTrack[]): void => {
  const known = Array.from(list);
  for (let index = tracks.length; index < list.length; index += 1)
    Reflect.deleteProperty(list, index);
  Object.assign(list, tracks, { length: tracks.length });
  for (const track of known)
    if (!tracks.includes(track)) list.dispatchEvent(trackEvent('removetrack', track));
  for (const track of tracks)
    if (!known.includes(track)) list.dispatchEvent(trackEvent('addtrack', track));
};

/** Lets a list have the tracks and the events of another one, until the signal aborts. */
export const shareTextTracks = (
  list: SharedTextTracks,
  source: TextTrackList,
  signal: AbortSignal,
): void => {
  const update = ({ type }: Event): void => {
    fill(list, Array.from(source));
    if (type === 'change') list.dispatchEvent(new Event(type));
  };
  fill(list, Array.from(source));
  for (const name of EVENTS) source.addEventListener(name, update, { signal });
  signal.addEventListener('abort', () => fill(list, []), { once: true });
};
