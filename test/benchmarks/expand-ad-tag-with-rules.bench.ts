import { compileAdTag, expandAdTag } from '../../src/ad-tags/expand-ad-tag.js';
import { compare } from './measure.js';
import { byHandWithRules, checkSame, contextWithRulesOf, templateOfRules } from './ad-tag.js';

const rules = contextWithRulesOf(0).replaceRules ?? [];
const compiled = compileAdTag(templateOfRules, rules);
const expand = (turn: number) => expandAdTag(templateOfRules, contextWithRulesOf(turn));

checkSame((turn) => expand(turn).url, byHandWithRules);
checkSame((turn) => compiled(contextWithRulesOf(turn)), byHandWithRules);

const baseline = { name: 'concatenation by hand', run: byHandWithRules };

compare({
  what: 'An ad tag with six replace rules, expanded and explained',
  baseline,
  subject: { name: 'expandAdTag', run: expand },
  most: 4,
});

compare({
  what: 'An ad tag with six replace rules, compiled once',
  baseline,
  subject: { name: 'compileAdTag', run: (turn) => compiled(contextWithRulesOf(turn)) },
  most: 1.5,
});
