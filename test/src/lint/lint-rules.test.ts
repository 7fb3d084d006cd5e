import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { expansionSeverity } from '../../../src/ad-tags/expansion-findings.js';
import { AD_SOURCE_RULES, AD_TAG_RULES, EMBED_RULES } from '../../../src/lint/lint-rules.js';
import { messages as adFindings } from '../../../src/messages/generated/ad-findings/en.js';
import type { AdFindingsMessages } from '../../../src/messages/generated/ad-findings/messages.js';
import { messages as embedFindings } from '../../../src/messages/generated/embed-findings/en.js';
import { messages as expansionFindings } from '../../../src/messages/generated/expansion-findings/en.js';
import type { FindingId } from '../../../src/finding.js';
import { resolveSeverity } from '../../../src/resolve/resolve-findings.js';
import { lint, repairFaults, ruleExamples } from './rule-examples.js';

const RULES = [...AD_SOURCE_RULES, ...AD_TAG_RULES, ...EMBED_RULES];
const NAMES = RULES.map(({ name }) => name);

/** Rules without a repair: only a person knows the right value, or nothing is wrong. */
const WITHOUT_REPAIR = [
  'gam-bids-empty',
  // A part of the tag is missing.
  'tag-cut-off',
  // What the ad should be, or where it belongs, is a decision.
  'ad-host-gone bulk-ambiguous gam-test-unit param-duplicate slot-desktop-missing slot-duplicate-tag',
  'slot-mobile-missing slot-overlay-size slot-overlay-times slot-type-mismatch tag-long',
  'tag-request-too-long waterfall-no-failover waterfall-too-many',
  // The value is not known.
  'bulk-label-unknown bulk-rule-form gam-url-params hosted-player-missing macro-foreign-player',
  'param-implausible tag-media',
  'macro-unknown macro-unsafe-position midroll-without-time rule-source-empty rule-subject-plain tag-host',
  'unknown-ad-kind unknown-destroy-event',
  // The fault is not in what is linted.
  'ad-video-not-ready consent-absent consent-late stream-url-callback',
  // Every dialect has a separate repair.
  'macro-mixed-syntax',
  // Nothing is wrong.
  'macro-nested-encoding macro-not-iab macro-value-unknown macro-value-withheld tag-waterfall',
].flatMap((line) => line.split(' '));

const findingIds = (...catalogues: readonly object[]): readonly string[] =>
  catalogues.flatMap(Object.keys).filter((id) => !id.endsWith('.remedy'));

test('every rule has a different name in kebab case', () => {
  assert.equal(new Set(NAMES).size, NAMES.length);
  for (const name of NAMES) assert.match(name, /^[a-z]+(-[a-z]+)*$/);
});

test('every rule is documented with an example and a near miss, and nothing else is', () => {
  assert.deepEqual(Object.keys(ruleExamples).sort(), [...NAMES].sort());
});

test('every finding of resolveEmbed and expandAdTag but one has a rule', () => {
  const ids = findingIds(adFindings, embedFindings, expansionFindings);
  assert.deepEqual(
    ids.filter((id) => !NAMES.includes(id)),
    // Linting reports a request that is much shorter.
    ['tag-too-long'],
  );
});

test('a situation that resolveEmbed and expandAdTag both report has one severity', () => {
  for (const id of findingIds(adFindings) as readonly FindingId<AdFindingsMessages>[])
    assert.equal(resolveSeverity(id), expansionSeverity(id), id);
});

for (const { name, severity, stage } of RULES) {
  describe(name, () => {
    const { trips, passes } = ruleExamples[name] ?? assert.fail(`${name} is not documented.`);

    it('reports its example, with its severity and stage', () => {
      const found = lint(trips).filter(({ id }) => id === name);
      assert.notEqual(found.length, 0);
      for (const finding of found) {
        assert.equal(finding.severity, severity);
        assert.equal(finding.stage, stage);
      }
    });

    it('does not report the near miss', () => {
      assert.deepEqual(
        lint(passes).filter(({ id }) => id === name),
        [],
      );
    });

    it('has repairs that remove their findings and add none', () => {
      assert.deepEqual(repairFaults(trips), []);
      assert.deepEqual(repairFaults(passes), []);
    });

    it(WITHOUT_REPAIR.includes(name) ? 'leaves the repair to a person' : 'has a repair', () => {
      const repairs = lint(trips)
        .filter(({ id }) => id === name)
        .map(({ repair }) => repair);
      assert.equal(
        repairs.every((repair) => repair === null),
        WITHOUT_REPAIR.includes(name),
      );
    });
  });
}

const SECRETS = [
  'secret',
  'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA',
  'BOEFEAyOEFEAyAHABDENAI4AAAB9vABAASA',
  '110bc462-fb6d-4a97-a622-55d4a7280f43',
];

test('no message, remedy or label has a password, a consent string or the id of a viewer', () => {
  for (const { trips, passes } of Object.values(ruleExamples)) {
    for (const { id, message, remedy, repair } of [...lint(trips), ...lint(passes)]) {
      const shown = [message, remedy, repair?.label].join(' ');
      for (const secret of SECRETS) assert.ok(!shown.includes(secret), `${id}: ${shown}`);
    }
  }
});
