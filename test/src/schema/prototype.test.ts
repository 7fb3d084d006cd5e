import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { check } from '../../../src/schema/index.js';
import { samples } from './sample.js';

const own = (json: unknown, key: string): unknown =>
  Object.getOwnPropertyDescriptor(json, key)?.value;

const hostile = '{"polluted":true,"toString":1}';

/** The JSON with the key added to its outermost object. */
const withKey = (json: object, key: string): unknown =>
  JSON.parse(`{${JSON.stringify(key)}:${hostile},${JSON.stringify(json).slice(1)}`);

void describe('hostile field names', () => {
  for (const { name, schema, full } of samples) {
    for (const key of [
      '__proto__',
      'constructor',
      'prototype',
      'toString',
      'then',
      'hasOwnProperty',
    ]) {
      void it(`${key} in a ${name} is an ordinary field`, () => {
        const json = withKey(full, key);
        const result = check(schema, json);
        assert.equal(result.ok && result.value, json);
        assert.deepEqual(own(json, key), JSON.parse(hostile));

        const parsed: unknown = z.parse(schema, json);
        assert.equal(Object.getPrototypeOf(parsed), Object.prototype);
        assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
      });
    }
  }

  void it('an inherited field does not replace a missing one in a message', () => {
    const { schema } = samples[0] ?? assert.fail();
    const result = check(schema, JSON.parse('{"__proto__":{"id":"1"}}'));
    assert.deepEqual(result, {
      ok: false,
      problems: [{ path: '/id', message: 'must be text; found nothing' }],
    });
  });
});

/** Replaces some fields of a full sample by any JSON, and adds unknown fields. */
const mutations = fc.constantFrom(...samples).chain((sample) =>
  fc.record({
    sample: fc.constant(sample),
    changed: fc.dictionary(fc.constantFrom(...Object.keys(sample.full)), fc.jsonValue(), {
      maxKeys: 3,
    }),
    added: fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 }),
  }),
);

void describe('JSON of any shape', () => {
  void it('is not changed by check, and equals its parsed copy when it is valid', () => {
    fc.assert(
      fc.property(mutations, ({ sample: { schema, full }, changed, added }) => {
        const json: unknown = JSON.parse(JSON.stringify({ ...added, ...full, ...changed }));
        const before = JSON.stringify(json);
        const result = check(schema, json);
        assert.equal(JSON.stringify(json), before);
        if (!result.ok) return;
        assert.equal(result.value, json);
        // zod leaves out an own __proto__, so its copy can be compared only without one.
        if (!before.includes('"__proto__"')) assert.deepEqual(z.parse(schema, json), json);
      }),
      { numRuns: 2000 },
    );
  });

  void it('has problems only in the fields that were changed', () => {
    fc.assert(
      fc.property(mutations, ({ sample: { schema, full }, changed }) => {
        const result = check(schema, { ...full, ...changed });
        if (result.ok) return;
        assert.notEqual(result.problems.length, 0);
        for (const { path } of result.problems) {
          assert.ok(path === '' || Object.keys(changed).includes(path.split('/')[1] ?? ''), path);
        }
      }),
      { numRuns: 2000 },
    );
  });

  void it('never makes check throw an error', () => {
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.jsonValue(), ({ schema }, json) => {
        assert.equal(typeof check(schema, json).ok, 'boolean');
      }),
      { numRuns: 2000 },
    );
  });
});
