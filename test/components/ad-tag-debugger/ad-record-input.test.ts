import { expect } from '@open-wc/testing';
import { readAdRecord } from '../../../components/ad-tag-debugger/ad-record-input.js';
import { diagnose } from '../../../src/diagnosis/index.js';
import type { PlayerRecord, RecordedAdRequest } from '../../../src/player/recorder/ad-record.js';
import { emptyInspection } from './debugger-page.js';

const request = (url: string, atMs: number): RecordedAdRequest => {
  const { hops, failure } = emptyInspection(url);
  return {
    position: 'preroll',
    template: `${url}?cb=[CACHEBUSTING]`,
    expansions: [],
    tag: url,
    atMs,
    hops,
    ads: [],
    errorTrackers: [
      { event: 'error', template: 'https://e.example/', due: 1, requests: [], verdict: 'missing' },
    ],
    result: 'failed',
    failure,
  };
};

const player = (...requests: readonly RecordedAdRequest[]): PlayerRecord => ({
  kind: 'page',
  origin: 'https://paper.example',
  embed: '7',
  startedAt: '2026-05-04T03:02:01.000Z',
  events: [],
  requests,
  breakTrackers: [],
});

const recordOf = (...players: readonly PlayerRecord[]): string =>
  JSON.stringify({ version: 1, players });

describe('readAdRecord', () => {
  it('has the requests of all players in the order in which they were sent', () => {
    const read = readAdRecord(
      recordOf(
        player(request('https://b.example/', 900)),
        player(request('https://a.example/', 5)),
      ),
    );
    expect(read?.inspection.hops.map(({ url, startMs }) => [url, startMs])).to.deep.equal([
      ['https://a.example/', 5],
      ['https://b.example/', 900],
    ]);
    expect(read?.recording.template).to.equal('https://a.example/?cb=[CACHEBUSTING]');
    expect(read?.trackers.map(({ verdict }) => verdict)).to.deep.equal(['missing', 'missing']);
    expect(read?.recording.createdAt).to.equal(Date.UTC(2026, 4, 4, 3, 2, 1));
  });

  it('is diagnosed as a recording', async () => {
    const { verdict } = await diagnose(recordOf(player(request('https://a.example/', 5))));
    expect(verdict.id).to.equal('no-ad');
  });

  it('is null for other texts, and reads hostile records as far as possible', () => {
    for (const text of ['', '{}', '{"version":2,"players":[]}', '{"version":1,"players":[', 'x'])
      expect(readAdRecord(text), text).to.equal(null);
    const hostile =
      '{"version":1,"players":[null,1,{"requests":[null,{"hops":[{"url":{}}],"ads":"x"}]},{"__proto__":[]}]}';
    expect(readAdRecord(hostile)?.inspection.hops.filter(({ url }) => url !== '')).to.deep.equal(
      [],
    );
  });
});
