import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { AdTagContext } from '../../../src/ad-tags/ad-tag-context.js';
import { expandAdTag } from '../../../src/ad-tags/expand-ad-tag.js';
import {
  parseAdManagerTag,
  writeAdManagerTag,
} from '../../../src/ad-tags/google-ad-manager-tag.js';
import { otherPlayers } from '../../../src/ad-tags/other-players/other-players.js';
import { translateAdTag } from '../../../src/ad-tags/translate-ad-tag.js';
import { anyAdTag, anyAdTagContext } from '../../src/ad-tags/ad-tag-arbitrary.js';
import { checkExpansion } from '../../src/ad-tags/invariants.js';
import { deepFreeze } from '../../deep-freeze.js';
import { fuzzProperty } from '../fuzz-property.js';
import { anyHostileText, realAdTags } from '../hostile-text-arbitrary.js';

const realAdTag = realAdTags.length > 0 ? fc.constantFrom(...realAdTags) : anyAdTag;

/** Published ad tags with a part replaced by another text. */
const changedAdTag = fc
  .tuple(realAdTag, fc.nat(400), fc.nat(20), anyHostileText)
  .map(([tag, at, length, part]) => tag.slice(0, at) + part + tag.slice(at + length));

/** Ad tags made of placeholders, published ones that were damaged, and texts that are none. */
export const anyTag = fc.oneof(
  { weight: 6, arbitrary: anyAdTag },
  { weight: 3, arbitrary: changedAdTag },
  { weight: 1, arbitrary: anyHostileText },
);

const DIALECTS = ['iab', 'jw', 'contrib-ads', 'springserve'] as const;

export const AD_TAG_PROPERTIES = [
  fuzzProperty(
    'expandAdTag returns a safe URL that values do not restructure, as compileAdTag does, and changes nothing',
    22,
    fc.tuple(anyTag, anyAdTagContext),
    ([template, context]) => {
      checkExpansion(template, deepFreeze(context));
    },
  ),
  fuzzProperty(
    'expandAdTag returns a URL for any JSON as the context',
    20,
    fc.tuple(anyTag, fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 })),
    ([template, rules, json]) => {
      const parts = 'values page device consent player content embed slot app now random'.split(
        ' ',
      );
      const context = Object.fromEntries(parts.map((part) => [part, json]));
      const { url } = expandAdTag(
        template,
        deepFreeze({ ...context, replaceRules: rules }) as unknown as AdTagContext,
      );
      assert.equal(typeof url, 'string');
    },
  ),
  fuzzProperty(
    'translateAdTag returns a tag that expands to a URL',
    5,
    fc.tuple(anyTag, fc.constantFrom(...DIALECTS)),
    ([tag, dialect]) => {
      const translated = translateAdTag(tag, dialect);
      assert.equal(typeof expandAdTag(translated, {}).url, 'string');
    },
  ),
  fuzzProperty(
    'writeAdManagerTag writes back the tag that parseAdManagerTag read',
    6,
    anyTag,
    (tag) => {
      const parsed = parseAdManagerTag(tag);
      assert.equal(writeAdManagerTag(deepFreeze(parsed), {}), tag);
      for (const { raw } of parsed.parameters) assert.ok(tag.includes(raw));
    },
  ),
  fuzzProperty(
    'otherPlayers returns a URL or a reason for every player',
    1,
    fc.tuple(anyTag, anyAdTagContext),
    ([tag, context]) => {
      for (const { url, failure, segments } of otherPlayers(tag, deepFreeze(context))) {
        assert.equal(url === null, failure !== null);
        assert.equal(segments.map(({ text }) => text).join(''), url ?? '');
      }
    },
  ),
];
