import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diagnose } from '../../../../src/diagnosis/diagnose.js';
import { applyRepair } from '../../../../src/lint/apply-repair.js';
import { embedOf, VIEWER } from '../read-verdict.js';

const TAG = 'https://ads.example/vast?u=%%REFERRER_URL%%&t=%%CACHEBUSTER%%&p=%%PATTERN:page%%';
const REPAIRED = 'https://ads.example/vast?u=[PAGEURL]&t=[CACHEBUSTING]&p=%%PATTERN:page%%';

const verdictOf = async (input: string, language = 'en') =>
  (await diagnose(input, { viewer: VIEWER, language })).verdict;

describe('the verdict about macros that no player fills', () => {
  it('names the equivalent of each macro, and what has none', async () => {
    const verdict = await verdictOf(TAG);
    assert.ok(verdict.id === 'macro-server-side');
    assert.deepEqual(verdict.params.equivalents, [
      { placeholder: '%%REFERRER_URL%%', macro: '[PAGEURL]' },
      { placeholder: '%%CACHEBUSTER%%', macro: '[CACHEBUSTING]' },
      { placeholder: '%%PATTERN:page%%', macro: null },
    ]);
  });

  it('is not about those of another player that this one fills on a page', async () => {
    const { verdict } = await diagnose('https://ads.example/vast?u=__page-url__&t=__item-title__');
    assert.equal(verdict.id, 'not-requested');
  });

  it('is about those of content that an embed does not have', async () => {
    const embed = {
      ...(JSON.parse(embedOf('https://ads.example/v?t=__item-title__')) as object),
      title: '',
    };
    const verdict = await verdictOf(JSON.stringify(embed));
    assert.ok(verdict.id === 'macro-foreign-player');
    assert.deepEqual(verdict.params.equivalents, [
      { placeholder: '__item-title__', macro: '[video_title]' },
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
