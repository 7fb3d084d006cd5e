import assert from 'node:assert/strict';
import type { ReplaceRule } from '../../src/ad-tags/ad-tag-context.js';
import { checkExpansion } from '../src/ad-tags/invariants.js';
import { corpusTest } from './corpus.js';

interface CrossProduct {
  readonly templates: readonly string[];
  readonly values: readonly string[];
  readonly rules: readonly (readonly ReplaceRule[] | null)[];
}

corpusTest(
  'every combination of templates, values and rules keeps the invariants',
  'corpora/resolver-cross-product.json',
  (corpus: CrossProduct) => {
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
    assert.ok(combinations >= 2000, `${combinations} combinations`);
  },
);
