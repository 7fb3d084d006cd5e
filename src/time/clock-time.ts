const splitTime = (seconds: number): readonly [hours: number, minutes: number, seconds: number] => [
  Math.floor(seconds / 3600),
  Math.floor(seconds / 60) % 60,
  seconds % 60,
];

/** Whole seconds as a clock shows them: `0:05`, `1:05`, `1:02:03`. */
export const clockTime = (seconds: number): string => {
  const [hours, ...rest] = splitTime(seconds);
  return (hours > 0 ? [hours, ...rest] : rest)
    .map((part, index) => (index > 0 ? String(part).padStart(2, '0') : part))
    .join(':');
};

const UNITS = ['hour', 'minute', 'second'] as const;

/** Whole seconds in words: `1 minute 5 seconds`. */
export const spokenTime = (seconds: number, language: string): string =>
  splitTime(seconds)
    .flatMap((part, index) =>
      part === 0 && (seconds > 0 || index < 2)
        ? []
        : new Intl.NumberFormat(language, {
            style: 'unit',
            unit: UNITS[index],
            unitDisplay: 'long',
          }).format(part),
    )
    .join(' ');
