import { EMBED_RULES } from './fr-embed-rules.js';
import { FORM_RULES } from './fr-form-rules.js';
import { REQUEST_RULES } from './fr-request-rules.js';
import { translateRules } from './translate-rules.js';

export const { tagRuleText, findingText, translatedRules } = translateRules({
  tag: 'Le tag publicitaire',
  formRules: FORM_RULES,
  requestRules: REQUEST_RULES,
  embedRules: EMBED_RULES,
  colon: ' : ',
});
