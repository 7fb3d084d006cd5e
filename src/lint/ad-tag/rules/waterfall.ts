import type { AdSourceSubject, SourcePart } from '../ad-source-subject.js';
import { WATERFALL_SEPARATOR } from '../../../ad-tags/split-waterfall.js';
import { DEFAULT_REQUEST_TIMEOUT_MS } from '../../../ad-tags/request-timeout.js';
import { expansionSeverity } from '../../../ad-tags/expansion-findings.js';
import type { RepairData } from '../../lint-finding.js';
import type { RuleHit } from '../../rule.js';
import type { AdTagRepair } from '../ad-tag-text.js';
import { adSourceRule, type AdSourceRule, type HitsOf } from '../tag-rule.js';
import { isSample, requestsVmap } from './ad-manager-parameters.js';
import { strayBlanks } from '../stray-blanks.js';

/** Milliseconds that an ad server with one wrapper usually takes. */
const USUAL_RESPONSE_MS = 1_000;

const MAX_TAGS = DEFAULT_REQUEST_TIMEOUT_MS / USUAL_RESPONSE_MS;

const hit = <Params>(
  { source }: AdSourceSubject,
  params: Params,
  offset: number,
  repair: RepairData | null = null,
): RuleHit<Params> => ({
  params,
  path: source.path,
  position: source.positionAt(offset),
  repair,
});

const keeping = (
  { source, parts }: AdSourceSubject,
  repair: AdTagRepair,
  isKept: (part: SourcePart, index: number) => boolean,
): RepairData | null => {
  const written = source.text.split(WATERFALL_SEPARATOR);
  const kept = parts.flatMap((part, index) => (isKept(part, index) ? [written[index] ?? ''] : []));
  if (kept.length === 0 || kept.length === parts.length) return null;
  return source.repair(repair, [
    { start: 0, end: source.text.length, text: kept.join(WATERFALL_SEPARATOR) },
  ]);
};

const testEmpty = (subject: AdSourceSubject): HitsOf<'tag-empty'> => {
  const { parts, source } = subject;
  const { length: count } = parts;
  const empty = parts.find(({ text }) => text === '');
  if (empty === undefined) return [];
  const params = { number: parts.indexOf(empty) + 1, count };
  if (count === 1) return [{ params, path: source.path }];
  const repair = keeping(subject, 'repair-remove-empty-tags', ({ text }) => text !== '');
  return [hit(subject, params, empty.start, repair)];
};

const testWhitespace = (subject: AdSourceSubject): HitsOf<'tag-whitespace'> => {
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
    : [hit(subject, {}, first.start, source.repair('repair-remove-characters', edits))];
};

const testFailover = ({ tags }: AdSourceSubject): HitsOf<'waterfall-no-failover'> => {
  const final = tags.slice(0, -1).find((tag) => requestsVmap(tag) || isSample(tag));
  if (final === undefined) return [];
  const cause = requestsVmap(final) ? 'vmap' : 'sample';
  return [final.hit({ number: tags.indexOf(final) + 1, cause }, 0)];
};

const testDuplicates = (subject: AdSourceSubject): HitsOf<'waterfall-duplicate'> => {
  const firsts = new Set<string>();
  const repeated = new Set<number>();
  for (const [index, { text }] of subject.parts.entries()) {
    if (text === '') continue;
    if (firsts.has(text)) repeated.add(index);
    firsts.add(text);
  }
  const [first] = repeated;
  if (first === undefined) return [];
  const repair = keeping(subject, 'repair-keep-first-tags', (_, index) => !repeated.has(index));
  return [hit(subject, { number: first + 1 }, subject.parts[first]?.start ?? 0, repair)];
};

export const WATERFALL_RULES: readonly AdSourceRule[] = [
  adSourceRule('tag-empty', expansionSeverity('tag-empty'), 'embed', testEmpty),
  adSourceRule('tag-whitespace', 'warning', 'embed', testWhitespace),
  adSourceRule('tag-waterfall', 'info', 'embed', (subject) =>
    subject.tags.length > 1
      ? [
          hit(
            subject,
            { count: subject.tags.length, seconds: DEFAULT_REQUEST_TIMEOUT_MS / 1000 },
            0,
          ),
        ]
      : [],
  ),
  adSourceRule('waterfall-no-failover', 'warning', 'embed', testFailover),
  adSourceRule('waterfall-too-many', 'warning', 'embed', (subject) => {
    const count = subject.tags.length;
    const share = Math.floor(DEFAULT_REQUEST_TIMEOUT_MS / count);
    const seconds = DEFAULT_REQUEST_TIMEOUT_MS / 1000;
    return count > MAX_TAGS ? [hit(subject, { count, share, seconds, limit: MAX_TAGS }, 0)] : [];
  }),
  adSourceRule('waterfall-duplicate', 'warning', 'embed', testDuplicates),
];
