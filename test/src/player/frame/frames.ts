import { waitUntil } from '@open-wc/testing';
import { CONNECT } from '../../../../src/player/frame/frame-messages.js';
import type { Order } from './inhabitant.js';

const PAGE = new URL('../../../../../test/src/player/frame/frame.html', import.meta.url);

/** The same server by its other name: another origin, and another site. */
export const OTHER_ORIGIN = location.origin.replace(/localhost|127\.0\.0\.1/, (name) =>
  name === 'localhost' ? '127.0.0.1' : 'localhost',
);

const attached: HTMLIFrameElement[] = [];

export const removeFrames = (): void => {
  for (const frame of attached.splice(0)) frame.remove();
};

/** A frame of `frame.html` at an origin; `search` says what is in it. */
export const attachFrame = (
  search: string,
  origin = location.origin,
  sandbox?: string,
): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.title = 'player';
  frame.allow = 'autoplay';
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  frame.src = new URL(PAGE.pathname + search, origin).href;
  document.body.append(frame);
  attached.push(frame);
  return frame;
};

/** Tells what is in the frame to do something. */
export const order = (frame: HTMLIFrameElement, what: Order): void =>
  frame.contentWindow?.postMessage(what, '*');

/** What a frame of this page's origin has heard. */
export interface Heard {
  readonly texts: readonly unknown[];
  readonly onPorts: readonly unknown[];
}

/** Waits until the script in a frame of this page's origin runs. */
export const inhabited = async (frame: HTMLIFrameElement): Promise<Heard> => {
  const own = (): (Heard & { isReady?: boolean }) | null =>
    frame.contentWindow as (Heard & Window & { isReady?: boolean }) | null;
  await waitUntil(() => own()?.isReady === true, 'no script in the frame', { timeout: 10_000 });
  const heard = own();
  if (heard === null) throw new Error('No frame.');
  return heard;
};

/** Resolves with the next event of a name. */
export const next = <Heard extends Event>(target: EventTarget, name: string): Promise<Heard> =>
  new Promise((resolve) => {
    target.addEventListener(name, (event) => resolve(event as Heard), { once: true });
  });

/** Waits until messages that were posted before are heard in this window. */
export const allHeard = async (frame: HTMLIFrameElement): Promise<void> => {
  const token = crypto.randomUUID();
  const heard = new Promise<void>((resolve) => {
    const hear = ({ data }: MessageEvent): void => {
      if (data !== token) return;
      removeEventListener('message', hear);
      resolve();
    };
    addEventListener('message', hear);
  });
  order(frame, { say: token });
  await heard;
};

/** How often a frame was given a port. */
export const connects = ({ texts }: Heard): number =>
  texts.filter((text) => text === CONNECT).length;

/** What a test opens with this signal ends with the test, and its frames go; for a whole file. */
export const endingWithTest = (): Pick<AbortController, 'signal' | 'abort'> => {
  let ending = new AbortController();
  beforeEach(() => {
    ending = new AbortController();
  });
  afterEach(() => {
    ending.abort();
    removeFrames();
  });
  return {
    get signal() {
      return ending.signal;
    },
    abort: () => ending.abort(),
  };
};
