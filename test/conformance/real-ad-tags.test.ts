import assert from 'node:assert/strict';
import { expandAdTag } from '../../src/ad-tags/expand-ad-tag.js';
import { checkExpansion } from '../src/ad-tags/invariants.js';
import { corpusTest } from './corpus.js';

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

const CORPUS = 'corpora/real-ad-tags.json';

corpusTest(
  'every real ad tag expands to an absolute URL, or has a finding',
  CORPUS,
  (tags: readonly RealTag[]) => {
    for (const { id, url } of tags) {
      const expanded = expandAdTag(url, context);
      if (expanded.url === '') assert.notEqual(expanded.findings.length, 0, id);
      else assert.match(new URL(expanded.url).protocol, /^https?:$/, id);
      checkExpansion(url, context);
    }
    assert.equal(tags.length, 47);
  },
);

corpusTest(
  'every placeholder of a real ad tag is recognized, and nothing else',
  CORPUS,
  (tags: readonly RealTag[]) => {
    for (const { id, url, placeholders } of tags) {
      assert.deepEqual(
        expandAdTag(url, context)
          .expansions.map(({ placeholder }) => placeholder)
          .sort(),
        placeholders.map(({ text }) => text).sort(),
        id,
      );
    }
  },
);
