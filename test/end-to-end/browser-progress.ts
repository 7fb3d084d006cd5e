import type { Browser, BrowserContext } from 'playwright-core';
import { pageProgress } from '../timing/page-progress.js';
import { LAST_LIMIT_MS, waitFor } from '../timing/wait-for.js';
import { bePatient } from './ad-limits.js';

/** Moves of all pages so far: their requests, responses, messages, media and elements. */
let moves = 0;

const move = (): void => {
  moves += 1;
};

const contexts = new Set<BrowserContext>();

/** What each frame said last, and the frames that have not replied yet. */
const lastProgress = new WeakMap<object, string>();
const asked = new WeakSet();

const askFrames = (): void => {
  for (const frame of [...contexts]
    .flatMap((context) => context.pages())
    .flatMap((page) => page.frames())) {
    if (asked.has(frame)) continue;
    asked.add(frame);
    void frame
      .evaluate(pageProgress, undefined)
      .then((progress) => {
        if (lastProgress.get(frame) !== progress) move();
        lastProgress.set(frame, progress);
      })
      // A frame that navigates has moved, as its requests say.
      .catch(() => undefined)
      .finally(() => asked.delete(frame));
  }
};

/** Changes while anything moves in a page of a watched browser. */
export const browserProgress = (): number => {
  askFrames();
  return moves;
};

/** Milliseconds between two looks at a whole context, whose test may be busy elsewhere: five minutes of stillness. */
const CONTEXT_INTERVAL_MS = 250;

/**
 * The waits of Playwright know the clock alone. They get the last limit, and end earlier with their context when nothing
 * moves in any page.
 */
const watchContext = (context: BrowserContext): void => {
  context.setDefaultTimeout(LAST_LIMIT_MS);
  void bePatient(context);
  contexts.add(context);
  let isClosed = false;
  context.on('close', () => {
    isClosed = true;
    contexts.delete(context);
  });
  context.on('request', move);
  context.on('response', move);
  context.on('requestfinished', move);
  context.on('requestfailed', move);
  context.on('console', move);
  void waitFor('the end of a page', () => isClosed, {
    progress: browserProgress,
    intervalMs: CONTEXT_INTERVAL_MS,
    lastLimitMs: Infinity,
  }).catch((cause: unknown) => context.close({ reason: String(cause) }));
};

/** Watches all pages of a browser. */
export const watchBrowser = (browser: Browser): Browser => browser.on('context', watchContext);
