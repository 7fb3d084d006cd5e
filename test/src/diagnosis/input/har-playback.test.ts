import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diagnose } from '../../../../src/diagnosis/diagnose.js';

interface Entry {
  readonly url: string;
  readonly status?: number;
  readonly error?: string;
  readonly type?: string;
  readonly body?: string;
  readonly posted?: string;
}

const TAG = 'https://ads.example/vast?id=7';
const SDK = 'https://imasdk.googleapis.com/js/sdkloader/ima3.js';

const entryOf = ({ url, status = 200, error, type = '', body, posted }: Entry): object => ({
  startedDateTime: new Date(1_700_000_000_000).toISOString(),
  time: 80,
  request: {
    method: posted === undefined ? 'GET' : 'POST',
    url,
    headers: [],
    ...(posted !== undefined && { postData: { text: posted } }),
  },
  response: {
    status,
    headers: [],
    content: { mimeType: type, ...(body !== undefined && { text: body }) },
    ...(error !== undefined && { _error: error }),
  },
});

describe('a recording of media-embed record', () => {
  const recordedBy = async (page: object, ...entries: readonly Entry[]) => {
    const log = { pages: [{ title: 'https://news.example/', ...page }] };
    const all = [{ url: 'https://news.example/', type: 'text/html' }, ...entries].map(entryOf);
    const { verdict } = await diagnose(JSON.stringify({ log: { ...log, entries: all } }));
    return [verdict.id, verdict.owner, verdict.params] as const;
  };

  it('in which nothing played blames neither the page nor its ads', async () => {
    const [id, owner, params] = await recordedBy({ _isPlayed: false, _isMobile: false });
    assert.deepEqual([id, owner], ['har-without-ads', 'unknown']);
    assert.equal('playback' in params && params.playback, 'none');
  });

  it('in which the content played without ads was not begun too late', async () => {
    const [id, owner, params] = await recordedBy({ _isPlayed: true, _isMobile: false });
    assert.deepEqual([id, owner], ['har-without-ads', 'publisher']);
    assert.equal('playback' in params && params.playback, 'some');
  });

  it('in which nothing played because the content failed names the content', async () => {
    const content = { url: 'https://cdn.example/a.mp4', status: 404, type: 'text/html' };
    const [id] = await recordedBy({ _isPlayed: false, _isMobile: false }, content);
    assert.equal(id, 'content-unplayable');
  });

  it('in which more than content failed names what kept ads from being requested', async () => {
    const page = { _isPlayed: false, _isMobile: false };
    const content = { url: 'https://cdn.example/a.mp4', status: 404, type: 'text/html' };
    const sdk = { url: SDK, status: 0, error: 'net::ERR_BLOCKED_BY_CLIENT' };
    const [id] = await recordedBy(page, content, sdk);
    assert.equal(id, 'ima-sdk-blocked');
    const choice = { url: 'https://news.example/consent', type: '', posted: '{"action":"reject"}' };
    const [refused, owner] = await recordedBy(page, content, choice);
    assert.deepEqual([refused, owner], ['har-without-ads', 'consent']);
  });

  it('with another embed that has ads for the device does not name a device', async () => {
    const video = { id: '70', available_video: '1', invalid_video: '0' };
    const [first, second] = [
      { id: '7', video, preroll: [{ source_url: TAG }], mobile_preroll: [] },
      { id: '8', video, preroll: [], mobile_preroll: [{ source_url: TAG }] },
    ].map((embed) => ({
      url: `https://news.example/${embed.id}.json`,
      type: 'application/json',
      body: JSON.stringify(embed),
    }));
    assert.ok(first && second);
    const page = { _isPlayed: true, _isMobile: true };
    for (const entries of [
      [first, second],
      [second, first],
    ])
      assert.equal((await recordedBy(page, ...entries))[0], 'har-without-ads');
  });

  for (const [isMobile, expected] of [
    [true, 'device-without-ads'],
    [false, 'har-without-ads'],
  ] as const)
    it(`of ${isMobile ? 'a telephone' : 'a desktop'} has the verdict ${expected} about an embed with ads for desktop alone`, async () => {
      const body = JSON.stringify({
        id: '7',
        video: { id: '70', available_video: '1', invalid_video: '0' },
        preroll: [{ source_url: TAG }],
        mobile_preroll: [],
      });
      const embed = { url: 'https://news.example/7.json', type: 'application/json', body };
      const [id, owner, params] = await recordedBy({ _isPlayed: true, _isMobile: isMobile }, embed);
      assert.deepEqual([id, owner], [expected, 'publisher']);
      if (isMobile) assert.deepEqual(params, { slot: 'preroll', empty: 'mobile', sold: 'desktop' });
    });
});
