import { fields } from './answer-fields.js';

/** Names of the GPP's US sections: `usnat`, `usca`, …; a version may follow. */
const US_SECTION = /^us[a-z]{2,3}(v\d+)?$/;

/** Fields of the US sections that say no when they are 1. */
const OPT_OUTS = ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'];

const saysNo = (segment: unknown): boolean => {
  const said = fields(segment);
  return said['Gpc'] === true || OPT_OUTS.some((name) => said[name] === 1);
};

/**
 * Whether one of the US sections among the GPP's `parsedSections` says no to sale, sharing or
 * targeted ads; undefined when there is none. All of them are asked, applicable or not: to
 * ignore a no costs the viewer more than to heed one too many costs the page (ours).
 */
export const usOptOut = (parsedSections: unknown): boolean | undefined => {
  const sections = Object.entries(fields(parsedSections)).filter(([name]) => US_SECTION.test(name));
  if (sections.length === 0) return undefined;
  // A section is its object, or the list of its segments.
  return sections.some(([, section]) =>
    Array.isArray(section) ? section.some(saysNo) : saysNo(section),
  );
};

/** Whether a US privacy string says that the viewer has opted out of sale: `1YYN`. */
export const saysOptOut = (uspString: string | undefined): boolean => uspString?.[2] === 'Y';
