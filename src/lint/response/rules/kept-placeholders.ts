import { readRules } from '../../../ad-tags/replace-rules.js';
import { parseTemplate, type Placeholder } from '../../../ad-tags/template.js';
import { excerpt, MAX_LISTED } from './excerpt.js';

const NO_RULES = readRules(undefined);

/** Syntaxes that no URL has by chance. */
const SYNTAXES: ReadonlySet<Placeholder['syntax']> = new Set([
  'bracket',
  'encoded-bracket',
  'percent',
  'dollar-brace',
  'dollar-bracket',
  'double-dollar',
  'double-curly',
  'hash-brace',
]);

export interface KeptPlaceholders {
  /** Names that no player knows. */
  readonly unknown: readonly string[];
  /** Placeholders that an ad server has to fill before it responds. */
  readonly adServers: readonly string[];
  /** Placeholders in the scheme or the host, where none is filled. */
  readonly inHost: readonly string[];
}

const distinct = (placeholders: readonly Placeholder[]): readonly string[] =>
  [...new Set(placeholders.map(({ text }) => excerpt(text)))].slice(0, MAX_LISTED);

/** The placeholders of a tracker or an ad tag that the player does not fill. */
export const keptPlaceholders = (template: string): KeptPlaceholders => {
  const { placeholders } = parseTemplate(template, NO_RULES);
  const known = placeholders.filter(({ syntax }) => SYNTAXES.has(syntax));
  const inHost = known.filter(({ component }) => component === 'authority');
  const others = known.filter(({ component }) => component !== 'authority');
  return {
    unknown: distinct(
      others.filter(({ binding }) => binding.macro === null && !binding.isAdServers),
    ),
    adServers: distinct(others.filter(({ binding }) => binding.isAdServers)),
    inHost: distinct(inHost),
  };
};
