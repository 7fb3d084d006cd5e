import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Verdict } from '../../../../src/diagnosis/diagnosis.js';
import { readVerdict, verdictOf } from '../read-verdict.js';

describe('the verdict about an international host', () => {
  it('has the host as a person writes it', async () => {
    const { params } = await verdictOf('https://広告.example/v?cb=[CACHEBUSTING]');
    assert.equal('host' in params && params.host, '広告.example');
  });
});

describe('the verdict about an http tag', () => {
  const onPage = (url: string | null): Promise<Verdict> =>
    verdictOf('http://ads.example/v?cb=[CACHEBUSTING]', {
      viewer: url === null ? {} : { page: { url } },
    });

  it('is about every https page if the page of the diagnosis is http', async () => {
    const { id, owner } = await onPage('http://localhost:8000/');
    assert.deepEqual([id, owner], ['http-tag', 'publisher']);
  });

  it('is about https pages if no page is known', async () => {
    assert.equal((await onPage(null)).id, 'http-on-https');
  });
});

describe('the verdict about an address that is encoded twice', () => {
  it('blames the page address of the player if the tag is right', async () => {
    const viewer = { page: { url: 'https%3A%2F%2Fnews.example%2Fstory' }, now: 1 };
    const tag = 'https://ads.example/v?page=[PAGEURL]';
    const [id, , { cause, parameter }] = await readVerdict(tag, null, { viewer });
    assert.deepEqual([id, cause, parameter], ['page-url-encoded-twice', 'page', 'page']);
  });
});
