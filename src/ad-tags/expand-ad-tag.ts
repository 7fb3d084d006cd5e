import { englishFinding } from '../english-finding.js';
import type { Finding } from '../finding.js';
import { englishWriter } from '../messages/english-writer.js';
import { messages as adFindings } from '../messages/generated/ad-findings/en.js';
import { messages as expansionFindings } from '../messages/generated/expansion-findings/en.js';
import type { AdTagContext, ReplaceRule } from './ad-tag-context.js';
import { type ExpandedTemplate, expandTemplate } from './expand-template.js';
import { expansionReports } from './expansion-findings.js';
import { fill } from './fill.js';
import { readRules } from './replace-rules.js';
import { addressReader } from './request-address.js';
import { parseTemplate } from './template.js';

/** An ad tag that is ready to be requested, with its explanation. If it has no URL, a finding explains why. */
export interface ExpandedAdTag extends Pick<
  ExpandedTemplate,
  'url' | 'text' | 'expansions' | 'template'
> {
  readonly findings: readonly Finding[];
}

const write = /* @__PURE__ */ englishWriter(adFindings, expansionFindings);

/**
 * Expands an ad tag: replace rules first, then the macros of VAST 4.x section 6.1, the bracketed names in
 * wide use, the placeholders of other players and ad servers whose meaning is known, and the empty
 * parameters of Google Ad Manager, in one pass over the template (spec 2.7). Never throws: what could not be replaced is
 * in `expansions` and `findings`. Takes time linear to the template's length.
 */
export const expandAdTag = (template: string, context: AdTagContext): ExpandedAdTag => {
  const expanded = expandTemplate(template, context);
  const { url, text, expansions, template: trimmed } = expanded;
  const findings = expansionReports(expanded, context.path ?? '').map(({ finding }) =>
    englishFinding(write, finding),
  );
  return { url, text, expansions, template: trimmed, findings };
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
      ? expandTemplate(template, { ...context, replaceRules }).url
      : readAddress(fill(parsed, context)).url;
};
