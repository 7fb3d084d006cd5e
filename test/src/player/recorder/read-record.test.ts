import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { readPlayerRecord } from '../../../../src/player/recorder/read-record.js';

const EMPTY = {
  kind: 'frame',
  origin: '',
  embed: '',
  startedAt: '',
  events: [],
  requests: [],
  breakTrackers: [],
};

describe('the record that a frame sends', () => {
  it('is read field by field, whatever it has', () => {
    expect(readPlayerRecord({})).to.deep.equal(EMPTY);
    expect(readPlayerRecord('text')).to.equal(null);
    expect(
      readPlayerRecord({
        kind: 'page',
        origin: 7,
        events: [{ name: 'unknown', position: 'preroll', extra: true }],
        requests: [{ hops: [{ cors: 'refused', url: 'https://a.example/', status: '200' }] }],
      }),
    ).to.deep.include({
      kind: 'frame',
      origin: '',
      events: [
        {
          name: 'adbreakstart',
          position: 'preroll',
          atMs: 0,
          adId: '',
          adTitle: '',
          errorCode: null,
          reason: null,
          message: '',
        },
      ],
    });
  });

  it('is never an error', () => {
    fc.assert(
      fc.property(fc.object({ maxDepth: 6 }), fc.anything(), (sent, other) => {
        readPlayerRecord({ requests: [{ hops: [sent], ads: [other] }], events: [other], ...sent });
        readPlayerRecord(other);
      }),
    );
  });
});
