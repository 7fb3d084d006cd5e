import assert from 'node:assert/strict';
import { jsonOf, openSandbox } from '../demo/sandbox/open-sandbox.js';
import {
  filteredIds,
  type SearchedRow,
  searchPath,
  seedOfLives,
  wellFormed,
} from '../demo/sandbox/storage/searched-rows.js';
import { corpusTest } from './corpus.js';

corpusTest(
  'every naughty string finds what a plain filter over rows of naughty strings finds',
  'corpora/naughty-strings.json',
  async (texts: readonly string[], t) => {
    assert.ok(texts.length > 400);
    const at = (index: number): string => texts[index % texts.length] ?? '';
    const rows = texts.map((title, index): SearchedRow => ({
      id: String(index + 1),
      title,
      tags: at(index + 100),
      description: at(index + 200),
      created_at: '2026-01-01 00:00:00',
    }));
    const { read } = await openSandbox(t, { seed: seedOfLives(rows) });
    for (const [index, text] of texts.entries()) {
      const search = {
        text: wellFormed(text),
        inTags: index % 2 === 1,
        inDescription: index % 4 > 1,
      };
      if (search.text === '') continue;
      const { data } = await jsonOf(await read(searchPath(search)));
      const ids = (data as readonly { id: string }[]).map(({ id }) => id);
      assert.deepEqual(ids, filteredIds(rows, search), JSON.stringify(text));
    }
  },
);
