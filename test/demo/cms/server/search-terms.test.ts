import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalizeForSearch, searchTerms } from '../../../../demo/cms/server/search-terms.js';

for (const [text, terms] of [
  ['Großer Straßenlauf', ['grosser', 'strassenlauf']],
  ['ŁÓDŹ, Ærøskøbing', ['lodz', 'aeroskobing']],
  ['L’été à Þingvellir', ['l', 'ete', 'a', 'thingvellir']],
  ['テスト映像', ['テスト', '映像']],
  ['plain-video #103', ['plain', 'video', '103']],
  ['ﬁnal', ['final']],
  ['  …  ', []],
] as const) {
  test(`the terms of ${JSON.stringify(text)} are ${terms.join(', ') || 'none'}`, () => {
    assert.deepEqual(searchTerms(text), terms);
  });
}

test('a hostile text takes no longer than its length allows', () => {
  assert.ok(normalizeForSearch('\u0344'.repeat(1_000_000)).length <= 10_000);
  assert.doesNotThrow(() => searchTerms('\ud800\udc00\ud800'));
});
