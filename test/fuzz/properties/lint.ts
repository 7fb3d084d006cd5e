import assert from 'node:assert/strict';
import fc from 'fast-check';
import { applyRepair } from '../../../src/lint/apply-repair.js';
import { lintAdTag } from '../../../src/lint/ad-tag/lint-ad-tag.js';
import { lintEmbed } from '../../../src/lint/embed/lint-embed.js';
import type { LintFinding } from '../../../src/lint/lint-finding.js';
import { lintVast } from '../../../src/lint/response/lint-vast.js';
import { anyAdTagContext } from '../../src/ad-tags/ad-tag-arbitrary.js';
import { anyEmbed } from '../../src/resolve/embed-arbitrary.js';
import { asEmbed } from '../../src/resolve/rule-table.js';
import { deepFreeze } from '../../deep-freeze.js';
import { fuzzProperty } from '../fuzz-property.js';
import { anyTag } from './ad-tags.js';
import { anyVastText } from './vast-arbitrary.js';

const POINTER = /^(?:\/(?:[^/~]|~[01])*)*$/;

/** Asserts that findings are complete, and that each repair can be applied to the input. */
const assertFindings = (findings: readonly LintFinding[], input: unknown): void => {
  for (const { id, path, message, remedy, position, repair } of findings) {
    assert.match(id, /^[a-z]+(?:-[a-z\d]+)*$/);
    assert.match(path, POINTER);
    assert.ok(message.length > 5 && remedy.length > 5, id);
    if (position !== null) assert.ok(position.line >= 1 && position.column >= 1, id);
    if (repair !== null)
      assert.notDeepEqual(applyRepair(input, repair), input, `${id} repairs nothing`);
  }
};

export const LINT_PROPERTIES = [
  fuzzProperty(
    'lintAdTag returns findings with repairs that apply, and changes nothing',
    4,
    fc.tuple(anyTag, fc.option(anyAdTagContext, { nil: {} })),
    ([tag, context]) => {
      assertFindings(lintAdTag(tag, deepFreeze(context)), tag);
    },
  ),
  fuzzProperty(
    'lintEmbed returns findings with repairs that apply, and changes nothing',
    0.2,
    anyEmbed,
    (embed) => {
      assertFindings(lintEmbed(asEmbed(deepFreeze(embed))), embed);
    },
  ),
  fuzzProperty('lintVast returns findings with repairs that apply', 3, anyVastText, (text) => {
    assertFindings(lintVast(text), text);
  }),
];
