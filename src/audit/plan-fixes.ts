import { isDeepStrictEqual } from 'node:util';
import { applyRepair } from '../lint/apply-repair.js';
import { embedFindings } from '../lint/embed/lint-embed.js';
import { isJsonObject } from '../text/json.js';
import type { AuditObject } from './audit-source.js';

/** An operation of JSON Patch (RFC 6902). */
export interface PatchOperation {
  readonly op: 'test' | 'replace' | 'remove';
  readonly path: string;
  readonly value?: unknown;
}

/** The repairs of an embed. Before each change, the patch tests the value that it changes. */
export interface PlannedFix {
  readonly embed: string;
  readonly title: string;
  readonly patch: readonly PatchOperation[];
}

/** Repairs that depend on one another are made in turns. An embed has a few. */
const MAX_REPAIRS = 50;

const repaired = (embed: AuditObject['embed']): AuditObject['embed'] => {
  let result = embed;
  for (let count = 0; count < MAX_REPAIRS; count += 1) {
    const repairs = embedFindings(result).flatMap(({ repair }) => repair ?? []);
    const next = repairs
      .map((repair) => applyRepair(result, repair))
      .find((repaired) => repaired !== result);
    if (next === undefined) break;
    result = next;
  }
  return result;
};

const hasParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isJsonObject(value) || Array.isArray(value);

/** Lists are changed as a whole if their lengths differ, and replace rules always, as the interface takes them. */
const changes = (before: unknown, after: unknown, path = ''): readonly PatchOperation[] => {
  if (isDeepStrictEqual(before, after)) return [];
  const isInside =
    hasParts(before) &&
    hasParts(after) &&
    !path.endsWith('/replace_rules') &&
    (!Array.isArray(before) || before.length === after['length']);
  if (isInside)
    return Object.keys(before).flatMap((name) => {
      const part = name.replaceAll('~', '~0').replaceAll('/', '~1');
      return changes(before[name], after[name], `${path}/${part}`);
    });
  const test = { op: 'test', path, value: before } as const;
  if (after === undefined) return [test, { op: 'remove', path }];
  return [test, { op: 'replace', path, value: after }];
};

/** What the repairs of the linter change in an embed; null if it needs none. */
export const planFix = ({ id, title, embed }: AuditObject): PlannedFix | null => {
  const patch = changes(embed, repaired(embed));
  return patch.length === 0 ? null : { embed: id, title, patch };
};
