import { expect } from '@open-wc/testing';
import { entriesOf } from '../../../components/ad-tag-debugger/entries.js';
import { type ExpandedTag, NO_TAGS } from '../../../components/ad-tag-debugger/expand-input.js';
import { expandAdTag } from '../../../src/ad-tags/expand-ad-tag.js';
import { assertLinearTime } from '../../timing/linear-time.js';

const TEMPLATE = 'https://ads.example/vast';

const tagOn = (device: 'desktop' | 'mobile', path: string, slot = 'preroll'): ExpandedTag => ({
  slot,
  path,
  device,
  template: TEMPLATE,
  context: { device },
  inspection: null,
  expanded: expandAdTag(TEMPLATE, {}),
});

describe('entriesOf', () => {
  it('counts the steps of each waterfall by device, slot and path', () => {
    const tags = [
      tagOn('desktop', '/preroll/0'),
      tagOn('mobile', '/preroll/0'),
      tagOn('desktop', '/preroll/1'),
      tagOn('desktop', '/preroll/0'),
      tagOn('desktop', '/preroll/0', 'postroll'),
    ];
    const steps = entriesOf({ ...NO_TAGS, tags }).map(({ step, steps: all }) => [step, all]);
    expect(steps).to.deep.equal([
      [1, 2],
      [1, 1],
      [1, 1],
      [2, 2],
      [1, 1],
    ]);
  });

  it('takes linear time for the tags of a case file', async () => {
    await assertLinearTime((length) => {
      const tags = Array.from({ length }, () => tagOn('desktop', ''));
      return entriesOf({ ...NO_TAGS, tags });
    }, 2000);
  });
});
