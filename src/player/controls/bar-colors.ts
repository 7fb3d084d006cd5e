type BarColors = Readonly<Record<'color' | 'backgroundColor' | 'colorScheme', string>>;

const DARK = { backgroundColor: 'rgb(20 20 30 / 0.85)', colorScheme: 'dark' };
const LIGHT = { backgroundColor: 'rgb(255 255 255 / 0.9)', colorScheme: 'light' };
/** Relative luminance behind the controls, with the least favorable video behind them. */
const DARK_LUMINANCE = 0.03;
const LIGHT_LUMINANCE = 0.78;

const channels = (hex: string): readonly number[] => {
  const digits = hex.slice(1);
  const width = digits.length < 6 ? 1 : 2;
  return [0, 1, 2].map((index) => {
    const digit = digits.slice(index * width, (index + 1) * width);
    return parseInt(width === 1 ? digit + digit : digit, 16) / 255;
  });
};

/** Relative luminance (WCAG 2.2) of `#` and 3, 4, 6 or 8 hexadecimal digits, without the opacity. */
export const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (a: number, b: number): number =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/**
 * The styles of the bar: the player's color on the dark or light background that has more contrast with it. The opacity of
 * the color is ignored.
 */
export const barColors = (playerColor: string | null): BarColors => {
  if (playerColor === null) return { color: '#fff', ...DARK };
  const playerLuminance = luminance(playerColor);
  const isLight =
    contrast(playerLuminance, DARK_LUMINANCE) >= contrast(playerLuminance, LIGHT_LUMINANCE);
  const digits = playerColor.length < 6 ? 4 : 7;
  return { color: playerColor.slice(0, digits), ...(isLight ? DARK : LIGHT) };
};
