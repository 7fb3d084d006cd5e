import assert from 'node:assert/strict';
import { jsonOf, openSandbox } from '../sandbox/open-sandbox.js';
import {
  filteredIds,
  type SearchedRow,
  searchPath,
  seedOfLives,
  wellFormed,
} from '../sandbox/searched-rows.js';
import { sharedTest } from './corpus.js';

sharedTest(
  'corpora/naughty-strings.json',
  'every naughty string finds what a plain filter over rows of naughty strings finds',
  async (input, t) => {
    const texts = input as readonly string[];
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
