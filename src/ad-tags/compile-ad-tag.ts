import type { AdTagContext, ReplaceRule } from './ad-tag-context.js';
import { fill } from './fill.js';
import { readRules } from './replace-rules.js';
import { addressReader } from './request-address.js';
import { parseTemplate } from './template.js';

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
  return (context) => readAddress(fill(parsed, context)).url;
};
