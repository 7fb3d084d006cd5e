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
  /** Of a change: the rules of the linter whose repairs make it. JSON Patch ignores what it does not know. */
  readonly rules?: readonly string[];
}

/** The repairs of an embed. Before each change, the patch tests the value that it changes. */
export interface PlannedFix {
  readonly embed: string;
  readonly title: string;
  readonly patch: readonly PatchOperation[];
}

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

/** Repairs that depend on one another are made in turns. An embed has a few. */
const MAX_REPAIRS = 50;

/** The rules whose findings are repaired. */
export type IsRepaired = (rule: string) => boolean;

/** The embed after the first repair that changes it, with the rule that asks for it; undefined if none does. */
const nextRepair = (embed: AuditObject['embed'], isRepaired: IsRepaired) => {
  for (const { id, repair } of embedFindings(embed)) {
    const repaired = repair === null || !isRepaired(id) ? embed : applyRepair(embed, repair);
    if (repaired !== embed) return { rule: id, repaired };
  }
  return undefined;
};

const isWithin = (path: string, whole: string): boolean =>
  path === whole || path.startsWith(`${whole}/`);

/** What the repairs of the linter change in an embed; null if it needs none. Default: the repairs of all rules. */
export const planFix = (
  { id, title, embed }: AuditObject,
  isRepaired: IsRepaired = () => true,
): PlannedFix | null => {
  const steps: { readonly rule: string; readonly paths: readonly string[] }[] = [];
  let result = embed;
  while (steps.length < MAX_REPAIRS) {
    const next = nextRepair(result, isRepaired);
    if (next === undefined) break;
    const paths = changes(result, next.repaired).map(({ path }) => path);
    steps.push({ rule: next.rule, paths });
    result = next.repaired;
  }
  const patch = changes(embed, result).map((operation) => {
    if (operation.op === 'test') return operation;
    const ofPath = steps.filter(({ paths }) =>
      paths.some((path) => isWithin(path, operation.path) || isWithin(operation.path, path)),
    );
    return { ...operation, rules: [...new Set(ofPath.map(({ rule }) => rule))] };
  });
  return patch.length === 0 ? null : { embed: id, title, patch };
};
