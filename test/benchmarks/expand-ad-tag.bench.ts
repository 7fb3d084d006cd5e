import { expandAdTag } from '../../src/ad-tags/expand-ad-tag.js';
import { byHand, checkSame, contextOf, template } from './ad-tag.js';
import { compare } from './measure.js';

checkSame((turn) => expandAdTag(template, contextOf(turn)).url);

compare({
  what: 'An ad tag of eight macros, expanded and explained',
  baseline: { name: 'concatenation by hand', run: byHand },
  subject: { name: 'expandAdTag', run: (turn) => expandAdTag(template, contextOf(turn)) },
  most: 4,
});
