import type { LintRule, RuleHit } from '../../sentence-rule.js';
import { webAddress } from '../../../vast/web-address.js';
import { MAX_WRAPPERS } from '../../../vast/request/wrapper-limit.js';
import { hopHit, type LintedHop, type LintedInspection } from '../linted-inspection.js';
import type { LintedDocument } from '../vast-document.js';
import type { AdOutline } from '../vast-outline.js';
import { textOf, valueOf } from '../../../text/xml/xml-tree.js';
import { quoted } from './quoted.js';
import { tagElement, wrappersOf } from './wrapper-rules.js';

type InspectionRule = LintRule<LintedInspection>;

const adsOf = (document: LintedDocument | null): readonly AdOutline[] => document?.ads ?? [];

/** The ad of the parent's document whose wrapper led to a hop. */
const leadingAd = ({ hop, parent }: LintedHop): AdOutline | undefined => {
  const wrappers = wrappersOf(adsOf(parent?.document ?? null));
  const found = wrappers.find(({ wrapper }) => {
    const tag = tagElement(wrapper);
    return tag !== undefined && textOf(tag) === hop.template.trim();
  });
  return (found ?? (wrappers.length === 1 ? wrappers[0] : undefined))?.ad;
};

const isFalse = (ad: AdOutline | undefined, name: string): boolean =>
  ad?.content != null && /^(false|0)$/i.test(valueOf(ad.content, name) ?? '');

/** Whether something was requested for a wrapper of this hop. */
const isFollowed = (linted: LintedHop, { hops }: LintedInspection): boolean =>
  hops.some(({ parent }) => parent === linted);

const depthHits = (inspection: LintedInspection): readonly RuleHit[] =>
  inspection.hops
    .filter(
      ({ depth, document }) => depth === MAX_WRAPPERS && wrappersOf(adsOf(document)).length > 0,
    )
    .map((linted) =>
      hopHit(
        linted,
        `The chain has more than ${MAX_WRAPPERS} wrappers, where players stop (VAST error 302).`,
      ),
    );

/** The URLs that led to a hop, its own included. */
const urlsBefore = (linted: LintedHop): ReadonlySet<string> => {
  const urls = new Set<string>();
  for (let at: LintedHop | null = linted; at !== null; at = at.parent) {
    const { url, template } = at.hop;
    for (const text of [url, template.trim()]) if (text !== '') urls.add(text);
  }
  return urls;
};

const resolved = (tag: string, base: string): string | undefined => webAddress(tag, base)?.href;

const loopHits = (inspection: LintedInspection): readonly RuleHit[] =>
  inspection.hops
    .filter((linted) => {
      const tags = wrappersOf(adsOf(linted.document)).flatMap(({ wrapper }) => {
        const tag = tagElement(wrapper);
        return tag === undefined ? [] : textOf(tag);
      });
      if (tags.length === 0) return false;
      const urls = urlsBefore(linted);
      const base = linted.hop.responseUrl || linted.hop.url;
      return tags.some((tag) => urls.has(tag) || urls.has(resolved(tag, base) ?? ''));
    })
    .map((linted) =>
      hopHit(linted, 'A wrapper leads to a URL that the chain already requested (VAST error 302).'),
    );

/** What a wrapper forbade and a document behind it has. */
const cutBy = (linted: LintedHop, inspection: LintedInspection): readonly string[] => {
  const ad = leadingAd(linted);
  const ads = adsOf(linted.document);
  const hasWrapper = wrappersOf(ads).length > 0 && !isFollowed(linted, inspection);
  const isPod = ads.some(({ element }) => valueOf(element, 'sequence') !== null);
  const allowsMultiple =
    ad?.content != null && /^(true|1)$/i.test(valueOf(ad.content, 'allowMultipleAds') ?? '');
  const hasFailed = linted.document === null || ads.length === 0;
  const siblings = adsOf(linted.parent?.document ?? null).length;
  return [
    ...(hasWrapper && isFalse(ad, 'followAdditionalWrappers')
      ? ['followAdditionalWrappers="false": the wrapper in this response is not followed']
      : []),
    ...(ad !== undefined && !allowsMultiple && (isPod || ads.length > 1)
      ? [
          `allowMultipleAds is not "true": ${isPod ? 'the pod in this response is ignored' : 'only the first ad of this response is tried'}`,
        ]
      : []),
    ...(hasFailed && siblings > 1 && isFalse(ad, 'fallbackOnNoAd')
      ? ['fallbackOnNoAd="false": no other ad takes the place of this one']
      : []),
  ];
};

const cutHits = (inspection: LintedInspection): readonly RuleHit[] =>
  inspection.hops
    .filter(({ parent }) => parent !== null)
    .flatMap((linted) =>
      cutBy(linted, inspection).map((cut) =>
        hopHit(linted, `The wrapper that led here has limits. ${cut}.`),
      ),
    );

const valueHits = (inspection: LintedInspection): readonly RuleHit[] =>
  inspection.hops
    .filter(({ parent }) => parent !== null)
    .flatMap((linted) => {
      const kept = linted.hop.expansions.filter(
        ({ encoded, outcome }) => encoded === null && outcome === 'no-value',
      );
      const names = [...new Set(kept.map(({ placeholder }) => quoted(placeholder)))].slice(0, 5);
      return names.length === 0
        ? []
        : hopHit(
            linted,
            `The request still has ${names.join(', ')}, whose value is not known here.`,
          );
    });

const isEmpty = ({ hop, document }: LintedHop): boolean =>
  hop.status === 204 ||
  (document !== null &&
    document.roots.some(({ key }) => key === 'vast') &&
    document.ads.length === 0);

const emptyHits = (inspection: LintedInspection): readonly RuleHit[] =>
  inspection.hops
    .filter((linted) => linted.depth > 0 && isEmpty(linted))
    .map((linted) =>
      hopHit(
        linted,
        `There is no ad after ${linted.depth} ${linted.depth === 1 ? 'wrapper' : 'wrappers'} (VAST error 303).`,
      ),
    );

/** Rules about the chain of wrappers. */
export const CHAIN_RULES: readonly InspectionRule[] = [
  {
    name: 'wrapper-depth',
    severity: 'error',
    stage: 'chain',
    remedy: 'Ask for a tag that is nearer to the ad.',
    test: depthHits,
  },
  {
    name: 'wrapper-loop',
    severity: 'error',
    stage: 'chain',
    remedy: 'Break the loop at the ad server that points back.',
    test: loopHits,
  },
  {
    name: 'wrapper-cut',
    severity: 'warning',
    stage: 'chain',
    remedy: 'Ask the ad server of the wrapper to allow it if an ad was expected.',
    test: cutHits,
  },
  {
    name: 'wrapper-value-missing',
    severity: 'warning',
    stage: 'chain',
    remedy: 'Provide the value of the macro, or remove it from the wrapper.',
    test: valueHits,
  },
  {
    name: 'wrapper-empty-after',
    severity: 'warning',
    stage: 'chain',
    remedy: 'Ask the ad server of the wrapper why it points to one that has no ad.',
    test: emptyHits,
  },
];
