import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as z from 'zod/mini';
import { check } from '../../../src/schema/index.js';
import { samples } from './sample.js';

/** Not a JSON value, so it is invalid in every field. */
const wrong = (): void => undefined;

const pathsOf = (schema: z.ZodMiniType, json: unknown): readonly string[] => {
  const result = check(schema, json);
  return result.ok ? [] : result.problems.map(({ path }) => path);
};

for (const { name, schema, full, required } of samples) {
  void describe(`the schema of a ${name}`, () => {
    const fields = Object.keys(schema.shape);

    void it('has exactly the fields of the specification', () => {
      assert.deepEqual([...fields].sort(), Object.keys(full).sort());
    });

    void it('accepts a full object and returns it unchanged', () => {
      const result = check(schema, full);
      assert.ok(result.ok);
      assert.equal(result.value, full);
      assert.deepEqual(z.parse(schema, full), full);
    });

    void it('keeps unknown fields', () => {
      const json = { ...full, from_tomorrow: { deep: [1, null] } };
      assert.deepEqual(z.parse(schema, json), json);
    });

    void it('accepts an object with only the required fields', () => {
      const minimal = Object.fromEntries(required.map((field) => [field, full[field]]));
      assert.deepEqual(check(schema, minimal), { ok: true, value: minimal });
    });

    for (const field of fields.filter((field) => !required.includes(field))) {
      void it(`accepts null for ${field}`, () => {
        assert.deepEqual(pathsOf(schema, { ...full, [field]: null }), []);
      });
    }

    for (const field of required) {
      void it(`reports ${field} when it is absent or null`, () => {
        assert.deepEqual(pathsOf(schema, { ...full, [field]: undefined }), [`/${field}`]);
        assert.deepEqual(pathsOf(schema, { ...full, [field]: null }), [`/${field}`]);
      });
    }

    for (const field of fields) {
      void it(`reports ${field} when its value is of a wrong kind`, () => {
        assert.deepEqual(pathsOf(schema, { ...full, [field]: wrong }), [`/${field}`]);
      });
    }

    for (const value of [null, undefined, [], 'text', 1, true]) {
      void it(`refuses ${value === undefined ? 'nothing' : JSON.stringify(value)}`, () => {
        assert.deepEqual(pathsOf(schema, value), ['']);
      });
    }
  });
}
