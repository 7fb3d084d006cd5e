import { type DocumentRule, rulesAbout } from '../response-rule.js';
import { repeated } from '../repeated.js';
import { written } from '../text-repair.js';
import { textOffset } from '../vast-document.js';
import type { AdOutline } from '../vast-outline.js';
import { textOf, type XmlElement } from '../../../text/xml/xml-tree.js';
import { attributeOf, childrenOf, elementsAt, valueOf } from '../../../text/xml/xml-lookup.js';
import { excerpt } from './excerpt.js';
import { roundSeconds } from '../../../time/seconds.js';

const TIMECODE = /^\d{1,2}:[0-5]?\d:[0-5]?\d(?:\.\d{1,3})?$/;

export const timecodeSeconds = (text: string | null): number | null => {
  if (text === null || !TIMECODE.test(text)) return null;
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
};

/** A position by its share of the duration. */
export const PERCENT = /^(?:100(?:\.0+)?|\d{1,2}(?:\.\d+)?)%$/;

const PLAIN_SECONDS = /^\d+(?:\.\d+)?$/;

/** The duration of a `<Linear>` element in seconds, which some servers write as plain seconds; null if unknown. */
export const durationOf = (linear: XmlElement): number | null => {
  const [duration] = childrenOf(linear, 'Duration');
  const text = duration === undefined ? '' : textOf(duration);
  return PLAIN_SECONDS.test(text) ? Number(text) : timecodeSeconds(text);
};

export const adId = ({ element }: AdOutline): string => excerpt(valueOf(element, 'id') ?? '');

const aboutVasts = rulesAbout('response', ({ vasts }) => vasts);

const aboutAds = rulesAbout('response', ({ ads }) => ads);

const inlineAds = (
  ads: readonly AdOutline[],
): readonly (AdOutline & { readonly content: XmlElement })[] =>
  ads.flatMap((ad) =>
    ad.kind === 'InLine' && ad.content !== null ? [{ ...ad, content: ad.content }] : [],
  );

const aboutInlineAds = rulesAbout('response', ({ ads }) => inlineAds(ads));

const aboutInlineLinears = rulesAbout('response', ({ ads }) =>
  inlineAds(ads).flatMap(({ linears }) => linears),
);

const hasText = (parent: XmlElement, name: string): boolean =>
  childrenOf(parent, name).some((element) => textOf(element) !== '');

/** VAST 4.0 requires UniversalAdId, VAST 4.1 also AdServingId. */
const missingIds = (
  { content, linears, nonLinearAds }: AdOutline & { readonly content: XmlElement },
  version: number,
): readonly string[] => {
  const isVideo = linears.length + nonLinearAds.length > 0;
  const hasUniversalId = elementsAt(content, 'Creatives', 'Creative', 'UniversalAdId').length > 0;
  return [
    ...(version >= 4.1 && !hasText(content, 'AdServingId') ? ['AdServingId'] : []),
    ...(version >= 4 && isVideo && !hasUniversalId ? ['UniversalAdId'] : []),
  ];
};

/** `HH:MM:SS` with milliseconds if there are some. */
const timecodeOf = (seconds: number): string => {
  const two = (number: number): string => String(Math.floor(number)).padStart(2, '0');
  const milliseconds = Math.round((seconds % 1) * 1000);
  const fraction =
    milliseconds > 0 && milliseconds < 1000 ? `.${String(milliseconds).padStart(3, '0')}` : '';
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}${fraction}`;
};

export const AD_RULES: readonly DocumentRule[] = [
  aboutVasts('vast-no-ad', 'info', (document, { ads, root }) =>
    ads.length === 0 ? document.hit(root.start, {}) : null,
  ),
  aboutAds('vast-ad-empty', 'error', (document, ad) => {
    const has = (name: string): boolean => childrenOf(ad.element, name).length > 0;
    if (has('InLine') !== has('Wrapper')) return null;
    const children = has('InLine') ? 'both' : 'neither';
    return document.hit(ad.element.start, { ad: adId(ad), children });
  }),
  aboutInlineAds('vast-inline-missing', 'error', (document, ad) => {
    const missing = [
      ...['AdSystem', 'AdTitle'].filter((name) => !hasText(ad.content, name)),
      ...(ad.creatives.length === 0 ? ['Creative'] : []),
    ];
    return missing.length === 0 ? null : document.hit(ad.content.start, { ad: adId(ad), missing });
  }),
  aboutVasts('vast-id-missing', 'warning', (document, { version, ads }) =>
    inlineAds(ads).flatMap((ad) => {
      const missing = missingIds(ad, version);
      return missing.length === 0
        ? []
        : document.hit(ad.content.start, { ad: adId(ad), missing, version: version.toFixed(1) });
    }),
  ),
  aboutInlineAds('vast-companions-only', 'error', (document, ad) =>
    ad.creatives.length > 0 && ad.linears.length + ad.nonLinearAds.length === 0
      ? document.hit(ad.content.start, { ad: adId(ad) })
      : null,
  ),
  aboutVasts('vast-sequence', 'warning', (document, { ads }) => {
    const attributes = ads.flatMap(({ element }) => attributeOf(element, 'sequence') ?? []);
    const again = repeated(attributes, ({ value }) => value.trim() || null);
    return attributes.flatMap((attribute) => {
      const sequence = attribute.value.trim();
      const isNumber = /^[1-9]\d*$/.test(sequence);
      if (sequence === '' || (isNumber && !again.includes(attribute))) return [];
      const fault = isNumber ? 'repeated' : 'invalid';
      return document.hit(attribute.start, { fault, sequence: excerpt(sequence) });
    });
  }),
  aboutInlineLinears('vast-duration', 'error', (document, linear) => {
    const [duration] = childrenOf(linear, 'Duration');
    if (duration === undefined)
      return document.hit(linear.start, { fault: 'missing', duration: '' });
    const text = textOf(duration);
    if ((timecodeSeconds(text) ?? 0) > 0) return null;
    const start = textOffset(duration);
    const isRepairable =
      PLAIN_SECONDS.test(text) &&
      Number(text) >= 1 &&
      Number(text) < 360_000 &&
      document.text.startsWith(text, start);
    return document.hit(
      start,
      { fault: 'invalid', duration: excerpt(text) },
      isRepairable ? written({ start, end: start + text.length }, timecodeOf(Number(text))) : null,
    );
  }),
  aboutInlineLinears('vast-skip-offset', 'warning', (document, linear) => {
    const attribute = attributeOf(linear, 'skipoffset');
    const offset = attribute?.value.trim() ?? '';
    if (attribute === undefined || PERCENT.test(offset)) return null;
    const seconds = timecodeSeconds(offset);
    const duration = durationOf(linear);
    const shown = { offset: excerpt(offset), duration: roundSeconds(duration ?? 0) };
    if (seconds === null)
      return document.hit(attribute.start, { fault: 'invalid', ...shown, duration: 0 });
    return duration === null || seconds < duration
      ? null
      : document.hit(attribute.start, { fault: 'after-end', ...shown });
  }),
];
