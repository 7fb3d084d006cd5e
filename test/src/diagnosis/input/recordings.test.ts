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

  it('names the policy that refused an ad request, and the origin as it was requested', async () => {
    const failure = { code: 301, id: 'request-policy' };
    const refused = hop('http://127.0.0.1:4174/vast', { status: null, text: null, failure });
    const { verdict } = await diagnose(recordOf({ atMs: 5, hops: [refused], failure }));
    assert.deepEqual([verdict.id, verdict.owner], ['policy-refused', 'publisher']);
    assert.deepEqual(verdict.id === 'policy-refused' && verdict.params, {
      host: '127.0.0.1:4174',
      slot: null,
      device: null,
      refusedHost: '127.0.0.1:4174',
      origin: 'http://127.0.0.1:4174',
      directive: 'connect-src',
    });
  });

  /** The origin and directive of the verdict about an ad whose media file the policy of the page refused. */
  const refusedFile = async (url: string, type: string, directive?: string) => {
    const ad = `<Ad id="1"><InLine><Creatives><Creative><Linear><MediaFiles><MediaFile type="${type}">${url}</MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad>`;
    const failure = { code: 401, id: 'media-policy', params: { directive } };
    const request = {
      atMs: 5,
      hops: [hop('https://a.example/', { text: `<VAST version="4.2">${ad}</VAST>`, failure })],
      ads: [{ id: '1', hop: 0, result: 'failed', failure }],
      failure,
    };
    const { verdict } = await diagnose(recordOf(request));
    assert.deepEqual([verdict.id, verdict.owner], ['policy-refused', 'publisher']);
    return verdict.id === 'policy-refused' ? verdict.params : assert.fail();
  };

  const HLS = 'application/vnd.apple.mpegurl';
  const MEDIA = 'http://m.example';
  for (const [path, type, recorded, expected] of [
    ['/1.mp4', 'video/mp4', 'media-src', 'media-src'],
    ['/master', HLS, 'connect-src', 'connect-src'],
    ['/master', 'video/mp4', 'connect-src', 'connect-src'],
    ['/1.m3u8', HLS, 'media-src', 'media-src'],
    ['/master', HLS, undefined, 'connect-src'],
    ['/master', 'application/dash+xml', 'img-src', 'connect-src'],
    ['/1.m3u8', 'video/mp4', undefined, 'connect-src'],
    ['/1', 'video/mp4', undefined, 'media-src'],
  ] as const)
    it(`names ${expected} for ${path} of type ${type} with ${recorded ?? 'no directive'} recorded`, async () => {
      const { origin, directive } = await refusedFile(`${MEDIA}${path}`, type, recorded);
      assert.deepEqual([origin, directive], [MEDIA, expected]);
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
