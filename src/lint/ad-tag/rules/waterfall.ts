import type { AdSourceSubject, SourcePart } from '../ad-source-subject.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import type { SentenceRepair } from '../../sentence-rule.js';
import { DEFAULT_REQUEST_TIMEOUT_MS } from '../../../ad-tags/request-timeout.js';
import { EXPANSION_FINDINGS } from '../../../ad-tags/expansion-findings.js';
import type { FindingsMessages } from '../../../messages/generated/findings/messages.js';
import type { RepairData } from '../../lint-finding.js';
import type { RuleHit as DataHit } from '../../rule.js';
import type { MixedRule, RuleHit } from '../../sentence-rule.js';
import { isSample, requestsVmap } from './ad-manager-parameters.js';
import { strayBlanks } from '../stray-blanks.js';

/** Milliseconds that the player gives to all tags of a waterfall together. */
const TIME_LIMIT_MS = DEFAULT_REQUEST_TIMEOUT_MS;

/** Milliseconds that an ad server with one wrapper usually takes. */
const USUAL_RESPONSE_MS = 1_000;

const MAX_TAGS = TIME_LIMIT_MS / USUAL_RESPONSE_MS;

const SEPARATOR = '***';

const hit = (
  { source }: AdSourceSubject,
  message: string,
  offset: number,
  repair: SentenceRepair | null = null,
): RuleHit => ({ message, path: source.path, position: source.positionAt(offset), repair });

/** The text with only some of its parts. */
const keeping = (
  { source, parts }: AdSourceSubject,
  label: string,
  isKept: (part: SourcePart, index: number) => boolean,
): SentenceRepair | null => {
  const written = source.text.split(SEPARATOR);
  const kept = parts.flatMap((part, index) => (isKept(part, index) ? [written[index] ?? ''] : []));
  if (kept.length === 0 || kept.length === parts.length) return null;
  return source.repair(label, [{ start: 0, end: source.text.length, text: kept.join(SEPARATOR) }]);
};

const testEmpty = (subject: AdSourceSubject): readonly DataHit<FindingsMessages['tag-empty']>[] => {
  const { parts, source } = subject;
  const { length: count } = parts;
  const empty = parts.find(({ text }) => text === '');
  if (empty === undefined) return [];
  const params = { number: parts.indexOf(empty) + 1, count };
  if (count === 1) return [{ params, path: source.path }];
  const repair = keeping(subject, 'Remove the empty tags.', ({ text }) => text !== '');
  return [
    {
      params,
      path: source.path,
      position: source.positionAt(empty.start),
      repair: repair as RepairData | null,
    },
  ];
};

const testWhitespace = (subject: AdSourceSubject): readonly RuleHit[] => {
  const { source, parts } = subject;
  const { text } = source;
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  if (start >= end) return [];
  const inner = parts.flatMap((part) =>
    part.pasted === null
      ? strayBlanks(part.text).map((edit) => ({
          start: edit.start + part.start,
          end: edit.end + part.start,
          text: '',
        }))
      : [],
  );
  const edits = [
    ...(start > 0 ? [{ start: 0, end: start, text: '' }] : []),
    ...inner,
    ...(end < text.length ? [{ start: end, end: text.length, text: '' }] : []),
  ];
  const [first] = edits;
  return first === undefined
    ? []
    : [
        hit(
          subject,
          'The ad tag has blanks, line breaks or invisible characters that do not belong to it.',
          first.start,
          source.repair('Remove these characters.', edits),
        ),
      ];
};

const startOf = (tag: AdTagSubject, message: string): RuleHit => tag.hit(message, 0);

const isFinal = (tag: AdTagSubject): boolean => requestsVmap(tag) || isSample(tag);

const testFailover = ({ tags }: AdSourceSubject): readonly RuleHit[] => {
  const final = tags.slice(0, -1).find(isFinal);
  return final === undefined
    ? []
    : [
        startOf(
          final,
          requestsVmap(final)
            ? `Tag ${tags.indexOf(final) + 1} of the waterfall requests a VMAP playlist, which is never without ads.`
            : `Tag ${tags.indexOf(final) + 1} of the waterfall is a sample, which always returns an ad.`,
        ),
      ];
};

const testDuplicates = (subject: AdSourceSubject): readonly RuleHit[] => {
  const firsts = new Set<string>();
  const repeated = new Set<number>();
  for (const [index, { text }] of subject.parts.entries()) {
    if (text === '') continue;
    if (firsts.has(text)) repeated.add(index);
    firsts.add(text);
  }
  const [first] = repeated;
  if (first === undefined) return [];
  const repair = keeping(subject, 'Keep the first of each.', (_, index) => !repeated.has(index));
  const message = `Tag ${first + 1} of the waterfall is the same as an earlier one, which had no ad.`;
  return [hit(subject, message, subject.parts[first]?.start ?? 0, repair)];
};

/** Rules about the text of `source_url` and its waterfall. */
export const WATERFALL_RULES: readonly MixedRule<AdSourceSubject>[] = [
  {
    name: 'tag-empty',
    severity: EXPANSION_FINDINGS['tag-empty'],
    stage: 'embed',
    test: testEmpty,
  },
  {
    name: 'tag-whitespace',
    severity: 'warning',
    stage: 'embed',
    remedy: 'Remove them: paste the tag again as plain text.',
    test: testWhitespace,
  },
  {
    name: 'tag-waterfall',
    severity: 'info',
    stage: 'embed',
    remedy: 'Nothing has to be done, if the service has waterfalls switched on for this account.',
    test: (subject) =>
      subject.tags.length > 1
        ? [
            hit(
              subject,
              `The ad is a waterfall of ${subject.tags.length} tags, which share ${TIME_LIMIT_MS / 1000} s.`,
              0,
            ),
          ]
        : [],
  },
  {
    name: 'waterfall-no-failover',
    severity: 'warning',
    stage: 'embed',
    remedy: 'Put it last: the tags after it are never requested.',
    test: testFailover,
  },
  {
    name: 'waterfall-too-many',
    severity: 'warning',
    stage: 'embed',
    remedy: `Keep at most ${MAX_TAGS} tags, those with the best fill first.`,
    test: (subject) => {
      const { tags } = subject;
      const share = Math.floor(TIME_LIMIT_MS / tags.length);
      return tags.length > MAX_TAGS
        ? [
            hit(
              subject,
              `The waterfall has ${tags.length} tags, so that each has about ${share} ms of the ${TIME_LIMIT_MS / 1000} s for all.`,
              0,
            ),
          ]
        : [];
    },
  },
  {
    name: 'waterfall-duplicate',
    severity: 'warning',
    stage: 'embed',
    remedy: 'Remove the repeated tag.',
    test: testDuplicates,
  },
];
