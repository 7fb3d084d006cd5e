import { QUARTILES } from '../../vast/quartiles.js';
import type { Playback } from '../playback/playback.js';

/** How far content was played, by the names that VAST 4.2 section 3.14.1 has for ads. */
export type MilestoneName = 'start' | 'firstQuartile' | 'midpoint' | 'thirdQuartile' | 'complete';

/** The quarters that playing from one second to another goes through; none where the length is not known. */
export const passedQuarters = (
  from: number,
  to: number,
  duration: number,
): readonly MilestoneName[] =>
  QUARTILES.filter(([, share]) => from < share * duration && share * duration <= to).map(
    ([name]) => name,
  );

/**
 * Tells the milestones of a player's content, each once: `start` when it first plays, a quarter
 * when playing goes through it (a seek over it does not count), `complete` at its end. A live has
 * no quarters. Source: ours.
 */
export const milestones = (
  playback: Playback,
  signal: AbortSignal,
  told: (name: MilestoneName) => void,
): void => {
  const done = new Set<MilestoneName>();
  let position = playback.currentTime;
  let isSeeking = false;
  const tell = (name: MilestoneName): void => {
    if (done.has(name)) return;
    done.add(name);
    told(name);
  };
  const listen = (name: string, listener: () => void): void =>
    playback.addEventListener(name, listener, { signal });
  listen('playing', () => playback.ad === null && tell('start'));
  listen('seeking', () => (isSeeking = true));
  listen('seeked', () => {
    isSeeking = false;
    position = playback.currentTime;
  });
  listen('timeupdate', () => {
    if (isSeeking) return;
    const { currentTime, duration } = playback;
    passedQuarters(position, currentTime, duration).forEach(tell);
    position = currentTime;
  });
  listen('ended', () => tell('complete'));
};
