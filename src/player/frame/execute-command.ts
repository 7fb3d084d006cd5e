import type { Playback } from '../playback/playback.js';
import { setState } from './frame-data.js';

/** Shows the text track at an index, and no other one. */
const showTextTrack = ({ textTracks }: Playback, shown: unknown): void => {
  for (const [index, track] of Array.from(textTracks ?? []).entries())
    if (index === shown) track.mode = 'showing';
    else if (track.mode === 'showing') track.mode = 'disabled';
};

/** Executes a command without a result. */
export const execute = (playback: Playback, command: unknown, value: unknown): void => {
  if (command === 'pause') playback.pause();
  else if (command === 'skipAd') playback.skipAd();
  else if (command === 'textTrack') showTextTrack(playback, value);
  else setState(playback, command, value);
};

export const watchTextTracks = ({ textTracks }: Playback, changed: () => void): AbortController => {
  const ending = new AbortController();
  for (const name of ['addtrack', 'removetrack', 'change'])
    textTracks?.addEventListener(name, changed, { signal: ending.signal });
  return ending;
};
