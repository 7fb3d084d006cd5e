/** The answer to one `play()`, until the content or an ad plays or it is known that nothing will. */
export class PlayRequest {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (cause: DOMException) => void;

  constructor() {
    let resolve: () => void = () => undefined;
    let reject: (cause: DOMException) => void = () => undefined;
    this.promise = new Promise((done, failed) => {
      resolve = done;
      reject = failed;
    });
    this.resolve = resolve;
    this.reject = reject;
    // Who asked by a key or a button does not wait for the answer.
    this.promise.catch(() => undefined);
  }
}

/** Whether the browser wants a gesture of the viewer first; any other refusal says nothing about sound. */
export const isNotAllowed = (error: unknown): error is DOMException =>
  error instanceof DOMException && error.name === 'NotAllowedError';
