import { parseAddress } from '../resolve/address.js';
import { MAX_LENGTH } from '../resolve/longest-length.js';

/**
 * What to change in embed code. An option that is not given follows the embed. Which format
 * can carry which option is in `CODE_FORMATS`; a format leaves out what it cannot carry. A value of
 * no use (a blank text, a size that is no number above 0, an address that is not http(s)) counts as not given.
 */
export interface CodeOptions {
  /** CSS pixels, rounded, at most 99999; alone, it sets the height too, by the embed's aspect ratio. */
  readonly width?: number | undefined;
  /** CSS pixels, rounded, at most 99999; alone, it sets the width too, by the embed's aspect ratio. */
  readonly height?: number | undefined;
  /** Takes the width of its container and keeps the aspect ratio; AMP and `<media-embed>` always do. */
  readonly responsive?: boolean | undefined;
  /** Starts by itself. The hosted player's frame address has no place for it; false cannot be said to `<media-embed>`. */
  readonly autoplay?: boolean | undefined;
  /** Starts without sound. The hosted player's frame address has no place for it; false cannot be said to `<media-embed>`. */
  readonly mute?: boolean | undefined;
  /** Label of the bulk to force, whatever the page (platform facts 2). */
  readonly label?: string | undefined;
  /** Accessible name of the player; default: the title of the embed, of its video or live, or "Media player". */
  readonly title?: string | undefined;
  /** Whether a frame waits until it is near the viewport; default true. */
  readonly lazy?: boolean | undefined;
  /** Address of the published embed JSON for `<media-embed>`; without it the JSON is in the code itself. */
  readonly src?: string | undefined;
  /** The `format` attribute of `<media-embed>`: what the element shows. */
  readonly elementFormat?: 'iframe' | 'standard' | 'player' | undefined;
  /** The `loading` attribute of `<media-embed>`; wins over `lazy`. */
  readonly elementLoading?: 'near' | 'visible' | 'eager' | 'click' | undefined;
  /** The `consent` attribute of `<media-embed>`: nothing of the player's origin before the viewer allows it. */
  readonly consent?: 'required' | undefined;
  /** Name of the service's customer, where the embed's `code` does not tell it (platform facts 4.2). */
  readonly customer?: string | undefined;
  /** Address of the service's embed script, where the embed's `code` does not tell it. */
  readonly script?: string | undefined;
  /** Address of the hosted player, where the embed's `code_iframe` does not tell it. */
  readonly frame?: string | undefined;
}

export type CodeOption = keyof CodeOptions;

const pixels = (value: unknown): number | undefined => {
  const rounded = typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : 0;
  return rounded < 1 ? undefined : Math.min(rounded, MAX_LENGTH);
};

const flag = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

const address = (value: unknown): string | undefined =>
  typeof value === 'string' ? parseAddress(value)?.href : undefined;

const word =
  <Word extends string>(words: readonly Word[]) =>
  (value: unknown): Word | undefined =>
    words.find((each) => each === value);

const elementFormat = word(['iframe', 'standard', 'player']);
const elementLoading = word(['near', 'visible', 'eager', 'click']);
const consent = word(['required']);

/** The options without the values that are of no use. */
export const usableOptions = (options: CodeOptions): CodeOptions => ({
  width: pixels(options.width),
  height: pixels(options.height),
  responsive: flag(options.responsive),
  autoplay: flag(options.autoplay),
  mute: flag(options.mute),
  label: text(options.label),
  title: text(options.title),
  lazy: flag(options.lazy),
  src: address(options.src),
  elementFormat: elementFormat(options.elementFormat),
  elementLoading: elementLoading(options.elementLoading),
  consent: consent(options.consent),
  customer: text(options.customer),
  script: address(options.script),
  frame: address(options.frame),
});
