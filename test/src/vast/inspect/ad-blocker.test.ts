import { expect } from '@open-wc/testing';
import { isLikelyFiltered } from '../../../../src/vast/inspect/ad-blocker.js';

const isFiltered = (changes: Partial<Parameters<typeof isLikelyFiltered>[0]>): boolean =>
  isLikelyFiltered({ url: 'https://ib.adnxs.com/x', durationMs: 50, ...changes });

describe('a request without a response', () => {
  for (const host of [
    'doubleclick.net',
    'PUBADS.G.DOUBLECLICK.NET',
    'imasdk.googleapis.com:8443',
    'ib.adnxs.com',
  ])
    it(`was likely filtered if it failed at once and was to the ad server ${host}`, () => {
      expect(isFiltered({ url: `https://${host}/x` })).to.equal(true);
    });

  for (const host of ['notadnxs.com', 'adnxs.com.example', 'googleapis.com', 'ads.example'])
    it(`was not filtered if it was to ${host}`, () => {
      expect(isFiltered({ url: `https://${host}/x` })).to.equal(false);
    });

  it('was not filtered if its server had time to respond, or its fault is known', () => {
    expect(isFiltered({ durationMs: 51 })).to.equal(false);
    expect(isFiltered({ requestFault: 'dns' })).to.equal(false);
    expect(isFiltered({ url: 'adnxs.com' })).to.equal(false);
  });
});
