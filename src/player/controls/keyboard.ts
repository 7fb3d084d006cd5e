import type { ViewerCommands } from './viewer-commands.js';

type Command = (commands: ViewerCommands) => void;

const KEYS: Readonly<Record<string, Command>> = {
  ' ': (commands) => commands.togglePlay(),
  k: (commands) => commands.togglePlay(),
  m: (commands) => commands.toggleMute(),
  f: (commands) => commands.toggleFullscreen(),
  c: (commands) => commands.toggleCaptions(),
  arrowup: (commands) => commands.changeVolume(0.05),
  arrowdown: (commands) => commands.changeVolume(-0.05),
};

/** The keys for viewers who may seek. The digits seek to tenths of the duration. */
const SEEK_KEYS: Readonly<Record<string, Command>> = {
  arrowleft: (commands) => commands.seekBy(-5),
  arrowright: (commands) => commands.seekBy(5),
  j: (commands) => commands.seekBy(-10),
  l: (commands) => commands.seekBy(10),
  home: (commands) => commands.seekTo(0),
  end: (commands) => commands.seekTo(1),
  ...Object.fromEntries(
    Array.from({ length: 10 }, (_, digit): [string, Command] => [
      String(digit),
      (commands) => commands.seekTo(digit / 10),
    ]),
  ),
};

/** The command of a key, if it has one; a key with a modifier belongs to the browser. */
const commandOf = (
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  canSeek: boolean,
): Command | undefined => {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const keys = canSeek ? { ...KEYS, ...SEEK_KEYS } : KEYS;
  return Object.entries(keys).find(([name]) => name === key.toLowerCase())?.[1];
};

const CONTROL_KEYS: readonly (readonly [selector: string, keys: RegExp])[] = [
  ['[role=menu],[role^=menuitem],[role=dialog],select,textarea', /./],
  // The keys of the player seek further than those of the browser.
  ['[part=control-seek]', /^(?:arrow(?:up|down)|page.*)$/],
  ['input:not([part=control-seek]),[role=slider]', /^(?!m$|f$|c$|k$)/],
  ['button,a[href],[role=button],[role=switch]', /^(?: |enter)$/],
];

const isUsedByControl = (path: readonly EventTarget[], key: string): boolean =>
  path.some(
    (target) =>
      target instanceof Element &&
      CONTROL_KEYS.some(
        ([selector, keys]) => target.matches(selector) && keys.test(key.toLowerCase()),
      ),
  );

/** Runs the commands of keys while the focus is in the player. Keys without a command are left to the page. */
export const listenToKeys = (
  root: HTMLElement,
  commands: ViewerCommands,
  signal: AbortSignal,
): void =>
  root.addEventListener(
    'keydown',
    (event) => {
      const path = event.composedPath();
      if (event.defaultPrevented || isUsedByControl(path.slice(0, path.indexOf(root)), event.key))
        return;
      const command = commandOf(event, commands.canSeek);
      if (command === undefined) return;
      event.preventDefault();
      command(commands);
    },
    { signal },
  );
