/**
 * One player floats at a time on a page, also between two copies of this library: whoever wants to
 * float asks on the document. The one that floats refuses by `preventDefault` when it began to play
 * later, and gives way otherwise.
 */
const REQUEST = 'mediaembedfloatrequest';

const askedSince = (event: Event): number => {
  const since: unknown = event instanceof CustomEvent ? event.detail : null;
  return typeof since === 'number' ? since : -Infinity;
};

/** Whether a player that plays since `since` (milliseconds of `performance.now`) may float now. */
export const mayFloat = (since: number): boolean =>
  document.dispatchEvent(new CustomEvent(REQUEST, { detail: since, cancelable: true }));

/** Answers for the player that floats, until the signal; `giveWay` is called when a newer one asks. */
export const holdFloat = (since: number, giveWay: () => void, signal: AbortSignal): void =>
  document.addEventListener(
    REQUEST,
    (event) => {
      if (askedSince(event) < since) event.preventDefault();
      else giveWay();
    },
    { signal },
  );
