import type { IdAfter } from '../../../src/messages/format.js';
import type { EmbedCodeMessages } from '../../../src/messages/generated/embed-code/messages.js';
import type { CodeFormat, CodeOptions } from '../../../src/render/render-code.js';

export type CodeDestination = IdAfter<'destination-', EmbedCodeMessages>;

export interface CodePreset {
  readonly format: CodeFormat;
  readonly options: CodeOptions;
}

/** The formats for each destination, the best one first. */
export const FORMATS: Readonly<
  Record<CodeDestination, readonly [first: CodeFormat, ...others: CodeFormat[]]>
> = {
  wordpress: ['link', 'responsive-iframe', 'media-embed-src'],
  'web-page': ['media-embed-src', 'media-embed', 'standard'],
  'html-without-scripts': ['responsive-iframe', 'iframe', '360'],
  amp: ['amp'],
  newsletter: ['email', 'link'],
  social: ['link', 'open-graph'],
  search: ['json-ld', 'open-graph', 'video-sitemap'],
  'other-players': ['mrss', 'vmap', 'oembed'],
};

export const DESTINATIONS = Object.keys(FORMATS) as readonly CodeDestination[];

/** The destinations at which an address alone becomes a player or a preview. */
const ADDRESS_ONLY: ReadonlySet<CodeDestination> = new Set<CodeDestination>([
  'wordpress',
  'social',
]);

/**
 * The page of a published embed, beside its JSON as `createPublisher` publishes both: `…/7` for `…/7.json`. Null for
 * any other address.
 */
export const embedPageAddress = (source: string | undefined): string | null => {
  if (source === undefined || !URL.canParse(source)) return null;
  const url = new URL(source);
  const isJson = /^https?:$/.test(url.protocol) && /\/[\w-]{1,64}\.json$/.test(url.pathname);
  return isJson ? url.origin + url.pathname.replace(/\.json$/, '') : null;
};

/** The formats for a destination with their options, the best one first. `page` is the page of the embed. */
export const presetsFor = (
  destination: CodeDestination,
  page: string | null,
): readonly CodePreset[] =>
  FORMATS[destination].flatMap((format) => {
    // What sanitizers leave of the element is its link, which becomes a player again if it leads to the page.
    if (format === 'media-embed-src' && page !== null) return [{ format, options: { page } }];
    if (format !== 'link' || !ADDRESS_ONLY.has(destination)) return [{ format, options: {} }];
    // WordPress makes a player only of pages that name their oEmbed address.
    if (page === null && destination === 'wordpress') return [];
    return [{ format, options: { addressOnly: true, ...(page === null ? {} : { page }) } }];
  });

export const presetOptions = (
  destination: CodeDestination | null,
  format: CodeFormat,
  page: string | null,
): CodeOptions =>
  destination === null
    ? {}
    : (presetsFor(destination, page).find((preset) => preset.format === format)?.options ?? {});

/** The options without those that another destination has set. */
export const withoutPreset = (options: CodeOptions, page: string | null): CodeOptions => {
  const { addressOnly: _addressOnly, page: chosenPage, ...others } = options;
  return chosenPage === undefined || chosenPage === page ? others : { ...others, page: chosenPage };
};

const isFor = (destination: CodeDestination, { format, options }: CodePreset): boolean =>
  FORMATS[destination].includes(format) &&
  (format !== 'link' || ADDRESS_ONLY.has(destination) === (options.addressOnly === true));

/** The destination of code: the chosen one if it fits, else the one that prefers the format; null if none has it. */
export const destinationOf = (
  code: CodePreset,
  chosen: CodeDestination | null,
): CodeDestination | null => {
  if (chosen !== null && isFor(chosen, code)) return chosen;
  const rankIn = (destination: CodeDestination): number =>
    FORMATS[destination].indexOf(code.format);
  const [first] = DESTINATIONS.filter((destination) => isFor(destination, code)).sort(
    (a, b) => rankIn(a) - rankIn(b),
  );
  return first ?? null;
};
