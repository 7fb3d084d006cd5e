import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdTagContext } from '../../../src/ad-tags/ad-tag-context.js';
import { DE_FACTO_MACROS } from '../../../src/ad-tags/de-facto-macros.js';
import { expandAdTag } from '../../../src/ad-tags/expand-ad-tag.js';
import { IAB_MACROS } from '../../../src/ad-tags/iab-macros.js';
import { fullContext } from './full-context.js';

/** The fields of the context that make up a source. */
const FIELDS: Readonly<Record<string, keyof AdTagContext>> = {
  time: 'now',
  random: 'random',
};

const rawOf = (name: string, context: AdTagContext): string | null | undefined =>
  expandAdTag(`https://a.test/?a=[${name}]`, context).expansions[0]?.raw;

const without = (source: string): AdTagContext =>
  Object.fromEntries(
    Object.entries(fullContext).filter(([field]) => field !== (FIELDS[source] ?? source)),
  );

/** Macros that the full context gives a value. */
const filled = [...IAB_MACROS, ...DE_FACTO_MACROS].filter(
  ({ name, value }) => value !== null && (rawOf(name, fullContext) ?? null) !== null,
);

describe('the source of a macro', () => {
  it('is known for most macros in the full context', () => {
    assert.ok(filled.length > 60, `${filled.length} macros have a value.`);
  });

  for (const { name, source } of filled) {
    it(`is the part of the context without which it has another value: [${name}] from ${source}`, () => {
      assert.notEqual(rawOf(name, without(source)), rawOf(name, fullContext));
    });
  }
});
