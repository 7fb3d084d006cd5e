import { createHash } from 'node:crypto';
import { hostOf } from '../diagnosis/evidence/url-host.js';
import { applyRules } from './apply-rules.js';
import type { AuditOptions } from './audit-options.js';
import type { AuditObject, AuditSource } from './audit-source.js';
import { auditedObject, type AuditedObject } from './object-problems.js';
import { TagInspector } from './tag-inspector.js';
import { planObject, type TagUnit } from './tag-units.js';
import { unsentResult } from './judge-tag.js';
import type { PositionResult } from './tag-result.js';
import { TagResults } from './tag-results.js';

/** What an audit would do. */
export interface AuditSurvey {
  readonly objects: number;
  /** Distinct ad tags that are not known yet, by host: each is requested once. Wrappers and media files come on top. */
  readonly tags: ReadonlyMap<string, number>;
}

/** Objects that are worked on at once, each with one ad tag at a time. */
const DEFAULT_MAX_PARALLEL = 8;

const NEVER = new AbortController().signal;

/** The same objects are in each sample of the same size, and in each larger one; and in the same shard of so many. */
const isChosen = (
  { kind, id, from }: AuditObject,
  { sample = 100, shard = { index: 1, count: 1 } }: AuditOptions,
): boolean => {
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, id, from]))
    .digest();
  const isSampled = (hash.readUInt32BE() / 2 ** 32) * 100 < sample;
  return isSampled && hash.readUInt32BE(4) % shard.count === shard.index - 1;
};

async function* chosenObjects(source: AuditSource, options: AuditOptions) {
  const { since, signal = NEVER } = options;
  for await (const object of source.objects(signal)) {
    signal.throwIfAborted();
    const isRecent = since === undefined || (object.createdAt ?? '') >= since;
    if (isRecent && isChosen(object, options)) yield object;
  }
}

/** Counts what an audit would request. Reads the whole source, and requests no ad tag. */
export const surveyAudit = async (
  source: AuditSource,
  options: AuditOptions = {},
): Promise<AuditSurvey> => {
  const hosts = new Map<string, string>();
  let objects = 0;
  for await (const object of chosenObjects(source, options)) {
    objects += 1;
    for (const { tag, tags, position } of planObject(object, options).units)
      if (options.results?.get(tag)?.[position] === undefined)
        hosts.set(tag, hostOf(tags[0]?.expanded.url ?? ''));
  }
  const tags = new Map<string, number>();
  for (const host of hosts.values()) if (host !== '') tags.set(host, (tags.get(host) ?? 0) + 1);
  return { objects, tags };
};

/** Results in the order of the items, of which so many are worked on at once. */
async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  maxParallel: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const open: Promise<Result>[] = [];
  for await (const item of items) {
    const result = work(item);
    // Its rejection is that of the iteration, once it is its turn.
    result.catch(() => undefined);
    if (open.push(result) >= maxParallel) yield await (open.shift() as Promise<Result>);
  }
  for (const result of open) yield await result;
}

/**
 * Checks every object of a source: by the rules of the linter, by what its ad tags are expanded to on desktop and
 * mobile with each of its bulks, and with `inspect` by what ad servers respond. Yields the objects in the order of the
 * source. Each distinct ad tag is requested once, and no tracker ever. Memory grows with the number of distinct tags,
 * not with their responses.
 */
export async function* audit(
  source: AuditSource,
  options: AuditOptions = {},
): AsyncGenerator<AuditedObject> {
  const { inspect = null, results = new TagResults(), rules, signal = NEVER, onProgress } = options;
  const inspector = inspect === null ? null : new TagInspector(inspect, results, signal);
  const tags = new Set<string>();
  const skipped = new Set<string>();
  let objects = 0;
  const resultOf = async (unit: TagUnit): Promise<PositionResult> => {
    const result = (await inspector?.result(unit)) ?? null;
    tags.add(unit.tag);
    const { unresolved } = inspector ?? { unresolved: new Set() };
    if (inspector !== null && result === null && !unresolved.has(unit.tag)) skipped.add(unit.tag);
    const counts = { skippedTags: skipped.size, unresolvedTags: unresolved.size };
    onProgress?.({ objects, tags: tags.size, ...counts });
    return result?.[unit.position] ?? unsentResult(unit);
  };
  const work = async (object: AuditObject): Promise<AuditedObject> => {
    const plan = planObject(object, options);
    const results: PositionResult[] = [];
    for (const unit of plan.units) results.push(await resultOf(unit));
    objects += 1;
    const audited = auditedObject(object, plan, results);
    return rules === undefined
      ? audited
      : { ...audited, problems: applyRules(audited.problems, object, plan, rules) };
  };
  const maxParallel = inspect?.maxParallel ?? DEFAULT_MAX_PARALLEL;
  try {
    yield* inOrder(chosenObjects(source, options), maxParallel, work);
  } finally {
    inspector?.stop();
  }
}
