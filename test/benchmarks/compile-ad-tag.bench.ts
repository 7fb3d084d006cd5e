import { compileAdTag } from '../../src/ad-tags/expand-ad-tag.js';
import { byHand, checkSame, contextOf, template } from './ad-tag.js';
import { compare } from './measure.js';

const expand = compileAdTag(template, []);

checkSame((turn) => expand(contextOf(turn)));

compare({
  what: 'An ad tag of eight macros, compiled once',
  baseline: { name: 'concatenation by hand', run: byHand },
  subject: { name: 'compileAdTag', run: (turn) => expand(contextOf(turn)) },
  most: 1.5,
});
