import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emptyInspection } from '../inspections.js';
import { always, embedOf, verdictOf } from '../read-verdict.js';

describe('the verdict about an error that only a lint rule finds', () => {
  const MISMATCHED = 'https://ads.example/v?cb=[CACHEBUSTING';

  it('names the rule and has its facts', async () => {
    const verdict = await verdictOf(MISMATCHED);
    assert.ok(verdict.id === 'tag-fault' && verdict.owner === 'publisher');
    assert.equal(verdict.params.finding, 'macro-mismatched');
    assert.match(JSON.stringify(verdict.params.params), /CACHEBUSTING/);
  });

  for (const [input, finding] of [
    [
      'https://ads.example/v?gdpr=1&gdpr_consent=CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA',
      'consent-frozen',
    ],
    ['https://pubads.g.doubleclick.net/gampad/ads?iu=/1/2', 'gam-missing-required'],
    [`https://ads.example/v?x=${'a'.repeat(20_000)}`, 'tag-request-too-long'],
  ] as const)
    it(`is found for ${finding}`, async () => {
      const { id, params } = await verdictOf(input);
      assert.deepEqual([id, 'finding' in params && params.finding], ['tag-fault', finding]);
    });

  it('is written in Italian', async () => {
    const { sentence, nextStep } = await verdictOf(MISMATCHED, { language: 'it' });
    const english = await verdictOf(MISMATCHED);
    assert.match(sentence, /ads\.example.*\[CACHEBUSTING/);
    assert.notEqual(sentence, english.sentence);
    assert.notEqual(nextStep, english.nextStep);
  });

  it('has the path of the tag in an embed', async () => {
    const { id, path } = await verdictOf(embedOf(MISMATCHED));
    assert.deepEqual([id, path], ['tag-fault', '/preroll/0/source_url']);
  });

  it('explains an empty response', async () => {
    const inspect = always(emptyInspection);
    const { id, owner, repair } = await verdictOf(MISMATCHED, { inspect });
    assert.deepEqual([id, owner], ['tag-fault', 'publisher']);
    assert.notEqual(repair, null);
  });

  it('explains an empty response to one tag of an embed, and repairs that tag', async () => {
    const inspect = always(emptyInspection);
    const { id, path, repair } = await verdictOf(embedOf(MISMATCHED), { inspect });
    assert.deepEqual([id, path], ['tag-fault', '/preroll/0/source_url']);
    assert.equal(repair?.operations[0]?.path, '/preroll/0/source_url');
  });

  it('leaves an empty response to a tag without a fault to the ad server', async () => {
    const inspect = always(emptyInspection);
    const { id } = await verdictOf('https://ads.example/vast?cb=[CACHEBUSTING]', { inspect });
    assert.equal(id, 'no-ad');
  });
});
