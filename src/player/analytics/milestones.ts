import { QUARTILES } from '../../vast/request/quartiles.js';
import type { Playback } from '../playback/playback.js';

/** The progress of the content, in order, with the names of VAST 4.2 section 3.14.1 for ads. */
export const MILESTONES = ['start', ...QUARTILES.map(([name]) => name), 'complete'] as const;

export type MilestoneName = (typeof MILESTONES)[number];

/** The quartiles that playing from one second to another passes; none when the duration is unknown. */
export const passedQuartiles = (
  from: number,
  to: number,
  duration: number,
): readonly MilestoneName[] =>
  QUARTILES.filter(([, share]) => from < share * duration && share * duration <= to).map(
    ([name]) => name,
  );

/**
 * Reports the milestones of a player's content, each once: `start` when it first plays, a quartile
 * when playing passes it (a seek past it does not count), `complete` at its end. A live has no
 * quartiles.
 */
export const milestones = (
  playback: Playback,
  signal: AbortSignal,
  onMilestone: (name: MilestoneName) => void,
): void => {
  const reported = new Set<MilestoneName>();
  let position = playback.currentTime;
  let isSeeking = false;
  const report = (name: MilestoneName): void => {
    if (reported.has(name)) return;
    reported.add(name);
    onMilestone(name);
  };
  const listen = (name: string, listener: () => void): void =>
    playback.addEventListener(name, listener, { signal });
  listen('playing', () => playback.ad === null && report('start'));
  listen('seeking', () => (isSeeking = true));
  listen('seeked', () => {
    isSeeking = false;
    position = playback.currentTime;
  });
  listen('timeupdate', () => {
    if (isSeeking) return;
    const { currentTime, duration } = playback;
    passedQuartiles(position, currentTime, duration).forEach(report);
    position = currentTime;
  });
  listen('ended', () => report('complete'));
};
