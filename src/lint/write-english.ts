import { messages as adFindings } from '../messages/generated/ad-findings/en.js';
import { messages as embedFindings } from '../messages/generated/embed-findings/en.js';
import { messages as expansionFindings } from '../messages/generated/expansion-findings/en.js';
import { messages as rules } from '../messages/generated/lint/en.js';
import { englishFindings } from './rule.js';

export const writeInEnglish = /* @__PURE__ */ englishFindings(
  adFindings,
  embedFindings,
  expansionFindings,
  rules,
);
