import assert from 'node:assert/strict';
import type { ReplaceRule } from '../../src/ad-tags/ad-tag-context.js';
import { expandAdTag } from '../../src/ad-tags/expand-ad-tag.js';
import { IAB_MACROS } from '../../src/ad-tags/iab-macros.js';
import { checkExpansion } from '../src/ad-tags/invariants.js';
import { corpusTest } from './corpus.js';

interface ReferenceMacro {
  readonly name: string;
  readonly usableInTag: boolean;
}

corpusTest(
  "the table holds the IAB's 60 macros, and fills those that are valid in a request",
  'reference/iab-macros.json',
  (reference: readonly ReferenceMacro[]) => {
    const row = (name: string, usableInTag: boolean): string => `${name} ${usableInTag}`;
    assert.deepEqual(
      IAB_MACROS.map(({ name, value }) => row(name, value !== null)).sort(),
      reference.map(({ name, usableInTag }) => row(name, usableInTag)).sort(),
    );
    assert.equal(IAB_MACROS.length, 60);
  },
);

interface RealTag {
  readonly id: string;
  readonly url: string;
  readonly placeholders: readonly { readonly text: string }[];
}

const context = {
  now: 1_700_000_000_123,
  random: 0.4711,
  page: { url: 'https://news.example.com/a?b=1' },
  player: { width: 640, height: 360 },
};

corpusTest(
  'every real ad tag expands to an absolute URL or has a finding, and exactly its placeholders are recognized',
  'corpora/real-ad-tags.json',
  (tags: readonly RealTag[]) => {
    for (const { id, url: tag, placeholders } of tags) {
      const { url, findings, expansions } = expandAdTag(tag, context);
      if (url === '') assert.notEqual(findings.length, 0, id);
      else assert.match(new URL(url).protocol, /^https?:$/, id);
      assert.deepEqual(
        expansions
          .filter(({ syntax }) => syntax !== 'empty-parameter')
          .map(({ placeholder }) => placeholder)
          .sort(),
        placeholders.map(({ text }) => text).sort(),
        id,
      );
      checkExpansion(tag, context);
    }
    assert.equal(tags.length, 47);
  },
);

interface CrossProduct {
  readonly templates: readonly string[];
  readonly values: readonly string[];
  readonly rules: readonly (readonly ReplaceRule[])[];
}

corpusTest(
  'every combination of templates, values and rules keeps the invariants',
  'corpora/resolver-cross-product.json',
  ({ templates, values, rules }: CrossProduct) => {
    for (const template of templates) {
      for (const value of values) {
        const provided = { primary_url: value, secondary_url: value, random: '12345678' };
        for (const replaceRules of rules)
          checkExpansion(template, { values: provided, replaceRules });
      }
    }
    const combinations = templates.length * values.length * rules.length;
    assert.ok(combinations >= 2000, `There are only ${combinations} combinations.`);
  },
);
