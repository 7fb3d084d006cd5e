import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Verdict } from '../../../../src/diagnosis/diagnosis.js';
import { readVerdict, verdictOf } from '../read-verdict.js';

describe('the verdict about an international host', () => {
  it('has the host as a person writes it', async () => {
    const { parameters } = await verdictOf('https://広告.example/v?cb=[CACHEBUSTING]');
    assert.equal('host' in parameters && parameters.host, '広告.example');
  });
});

describe('the verdict about an http tag', () => {
  const onPage = (url: string | null): Promise<Verdict> =>
    verdictOf('http://ads.example/v?cb=[CACHEBUSTING]', {
      viewer: url === null ? {} : { page: { url } },
    });

  it('is about every https page if the page of the diagnosis is http', async () => {
    const { id, owner, sentence, nextStep } = await onPage('http://localhost:8000/');
    assert.deepEqual([id, owner], ['http-tag', 'publisher']);
    assert.equal(
      sentence,
      'The ad tag requests http://ads.example, which browsers block on every https page.',
    );
    assert.equal(nextStep, 'Write the ad tag with https://.');
  });

  it('is about https pages if no page is known', async () => {
    assert.equal((await onPage(null)).id, 'http-on-https');
  });
});

describe('the step about an address that is encoded twice', () => {
  const stepOf = async (tag: string, page = 'https://news.example/story'): Promise<string> =>
    (await readVerdict(tag, null, { viewer: { page: { url: page }, now: 1 } }))[3];

  it('is to give the player an address that is not encoded, if the tag is right', async () => {
    assert.equal(
      await stepOf('https://ads.example/v?page=[PAGEURL]', 'https%3A%2F%2Fnews.example%2Fstory'),
      'Give the player the page address without encoding: the ad tag encodes it for page.',
    );
  });
});
