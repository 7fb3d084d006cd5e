const UNITS = ['hour', 'minute', 'second'] as const;

/** Hours, minutes and seconds of a number of seconds, rounded to whole ones. */
const parts = (seconds: number): readonly [number, number, number] => {
  const whole = Math.round(seconds);
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
};

/** Seconds as a clock shows them: `1:05`, `1:02:03`. */
export const clockTime = (seconds: number): string => {
  const [hours, ...rest] = parts(seconds);
  return (hours > 0 ? [hours, ...rest] : rest)
    .map((part, index) => (index > 0 ? String(part).padStart(2, '0') : part))
    .join(':');
};

/** Seconds in words, as they are spoken: `1 minute 5 seconds`. */
export const spokenTime = (seconds: number, language: string): string =>
  parts(seconds)
    .flatMap((part, index) =>
      part === 0
        ? []
        : new Intl.NumberFormat(language, {
            style: 'unit',
            unit: UNITS[index],
            unitDisplay: 'long',
          }).format(part),
    )
    .join(' ');
