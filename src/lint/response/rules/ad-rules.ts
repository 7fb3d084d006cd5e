import { documentRule, type DocumentRule, type HitsOf } from '../response-rule.js';
import { written } from '../text-repair.js';
import { textOffset, type LintedDocument } from '../vast-document.js';
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

const PLAIN_SECONDS = /^\d+(?:\.\d+)?$/;

/** The duration of a `<Linear>` element in seconds, which some servers write as plain seconds; null if unknown. */
export const durationOf = (linear: XmlElement): number | null => {
  const [duration] = childrenOf(linear, 'Duration');
  const text = duration === undefined ? '' : textOf(duration);
  return PLAIN_SECONDS.test(text) ? Number(text) : timecodeSeconds(text);
};

export const adId = ({ element }: AdOutline): string => excerpt(valueOf(element, 'id') ?? '');

const noAdHits = (document: LintedDocument): HitsOf<'vast-no-ad'> =>
  document.vasts
    .filter(({ ads }) => ads.length === 0)
    .map(({ root }) => document.hit(root.start, {}));

const emptyAdHits = (document: LintedDocument): HitsOf<'vast-ad-empty'> =>
  document.ads.flatMap((ad) => {
    const has = (name: string): boolean => childrenOf(ad.element, name).length > 0;
    if (has('InLine') !== has('Wrapper')) return [];
    const children = has('InLine') ? 'both' : 'neither';
    return document.hit(ad.element.start, { ad: adId(ad), children });
  });

const inlineAds = ({ ads }: LintedDocument): readonly (AdOutline & { content: XmlElement })[] =>
  ads.flatMap((ad) =>
    ad.kind === 'InLine' && ad.content !== null ? [{ ...ad, content: ad.content }] : [],
  );

const hasText = (parent: XmlElement, name: string): boolean =>
  childrenOf(parent, name).some((element) => textOf(element) !== '');

const missingHits = (document: LintedDocument): HitsOf<'vast-inline-missing'> =>
  inlineAds(document).flatMap((ad) => {
    const missing = [
      ...['AdSystem', 'AdTitle'].filter((name) => !hasText(ad.content, name)),
      ...(ad.creatives.length === 0 ? ['Creative'] : []),
    ];
    if (missing.length === 0) return [];
    return document.hit(ad.content.start, { ad: adId(ad), missing });
  });

/** VAST 4.0 requires UniversalAdId, VAST 4.1 also AdServingId. */
const missingIdHits = (document: LintedDocument): HitsOf<'vast-id-missing'> =>
  document.vasts.flatMap(({ version, ads }) =>
    ads.flatMap((ad) => {
      const { content, kind } = ad;
      if (content === null || kind !== 'InLine' || version < 4) return [];
      const isVideo = ad.linears.length + ad.nonLinearAds.length > 0;
      const hasUniversalId =
        elementsAt(content, 'Creatives', 'Creative', 'UniversalAdId').length > 0;
      const missing = [
        ...(version >= 4.1 && !hasText(content, 'AdServingId') ? ['AdServingId'] : []),
        ...(isVideo && !hasUniversalId ? ['UniversalAdId'] : []),
      ];
      return missing.length === 0
        ? []
        : document.hit(content.start, { ad: adId(ad), missing, version: version.toFixed(1) });
    }),
  );

const companionsOnlyHits = (document: LintedDocument): HitsOf<'vast-companions-only'> =>
  inlineAds(document)
    .filter(
      ({ creatives, linears, nonLinearAds }) =>
        creatives.length > 0 && linears.length + nonLinearAds.length === 0,
    )
    .map((ad) => document.hit(ad.content.start, { ad: adId(ad) }));

const sequenceHits = (document: LintedDocument): HitsOf<'vast-sequence'> =>
  document.vasts.flatMap(({ ads }) => {
    const seen = new Set<string>();
    return ads.flatMap(({ element }) => {
      const attribute = attributeOf(element, 'sequence');
      const sequence = attribute?.value.trim() ?? '';
      if (attribute === undefined || sequence === '') return [];
      const isNumber = /^[1-9]\d*$/.test(sequence);
      const isRepeated = seen.has(sequence);
      seen.add(sequence);
      if (isNumber && !isRepeated) return [];
      const fault = isNumber ? 'repeated' : 'invalid';
      return document.hit(attribute.start, { fault, sequence: excerpt(sequence) });
    });
  });

const inlineLinears = (document: LintedDocument): readonly XmlElement[] =>
  inlineAds(document).flatMap(({ linears }) => linears);

/** `HH:MM:SS` with milliseconds if there are some. */
const timecodeOf = (seconds: number): string => {
  const two = (number: number): string => String(Math.floor(number)).padStart(2, '0');
  const milliseconds = Math.round((seconds % 1) * 1000);
  const fraction =
    milliseconds > 0 && milliseconds < 1000 ? `.${String(milliseconds).padStart(3, '0')}` : '';
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}${fraction}`;
};

const durationHits = (document: LintedDocument): HitsOf<'vast-duration'> =>
  inlineLinears(document).flatMap((linear) => {
    const [duration] = childrenOf(linear, 'Duration');
    if (duration === undefined)
      return document.hit(linear.start, { fault: 'missing', duration: '' });
    const text = textOf(duration);
    const seconds = timecodeSeconds(text);
    if (seconds !== null && seconds > 0) return [];
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
  });

const PERCENT = /^(?:100|\d{1,2}(?:\.\d+)?)%$/;

const skipHits = (document: LintedDocument): HitsOf<'vast-skip-offset'> =>
  inlineLinears(document).flatMap((linear) => {
    const attribute = attributeOf(linear, 'skipoffset');
    const offset = attribute?.value.trim() ?? '';
    if (attribute === undefined || PERCENT.test(offset)) return [];
    const seconds = timecodeSeconds(offset);
    const duration = durationOf(linear);
    if (seconds === null)
      return document.hit(attribute.start, {
        fault: 'invalid',
        offset: excerpt(offset),
        duration: 0,
      });
    return duration === null || seconds < duration
      ? []
      : document.hit(attribute.start, {
          fault: 'after-end',
          offset: excerpt(offset),
          duration: roundSeconds(duration),
        });
  });

export const AD_RULES: readonly DocumentRule[] = [
  documentRule('vast-no-ad', 'info', 'response', noAdHits),
  documentRule('vast-ad-empty', 'error', 'response', emptyAdHits),
  documentRule('vast-inline-missing', 'error', 'response', missingHits),
  documentRule('vast-id-missing', 'warning', 'response', missingIdHits),
  documentRule('vast-companions-only', 'error', 'response', companionsOnlyHits),
  documentRule('vast-sequence', 'warning', 'response', sequenceHits),
  documentRule('vast-duration', 'error', 'response', durationHits),
  documentRule('vast-skip-offset', 'warning', 'response', skipHits),
];
