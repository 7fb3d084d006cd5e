import type { watchConsent } from '../../../../src/player/consent/watch-consent.js';
import { type ApiName, fakeConsentApi } from './fake-consent-api.js';
import { waitUntil } from '../../../components/wait-until.js';

/** A frame of this page's origin that runs the library. */
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

const MODULE = new URL('../../../../src/player/consent/watch-consent.js', import.meta.url).href;

const isLoaded = (own: Window): boolean => {
  try {
    return own.location.href === PAGE && own.document.readyState === 'complete';
  } catch {
    return false;
  }
};

/** Runs the library in the frame's own realm, which determines the source of its messages. */
const loadModule = async (own: Window): Promise<HeldFrame> => {
  await waitUntil(() => isLoaded(own), 'no frame');
  const script = own.document.createElement('script');
  script.type = 'module';
  script.textContent = `import * as consent from '${MODULE}'; Object.assign(window, consent);`;
  own.document.head.append(script);
  const globals = own as Partial<HeldFrame> & Window;
  await waitUntil(() => globals.watchConsent !== undefined, 'no module');
  if (globals.watchConsent === undefined) throw new Error('The frame has no module.');
  return { own, watchConsent: globals.watchConsent };
};

/** A frame directly in this page. */
export const sameOriginFrame = (): Promise<HeldFrame> => loadModule(attachFrame(PAGE));

/** A CMP in a page of another origin, controlled by messages. */
export interface FarPlatform extends HeldFrame {
  readonly respond: (value: unknown) => void;
  /** The commands that the CMP has reported. */
  readonly commands: readonly string[];
  /** The call ids of those commands. */
  readonly callIds: readonly string[];
  /** Makes the far page send a message to the inner frame. */
  readonly send: (message: unknown) => void;
}

/** Runs in the far page, as text. */
const farPage = (
  make: typeof fakeConsentApi,
  api: ApiName,
  initial: unknown,
  texts: boolean,
): void => {
  const cmp = make(window, api, initial);
  const callApi = (window as unknown as Record<string, (...values: unknown[]) => void>)[api];
  const orders: Readonly<Record<string, (value: unknown) => void>> = {
    respond: cmp.respond,
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
    if (api === '__gpp') callApi?.(command, answer, parameter, version);
    else callApi?.(command, version, answer, parameter);
    window.parent.postMessage({ received: command, callId }, '*');
  });
};

/**
 * A page with an opaque origin that has a CMP, its locator and a frame of this page's origin.
 * With `texts`, the CMP responds with JSON strings instead of objects.
 */
export const crossOriginFrame = async (
  api: ApiName,
  initial?: unknown,
  texts = false,
): Promise<FarPlatform> => {
  const values = [api, initial ?? null, texts].map((value) => JSON.stringify(value)).join();
  const script = `(${String(farPage)})(${String(fakeConsentApi)},${values.replace(',null,', ',undefined,')})`;
  const html = `<!doctype html><iframe name="${api}Locator"></iframe><script>${script}</script><iframe src="${PAGE}"></iframe>`;
  const far = attachFrame(`data:text/html,${encodeURIComponent(html)}`);
  const commands: string[] = [];
  const callIds: string[] = [];
  const note = ({ source, data }: MessageEvent<{ received: string; callId: string }>): void => {
    if (source !== far) return;
    commands.push(data.received);
    callIds.push(data.callId);
  };
  window.addEventListener('message', note);
  await waitUntil(() => far.length === 2, 'no far page');
  const inner = far[1];
  if (inner === undefined) throw new Error('The far page holds no frame.');
  const post = (message: unknown): void => far.postMessage(message, '*');
  return {
    ...(await loadModule(inner)),
    commands,
    callIds,
    respond: (value) => post({ respond: value }),
    send: (value) => post({ send: value }),
  };
};
