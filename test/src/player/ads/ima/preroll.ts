import type { FakeIma } from './fake-ima.js';
import { type Staged, tagAd } from './fake-stage.js';

export const FIRST = 'https://ads.example/first';
export const SECOND = 'https://ads.example/second';

/** A signal that is never aborted. */
export const never = new AbortController().signal;

/** An SDK that answers each request at once. */
export const answer = (sdk: FakeIma): void => sdk.answer();

/** Plays a preroll of one ad object. */
export const preroll = (
  { manager }: Staged,
  tags: readonly string[] = [FIRST],
  signal = never,
): Promise<void> => manager.playBreak({ position: 'preroll', ads: [tagAd(...tags)] }, signal);
