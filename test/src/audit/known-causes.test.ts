import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  AuditCauses,
  type AuditedObject,
  type AuditProblem,
  type AuditResult,
  type KnownCauses,
} from '../../../src/audit/index.js';

const PROBLEM: AuditProblem = {
  by: 'verdict',
  id: 'http-client-error',
  params: {},
  owner: 'network',
  severity: 'error',
  host: 'ads.example',
  path: '/preroll/0',
  slots: [],
  tag: null,
  address: null,
  hasRepair: false,
};

const embed = (id: string, isFound: boolean): AuditedObject => ({
  kind: 'embed',
  id,
  title: '',
  categories: [],
  createdAt: null,
  from: '',
  devices: { desktop: 'none', mobile: 'none' },
  problems: isFound ? [PROBLEM] : [],
});

type Run = Readonly<Record<string, boolean>>;

/** One audit for each run, each compared with those before it. */
const auditsOf = (runs: readonly Run[], acceptedRuns: readonly number[] = []) => {
  let before: KnownCauses | null = null;
  const results: AuditResult[] = [];
  const sizes: number[] = [];
  for (const [index, run] of runs.entries()) {
    const causes: AuditCauses = new AuditCauses({ before, startedAt: `2026-01-${index + 10}` });
    for (const [id, isFound] of Object.entries(run))
      causes.add(embed(id, isFound), () => acceptedRuns.includes(index));
    results.push(causes.result());
    // A state file is JSON.
    before = JSON.parse(JSON.stringify(causes.known())) as KnownCauses;
    sizes.push(JSON.stringify(before).length);
  }
  return { results, sizes };
};

const KEPT_RUNS = 10;

/** What the marks mean, from the list of runs in which something was found. */
const expectedMark = (found: readonly boolean[], at: number): string | null => {
  const earlier = found.slice(Math.max(0, at - KEPT_RUNS), at);
  if (found[at] !== true) return earlier.at(-1) === true ? 'gone' : null;
  if (at === 0) return null;
  const first = earlier.indexOf(true);
  if (first === -1) return 'new';
  return earlier.slice(first).includes(false) ? 'flapping' : 'known';
};

const markOf = ({ causes: [cause], gone }: AuditResult): string | null =>
  gone.length > 0 ? 'gone' : (cause?.status ?? null);

/** All sequences of so many runs. */
const sequences = (length: number): readonly (readonly boolean[])[] =>
  Array.from({ length: 2 ** length }, (_, bits) =>
    Array.from({ length }, (__, at) => Math.floor(bits / 2 ** at) % 2 === 1),
  );

describe('causes that are compared with earlier audits', () => {
  it('are new, still there, flapping or gone, in every sequence of 12 audits', () => {
    for (const found of sequences(12)) {
      const { results } = auditsOf(found.map((isFound) => ({ 7: isFound })));
      const expected = found.map((_, at) => expectedMark(found, at));
      assert.deepEqual(results.map(markOf), expected, found.join(' '));
      const flapping = results.map(({ causes: [cause] }) => cause?.flappingObjects.length ?? 0);
      assert.deepEqual(
        flapping,
        expected.map((mark) => (mark === 'flapping' ? 1 : 0)),
      );
    }
  });

  it('name the objects that flap while others have them all the time', () => {
    for (const found of sequences(6)) {
      const { results } = auditsOf(found.map((isFound) => ({ 7: isFound, 8: true })));
      for (const [at, { causes }] of results.entries()) {
        const mark = expectedMark(found, at);
        const [cause] = causes;
        assert.equal(cause?.status, at === 0 ? null : 'known');
        assert.deepEqual(cause.flappingObjects, mark === 'flapping' ? ['embed 7'] : []);
        assert.deepEqual(cause.newObjects, mark === 'new' ? ['embed 7'] : []);
      }
    }
  });

  it('flap if another object has them after a pause', () => {
    const { results } = auditsOf([
      { 7: true, 8: false },
      { 7: false, 8: false },
      { 7: false, 8: true },
    ]);
    const [cause] = results[2]?.causes ?? [];
    assert.deepEqual([cause?.status, cause?.newObjects], ['flapping', ['embed 8']]);
    assert.equal(cause?.since, '2026-01-10');
  });

  it('are new, and do not flap, when they are no longer accepted', () => {
    const runs = [{ 7: true }, { 7: true }, { 7: true }];
    assert.deepEqual(auditsOf(runs, [1]).results.map(markOf), [null, null, 'new']);
  });

  it('are kept in a state that does not grow with the number of audits', () => {
    const { sizes } = auditsOf(Array.from({ length: 60 }, (_, at) => ({ 7: at % 2 === 0 })));
    assert.equal(sizes[59], sizes[11]);
    const { sizes: afterwards } = auditsOf(
      Array.from({ length: 60 }, (_, at) => ({ 7: at === 0 })),
    );
    assert.equal(afterwards[59], '{}'.length);
  });

  it('of several parts of an account are still there if one of them always had them', () => {
    const flapping = auditsOf([{ 7: true }, { 7: false }, { 7: true }]).results[2];
    const known = auditsOf([{ 8: true }, { 8: true }, { 8: true }]).results[2];
    const fresh = auditsOf([{ 9: false }, { 9: false }, { 9: true }]).results[2];
    const merged = (...parts: readonly (AuditResult | undefined)[]) => {
      const causes = new AuditCauses();
      for (const part of parts) if (part !== undefined) causes.merge(part);
      return causes.result().causes[0];
    };
    assert.equal(merged(flapping, known)?.status, 'known');
    assert.equal(merged(known, fresh)?.status, 'known');
    assert.equal(merged(fresh, flapping)?.status, 'flapping');
    assert.deepEqual(merged(fresh, flapping)?.flappingObjects, ['embed 7']);
  });
});
