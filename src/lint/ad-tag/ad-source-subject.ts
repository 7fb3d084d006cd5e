import { waterfall, WATERFALL_SEPARATOR } from '../../ad-tags/split-waterfall.js';
import type { AdTagContext } from '../../ad-tags/ad-tag-context.js';
import { adTagSubject, type AdTagFacts, type AdTagSubject } from './ad-tag-subject.js';
import { pastedTag, type PastedTag } from './pasted-tag.js';
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
  /** Why it is not an ad tag as it is; null if it is one. */
  readonly pasted: PastedTag | null;
}

/** The `source_url` of an ad: its tags, and its replace rules. */
export interface AdSourceSubject {
  readonly source: AdTagText;
  readonly parts: readonly SourcePart[];
  /** The parts that are ad tags: not empty, and without anything around them. */
  readonly tags: readonly AdTagSubject[];
  /** Empty when the rules are not part of what is linted. */
  readonly rules: readonly LocatedRule[];
  readonly input: AdSourceInput;
}

const sourceParts = (text: string): readonly SourcePart[] => {
  const trimmed = waterfall(text);
  let from = 0;
  return text.split(WATERFALL_SEPARATOR).map((part, index) => {
    const start = from + (part.length - part.trimStart().length);
    from += part.length + WATERFALL_SEPARATOR.length;
    const tag = trimmed[index] ?? '';
    return { text: tag, start, pasted: pastedTag(tag) };
  });
};

export interface AdSourceInput {
  readonly text: string;
  /** JSON Pointer for findings, and the one that repairs replace. */
  readonly path: string;
  readonly repairPath: string;
  readonly context: AdTagContext;
  readonly facts: AdTagFacts;
  readonly rules: readonly LocatedRule[];
  /** JSON Pointers of the replace rules without a subject or a value. */
  readonly brokenRules: readonly string[];
}

export const adSourceSubject = (input: AdSourceInput): AdSourceSubject => {
  const { text, path, repairPath, context, facts, rules } = input;
  const source = adTagText(text, path, repairPath);
  const parts = sourceParts(text).map((part) => {
    const tag = part.text === '' ? null : adTagSubject(source, part, context, facts);
    // A replace rule may give the whole tag for a text of any form.
    const isTag = part.pasted === null || tag?.isWhole === true;
    return { ...part, ...(isTag && { pasted: null }), tag: isTag ? tag : null };
  });
  return {
    source,
    parts: parts.map(({ text: partText, start, pasted }) => ({ text: partText, start, pasted })),
    tags: parts.flatMap(({ tag }) => tag ?? []),
    rules,
    input,
  };
};
