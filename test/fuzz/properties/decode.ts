import assert from 'node:assert/strict';
import fc from 'fast-check';
import { decodeConsentString } from '../../../src/consent-strings/decode-consent-string.js';
import {
  diagnose,
  readCase,
  readShareFragment,
  recognizeInput,
  shareFragment,
} from '../../../src/diagnosis/index.js';
import { anyEmbed } from '../../src/resolve/embed-arbitrary.js';
import { asyncFuzzProperty, fuzzProperty } from '../fuzz-property.js';
import { anyHostileText } from '../hostile-text-arbitrary.js';
import { anyTag } from './ad-tags.js';
import { anyVastText } from './vast-arbitrary.js';

const consentCharacter = fc.constantFrom(...'ABCDQYZabz019-_~.!='.split(''), '\ud800');

const anyConsentString = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('', 'C', 'CQ', 'DB', 'DBAB', 'DBACN', '1YN'),
      fc.array(consentCharacter, { maxLength: 120 }),
    )
    .map(([start, characters]) => start + characters.join('')),
  anyHostileText,
);

const anyInput = fc.oneof(
  anyTag,
  anyVastText,
  anyHostileText,
  anyEmbed.map((embed) => JSON.stringify(embed)),
  fc.json({ maxDepth: 4 }),
  fc.tuple(anyHostileText, anyTag).map((texts) => texts.join('\n')),
  anyTag.map((tag) => btoa(encodeURIComponent(tag.replace(/\p{Surrogate}/gu, '')))),
);

const anyJson = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc
    .record({
      input: fc.record({
        kind: fc.constantFrom('ad-tag', 'vast', 'embed', 'unknown'),
        tags: fc.jsonValue(),
        text: fc.jsonValue(),
      }),
      context: fc.jsonValue(),
    })
    .map((json) => JSON.stringify(json)),
  anyHostileText,
);

const fragmentOf = (text: string): string =>
  `#diagnosis=${text.includes('%') ? text : encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))}`;

export const DECODE_PROPERTIES = [
  fuzzProperty(
    'decodeConsentString returns fields or a fault with its place',
    20,
    anyConsentString,
    (text) => {
      const { fault, sections } = decodeConsentString(text);
      assert.ok(Array.isArray(sections));
      if (fault === null) return;
      const { position } = fault.params;
      assert.ok(position >= 0 && position <= text.trim().length);
    },
  ),
  fuzzProperty('recognizeInput returns a kind for any text', 5, anyInput, (text) => {
    assert.equal(typeof recognizeInput(text).kind, 'string');
  }),
  fuzzProperty(
    'readShareFragment and readCase return their content or a refusal',
    8,
    anyJson,
    (text) => {
      const shared = readShareFragment(fragmentOf(text));
      if (shared !== null) assert.equal(typeof shared.input.kind, 'string');
      const read = readCase(text);
      assert.equal(read.case === null, read.fault !== null);
    },
  ),
  asyncFuzzProperty(
    'a link of shareFragment opens the input that it was made of',
    1,
    anyTag.map((tag) => tag.replace(/\p{Surrogate}/gu, '')),
    async (tag) => {
      const { input, ...rest } = await diagnose(tag);
      const fragment = shareFragment({ input, ...rest });
      if (fragment === null) return;
      assert.equal(readShareFragment(fragment)?.input.kind, input.kind);
    },
  ),
];
