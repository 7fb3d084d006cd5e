/** What a test decides of a consent platform; plain data, which goes into the page. */
export interface PlatformPlan {
  readonly api: '__tcfapi' | '__gpp' | '__uspapi';
  /** What it answers when the page has it from the start; null: it keeps silent until it is told. */
  readonly answer: object | null;
  /** Whether it is there from the start; else `arrive` brings it. */
  readonly isThere: boolean;
  /** Milliseconds after the first question until it answers; none when it is not given. */
  readonly delay?: number;
}

/** What a test calls in the page later. */
export interface PlatformWindow extends Window {
  /** Makes the platform say this, to those who listen too; brings it when it is not there. */
  consentSays?: (answer: object) => void;
  /** Whether it has said anything to anybody by now. */
  consentWasHeard?: () => boolean;
}

/**
 * Puts a consent platform into the outermost page, with the frame by which frames of other origins find it.
 * Runs in the page before its own scripts, so it needs nothing from outside.
 */
export const installPlatform = ({ api, answer, isThere, delay }: PlatformPlan): void => {
  if (window.top !== window) return;
  type Callback = (value: unknown, success: boolean) => void;
  interface Question {
    readonly command: string;
    readonly parameter?: unknown;
    readonly callId: unknown;
  }
  const listeners = new Map<number, Callback>();
  const waiting: Callback[] = [];
  let said = delay === undefined ? answer : null;
  let isAsked = false;
  let wasHeard = false;
  const event = (listenerId: number): object =>
    api === '__gpp'
      ? { eventName: 'signalStatus', listenerId, pingData: said }
      : { ...said, listenerId };
  const thinkOver = (): void => {
    if (!isAsked && delay !== undefined && answer !== null) setTimeout(() => say(answer), delay);
    isAsked = true;
  };
  const reply = (command: string, parameter: unknown, callback: Callback): void => {
    thinkOver();
    if (command === 'removeEventListener') listeners.delete(Number(parameter));
    else if (command === 'addEventListener') {
      const id = listeners.size + 1;
      listeners.set(id, callback);
      if (said === null) return;
      wasHeard = true;
      callback(event(id), true);
    } else if (said === null) waiting.push(callback);
    else {
      wasHeard = true;
      callback(said, true);
    }
  };
  const ask = (...values: readonly unknown[]): void => {
    const callback = (api === '__gpp' ? values[1] : values[2]) as Callback;
    reply(String(values[0]), api === '__gpp' ? values[2] : values[3], callback);
  };
  const answerFrame = ({ data, source }: MessageEvent<unknown>): void => {
    const question = (data as Readonly<Record<string, Question>> | null)?.[`${api}Call`];
    if (question === undefined) return;
    const { command, parameter, callId } = question;
    reply(command, parameter, (returnValue, success) => {
      const message = { [`${api}Return`]: { returnValue, success, callId } };
      source?.postMessage(message, { targetOrigin: '*' });
    });
  };
  const arrive = (): void => {
    Object.assign(window, { [api]: ask });
    window.addEventListener('message', answerFrame);
    const locator = document.createElement('iframe');
    locator.name = `${api}Locator`;
    locator.hidden = true;
    document.documentElement.append(locator);
  };
  const say = (next: object): void => {
    said = next;
    if (!(api in window)) arrive();
    wasHeard ||= waiting.length + listeners.size > 0;
    for (const callback of waiting.splice(0)) callback(said, true);
    for (const [id, callback] of listeners) callback(event(id), true);
  };
  Object.assign(window, { consentSays: say, consentWasHeard: () => wasHeard });
  if (isThere) document.addEventListener('readystatechange', arrive, { once: true });
};
