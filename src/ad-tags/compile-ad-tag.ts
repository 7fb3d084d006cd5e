import type { AdTagContext, ReplaceRule } from './ad-tag-context.js';
import { fill } from './fill.js';
import { readRules } from './replace-rules.js';
import { addressReader } from './request-address.js';
import { parseTemplate } from './template.js';

/**
 * Reads an ad tag once, to be filled many times: the function gives for a context what
 * `expandAdTag(template, { ...context, replaceRules }).url` gives, without the
 * explanation. Source: ours.
 */
export const compileAdTag = (
  template: string,
  replaceRules: readonly ReplaceRule[] = [],
): ((context: AdTagContext) => string) => {
  const parsed = parseTemplate(String(template), readRules(replaceRules));
  const readAddress = addressReader(parsed);
  return (context) => readAddress(fill(parsed, context)).url;
};
