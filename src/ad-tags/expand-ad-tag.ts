import type { Finding } from '../finding.js';
import type { AdTagContext, ReplaceRule } from './ad-tag-context.js';
import { expansionFindings } from './expansion-findings.js';
import { fill, type Expansion } from './fill.js';
import { withAdManagerParameters } from './google-ad-manager.js';
import { readRules } from './replace-rules.js';
import { addressReader } from './request-address.js';
import { parseTemplate } from './template.js';

/** An ad tag that is ready to be requested, with its explanation. */
export interface ExpandedAdTag {
  /** Absolute http(s) URL to request; the empty string when there is none, and then a finding explains why. */
  readonly url: string;
  /** The filled text, even if it is not a URL that may be requested. */
  readonly text: string;
  /** Every placeholder, in order. Offsets refer to `template`. */
  readonly expansions: readonly Expansion[];
  /** The template without surrounding blanks, tabs and line breaks. */
  readonly template: string;
  readonly findings: readonly Finding[];
}

const templateText = (template: string, context: AdTagContext): string =>
  context.addAdManagerParameters === true
    ? withAdManagerParameters(String(template), context)
    : String(template);

/**
 * Expands an ad tag: replace rules first, then the macros of VAST 4.x section 6.1, the bracketed names in
 * wide use, the placeholders of other players and ad servers whose meaning is known, and the empty
 * parameters of Google Ad Manager, in one pass over the template (spec 2.7). Never throws: what could not be replaced is
 * in `expansions` and `findings`. Takes time linear to the template's length.
 */
export const expandAdTag = (template: string, context: AdTagContext): ExpandedAdTag => {
  const rules = readRules(context.replaceRules);
  const parsed = parseTemplate(templateText(template, context), rules);
  const expansions: Expansion[] = [];
  const text = fill(parsed, context, expansions);
  const { url, fault } = addressReader(parsed)(text);
  const findings = expansionFindings({ rules, expansions, fault, path: context.path ?? '' });
  return { url, text, expansions, template: parsed.text, findings };
};

/**
 * Parses an ad tag once, to fill it many times. The returned function has the result of
 * `expandAdTag(template, { ...context, replaceRules }).url`, without the explanation.
 */
export const compileAdTag = (
  template: string,
  replaceRules: readonly ReplaceRule[] = [],
): ((context: AdTagContext) => string) => {
  const parsed = parseTemplate(String(template), readRules(replaceRules));
  const readAddress = addressReader(parsed);
  return (context) =>
    context.addAdManagerParameters === true
      ? expandAdTag(template, { ...context, replaceRules }).url
      : readAddress(fill(parsed, context)).url;
};
