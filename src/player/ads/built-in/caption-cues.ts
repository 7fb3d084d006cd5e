/** A text of a caption file with its times in seconds. */
export interface Caption {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The captions of a file that are used. An ad has a few dozen. */
const MAX_CAPTIONS = 2_000;

const TIME = String.raw`(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`;
const TIMING = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(?:\s|$)`);

const secondsOf = (parts: readonly (string | undefined)[]): number => {
  const [hours = '0', minutes = '0', seconds = '0', fraction = '0'] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
};

const captionOf = (block: string): readonly Caption[] => {
  const lines = block.split('\n');
  const at = lines.findIndex((line) => TIMING.test(line));
  const [, ...parts] = TIMING.exec(lines[at] ?? '') ?? [];
  const start = secondsOf(parts.slice(0, 4));
  const end = secondsOf(parts.slice(4));
  const text = lines
    .slice(at + 1)
    .join('\n')
    .trim();
  return at >= 0 && end > start && text !== '' ? [{ start, end, text }] : [];
};

/** Reads WebVTT and SubRip, which differ in their headers and in the comma of their times. */
export const parseCaptions = (file: string): readonly Caption[] =>
  file
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .slice(0, MAX_CAPTIONS)
    .flatMap(captionOf);
