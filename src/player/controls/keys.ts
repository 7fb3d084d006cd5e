/** What a key of the player does; seconds for `seek-by`, 0 to 1 for the others with an amount. */
export type KeyCommand =
  | { readonly kind: 'toggle-play' | 'toggle-mute' | 'toggle-fullscreen' | 'toggle-captions' }
  | { readonly kind: 'seek-by' | 'seek-to' | 'volume-by'; readonly amount: number };

const STEP = 5;
const LEAP = 10;
const VOLUME_STEP = 0.05;

const KEYS: Readonly<Record<string, KeyCommand>> = {
  ' ': { kind: 'toggle-play' },
  k: { kind: 'toggle-play' },
  m: { kind: 'toggle-mute' },
  f: { kind: 'toggle-fullscreen' },
  c: { kind: 'toggle-captions' },
  arrowleft: { kind: 'seek-by', amount: -STEP },
  arrowright: { kind: 'seek-by', amount: STEP },
  j: { kind: 'seek-by', amount: -LEAP },
  l: { kind: 'seek-by', amount: LEAP },
  arrowup: { kind: 'volume-by', amount: VOLUME_STEP },
  arrowdown: { kind: 'volume-by', amount: -VOLUME_STEP },
  home: { kind: 'seek-to', amount: 0 },
  end: { kind: 'seek-to', amount: 1 },
};

/** What is read of a `KeyboardEvent`. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The command of a key, or null: a key with a modifier belongs to the browser. */
export const keyCommand = (
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress,
  canSeek: boolean,
): KeyCommand | null => {
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  const command = /^\d$/.test(key)
    ? ({ kind: 'seek-to', amount: Number(key) / 10 } as const)
    : (Object.entries(KEYS).find(([name]) => name === key.toLowerCase())?.[1] ?? null);
  const isSeek = command?.kind === 'seek-by' || command?.kind === 'seek-to';
  return isSeek && !canSeek ? null : command;
};

/** Kinds of controls, by the keys they use themselves. */
const OWN_KEYS: readonly (readonly [selector: string, keys: RegExp])[] = [
  ['[role=menu],[role^=menuitem],[role=dialog],media-captions-menu,select,textarea', /./],
  ['input,[role=slider],media-time-range,media-volume-range', /^(?!m$|f$|c$|k$)/],
  ['button,a[href],[role=button],[role=switch]', /^(?: |enter)$/],
];

/** Whether a control on the way of the event uses the key itself. */
export const isUsedByControl = (path: readonly EventTarget[], key: string): boolean =>
  path.some(
    (target) =>
      target instanceof Element &&
      OWN_KEYS.some(([selector, keys]) => target.matches(selector) && keys.test(key.toLowerCase())),
  );
