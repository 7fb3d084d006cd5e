import type { ExpandedTemplate } from '../../../src/ad-tags/expand-template.js';
import type { Expansion } from '../../../src/ad-tags/fill.js';

/** What a placeholder becomes in each of the compared tags; null when it is kept as it is. */
export interface ConsentRow {
  /** Name of the parameter that has the placeholder, or the placeholder. */
  readonly name: string;
  readonly placeholder: string;
  readonly values: readonly (string | null)[];
}

export type ComparedTag = Pick<ExpandedTemplate, 'template' | 'expansions'>;

/** Text before a placeholder that names its parameter, encoded or not. */
const PARAMETER = /(?:[?&;]|%26|%3F)([^?&;=%]+)(?:=|%3D)$/i;

const parameterOf = (template: string, { start, placeholder }: Expansion): string =>
  PARAMETER.exec(template.slice(Math.max(0, start - 80), start))?.[1] ?? placeholder;

const isAboutConsent = ({ source, outcome }: Expansion): boolean =>
  source === 'consent' || outcome === 'withheld';

/**
 * The placeholders of a tag that depend on consent: those whose values come from it, and those that differ between the
 * tags. All tags are expansions of the same template.
 */
export const consentRows = (tags: readonly ComparedTag[]): readonly ConsentRow[] => {
  const [first] = tags;
  if (first === undefined) return [];
  return first.expansions.flatMap((expansion, index) => {
    const all = tags.map((tag) => tag.expansions[index]);
    const values = all.map((tagExpansion) => tagExpansion?.encoded ?? null);
    const isRelevant =
      new Set(values).size > 1 ||
      all.some((tagExpansion) => tagExpansion !== undefined && isAboutConsent(tagExpansion));
    return isRelevant
      ? [
          {
            name: parameterOf(first.template, expansion),
            placeholder: expansion.placeholder,
            values,
          },
        ]
      : [];
  });
};
