import type { Finding } from '../finding.js';
import type { AdTagContext } from './ad-tag-context.js';
import { expansionFindings } from './expansion-findings.js';
import { fill } from './fill.js';
import type { Expansion } from './fill.js';
import { readRules } from './replace-rules.js';
import { addressReader } from './request-address.js';
import { parseTemplate } from './template.js';

/** An ad tag made ready for its request, and why it reads as it does. */
export interface ExpandedAdTag {
  /** Absolute http(s) URL to request; the empty string when there is none, and then a finding says why. */
  readonly url: string;
  /** The text as it was filled, also when it is no URL that may be requested. */
  readonly text: string;
  /** Every placeholder of the template, in order. Offsets count in `template`. */
  readonly expansions: readonly Expansion[];
  /** The template that was read: without blanks around it and without tabs and line breaks. */
  readonly template: string;
  readonly findings: readonly Finding[];
}

/**
 * Expands an ad tag: replace rules first, then the macros of VAST 4.x section 6.1 and the legacy
 * bracket names, in one pass over the template. Total: whatever the template and the rules
 * hold, nothing is thrown, and what could not be done is in `expansions` and `findings`.
 * Takes time linear to the template's length. Source: spec 2.7, VAST 4.x section 6.1.
 */
export const expandAdTag = (template: string, context: AdTagContext): ExpandedAdTag => {
  const rules = readRules(context.replaceRules);
  const parsed = parseTemplate(String(template), rules);
  const expansions: Expansion[] = [];
  const text = fill(parsed, context, expansions);
  const { url, fault } = addressReader(parsed)(text);
  const findings = expansionFindings({ rules, expansions, fault, path: context.path ?? '' });
  return { url, text, expansions, template: parsed.text, findings };
};
