import type { AdTagContext } from './ad-tag-context.js';
import { fill, type Expansion } from './fill.js';
import { withAdManagerParameters } from './google-ad-manager.js';
import { readRules, type RuleSet } from './replace-rules.js';
import { type AddressFault, addressReader } from './request-address.js';
import { parseTemplate } from './template.js';

/** An expanded ad tag without findings. */
export interface ExpandedTemplate {
  /** Absolute http(s) URL to request; the empty string when there is none. */
  readonly url: string;
  /** Why there is no URL; null if there is one. */
  readonly fault: AddressFault | null;
  /** The filled text, even if it is not a URL that may be requested. */
  readonly text: string;
  /** Every placeholder, in order. Offsets refer to `template`. */
  readonly expansions: readonly Expansion[];
  /** The template without surrounding blanks, tabs and line breaks. */
  readonly template: string;
  readonly rules: RuleSet;
}

const templateText = (template: string, context: AdTagContext): string =>
  context.addAdManagerParameters === true
    ? withAdManagerParameters(String(template), context)
    : String(template);

/**
 * Expands an ad tag as `expandAdTag` does, without its findings and their texts, which a page that only plays does not
 * need.
 */
export const expandTemplate = (template: string, context: AdTagContext): ExpandedTemplate => {
  const rules = readRules(context.replaceRules);
  const parsed = parseTemplate(templateText(template, context), rules);
  const expansions: Expansion[] = [];
  const text = fill(parsed, context, expansions);
  const { url, fault } = addressReader(parsed)(text);
  return { url, fault, text, expansions, template: parsed.text, rules };
};
