import assert from 'node:assert/strict';
import { applyRepair } from '../../src/lint/apply-repair.js';
import { lintAdTag } from '../../src/lint/ad-tag/lint-ad-tag.js';
import { lintEmbed } from '../../src/lint/embed/lint-embed.js';
import { AD_SOURCE_RULES, AD_TAG_RULES, EMBED_RULES } from '../../src/lint/lint-rules.js';
import type { Embed } from '../../src/schema/embed.js';
import { repairFaults } from '../src/lint/rule-examples.js';
import { corpusTest } from './corpus.js';
import { HOSTILE_FIELDS, type Kind } from './hostile-fields.js';

interface RealTag {
  readonly id: string;
  readonly url: string;
}

/** What an ad-ops person would say about a tag, and the findings that say it, in any order. */
const REVIEWED_TAGS: Readonly<Record<string, readonly [reason: string, findings: string]>> = {
  t001: [
    'a sample of Google, which pays nothing; only IMA fills its correlator. What buyers miss does not matter for a sample',
    'gam-test-unit gam-correlator',
  ],
  t105: [
    'the example of the documentation: it lacks the correlator, the page and what programmatic buyers ask for',
    'gam-correlator gam-page-missing gam-vpa-vpmute',
  ],
  t056: [
    'an old tag: http, an empty correlator, an empty list of companion sizes and a parameter that is out of use; its macros are filled',
    'tag-http-on-https param-empty gam-correlator gam-impl-s gam-vpa-vpmute',
  ],
  t058: [
    'two placeholders of the CMS that nobody fills, and VMAP without ad rules',
    'macro-unknown gam-output gam-impl-s gam-vpa-vpmute',
  ],
  t059: [
    'key-values that are not encoded, so that targeting is lost, and a raw vertical bar between the sizes',
    'tag-illegal-chars gam-cust-params gam-impl-s gam-vpa-vpmute',
  ],
  t064: [
    'mismatched brackets around the cache buster, on an ad server that was closed; the consent macros of the IAB are right',
    'macro-mismatched ad-host-gone',
  ],
  t071: [
    'parameters without a query, so that the server reads none of them; no cache buster; http',
    'tag-http-on-https tag-no-query cachebuster-missing',
  ],
  t081: [
    "copied after its expansion: a frozen time and one viewer's id; http",
    'tag-http-on-https cachebuster-frozen user-id-frozen',
  ],
  t078: [
    'a macro of the ad server where the player needs one of its own; http',
    'tag-http-on-https macro-server-side',
  ],
  t096: [
    'a tag for apps on a web page: ids of the app and the device that no browser knows, unknown names, no cache buster',
    'macro-unknown macro-value-missing cachebuster-missing',
  ],
};

for (const [name, [reason, findings]] of Object.entries(REVIEWED_TAGS)) {
  corpusTest(
    `the real tag ${name} is ${reason}`,
    'corpora/real-ad-tags.json',
    (tags: readonly RealTag[]) => {
      const tag =
        tags.find(({ id }) => id === name)?.url ?? assert.fail(`There is no tag ${name}.`);
      assert.deepEqual(
        lintAdTag(tag)
          .map(({ id }) => id)
          .sort(),
        findings.split(' ').sort(),
      );
    },
  );
}

/** A tag of a vendor that nobody looks after has about this many faults. */
const MAX_FINDINGS = 6;

const TAG_RULES = [...AD_SOURCE_RULES, ...AD_TAG_RULES];

corpusTest(
  'every real ad tag has few findings, each of a known rule, at most one of each, with a repair that holds',
  'corpora/real-ad-tags.json',
  (tags: readonly RealTag[]) => {
    for (const { id: name, url: tag } of tags) {
      const findings = lintAdTag(tag);
      const ids = findings.map(({ id }) => id);
      assert.ok(ids.length <= MAX_FINDINGS, `${name} has ${ids.join(', ')}.`);
      assert.equal(new Set(ids).size, ids.length, name);
      for (const { id, severity, stage } of findings) {
        const rule = TAG_RULES.find((one) => one.name === id);
        assert.deepEqual({ severity, stage }, { severity: rule?.severity, stage: rule?.stage }, id);
      }
      assert.deepEqual(repairFaults({ tag }), [], name);
      assert.deepEqual(lintAdTag(tag), findings, 'the same tag has the same findings');
    }
  },
);

corpusTest(
  'a real ad tag whose repairs are applied one after another keeps only what a person decides',
  'corpora/real-ad-tags.json',
  (tags: readonly RealTag[]) => {
    for (const { id: name, url } of tags) {
      let tag = url;
      for (let count = 0; count < 20; count += 1) {
        const repair = lintAdTag(tag).find((finding) => finding.repair !== null)?.repair;
        if (repair == null) break;
        tag = applyRepair(tag, repair);
      }
      const left = lintAdTag(tag);
      assert.ok(
        left.every(({ repair }) => repair === null),
        name,
      );
      assert.ok(left.length <= lintAdTag(url).length, name);
    }
  },
);

corpusTest(
  'a naughty string is linted as a tag, as a part of one and as an embed',
  'corpora/naughty-strings.json',
  (strings: readonly string[]) => {
    for (const text of strings) {
      const url = `https://ads.example/?cb=[CACHEBUSTING]&x=${text}`;
      for (const tag of [text, url]) assert.deepEqual(repairFaults({ tag }), [], tag);
      const embed = { id: text, title: text, preroll: { source_url: text, type: text } };
      assert.ok(Array.isArray(lintEmbed(embed as Embed)));
    }
  },
);

interface HostileValues {
  readonly kinds: Readonly<Record<Kind, { readonly values: readonly unknown[] }>>;
}

const EMBED_RULE_NAMES = [...TAG_RULES, ...EMBED_RULES].map(({ name }) => name);

corpusTest(
  'a hostile value of any field has only findings of known rules, and repairs that can be applied',
  'corpora/hostile-field-values.json',
  ({ kinds }: HostileValues) => {
    const values = Object.values(kinds).flatMap((kind) => kind.values);
    const fields = [
      ...new Set(
        Object.values(HOSTILE_FIELDS)
          .flat()
          .map(({ pointer }) => pointer.split('/')[1] ?? ''),
      ),
    ];
    for (const value of values) {
      for (const field of [...fields, 'preroll', 'bulks']) {
        const embed = { id: '7', [field]: value } as unknown as Embed;
        for (const { id, repair } of lintEmbed(embed)) {
          assert.ok(EMBED_RULE_NAMES.includes(id), id);
          if (repair !== null) assert.notEqual(applyRepair(embed, repair), embed, id);
        }
      }
    }
  },
);
