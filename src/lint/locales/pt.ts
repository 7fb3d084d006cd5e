import { EMBED_RULES } from './pt-embed-rules.js';
import { FORM_RULES } from './pt-form-rules.js';
import { REQUEST_RULES } from './pt-request-rules.js';
import { translateRules } from './translate-rules.js';

export const { tagRuleText, findingText, translatedRules } = translateRules({
  tag: 'A tag de anúncio',
  formRules: FORM_RULES,
  requestRules: REQUEST_RULES,
  embedRules: EMBED_RULES,
  colon: ': ',
});
