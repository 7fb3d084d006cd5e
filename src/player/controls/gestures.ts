import type { Commands } from './keyboard.js';

const LEAP = 10;
const CONTROLS = 'button, a, media-control-bar, [role=menu]';

const isOnControl = (event: Event, screen: HTMLElement): boolean => {
  const path = event.composedPath();
  return path
    .slice(0, path.indexOf(screen))
    .some((target) => target instanceof Element && target.matches(CONTROLS));
};

/** Seconds of a double tap: back on the left third, on the right third, none between. */
export const tapSeek = (x: number, { left, width }: Pick<DOMRect, 'left' | 'width'>): number => {
  const place = (x - left) / width;
  if (place < 1 / 3) return -LEAP;
  return place > 2 / 3 ? LEAP : 0;
};

/** Two taps at a side seek, two clicks of a mouse change to full screen and back. */
export const listenToDoubleTaps = (
  screen: HTMLElement,
  commands: Commands,
  signal: AbortSignal,
): void => {
  let pointer = 'mouse';
  screen.addEventListener('pointerup', ({ pointerType }) => (pointer = pointerType), { signal });
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
