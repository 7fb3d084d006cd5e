import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diagnose } from '../../../../src/diagnosis/index.js';
import { recognizeInput } from '../../../../src/diagnosis/input/recognize-input.js';

const hop = (url: string, parts: object = {}) => ({
  url,
  startMs: 0,
  durationMs: 20,
  status: 200,
  contentType: 'application/xml',
  cors: 'with-credentials',
  text: '<VAST version="4.2"/>',
  ...parts,
});

const recordOf = (...requests: readonly object[]): string =>
  JSON.stringify({ version: 1, players: [{ origin: 'https://paper.example', requests }] });

describe('recognizeInput of a record of `recordAds()`', () => {
  it('has the requests of all players in the order in which they were sent', () => {
    const input = recognizeInput(
      recordOf(
        { atMs: 900, hops: [hop('https://b.example/')] },
        { atMs: 5, hops: [hop('https://a.example/')] },
      ),
    );
    assert.equal(input.kind, 'har');
    const { requests, pageUrl } = input;
    assert.equal(pageUrl, 'https://paper.example');
    assert.deepEqual(
      requests.map(({ url, startMs }) => [url, startMs]),
      [
        ['https://a.example/', 5],
        ['https://b.example/', 900],
      ],
    );
  });

  it('is diagnosed as a recording', async () => {
    const { verdict } = await diagnose(recordOf({ atMs: 5, hops: [hop('https://a.example/')] }));
    assert.deepEqual([verdict.id, verdict.owner], ['no-ad', 'ad-server']);
    const request = {
      atMs: 5,
      hops: [hop('https://a.example/', { status: null, cors: 'refused' })],
    };
    const refused = await diagnose(recordOf(request));
    assert.equal(refused.verdict.id, 'unreachable');
  });

  it('has the media file of each ad that has played or failed, by the id of the ad', () => {
    const ad = (id: string): string =>
      `<Ad id="${id}"><InLine><MediaFile type="video/mp4">https://m.example/${id}.mp4</MediaFile></InLine></Ad>`;
    const text = `<VAST version="4.2">${ad('1')}${ad('2')}${ad('3')}</VAST>`;
    const ads = [
      { id: '1', hop: 0, failure: { code: 401 } },
      { id: '2', hop: 0, result: 'played' },
      { id: '3', hop: 0, result: 'pending' },
    ];
    const input = recognizeInput(recordOf({ hops: [hop('https://a.example/', { text })], ads }));
    assert.equal(input.kind, 'har');
    assert.deepEqual(
      (input.mediaFiles ?? []).map(({ url, status, code }) => [url, status, code]),
      [
        ['https://m.example/1.mp4', null, 401],
        ['https://m.example/2.mp4', 200, undefined],
      ],
    );
  });

  it('reads hostile records as far as possible', () => {
    const text =
      '{"version":1,"players":[null,1,{"requests":[null,{"hops":[{"url":{}}],"ads":"x"}]},{"__proto__":[]}]}';
    const input = recognizeInput(text);
    assert.deepEqual(input.kind === 'har' && input.requests, []);
  });
});
