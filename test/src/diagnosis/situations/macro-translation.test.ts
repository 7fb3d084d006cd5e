import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diagnose } from '../../../../src/diagnosis/diagnose.js';
import { applyRepair } from '../../../../src/lint/apply-repair.js';
import { embedOf, VIEWER } from '../read-verdict.js';

const TAG = 'https://ads.example/vast?u=__referrer__&t=__item-title__&p={playlistinfo.id}';
const REPAIRED = 'https://ads.example/vast?u=[referrer]&t=[video_title]&p={playlistinfo.id}';

const verdictOf = async (input: string, language = 'en') =>
  (await diagnose(input, { viewer: VIEWER, language })).verdict;

describe("the verdict about another player's macros", () => {
  it('names the equivalent of each macro, and what has none', async () => {
    const verdict = await verdictOf(TAG);
    assert.ok(verdict.id === 'macro-foreign-player');
    assert.deepEqual(verdict.params.equivalents, [
      { placeholder: '__referrer__', macro: '[referrer]' },
      { placeholder: '__item-title__', macro: '[video_title]' },
      { placeholder: '{playlistinfo.id}', macro: null },
    ]);
  });

  it('prefers the macros of the IAB', async () => {
    const { verdict } = await diagnose('https://ads.example/vast?u=__page-url__');
    assert.ok(verdict.id === 'macro-foreign-player');
    assert.deepEqual(verdict.params.equivalents, [
      { placeholder: '__page-url__', macro: '[PAGEURL]' },
    ]);
  });

  it('carries the repair of a tag', async () => {
    const { repair } = await verdictOf(TAG);
    assert.ok(repair !== null);
    assert.equal(applyRepair(TAG, repair), REPAIRED);
  });

  it('carries the repair of one tag of a waterfall and of a list', async () => {
    const other = 'https://other.example/vast?cb=[CACHEBUSTING]';
    for (const separator of ['***', '\n']) {
      const input = [other, TAG].join(separator);
      const { repair } = await verdictOf(input);
      assert.ok(repair !== null);
      assert.equal(applyRepair(input, repair), [other, REPAIRED].join(separator));
    }
  });

  it('carries the repair of an embed', async () => {
    const embed = JSON.parse(embedOf(TAG)) as { preroll: readonly { source_url: string }[] };
    const { repair, path } = await verdictOf(JSON.stringify(embed));
    assert.ok(repair !== null);
    assert.equal(path, '/preroll/0/source_url');
    assert.equal(applyRepair(embed, repair).preroll[0]?.source_url, REPAIRED);
  });

  it('has no repair if no macro has an equivalent', async () => {
    assert.equal((await verdictOf('https://ads.example/vast?p={playlistinfo.id}')).repair, null);
  });
});
