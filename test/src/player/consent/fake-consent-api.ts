/** A CMP's global function. */
export type ApiName = '__tcfapi' | '__gpp' | '__uspapi';

type Callback = (value: unknown, success: boolean) => void;

/** A CMP made by a test. */
export interface FakeConsentApi {
  /** Its listeners, by id. */
  readonly listeners: ReadonlyMap<number, Callback>;
  /** The commands it has received. */
  readonly commands: readonly string[];
  /** Changes its response and calls its listeners. */
  readonly respond: (value: unknown) => void;
  readonly remove: () => void;
}

/**
 * Puts a CMP into a window; it does not respond while its value is `undefined`. It uses
 * nothing from outside, so that its text also runs in a frame of another origin.
 */
export const fakeConsentApi = (own: Window, name: ApiName, initial?: unknown): FakeConsentApi => {
  const listeners = new Map<number, Callback>();
  const commands: string[] = [];
  const waiting: Callback[] = [];
  let current = initial;
  const event = (listenerId: number): unknown =>
    name === '__gpp'
      ? { eventName: 'signalStatus', listenerId, data: true, pingData: current }
      : { ...(current as object), listenerId };
  const deliver = (callback: Callback, value: unknown): void => {
    if (current === undefined) waiting.push(callback);
    else callback(value, true);
  };
  const call = (...values: readonly unknown[]): void => {
    const [command, , third, fourth] = values;
    commands.push(String(command));
    const callback = (name === '__gpp' ? values[1] : third) as Callback;
    const parameter = name === '__gpp' ? third : fourth;
    if (command === 'removeEventListener') listeners.delete(Number(parameter));
    else if (command === 'addEventListener') {
      const id = commands.length;
      listeners.set(id, callback);
      if (current !== undefined) callback(event(id), true);
    } else deliver(callback, current);
  };
  const globals = own as unknown as Record<string, unknown>;
  globals[name] = call;
  return {
    listeners,
    commands,
    respond: (value) => {
      current = value;
      for (const callback of waiting.splice(0)) callback(value, true);
      for (const [id, callback] of listeners) callback(event(id), true);
    },
    remove: () => Reflect.deleteProperty(globals, name),
  };
};
