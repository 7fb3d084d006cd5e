import assert from 'node:assert/strict';
import type { ReplaceRule } from '../../src/ad-tags/ad-tag-context.js';
import { expandAdTag } from '../../src/ad-tags/expand-ad-tag.js';
import { checkExpansion } from '../src/ad-tags/invariants.js';
import { sharedTest } from './corpus.js';

interface CrossProduct {
  readonly templates: readonly string[];
  readonly values: readonly string[];
  readonly rules: readonly (readonly ReplaceRule[] | null)[];
}

sharedTest(
  'corpora/resolver-cross-product.json',
  'every combination of templates, values and rule shapes keeps the invariants',
  (input) => {
    const corpus = input as CrossProduct;
    let combinations = 0;
    for (const template of corpus.templates) {
      for (const value of corpus.values) {
        for (const rules of corpus.rules) {
          const values = { primary_url: value, secondary_url: value, random: '12345678' };
          checkExpansion(template, { values, replaceRules: rules as readonly ReplaceRule[] });
          combinations += 1;
        }
      }
    }
    assert.ok(combinations >= 2000, `${String(combinations)} combinations`);
  },
);

sharedTest(
  'corpora/resolver-cross-product.json',
  'of two rules for one subject the first one wins, with a finding',
  (input) => {
    const corpus = input as CrossProduct;
    const conflicting = corpus.rules.find((rules) => Array.isArray(rules) && rules.length === 2);
    assert.ok(conflicting);
    const { url, findings } = expandAdTag('https://ads.test/vast?u=[primary_url]', {
      values: { primary_url: 'first', secondary_url: 'second' },
      replaceRules: conflicting,
    });
    assert.equal(url, 'https://ads.test/vast?u=first');
    assert.deepEqual(
      findings.map(({ id }) => id),
      ['rule-duplicate'],
    );
  },
);
