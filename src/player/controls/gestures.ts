import type { Stage } from '../playback/stage.js';
import type { ViewerCommands } from './viewer-commands.js';

const DOUBLE_TAP_SECONDS = 10;
const CONTROLS = '[part=controls]';

const isOnControl = (event: Event, screen: HTMLElement): boolean => {
  const path = event.composedPath();
  return path
    .slice(0, path.indexOf(screen))
    .some((target) => target instanceof Element && target.matches(CONTROLS));
};

/** Seconds to seek on a double tap: back on the left third, forward on the right third, else 0. */
const tapSeek = (x: number, { left, width }: Pick<DOMRect, 'left' | 'width'>): number => {
  const share = (x - left) / width;
  if (share < 1 / 3) return -DOUBLE_TAP_SECONDS;
  return share > 2 / 3 ? DOUBLE_TAP_SECONDS : 0;
};

/**
 * A click of a mouse toggles playback, and a double click full screen; a double tap on the left or right third
 * seeks. A single tap shows the control bar, and toggles playback without one.
 */
export const listenToTaps = (
  { root, screen }: Stage,
  commands: ViewerCommands,
  signal: AbortSignal,
): void => {
  let pointer = 'mouse';
  screen.addEventListener('pointerup', ({ pointerType }) => (pointer = pointerType), { signal });
  screen.addEventListener(
    'click',
    (event) => {
      const { controls } = root.dataset;
      if (isOnControl(event, screen) || controls === 'native' || controls === 'external') return;
      if (pointer !== 'touch' || controls === 'none') commands.togglePlay();
    },
    { signal },
  );
  screen.addEventListener(
    'dblclick',
    (event) => {
      if (isOnControl(event, screen)) return;
      if (pointer !== 'touch') {
        commands.toggleFullscreen();
        return;
      }
      const seconds = tapSeek(event.clientX, screen.getBoundingClientRect());
      if (commands.canSeek && seconds !== 0) commands.seekBy(seconds);
    },
    { signal },
  );
};

/** The viewer is inactive after this time without pointer, key and focus events. */
const INACTIVITY_MS = 2_000;

/** Reports whether the viewer is active in the player, which shows and hides the controls. */
export const watchActivity = (
  root: HTMLElement,
  signal: AbortSignal,
  onChange: (isActive: boolean) => void,
): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onActivity = (): void => {
    onChange(true);
    clearTimeout(timer);
    timer = setTimeout(() => onChange(false), INACTIVITY_MS);
  };
  let position = '';
  root.addEventListener(
    'pointermove',
    ({ screenX, screenY }) => {
      const current = `${screenX} ${screenY}`;
      // Browsers also fire the event for a resting pointer when something moves below it.
      if (current !== position) onActivity();
      position = current;
    },
    { signal },
  );
  for (const name of ['pointerdown', 'keydown', 'focusin'])
    root.addEventListener(name, onActivity, { signal });
  root.addEventListener('pointerleave', () => onChange(false), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  onActivity();
};
