/** A consent platform as a test wants it; plain data, which goes into the page. */
export interface PlatformPlan {
  readonly api: '__tcfapi' | '__gpp' | '__uspapi';
  /** Its answer from the start; null: it does not answer until `setConsentAnswer` is called. */
  readonly answer: object | null;
  /** Whether the page has it from the start; else `setConsentAnswer` adds it. */
  readonly isThere: boolean;
  /** Milliseconds from the first command to the answer. Default: none. */
  readonly delay?: number;
}

/** Functions that a test calls in the page. */
export interface PlatformWindow extends Window {
  /** Sets the platform's answer, informs its listeners, and adds the platform when the page has none. */
  setConsentAnswer?: (answer: object) => void;
  /** Whether anybody has received an answer. */
  hasReceivedConsent?: () => boolean;
}

/**
 * Puts a consent platform into the outermost page, with the frame by which frames of other origins find it.
 * Runs in the page before its own scripts, so it needs nothing from outside.
 */
export const installPlatform = ({ api, answer, isThere, delay }: PlatformPlan): void => {
  if (window.top !== window) return;
  type Callback = (value: unknown, success: boolean) => void;
  interface Command {
    readonly command: string;
    readonly parameter?: unknown;
    readonly callId: unknown;
  }
  const listeners = new Map<number, Callback>();
  const waiting: Callback[] = [];
  let current = delay === undefined ? answer : null;
  let hasStarted = false;
  let isReceived = false;
  const event = (listenerId: number): object =>
    api === '__gpp'
      ? { eventName: 'signalStatus', listenerId, pingData: current }
      : { ...current, listenerId };
  const startDelay = (): void => {
    if (!hasStarted && delay !== undefined && answer !== null)
      setTimeout(() => setAnswer(answer), delay);
    hasStarted = true;
  };
  const reply = (command: string, parameter: unknown, callback: Callback): void => {
    startDelay();
    if (command === 'removeEventListener') listeners.delete(Number(parameter));
    else if (command === 'addEventListener') {
      const id = listeners.size + 1;
      listeners.set(id, callback);
      if (current === null) return;
      isReceived = true;
      callback(event(id), true);
    } else if (current === null) waiting.push(callback);
    else {
      isReceived = true;
      callback(current, true);
    }
  };
  const platform = (...values: readonly unknown[]): void => {
    const callback = (api === '__gpp' ? values[1] : values[2]) as Callback;
    reply(String(values[0]), api === '__gpp' ? values[2] : values[3], callback);
  };
  const answerMessage = ({ data, source }: MessageEvent<unknown>): void => {
    const message = (data as Readonly<Record<string, Command>> | null)?.[`${api}Call`];
    if (message === undefined) return;
    const { command, parameter, callId } = message;
    reply(command, parameter, (returnValue, success) => {
      const response = { [`${api}Return`]: { returnValue, success, callId } };
      source?.postMessage(response, { targetOrigin: '*' });
    });
  };
  const addPlatform = (): void => {
    Object.assign(window, { [api]: platform });
    window.addEventListener('message', answerMessage);
    const locator = document.createElement('iframe');
    locator.name = `${api}Locator`;
    locator.hidden = true;
    document.documentElement.append(locator);
  };
  const setAnswer = (next: object): void => {
    current = next;
    if (!(api in window)) addPlatform();
    isReceived ||= waiting.length + listeners.size > 0;
    for (const callback of waiting.splice(0)) callback(current, true);
    for (const [id, callback] of listeners) callback(event(id), true);
  };
  Object.assign(window, { setConsentAnswer: setAnswer, hasReceivedConsent: () => isReceived });
  if (isThere) document.addEventListener('readystatechange', addPlatform, { once: true });
};
