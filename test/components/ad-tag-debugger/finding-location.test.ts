import { expect } from '@open-wc/testing';
import { entriesOf } from '../../../components/ad-tag-debugger/entries.js';
import { expandInput } from '../../../components/ad-tag-debugger/expand-input.js';
import { findingLocation } from '../../../components/ad-tag-debugger/finding-location.js';

const VIEWERS = { desktop: { device: 'desktop' }, mobile: { device: 'mobile' } } as const;

const TAG = { adv_type: 'dart', type: 'linear', source_url: 'https://ads.example/' };

const EMBED = {
  id: '1',
  preroll: [
    { ...TAG, id: '1' },
    { ...TAG, id: '2' },
  ],
  mobile_preroll: [{ ...TAG, id: '3' }],
};

const entries = entriesOf(expandInput({ kind: 'embed', embed: EMBED }, VIEWERS, ''));

describe('findingLocation', () => {
  it('names the slot and the device of a path into an ad', () => {
    expect(findingLocation('/preroll/1/source_url', entries, [])).to.deep.equal({
      slot: 'preroll',
      devices: ['desktop'],
      tag: null,
    });
    expect(findingLocation('/mobile_preroll/0', entries, [])).to.deep.equal({
      slot: 'preroll',
      devices: ['mobile'],
      tag: null,
    });
  });

  it('names the slot and the device of a response', () => {
    const tags = [
      { slot: null, device: 'desktop' },
      { slot: 'midroll', device: 'mobile' },
    ] as const;
    expect(findingLocation('/tags/1/inspection/hops/2', entries, tags)).to.deep.equal({
      slot: 'midroll',
      devices: ['mobile'],
      tag: null,
    });
  });

  it('names the number of one of several pasted tags', () => {
    expect(findingLocation('/input/tags/3', [], [])).to.deep.equal({
      slot: null,
      devices: [],
      tag: 3,
    });
    const tags = [{ slot: null, device: 'desktop', index: 2 }] as const;
    expect(findingLocation('/tags/0/inspection', [], tags)?.tag).to.equal(2);
  });

  it('is null for the embed itself and for paths that lead nowhere', () => {
    for (const path of ['', '/title', '/preroll/10', '/tags/7/inspection', '/inspection/hops/0'])
      expect(findingLocation(path, entries, [])).to.equal(null);
  });
});
