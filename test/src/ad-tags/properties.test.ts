import { test } from 'node:test';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { AdTagContext, ReplaceRule } from '../../../src/ad-tags/ad-tag-context.js';
import { expandAdTag } from '../../../src/ad-tags/expand-ad-tag.js';
import { anyAdTag, anyAdTagContext } from './ad-tag-arbitrary.js';
import { checkExpansion } from './invariants.js';

const RUNS_OF_INVARIANTS = 2000;
const RUNS_OF_ANY_JSON = 10_000;

test('every expansion keeps the invariants', () => {
  fc.assert(
    fc.property(anyAdTag, anyAdTagContext, (given, under) => {
      checkExpansion(given, under);
    }),
    { numRuns: RUNS_OF_INVARIANTS },
  );
});

test('any JSON as rules, values and context is accepted without an error', () => {
  fc.assert(
    fc.property(anyAdTag, fc.jsonValue(), fc.jsonValue(), (given, rules, values) => {
      const hostile = {
        replaceRules: rules,
        values,
        page: values,
        device: values,
        consent: values,
        player: values,
        content: values,
        embed: values,
        slot: values,
        app: values,
        addAdManagerParameters: true,
      };
      const { url } = expandAdTag(given, hostile as unknown as AdTagContext);
      assert.equal(typeof url, 'string');
    }),
    { numRuns: RUNS_OF_ANY_JSON },
  );
});

test('the order of rules without conflicts does not matter', () => {
  const rules: readonly ReplaceRule[] = [
    { subject: '[u]', value: 'one' },
    { subject: '[uv]', value: 'two' },
    { subject: 'u]', value: 'three' },
    { subject: 'SUB', value: 'four' },
    { subject: 'SUBJECT', value: 'five' },
  ];
  const values = { one: '1', two: '2', three: '3', four: '4', five: '5' };
  const given = 'https://a.test/?a=[u]&b=[uv]&c=xu]&d=SUBJECT&e=SUB';
  const expected = expandAdTag(given, { values, replaceRules: rules }).url;
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...rules], { minLength: rules.length }),
      (shuffled) => expandAdTag(given, { values, replaceRules: shuffled }).url === expected,
    ),
  );
});
