import { messages } from '../../messages/generated/response-lint/en.js';
import type { ResponseLintMessages } from '../../messages/generated/response-lint/messages.js';
import type { LintFinding, LintFindingData } from '../lint-finding.js';
import { englishFindings, lintWith } from '../rule.js';
import { documentContext, type LintVastOptions } from './lint-options.js';
import type { DocumentRule } from './response-rule.js';
import { AD_RULES } from './rules/ad-rules.js';
import { ADDITION_RULES } from './rules/addition-rules.js';
import { DOCUMENT_RULES } from './rules/document-rules.js';
import { MEDIA_ATTRIBUTE_RULES } from './rules/media-attribute-rules.js';
import { MEDIA_RULES } from './rules/media-rules.js';
import { TRACKER_RULES, TRACKING_EVENT_RULES } from './rules/tracker-rules.js';
import { VMAP_RULES } from './rules/vmap-rules.js';
import { WRAPPER_RULES } from './rules/wrapper-rules.js';
import { XML_RULES } from './rules/xml-rules.js';
import { readLintedDocument, type LintedDocument } from './vast-document.js';

export const VAST_RULES: readonly DocumentRule[] = [
  ...XML_RULES,
  ...DOCUMENT_RULES,
  ...AD_RULES,
  ...MEDIA_RULES,
  ...MEDIA_ATTRIBUTE_RULES,
  ...TRACKER_RULES,
  ...TRACKING_EVENT_RULES,
  ...ADDITION_RULES,
  ...WRAPPER_RULES,
  ...VMAP_RULES,
];

/** Findings of one rule about one document. */
const MAX_FINDINGS = 100;

const moreFindings = (
  { name: rule, stage }: DocumentRule,
  { context }: LintedDocument,
  total: number,
): LintFindingData => {
  const params: ResponseLintMessages['more-findings'] = { rule, total, listed: MAX_FINDINGS };
  return {
    id: 'more-findings',
    params,
    severity: 'info',
    path: context.path,
    stage,
    position: null,
    repair: null,
  };
};

/** The findings about a document that was read: at most 100 of each rule, then how many there are. */
export const lintDocument = (document: LintedDocument): readonly LintFindingData[] =>
  VAST_RULES.flatMap((rule) => {
    const findings = lintWith([rule], document);
    if (findings.length <= MAX_FINDINGS) return findings;
    return [...findings.slice(0, MAX_FINDINGS), moreFindings(rule, document, findings.length)];
  });

export const writeInEnglish = /* @__PURE__ */ englishFindings(messages);

export const vastFindings = (
  text: string,
  options: LintVastOptions = {},
): readonly LintFindingData[] =>
  lintDocument(
    readLintedDocument(String(text), { ...documentContext(options), path: '', textPath: '' }),
  );

/**
 * Checks a response of an ad server, VAST or VMAP, as text. Findings have their place in the text; a repair
 * replaces the whole text. At most 100 findings of each rule; `more-findings` says how many there are. Never throws and
 * requests nothing; takes time linear to the length of the text, of which at most 1,000,000 characters are read.
 */
export const lintVast = (text: string, options: LintVastOptions = {}): readonly LintFinding[] =>
  writeInEnglish(vastFindings(text, options));
