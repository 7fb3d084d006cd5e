import { waitUntil } from '@open-wc/testing';
import type { watchConsent } from '../../../../src/player/consent/consent.js';
import { type ApiName, fakePlatform } from './fake-platform.js';

/** A frame of this page's origin in which our code runs. */
export interface HeldFrame {
  readonly watchConsent: typeof watchConsent;
  readonly own: Window;
}

const attached: HTMLIFrameElement[] = [];

export const removeFrames = (): void => {
  for (const frame of attached.splice(0)) frame.remove();
};

export const attachFrame = (src: string): Window => {
  const frame = document.createElement('iframe');
  frame.title = 'held';
  frame.src = src;
  document.body.append(frame);
  attached.push(frame);
  if (frame.contentWindow === null) throw new Error('The frame has no window.');
  return frame.contentWindow;
};

const PAGE = new URL('../../../../../test/src/player/consent/frame.html', import.meta.url).href;

const MODULE = new URL('../../../../src/player/consent/consent.js', import.meta.url).href;

const isLoaded = (own: Window): boolean => {
  try {
    return own.location.href === PAGE && own.document.readyState === 'complete';
  } catch {
    return false;
  }
};

/** Runs our module in the frame's own realm: who posts a message is seen by where the code runs. */
const inhabited = async (own: Window): Promise<HeldFrame> => {
  await waitUntil(() => isLoaded(own), 'no frame', { timeout: 10_000 });
  const script = own.document.createElement('script');
  script.type = 'module';
  script.textContent = `import * as consent from '${MODULE}'; Object.assign(window, consent);`;
  own.document.head.append(script);
  const globals = own as Partial<HeldFrame> & Window;
  await waitUntil(() => globals.watchConsent !== undefined, 'no module', { timeout: 10_000 });
  if (globals.watchConsent === undefined) throw new Error('The frame has no module.');
  return { own, watchConsent: globals.watchConsent };
};

/** A frame directly in this page, so of one origin with what holds it. */
export const sameOriginFrame = (): Promise<HeldFrame> => inhabited(attachFrame(PAGE));

/** A platform in a page of another origin, which is told what to say by messages. */
export interface FarPlatform extends HeldFrame {
  readonly say: (value: unknown) => void;
  /** The commands the platform was given, as far as they were reported. */
  readonly commands: readonly string[];
  /** The ids of those calls. */
  readonly callIds: readonly string[];
  /** What the far page is to send to our frame, as it is. */
  readonly send: (message: unknown) => void;
}

/** Runs in the far page; its text is all that gets there. */
const farPage = (
  make: typeof fakePlatform,
  api: ApiName,
  initial: unknown,
  texts: boolean,
): void => {
  const platform = make(window, api, initial);
  const ask = (window as unknown as Record<string, (...values: unknown[]) => void>)[api];
  const orders: Readonly<Record<string, (value: unknown) => void>> = {
    say: platform.say,
    send: (value) => window.frames[1]?.postMessage(value, '*'),
  };
  window.addEventListener('message', ({ data, source }: MessageEvent<Record<string, unknown>>) => {
    for (const [order, obey] of Object.entries(orders)) if (order in data) obey(data[order]);
    const call = data[`${api}Call`] as Record<string, unknown> | undefined;
    if (call === undefined || source === null) return;
    const { command, parameter, version, callId } = call;
    const answer = (returnValue: unknown, success: boolean): void => {
      const reply = { [`${api}Return`]: { returnValue, success, callId } };
      source.postMessage(texts ? JSON.stringify(reply) : reply, { targetOrigin: '*' });
    };
    if (api === '__gpp') ask?.(command, answer, parameter, version);
    else ask?.(command, version, answer, parameter);
    window.parent.postMessage({ asked: command, callId }, '*');
  });
};

/**
 * A page of an opaque origin with a platform and its locator, which holds a frame of ours.
 * `texts`: it answers with JSON texts instead of objects.
 */
export const crossOriginFrame = async (
  api: ApiName,
  initial?: unknown,
  texts = false,
): Promise<FarPlatform> => {
  const values = [api, initial ?? null, texts].map((value) => JSON.stringify(value)).join();
  const script = `(${String(farPage)})(${String(fakePlatform)},${values.replace(',null,', ',undefined,')})`;
  const html = `<!doctype html><iframe name="${api}Locator"></iframe><script>${script}</script><iframe src="${PAGE}"></iframe>`;
  const far = attachFrame(`data:text/html,${encodeURIComponent(html)}`);
  const commands: string[] = [];
  const callIds: string[] = [];
  const note = ({ source, data }: MessageEvent<{ asked: string; callId: string }>): void => {
    if (source !== far) return;
    commands.push(data.asked);
    callIds.push(data.callId);
  };
  window.addEventListener('message', note);
  await waitUntil(() => far.length === 2, 'no far page', { timeout: 10_000 });
  const inner = far[1];
  if (inner === undefined) throw new Error('The far page holds no frame.');
  const post = (message: unknown): void => far.postMessage(message, '*');
  return {
    ...(await inhabited(inner)),
    commands,
    callIds,
    say: (value) => post({ say: value }),
    send: (value) => post({ send: value }),
  };
};
