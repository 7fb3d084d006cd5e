import { hopRule, inspectionRule, type InspectionRule } from '../response-rule.js';
import type { ResponseLintMessages } from '../../../messages/generated/response-lint/index.js';
import { webAddress } from '../../../vast/web-address.js';
import { MAX_WRAPPERS } from '../../../vast/request/wrapper-limit.js';
import type { LintedHop, LintedInspection } from '../linted-inspection.js';
import type { LintedDocument } from '../vast-document.js';
import type { AdOutline } from '../vast-outline.js';
import { textOf } from '../../../text/xml/xml-tree.js';
import { valueOf } from '../../../text/xml/xml-lookup.js';
import { excerpt, MAX_LISTED } from './excerpt.js';
import { tagElement, wrappersOf } from './wrapper-rules.js';

const adsOf = (document: LintedDocument | null): readonly AdOutline[] => document?.ads ?? [];

/** The ad of the parent's document whose wrapper led to a hop. */
const leadingAd = ({ hop, parent }: LintedHop): AdOutline | undefined => {
  const wrappers = wrappersOf(adsOf(parent?.document ?? null));
  const exactMatch = wrappers.find(({ wrapper }) => {
    const tag = tagElement(wrapper);
    return tag !== undefined && textOf(tag) === hop.template.trim();
  });
  return (exactMatch ?? (wrappers.length === 1 ? wrappers[0] : undefined))?.ad;
};

const isFalse = (ad: AdOutline | undefined, name: string): boolean =>
  ad?.content != null && /^(false|0)$/i.test(valueOf(ad.content, name) ?? '');

/** The URLs that led to a hop, its own included. */
const urlsBefore = (linted: LintedHop): ReadonlySet<string> => {
  const urls = new Set<string>();
  for (let at: LintedHop | null = linted; at !== null; at = at.parent) {
    const { url, template } = at.hop;
    for (const text of [url, template.trim()]) if (text !== '') urls.add(text);
  }
  return urls;
};

/** What a wrapper forbade and a document behind it has. */
const ignoredParts = (
  linted: LintedHop,
  inspection: LintedInspection,
): readonly ResponseLintMessages['wrapper-cut']['ignored'][] => {
  const ad = leadingAd(linted);
  const ads = adsOf(linted.document);
  const hasWrapper =
    wrappersOf(ads).length > 0 && !inspection.hops.some(({ parent }) => parent === linted);
  const isPod = ads.some(({ element }) => valueOf(element, 'sequence') !== null);
  const allowsMultiple =
    ad?.content != null && /^(true|1)$/i.test(valueOf(ad.content, 'allowMultipleAds') ?? '');
  const hasFailed = linted.document === null || ads.length === 0;
  const siblings = adsOf(linted.parent?.document ?? null).length;
  return [
    ...(hasWrapper && isFalse(ad, 'followAdditionalWrappers') ? (['wrapper'] as const) : []),
    ...(ad !== undefined && !allowsMultiple && (isPod || ads.length > 1)
      ? ([isPod ? 'pod' : 'later-ads'] as const)
      : []),
    ...(hasFailed && siblings > 1 && isFalse(ad, 'fallbackOnNoAd') ? (['fallback'] as const) : []),
  ];
};

const isEmpty = ({ hop, document }: LintedHop): boolean =>
  hop.status === 204 ||
  (document !== null &&
    document.roots.some(({ key }) => key === 'vast') &&
    document.ads.length === 0);

export const CHAIN_RULES: readonly InspectionRule[] = [
  hopRule('wrapper-depth', 'error', 'chain', (_, { depth, document }) =>
    depth === MAX_WRAPPERS && wrappersOf(adsOf(document)).length > 0
      ? { limit: MAX_WRAPPERS }
      : null,
  ),
  hopRule('wrapper-loop', 'error', 'chain', ({ responseUrl, url }, linted) => {
    const tags = wrappersOf(adsOf(linted.document)).flatMap(({ wrapper }) => {
      const tag = tagElement(wrapper);
      return tag === undefined ? [] : textOf(tag);
    });
    if (tags.length === 0) return null;
    const urls = urlsBefore(linted);
    const hrefOf = (tag: string): string => webAddress(tag, responseUrl || url)?.href ?? '';
    return tags.some((tag) => urls.has(tag) || urls.has(hrefOf(tag))) ? {} : null;
  }),
  inspectionRule('wrapper-cut', 'warning', 'chain', (inspection) =>
    inspection.hops
      .filter(({ parent }) => parent !== null)
      .flatMap((linted) =>
        ignoredParts(linted, inspection).map((ignored) => ({
          params: { ignored },
          path: linted.path,
        })),
      ),
  ),
  hopRule('wrapper-value-missing', 'warning', 'chain', ({ expansions }, { parent }) => {
    if (parent === null) return null;
    const kept = expansions.filter(
      ({ encoded, outcome }) => encoded === null && outcome === 'no-value',
    );
    const all = kept.map(({ placeholder }) => excerpt(placeholder));
    const placeholders = [...new Set(all)].slice(0, MAX_LISTED);
    return placeholders.length === 0 ? null : { placeholders };
  }),
  hopRule('wrapper-empty-after', 'warning', 'chain', (_, linted) =>
    linted.depth > 0 && isEmpty(linted) ? { wrappers: linted.depth } : null,
  ),
];
