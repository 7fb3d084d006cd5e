import { expect } from '@open-wc/testing';
import type { ExpandedTag } from '../../../components/ad-tag-debugger/expand-input.js';
import { PlannedTags } from '../../../components/ad-tag-debugger/planned-tags.js';
import type { AdTagContext } from '../../../src/ad-tags/ad-tag-context.js';
import { expandAdTag } from '../../../src/ad-tags/expand-ad-tag.js';

const PATH = '/preroll/0';

const contextOn = (device: 'desktop' | 'mobile', path = PATH): AdTagContext => ({ device, path });

const tagOf = (template: string, context: AdTagContext): ExpandedTag => ({
  slot: 'preroll',
  path: context.path ?? '',
  template,
  context,
  inspection: null,
  device: context.device === 'mobile' ? 'mobile' : 'desktop',
  expanded: expandAdTag(template, context),
});

const urlOf = (index: number): string => `https://ads.example/vast?tag=${index}`;

describe('PlannedTags', () => {
  it('finds the tag of the same ad and device, and the first of two with the same URL', () => {
    const [desktop, mobile] = [contextOn('desktop'), contextOn('mobile')];
    const first = tagOf(urlOf(1), desktop);
    const onMobile = tagOf(urlOf(1), mobile);
    const tags = new PlannedTags([first, tagOf(urlOf(1), desktop), onMobile]);
    expect(tags.find(urlOf(1), { ...desktop })).to.equal(first);
    expect(tags.find(urlOf(1), mobile)).to.equal(onMobile);
    expect(tags.find(urlOf(2), desktop)).to.equal(undefined);
    expect(tags.find(urlOf(1), contextOn('desktop', '/postroll/0'))).to.equal(undefined);
  });

  it('reads each tag of a waterfall once, however many of them are requested', () => {
    const context = contextOn('desktop');
    let reads = 0;
    const tags = Array.from({ length: 200 }, (_, index) =>
      Object.defineProperty(tagOf('', context), 'template', {
        get: () => {
          reads += 1;
          return urlOf(index);
        },
      }),
    );
    const planned = new PlannedTags(tags);
    for (const [index, tag] of tags.entries())
      expect(planned.find(urlOf(index), context)).to.equal(tag);
    expect(reads).to.equal(tags.length);
  });
});
