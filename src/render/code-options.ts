import { parseAddress } from '../resolve/address.js';
import { MAX_LENGTH, MAX_SECONDS } from '../limits.js';

/**
 * What to change in embed code. The default of each option is the embed's own value. `CODE_FORMATS`
 * lists the options that each format supports; it ignores the others. Unusable values (a blank text, a
 * size that is not a number above 0, an address that is not http(s)) are ignored too.
 */
export interface CodeOptions {
  /** CSS pixels, rounded, at most 99999. If the height is not set, it follows from the embed's aspect ratio. */
  readonly width?: number | undefined;
  /** CSS pixels, rounded, at most 99999. If the width is not set, it follows from the embed's aspect ratio. */
  readonly height?: number | undefined;
  /** Width divided by height, 0.1 to 10; with a width or a height it sets the other one, alone the height. */
  readonly aspectRatio?: number | undefined;
  /** Has the width of its container and keeps the aspect ratio, unless the player is higher than wide. In AMP landscape players always do. */
  readonly responsive?: boolean | undefined;
  /** Starts automatically. `<media-embed>` and frames ignore false; the hosted player gets it in the fragment of its address. */
  readonly autoplay?: boolean | undefined;
  /** Starts without sound. `<media-embed>` and frames ignore false; the hosted player gets it in the fragment of its address. */
  readonly mute?: boolean | undefined;
  /** Plays again from the start at the end. For the hosted player in the fragment of its address, as the next three options; `<media-embed>` has attributes. */
  readonly loop?: boolean | undefined;
  /** Shows captions from the start. */
  readonly captions?: boolean | undefined;
  /** Seconds at which the content starts. */
  readonly start?: number | undefined;
  /** Seconds at which the content ends; ignored unless after `start`. */
  readonly end?: number | undefined;
  /** Label of the bulk to use on every page (platform facts 2). */
  readonly label?: string | undefined;
  /** Accessible name of the player. Default: the title of the embed, of its video or live, or "Media player". */
  readonly title?: string | undefined;
  /** Whether a frame loads only near the viewport. Default: true. */
  readonly lazy?: boolean | undefined;
  /** Address of the published embed JSON for `<media-embed>`. By default the code contains the JSON. */
  readonly src?: string | undefined;
  /** The `format` attribute of `<media-embed>`: what the element shows. */
  readonly elementFormat?: 'iframe' | 'standard' | 'player' | undefined;
  /** The `loading` attribute of `<media-embed>`; overrides `lazy`. */
  readonly elementLoading?: 'near' | 'visible' | 'eager' | 'click' | undefined;
  /** The `consent` attribute of `<media-embed>`: nothing is requested from the player's origin before the viewer allows it. */
  readonly consent?: 'required' | undefined;
  /** Whether `<media-embed>` contains a link and a frame for pages without its script. Default: both, but only the link with `media-embed-src`. */
  readonly fallback?: boolean | undefined;
  /** Address of the page that shows the embed. Links lead there, also the one in `<media-embed>`, by default to the hosted player; sitemaps need it. */
  readonly page?: string | undefined;
  /** Whether a link is only its address, without HTML: many CMSs, networks and chats show a player or a preview for an address alone on its line. */
  readonly addressOnly?: boolean | undefined;
  /** IANA name of the time zone of the service's dates, such as `Europe/Rome`. Default: `UTC`. */
  readonly timeZone?: string | undefined;
  /** Name of the service's customer, if the embed's `code` does not have it (platform facts 4.2). */
  readonly customer?: string | undefined;
  /** Address of the service's embed script, if the embed's `code` does not have it. */
  readonly script?: string | undefined;
  /** Address of the hosted player, if the embed's `code_iframe` does not have it. */
  readonly frame?: string | undefined;
}

export type CodeOption = keyof CodeOptions;

const pixels = (value: unknown): number | undefined => {
  const rounded = typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : 0;
  return rounded < 1 ? undefined : Math.min(rounded, MAX_LENGTH);
};

/** Whether a value is a time zone by its IANA name, such as `Europe/Rome`. */
export const isTimeZone = (value: unknown): value is string => {
  if (typeof value !== 'string' || value === '') return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).format(0) !== '';
  } catch {
    return false;
  }
};

const seconds = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= MAX_SECONDS
    ? Math.round(value * 1000) / 1000
    : undefined;

const ratio = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0.1 && value <= 10 ? value : undefined;

const flag = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

const address = (value: unknown): string | undefined =>
  typeof value === 'string' ? parseAddress(value)?.href : undefined;

const word = <Word extends string>(value: unknown, words: readonly Word[]): Word | undefined =>
  words.find((each) => each === value);

export const usableOptions = (options: CodeOptions): CodeOptions => ({
  width: pixels(options.width),
  height: pixels(options.height),
  aspectRatio: ratio(options.aspectRatio),
  responsive: flag(options.responsive),
  autoplay: flag(options.autoplay),
  mute: flag(options.mute),
  loop: flag(options.loop),
  captions: flag(options.captions),
  start: seconds(options.start),
  end: seconds(options.end),
  label: text(options.label),
  title: text(options.title),
  lazy: flag(options.lazy),
  src: address(options.src),
  elementFormat: word(options.elementFormat, ['iframe', 'standard', 'player']),
  elementLoading: word(options.elementLoading, ['near', 'visible', 'eager', 'click']),
  consent: word(options.consent, ['required']),
  fallback: flag(options.fallback),
  page: address(options.page),
  addressOnly: flag(options.addressOnly),
  timeZone: isTimeZone(options.timeZone) ? options.timeZone : undefined,
  customer: text(options.customer),
  script: address(options.script),
  frame: address(options.frame),
});
