/** Browsers report the position several times a second, so a longer step was not played. */
const MAX_STEP_SECONDS = 2;

/** Seconds played while the playhead moved from one position to another; 0 for a step back or a jump. */
export const secondsPlayed = (before: number, after: number): number => {
  const step = after - before;
  return step > 0 && step <= MAX_STEP_SECONDS ? step : 0;
};

/** A move of the playhead, in seconds of the content. */
export interface ContentMove {
  readonly before: number;
  readonly after: number;
  /** Whether the position was reached by seeking. */
  readonly isSeek: boolean;
}

/** Calls `onMove` for each move of the content during playback. A seek during a pause is reported when playback resumes. */
export const watchContent = (
  content: HTMLVideoElement,
  onMove: (move: ContentMove) => void,
  signal: AbortSignal,
): void => {
  let before = content.currentTime;
  let isSeek = false;
  const moved = (): void => {
    if (content.seeking || content.paused) return;
    const move = { before, after: content.currentTime, isSeek };
    before = move.after;
    isSeek = false;
    onMove(move);
  };
  content.addEventListener('seeking', () => (isSeek = true), { signal });
  content.addEventListener('timeupdate', moved, { signal });
};

/** Calls `call` once after this many seconds of content have been played, not counting seconds that were skipped. */
export const afterPlaying = (
  seconds: number,
  content: HTMLVideoElement,
  call: () => void,
  signal: AbortSignal,
): void => {
  const done = new AbortController();
  let played = 0;
  const moved = ({ before, after, isSeek }: ContentMove): void => {
    if (!isSeek) played += secondsPlayed(before, after);
    if (played < seconds) return;
    done.abort();
    call();
  };
  watchContent(content, moved, AbortSignal.any([signal, done.signal]));
};
