/** A pending call of `play()`, settled when the content or an ad plays, or when neither can. */
export class PlayRequest {
  declare resolve: () => void;
  declare reject: (cause: DOMException) => void;
  readonly promise = new Promise<void>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });

  constructor() {
    // Keys and buttons do not wait for the result.
    this.promise.catch(() => undefined);
  }
}

/** Whether the browser requires a user gesture. Only this error can be avoided by muting. */
export const isNotAllowed = (error: unknown): error is DOMException =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/** The result of autoplay. `failed`: for a reason other than the browser's autoplay policy. */
export type AutoplayResult = 'started' | 'muted' | 'blocked' | 'failed';

/**
 * Plays; if the browser does not allow sound, plays muted. Rejects as `play` does; a refusal of muted playback
 * restores the sound.
 */
export const playMutedIfNeeded = async (
  media: { muted: boolean },
  play: () => Promise<void>,
): Promise<'started' | 'muted'> => {
  try {
    await play();
    return 'started';
  } catch (error) {
    if (!isNotAllowed(error) || media.muted) throw error;
  }
  media.muted = true;
  try {
    await play();
    return 'muted';
  } catch (error) {
    if (isNotAllowed(error)) media.muted = false;
    throw error;
  }
};

/** Starts playback without a user gesture: with sound, else muted, else not at all. Never rejects. */
export const autoplay = (
  media: { muted: boolean },
  play: () => Promise<void>,
): Promise<AutoplayResult> =>
  playMutedIfNeeded(media, play).catch((error: unknown) =>
    isNotAllowed(error) ? 'blocked' : 'failed',
  );
