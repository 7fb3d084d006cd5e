import { EMBED_RULES } from './es-embed-rules.js';
import { FORM_RULES } from './es-form-rules.js';
import { REQUEST_RULES } from './es-request-rules.js';
import { translateRules } from './translate-rules.js';

export const { tagRuleText, findingText, translatedRules } = translateRules({
  tag: 'El tag de anuncio',
  formRules: FORM_RULES,
  requestRules: REQUEST_RULES,
  embedRules: EMBED_RULES,
  colon: ': ',
});
