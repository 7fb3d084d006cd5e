import type { LintRule, RuleHit } from '../../sentence-rule.js';
import { replacement } from '../text-repair.js';
import { hitAt, textOffset, type LintedDocument } from '../vast-document.js';
import type { AdOutline } from '../vast-outline.js';
import {
  attributeOf,
  childrenOf,
  elementsAt,
  textOf,
  valueOf,
} from '../../../text/xml/xml-tree.js';
import type { XmlElement } from '../../../text/xml/xml-tree.js';
import { quoted } from './quoted.js';
import { roundSeconds } from '../../../time/seconds.js';

type DocumentRule = LintRule<LintedDocument>;

const TIMECODE = /^\d{1,2}:[0-5]?\d:[0-5]?\d(?:\.\d{1,3})?$/;

/** Seconds of a timecode, or null. */
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

/** The ad with its id, for a message. */
export const adName = ({ element }: AdOutline): string => {
  const id = valueOf(element, 'id');
  return id === null ? 'The ad' : `The ad ${quoted(id)}`;
};

const noAdHits = (document: LintedDocument): readonly RuleHit[] =>
  document.vasts
    .filter(({ ads }) => ads.length === 0)
    .map(({ root }) =>
      hitAt(document, root.start, 'The document has no <Ad>: the ad server has nothing to show.'),
    );

const emptyAdHits = (document: LintedDocument): readonly RuleHit[] =>
  document.ads.flatMap((ad) => {
    const has = (name: string): boolean => childrenOf(ad.element, name).length > 0;
    if (has('InLine') !== has('Wrapper')) return [];
    const found = has('InLine') ? 'both <InLine> and <Wrapper>' : 'neither <InLine> nor <Wrapper>';
    return hitAt(
      document,
      ad.element.start,
      `${adName(ad)} has ${found}; expected one of them (VAST error 101).`,
    );
  });

const inlineAds = ({ ads }: LintedDocument): readonly (AdOutline & { content: XmlElement })[] =>
  ads.flatMap((ad) =>
    ad.kind === 'InLine' && ad.content !== null ? [{ ...ad, content: ad.content }] : [],
  );

const hasText = (parent: XmlElement, name: string): boolean =>
  childrenOf(parent, name).some((element) => textOf(element) !== '');

const missingHits = (document: LintedDocument): readonly RuleHit[] =>
  inlineAds(document).flatMap((ad) => {
    const missing = [
      ...['AdSystem', 'AdTitle'].filter((name) => !hasText(ad.content, name)),
      ...(ad.creatives.length === 0 ? ['Creatives with a Creative'] : []),
    ];
    if (missing.length === 0) return [];
    return hitAt(
      document,
      ad.content.start,
      `${adName(ad)} has no ${missing.join(', no ')}, which the standard requires.`,
    );
  });

/** VAST 4.0 requires UniversalAdId, VAST 4.1 also AdServingId. */
const missingIdHits = (document: LintedDocument): readonly RuleHit[] =>
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
        : hitAt(
            document,
            content.start,
            `${adName(ad)} has no ${missing.join(' and no ')}, which VAST ${version.toFixed(1)} requires.`,
          );
    }),
  );

const companionsOnlyHits = (document: LintedDocument): readonly RuleHit[] =>
  inlineAds(document)
    .filter(
      ({ creatives, linears, nonLinearAds }) =>
        creatives.length > 0 && linears.length + nonLinearAds.length === 0,
    )
    .map((ad) =>
      hitAt(
        document,
        ad.content.start,
        `${adName(ad)} has neither a linear nor a non-linear creative (VAST error 200).`,
      ),
    );

const sequenceHits = (document: LintedDocument): readonly RuleHit[] =>
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
      return hitAt(
        document,
        attribute.start,
        isNumber
          ? `Two ads have the sequence ${sequence}; expected one ad for each position of the pod.`
          : `The sequence is ${quoted(sequence)}; expected a whole number from 1.`,
      );
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

const durationHits = (document: LintedDocument): readonly RuleHit[] =>
  inlineLinears(document).flatMap((linear) => {
    const [duration] = childrenOf(linear, 'Duration');
    if (duration === undefined)
      return hitAt(
        document,
        linear.start,
        'The linear creative has no <Duration>; expected HH:MM:SS.',
      );
    const text = textOf(duration);
    const seconds = timecodeSeconds(text);
    if (seconds !== null && seconds > 0) return [];
    const start = textOffset(duration);
    const isRepairable =
      PLAIN_SECONDS.test(text) &&
      Number(text) >= 1 &&
      Number(text) < 360_000 &&
      document.text.startsWith(text, start);
    return hitAt(
      document,
      start,
      `The duration is ${quoted(text)}; expected a time above 0 as HH:MM:SS or HH:MM:SS.mmm.`,
      isRepairable
        ? {
            label: `Write ${timecodeOf(Number(text))}.`,
            edits: [replacement({ start, end: start + text.length }, timecodeOf(Number(text)))],
          }
        : null,
    );
  });

const PERCENT = /^(?:100|\d{1,2}(?:\.\d+)?)%$/;

const skipHits = (document: LintedDocument): readonly RuleHit[] =>
  inlineLinears(document).flatMap((linear) => {
    const attribute = attributeOf(linear, 'skipoffset');
    const offset = attribute?.value.trim() ?? '';
    if (attribute === undefined || PERCENT.test(offset)) return [];
    const seconds = timecodeSeconds(offset);
    const duration = durationOf(linear);
    if (seconds === null)
      return hitAt(
        document,
        attribute.start,
        `The skipoffset is ${quoted(offset)}; expected HH:MM:SS or a percentage up to 100%.`,
      );
    return duration === null || seconds < duration
      ? []
      : hitAt(
          document,
          attribute.start,
          `The skipoffset is ${quoted(offset)}, and the ad ends after ${roundSeconds(duration)} s, so it can never be skipped.`,
        );
  });

/** Rules about ads and their creatives. */
export const AD_RULES: readonly DocumentRule[] = [
  {
    name: 'vast-no-ad',
    severity: 'info',
    stage: 'response',
    remedy: 'Check targeting, ad unit and sizes at the ad server if an ad was expected.',
    test: noAdHits,
  },
  {
    name: 'vast-ad-empty',
    severity: 'error',
    stage: 'response',
    remedy: 'Ask the ad server for an <InLine> or a <Wrapper> in each <Ad>.',
    test: emptyAdHits,
  },
  {
    name: 'vast-inline-missing',
    severity: 'error',
    stage: 'response',
    remedy:
      'Ask the ad server to add what the standard requires: strict players report VAST error 101.',
    test: missingHits,
  },
  {
    name: 'vast-id-missing',
    severity: 'warning',
    stage: 'response',
    remedy:
      'Ask the ad server for the ids: measurement and frequency capping across systems use them.',
    test: missingIdHits,
  },
  {
    name: 'vast-companions-only',
    severity: 'error',
    stage: 'response',
    remedy: 'Traffic a video or an overlay for this slot.',
    test: companionsOnlyHits,
  },
  {
    name: 'vast-sequence',
    severity: 'warning',
    stage: 'response',
    remedy: 'Number the ads of a pod from 1, each number once.',
    test: sequenceHits,
  },
  {
    name: 'vast-duration',
    severity: 'error',
    stage: 'response',
    remedy: 'Write the duration as HH:MM:SS: strict players report VAST error 101 or 202.',
    test: durationHits,
  },
  {
    name: 'vast-skip-offset',
    severity: 'warning',
    stage: 'response',
    remedy: 'Write a time before the end of the ad, or remove the attribute.',
    test: skipHits,
  },
];
