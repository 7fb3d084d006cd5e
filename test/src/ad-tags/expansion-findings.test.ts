import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EXPANSION_FINDINGS } from '../../../src/ad-tags/expansion-findings.js';
import { expandAdTag } from '../../../src/ad-tags/expand-ad-tag.js';
import type { AdTagContext } from '../../../src/ad-tags/ad-tag-context.js';

const SEVERITIES = {
  error:
    'tag-empty tag-not-absolute tag-scheme tag-host tag-userinfo tag-too-long macro-unsafe-position rule-unknown macro-server-side',
  warning:
    'rule-subject-form rule-duplicate rule-subject-unused rule-source-empty macro-unknown macro-foreign-player macro-value-missing macro-wrong-context',
  info: 'dialect',
};

/** What was found, and what to do. */
const TEXTS: Readonly<Record<string, readonly [message: string, remedy: string]>> = {
  'tag-empty': ['The ad tag is empty.', 'Set the tag, or remove the ad object.'],
  'tag-not-absolute': ['The ad tag is not an absolute URL.', 'Start it with https://.'],
  'tag-scheme': ['The ad tag is not an http(s) URL.', 'Start it with https://.'],
  'tag-host': ['The ad tag has no valid host.', 'Correct its host and port.'],
  'tag-userinfo': ['The ad tag contains a user name or password.', 'Remove it.'],
  'tag-too-long': [
    'The expanded ad tag is longer than 65536 characters.',
    'Shorten its parameters.',
  ],
  'macro-unsafe-position': [
    '% is in a part of the URL where its value would change the host or the path.',
    'Replace the macro with the literal value.',
  ],
  'rule-subject-form': [
    'A replace rule has no text as its subject or value.',
    'Set both to a text.',
  ],
  'rule-duplicate': [
    'Two replace rules have the subject %; the first one applies.',
    'Remove one of the two.',
  ],
  'rule-subject-unused': [
    'The ad tag does not contain %, the subject of a replace rule.',
    'Remove the rule, or correct its subject.',
  ],
  'rule-unknown': [
    'The replace rule for % names an unknown rule.',
    'Use random-number, url-video, url-page, url-primary, url-secondary, url-tertiary, the name of a macro, or provide the value in `values`.',
  ],
  'rule-source-empty': [
    'The replace rule for % has no value, so % was kept.',
    'Set the field that the rule reads.',
  ],
  'macro-unknown': [
    '% has no replace rule and is not a known macro, so it was kept.',
    'Add a replace rule, or provide the value in `values`.',
  ],
  'macro-server-side': ['%', 'Have the ad server fill it, or use a macro in brackets.'],
  'macro-foreign-player': ['%', 'Provide the values in `values`, or use macros in brackets.'],
  dialect: [
    '%',
    'Nothing has to be done. To write the ad tag with macros in brackets, use translateAdTag.',
  ],
  'macro-value-missing': [
    '% has no value, so it was kept.',
    'Provide the value, or remove the macro.',
  ],
  'macro-wrong-context': [
    '% is a macro for tracking URLs; in an ad request it is -1.',
    'Remove it.',
  ],
};

const rule = (subject: string, value: string) => ({ replaceRules: [{ subject, value }] });

/** A tag with its context, and the message of the finding. */
const EXAMPLES: readonly (readonly [
  id: string,
  tag: string,
  context: AdTagContext,
  message: string,
])[] = [
  ['tag-empty', ' ', {}, 'The ad tag is empty.'],
  ['tag-not-absolute', 'ads/vast', {}, 'The ad tag is not an absolute URL.'],
  ['tag-scheme', 'ftp://a.test/', {}, 'The ad tag is not an http(s) URL.'],
  ['tag-host', 'https://a:99999/', {}, 'The ad tag has no valid host.'],
  ['tag-userinfo', 'https://u:p@a.test/', {}, 'The ad tag contains a user name or password.'],
  [
    'tag-too-long',
    `https://a.test/?a=${'a'.repeat(65_536)}`,
    {},
    'The expanded ad tag is longer than 65536 characters.',
  ],
  [
    'macro-unsafe-position',
    'https://[PAGEURL].test/',
    { page: { url: 'x' } },
    '[PAGEURL] is in a part of the URL where its value would change the host or the path.',
  ],
  [
    'rule-subject-unused',
    'https://a.test/',
    rule('[u]', 'url-page'),
    'The ad tag does not contain [u], the subject of a replace rule.',
  ],
  [
    'rule-unknown',
    'https://a.test/?a=[u]',
    rule('[u]', 'nope'),
    'The replace rule for [u] names an unknown rule.',
  ],
  [
    'rule-source-empty',
    'https://a.test/?a=[u]',
    rule('[u]', 'url-primary'),
    'The replace rule for [u] has no value, so [u] was kept.',
  ],
  [
    'macro-unknown',
    'https://a.test/?a=[NOPE]',
    {},
    '[NOPE] has no replace rule and is not a known macro, so it was kept.',
  ],
];

describe('a finding of expandAdTag', () => {
  for (const [severity, names] of Object.entries(SEVERITIES)) {
    it(`is of the severity ${severity}: ${names}`, () => {
      const found = Object.entries(EXPANSION_FINDINGS)
        .filter(([, [own]]) => own === severity)
        .map(([id]) => id);
      assert.deepEqual(found.sort(), names.split(' ').sort());
    });
  }

  it('has a sentence of what was found and one of what to do', () => {
    for (const [id, [, message, remedy]] of Object.entries(EXPANSION_FINDINGS)) {
      assert.match(message, /^(?:%|[A-Z%][^]{8,}\.)$/, id);
      assert.match(remedy, /^[A-Z][^]{6,}\.$/, id);
    }
  });

  it('has these texts, with % for what it is about', () => {
    assert.deepEqual(
      Object.fromEntries(
        Object.entries(EXPANSION_FINDINGS).map(([id, [, ...texts]]) => [id, texts]),
      ),
      TEXTS,
    );
  });

  for (const [id, tag, context, message] of EXAMPLES) {
    it(`names the text in question: ${id}`, () => {
      const { findings } = expandAdTag(tag, context);
      assert.equal(findings.find((finding) => finding.id === id)?.message, message);
    });
  }
});
