import { CONNECT } from '../../../../src/player/frame/frame-messages.js';
import type { Instruction } from './frame-script.js';
import { waitUntil } from '../../../components/wait-until.js';

const PAGE = new URL('../../../../../test/src/player/frame/frame.html', import.meta.url);

/** The same server by its other name: another origin, and another site. */
export const OTHER_ORIGIN = location.origin.replace(/localhost|127\.0\.0\.1/, (name) =>
  name === 'localhost' ? '127.0.0.1' : 'localhost',
);

/** Both kinds of origin, as rows of a table of tests. */
export const ORIGINS = [
  ['of the same origin', location.origin],
  ['of another origin', OTHER_ORIGIN],
] as const;

const attached: HTMLIFrameElement[] = [];

export const removeFrames = (): void => {
  for (const frame of attached.splice(0)) frame.remove();
};

/** A frame of `frame.html` at an origin; `search` selects its content. */
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

/** Sends an instruction to the script in a frame. */
export const instruct = (frame: HTMLIFrameElement, instruction: Instruction): void =>
  frame.contentWindow?.postMessage(instruction, '*');

/** The messages that a frame of this page's origin has received. */
export interface Received {
  readonly texts: readonly unknown[];
  readonly onPorts: readonly unknown[];
}

/** Waits until the script in a frame of this page's origin runs. */
export const scriptReady = async (frame: HTMLIFrameElement): Promise<Received> => {
  const own = (): (Received & { isReady?: boolean }) | null =>
    frame.contentWindow as (Received & Window & { isReady?: boolean }) | null;
  await waitUntil(() => own()?.isReady === true, 'no script in the frame');
  const received = own();
  if (received === null) throw new Error('No frame.');
  return received;
};

/** The messages of the errors that are thrown in this page while something runs. */
export const errorsDuring = async (run: () => Promise<void>): Promise<readonly string[]> => {
  const errors: string[] = [];
  const record = ({ message }: ErrorEvent): number => errors.push(message);
  addEventListener('error', record);
  await run();
  removeEventListener('error', record);
  return errors;
};

/** Resolves with the next event of a name. */
export const next = <Emitted extends Event>(target: EventTarget, name: string): Promise<Emitted> =>
  new Promise((resolve) => {
    target.addEventListener(name, (event) => resolve(event as Emitted), { once: true });
  });

/** Waits until this window has received all messages posted before. */
export const allReceived = async (frame: HTMLIFrameElement): Promise<void> => {
  const token = crypto.randomUUID();
  const received = new Promise<void>((resolve) => {
    const onMessage = ({ data }: MessageEvent): void => {
      if (data !== token) return;
      removeEventListener('message', onMessage);
      resolve();
    };
    addEventListener('message', onMessage);
  });
  instruct(frame, { post: token });
  await received;
};

/** How often a frame has received a port. */
export const connects = ({ texts }: Received): number =>
  texts.filter((text) => text === CONNECT).length;

/** A signal that aborts after each test of a file, when the test's frames are removed. */
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
