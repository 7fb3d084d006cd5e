import type { LintFinding } from '../lint-finding.js';
import { lintWith, type LintRule } from '../sentence-rule.js';
import { documentContext, type LintVastOptions } from './lint-options.js';
import { AD_RULES } from './rules/ad-rules.js';
import { ADDITION_RULES } from './rules/addition-rules.js';
import { DOCUMENT_RULES } from './rules/document-rules.js';
import { MEDIA_ATTRIBUTE_RULES } from './rules/media-attribute-rules.js';
import { MEDIA_RULES } from './rules/media-rules.js';
import { TRACKER_RULES } from './rules/tracker-rules.js';
import { TRACKING_EVENT_RULES } from './rules/tracking-event-rules.js';
import { VMAP_RULES } from './rules/vmap-rules.js';
import { WRAPPER_RULES } from './rules/wrapper-rules.js';
import { XML_RULES } from './rules/xml-rules.js';
import { readLintedDocument, type LintedDocument } from './vast-document.js';

/** Every rule about one response. */
export const VAST_RULES: readonly LintRule<LintedDocument>[] = [
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

/** A rule with at most 100 hits; the message of the last one says how many there are. */
const bounded = (rule: LintRule<LintedDocument>): LintRule<LintedDocument> => ({
  ...rule,
  test: (document) => {
    const hits = rule.test(document);
    const last = hits[MAX_FINDINGS - 1];
    if (last === undefined || hits.length === MAX_FINDINGS) return hits;
    const message = `${last.message} In all there are ${hits.length} such places, of which ${MAX_FINDINGS} are listed.`;
    return [...hits.slice(0, MAX_FINDINGS - 1), { ...last, message }];
  },
});

const BOUNDED_RULES = VAST_RULES.map(bounded);

/** The findings about a document that was read. */
export const lintDocument = (document: LintedDocument): readonly LintFinding[] =>
  lintWith(BOUNDED_RULES, document);

/**
 * Checks a response of an ad server, VAST or VMAP, as text. Findings have their place in the text; a repair
 * replaces the whole text. At most 100 findings of each rule. Never throws and requests nothing; takes time linear to
 * the length of the text, of which at most 1,000,000 characters are read.
 */
export const lintVast = (text: string, options: LintVastOptions = {}): readonly LintFinding[] =>
  lintDocument(
    readLintedDocument(String(text), { ...documentContext(options), path: '', textPath: '' }),
  );
