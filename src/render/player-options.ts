import type { CodeOptions } from './code-options.js';

/** A time range of the media as a W3C media fragment in seconds, or undefined. */
const timeRange = ({ start, end }: CodeOptions): string | undefined => {
  if (end !== undefined && end > (start ?? 0)) return `${start ?? ''},${end}`;
  return start === undefined ? undefined : String(start);
};

export const playbackParameters = (options: CodeOptions): readonly string[] =>
  [
    options.autoplay === true && 'autoplay=1',
    options.mute === true && 'muted=1',
    options.loop === true && 'loop=1',
    options.captions === true && 'captions=1',
    timeRange(options)?.replace(/^/, 't='),
  ].filter((parameter) => typeof parameter === 'string');

/**
 * The address of a player with the options of playback in its fragment: `autoplay=1`, `muted=1`,
 * `loop=1`, `captions=1` and `t=START,END`, the last as in the W3C recommendation Media Fragments URI 1.0.
 * Not in the specification; chosen because a fragment never reaches a server, and a player that does
 * not know it ignores it. Without options the address is unchanged.
 */
export const withPlayerOptions = (address: string, options: CodeOptions): string => {
  const written = playbackParameters(options);
  if (written.length === 0) return address;
  const [base = '', fragment = ''] = address.split(/#(.*)/s, 2);
  return `${base}#${[fragment, ...written].filter(Boolean).join('&')}`;
};
