/** A pending call of `play()`: settled when the content or an ad plays, or when nothing will. */
export class PlayRequest {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (cause: DOMException) => void;

  constructor() {
    let resolve: () => void = () => undefined;
    let reject: (cause: DOMException) => void = () => undefined;
    this.promise = new Promise((onResolve, onReject) => {
      resolve = onResolve;
      reject = onReject;
    });
    this.resolve = resolve;
    this.reject = reject;
    // Keys and buttons do not wait for the result.
    this.promise.catch(() => undefined);
  }
}

/** Whether the browser requires a user gesture; other errors have nothing to do with sound. */
export const isNotAllowed = (error: unknown): error is DOMException =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/** The result of a start without the viewer. `failed`: for another reason than the browser's autoplay policy. */
export type AutoplayResult = 'started' | 'muted' | 'blocked' | 'failed';

/** Plays; if the browser does not allow sound, plays muted; if it does not allow that either, restores the sound. */
export const autoplay = async (
  media: { muted: boolean },
  play: () => Promise<void>,
): Promise<AutoplayResult> => {
  const attempt = (): Promise<AutoplayResult> =>
    play().then(
      () => 'started',
      (error: unknown) => (isNotAllowed(error) ? 'blocked' : 'failed'),
    );
  const first = await attempt();
  if (first !== 'blocked' || media.muted) return first;
  media.muted = true;
  const second = await attempt();
  if (second === 'blocked') media.muted = false;
  return second === 'started' ? 'muted' : second;
};
