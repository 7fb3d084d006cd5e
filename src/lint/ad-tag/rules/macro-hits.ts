import type { Expansion } from '../../../ad-tags/fill.js';
import { findMacro } from '../../../ad-tags/macro-registry.js';
import type { AdTagParameter } from '../ad-tag-parameters.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import type { AdTagRepair } from '../ad-tag-text.js';
import type { RepairData } from '../../lint-finding.js';
import type { HitsOf } from '../tag-rule.js';
import { isRequired } from './ad-manager-parameters.js';
import { isCacheBuster } from './cache-busting.js';
import { isConsentParameter } from './consent-parameters.js';
import { hitForAll, withoutParameters, withText } from './edits.js';
import { listedNames, listedPlaceholders } from './listed-names.js';

/** One hit for all placeholders that `select` accepts, with a repair if each has a replacement. */
export const hitForPlaceholders = (
  tag: AdTagSubject,
  select: (expansion: Expansion) => boolean,
  repair?: readonly [message: AdTagRepair, replacement: (expansion: Expansion) => string | null],
): HitsOf<'macro-case'> => {
  const expansions = tag.placeholders.filter(select);
  const params = listedPlaceholders(expansions.map(({ placeholder }) => placeholder));
  if (repair === undefined) return hitForAll(tag, expansions, params, null);
  const [message, replacement] = repair;
  const edits = expansions.map((expansion) => withText(expansion, replacement(expansion)));
  return hitForAll(tag, expansions, params, [message, edits]);
};

export const isBracketed = ({ syntax }: Expansion): boolean =>
  syntax === 'bracket' || syntax === 'encoded-bracket';

export const nameIn = ({ placeholder, syntax }: Expansion): string =>
  syntax === 'encoded-bracket' ? placeholder.slice(3, -3) : placeholder.slice(1, -1);

export const withName = (expansion: Expansion, name: string): string =>
  expansion.syntax === 'encoded-bracket'
    ? expansion.placeholder.slice(0, 3) + name + expansion.placeholder.slice(-3)
    : `[${name}]`;

export const isTrackerMacro = (name: string | null): boolean =>
  name !== null && findMacro(name)?.value === null;

/** Without it, another rule would report that it is missing. */
const isNeeded = ({ isAdManager }: AdTagSubject, { key }: AdTagParameter): boolean =>
  isCacheBuster(key) || isConsentParameter(key) || (isAdManager && isRequired(key));

/** Removes the parameters whose whole value is one of the placeholders; null if another text has one of them. */
export const withoutTheirParameters = (
  tag: AdTagSubject,
  expansions: readonly Expansion[],
): RepairData | null => {
  const values = new Map(tag.parameters.map((parameter) => [parameter.valueStart, parameter]));
  const removed = new Set<AdTagParameter>();
  for (const { start, end } of expansions) {
    const parameter = values.get(start);
    if (parameter?.end !== end || parameter.separator === ';') return null;
    if (isNeeded(tag, parameter)) return null;
    removed.add(parameter);
  }
  return removed.size === 0
    ? null
    : tag.repair(
        { id: 'repair-remove-parameters', params: listedNames([...removed]) },
        withoutParameters(tag, (parameter) => removed.has(parameter)),
      );
};
