import { EMBED_RULES } from './it-embed-rules.js';
import { FORM_RULES } from './it-form-rules.js';
import { REQUEST_RULES } from './it-request-rules.js';
import { translateRules } from './translate-rules.js';

export const { tagRuleText, findingText, translatedRules } = translateRules({
  tag: 'L’ad tag',
  formRules: FORM_RULES,
  requestRules: REQUEST_RULES,
  embedRules: EMBED_RULES,
  colon: ': ',
});
