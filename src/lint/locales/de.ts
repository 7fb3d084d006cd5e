import { EMBED_RULES } from './de-embed-rules.js';
import { FORM_RULES } from './de-form-rules.js';
import { REQUEST_RULES } from './de-request-rules.js';
import { translateRules } from './translate-rules.js';

export const { tagRuleText, findingText, translatedRules } = translateRules({
  tag: 'Das Ad-Tag',
  formRules: FORM_RULES,
  requestRules: REQUEST_RULES,
  embedRules: EMBED_RULES,
  colon: ': ',
});
