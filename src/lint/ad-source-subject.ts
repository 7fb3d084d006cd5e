import { waterfall } from '../ad-tags/split-waterfall.js';
import type { AdTagContext } from '../ad-tags/ad-tag-context.js';
import { adTagSubject, type AdTagFacts, type AdTagSubject } from './ad-tag-subject.js';
import { adTagText, type AdTagText } from './ad-tag-text.js';

/** A replace rule as it is in the embed, with its JSON Pointer. */
export interface LocatedRule {
  readonly path: string;
  readonly subject: string;
  readonly value: string;
}

/** A part of a waterfall, trimmed; the offsets are those of the untrimmed part. */
export interface SourcePart {
  readonly text: string;
  /** Offset of the trimmed text. */
  readonly start: number;
}

/** The `source_url` of an ad: its tags, and its replace rules. */
export interface AdSourceSubject {
  readonly source: AdTagText;
  readonly parts: readonly SourcePart[];
  /** The parts that are not empty. */
  readonly tags: readonly AdTagSubject[];
  /** Empty when the rules are not part of what is linted. */
  readonly rules: readonly LocatedRule[];
  readonly input: AdSourceInput;
}

const SEPARATOR = '***';

/** The tags of a text with their offsets, as `waterfall` reads them. */
const sourceParts = (text: string): readonly SourcePart[] => {
  const trimmed = waterfall(text);
  let from = 0;
  return text.split(SEPARATOR).map((part, index) => {
    const start = from + (part.length - part.trimStart().length);
    from += part.length + SEPARATOR.length;
    return { text: trimmed[index] ?? '', start };
  });
};

export interface AdSourceInput {
  readonly text: string;
  /** JSON Pointer for findings, and the one that repairs replace. */
  readonly path: string;
  readonly repairPath: string;
  readonly context: AdTagContext;
  readonly facts: AdTagFacts;
  /** The replace rules that can be used. */
  readonly rules: readonly LocatedRule[];
  /** JSON Pointers of the replace rules without a subject or a value. */
  readonly brokenRules: readonly string[];
}

export const adSourceSubject = (input: AdSourceInput): AdSourceSubject => {
  const { text, path, repairPath, context, facts, rules } = input;
  const source = adTagText(text, path, repairPath);
  const parts = sourceParts(text);
  const tags = parts
    .filter((part) => part.text !== '')
    .map((part) => adTagSubject(source, part, context, facts));
  return { source, parts, tags, rules, input };
};
