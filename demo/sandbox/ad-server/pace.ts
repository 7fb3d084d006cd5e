import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../failure.js';

/** Milliseconds that the slow document takes when none are asked for, and at most. */
const DELAY = { standard: 10_000, most: 60_000 } as const;

/** The parameter `delay` in milliseconds. */
const delayIn = ({ searchParams }: URL): number => {
  const asked = searchParams.get('delay') ?? '';
  return /^\d{1,9}$/.test(asked) ? Math.min(Number(asked), DELAY.most) : DELAY.standard;
};

/** Resolves when the time that was asked for is over. Throws Failure 408 when the caller goes before it is. */
export const wait = async (url: URL, signal: AbortSignal): Promise<void> => {
  try {
    await delay(delayIn(url), undefined, { signal });
  } catch {
    throw new Failure(408, 'The caller did not wait.');
  }
};

/** The first half of a text, and then nothing until the caller goes. */
export const stalledBody = (text: string): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2)));
    },
  });
