import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator } from 'playwright-core';
import { beforeDeadline, timeLeft } from './before-deadline.js';

const POLL_MS = 100;

/**
 * How often in a row a target has to look the same. Not in a specification; half a second, chosen because the steps in
 * which an element loads follow each other faster.
 */
const CALM_POLLS = 5;

/** Documents and shadow roots within one another that are looked into. */
const MAX_ROOTS = 20;

/** What is read of an element; the command has no DOM. */
interface Target {
  readonly localName: string;
  /** Of the elements of this library. */
  readonly state?: string;
  readonly ownerDocument: Root & { readonly readyState: string };
  readonly matches: (selector: string) => boolean;
  readonly getAttribute: (name: string) => string | null;
  readonly getBoundingClientRect: () => Record<'x' | 'y' | 'width' | 'height', number>;
  readonly shadowRoot: Root | null;
}

interface Root {
  readonly elementFromPoint: (x: number, y: number) => Target | null;
}

/** What a click on an element would get to, as a text; empty if it cannot take one yet. Runs in the page. */
const clickTargetSignature = (element: unknown, maxRoots: number): string => {
  const target = element as Target;
  const { ownerDocument, state = '' } = target;
  const isReady =
    ownerDocument.readyState === 'complete' &&
    !target.matches(':not(:defined)') &&
    !/^(?:empty|loading)$/.test(state);
  if (!isReady) return '';
  const { x, y, width, height } = target.getBoundingClientRect();
  const path = [...[x, y, width, height].map((edge) => `${Math.round(edge)}`), state];
  let root: Root | null = ownerDocument;
  for (let roots = 0; root !== null && roots < maxRoots; roots += 1) {
    const hit: Target | null = root.elementFromPoint(x + width / 2, y + height / 2);
    if (hit === null || hit.shadowRoot === root) break;
    path.push(`${hit.localName} ${hit.getAttribute('part') ?? ''}`);
    root = hit.shadowRoot;
  }
  return path.join();
};

/**
 * Waits until an element can take a click: its page is loaded, its code too, and it does not change. Gives up at
 * `deadline`.
 */
export const waitUntilSettled = async (target: Locator, deadline: number): Promise<void> => {
  await target.scrollIntoViewIfNeeded({ timeout: timeLeft(deadline) }).catch(() => undefined);
  let last = '';
  let calm = 0;
  while (calm < CALM_POLLS && Date.now() < deadline) {
    const signature = await beforeDeadline(
      target.evaluate(clickTargetSignature, MAX_ROOTS),
      deadline,
      '',
    );
    calm = signature !== '' && signature === last ? calm + 1 : 0;
    last = signature;
    await sleep(POLL_MS);
  }
};
