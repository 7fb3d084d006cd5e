import { secondsPlayed } from '../playback/playing-time.js';

/** How the content came from one place to another. */
export interface ContentMove {
  /** Seconds into the content. */
  readonly before: number;
  readonly after: number;
  /** The viewer went there; else it was played. */
  readonly isSeek: boolean;
}

/** Seconds that were played on the way: none on a seek. */
export const playedSeconds = ({ before, after, isSeek }: ContentMove): number =>
  isSeek ? 0 : secondsPlayed(before, after);

/** Hears each move of the content while it plays; a seek while it is paused is told when it goes on. */
export const watchContent = (
  content: HTMLVideoElement,
  hear: (move: ContentMove) => void,
  signal: AbortSignal,
): void => {
  let before = content.currentTime;
  let isSeek = false;
  content.addEventListener('seeking', () => (isSeek = true), { signal });
  const moved = (): void => {
    if (content.seeking || content.paused) return;
    const move = { before, after: content.currentTime, isSeek };
    before = move.after;
    isSeek = false;
    hear(move);
  };
  content.addEventListener('timeupdate', moved, { signal });
};

/** Calls once so many seconds of the content were played from now on, unless the signal ends before. */
export const afterPlaying = (
  seconds: number,
  content: HTMLVideoElement,
  call: () => void,
  signal: AbortSignal,
): void => {
  const done = new AbortController();
  let played = 0;
  const moved = (move: ContentMove): void => {
    played += playedSeconds(move);
    if (played < seconds) return;
    done.abort();
    call();
  };
  watchContent(content, moved, AbortSignal.any([signal, done.signal]));
};
