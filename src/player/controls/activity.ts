/** Milliseconds without pointer, key and focus until the viewer is taken to watch only. */
const REST = 2_000;

/** Tells whether the viewer is at the player, for what comes and goes with the controls. */
export const watchActivity = (
  root: HTMLElement,
  signal: AbortSignal,
  tell: (isActive: boolean) => void,
): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => tell(false), REST);
  };
  const wake = (): void => {
    tell(true);
    rest();
  };
  let place = '';
  root.addEventListener(
    'pointermove',
    ({ screenX, screenY }) => {
      const now = `${screenX} ${screenY}`;
      // Browsers also tell of a pointer that rests while something moves below it.
      if (now !== place) wake();
      place = now;
    },
    { signal },
  );
  for (const name of ['pointerdown', 'keydown', 'focusin'])
    root.addEventListener(name, wake, { signal });
  root.addEventListener('pointerleave', () => tell(false), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  wake();
};
