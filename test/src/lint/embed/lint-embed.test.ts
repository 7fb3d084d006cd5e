import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { expandAdTag } from '../../../../src/ad-tags/expand-ad-tag.js';
import { applyRepair } from '../../../../src/lint/apply-repair.js';
import { lintEmbed } from '../../../../src/lint/embed/lint-embed.js';
import { withClock } from '../../../../src/lint/ad-tag/typical-viewer.js';
import type { LintFinding } from '../../../../src/lint/lint-finding.js';
import { valueAt } from '../../../../src/text/json-pointer.js';
import { resolveEmbed } from '../../../../src/resolve/resolve-embed.js';
import type { ResolveOptions } from '../../../../src/resolve/resolve-options.js';
import { adTagContext, slottedAds } from '../../../../src/resolve/slot-context.js';
import type { Viewer } from '../../../../src/viewer.js';
import { deepFreeze } from '../../../deep-freeze.js';
import { anyEmbed } from '../../resolve/embed-arbitrary.js';
import { asEmbed } from '../../resolve/rule-table.js';
import { PASTED_TAG_RULES } from '../../../../src/lint/ad-tag/rules/pasted-tags.js';
import { READABILITY_RULES } from '../../../../src/lint/ad-tag/lint-source.js';
import { countsOf } from '../rule-examples.js';

const CB = 'cb=[CACHEBUSTING]';
const TAG = `https://ads.example/vast?${CB}`;

const ad = (sourceUrl: string, fields: object = {}): object => ({
  id: '1',
  adv_type: 'dart',
  source_url: sourceUrl,
  ...fields,
});

const findingsOf = (
  embed: object,
  viewer?: Viewer,
  options?: ResolveOptions,
): readonly LintFinding[] => lintEmbed(asEmbed({ id: '7', ...embed }), viewer, options);

/** `id path` of each finding. */
const found = (embed: object, viewer?: Viewer, options?: ResolveOptions): readonly string[] =>
  findingsOf(embed, viewer, options).map(({ id, path }) => `${id} ${path}`);

test('an embed without a fault has no findings', () => {
  const slots = ['preroll', 'midroll', 'postroll', 'overlay_initial', 'overlay_main'];
  const ads = slots.flatMap((slot) =>
    ['', 'mobile_'].map((prefix) => {
      const type = slot.startsWith('overlay') ? 'non-linear' : 'linear';
      return [prefix + slot, [ad(`https://ads.example/${slot}?${CB}`, { type })]] as const;
    }),
  );
  assert.deepEqual(found({ video: { id: '1', duration: '60' }, ...Object.fromEntries(ads) }), []);
});

test('without a viewer, the ads for desktop and for mobile are linted, and what is wrong with both is reported once', () => {
  assert.deepEqual(
    found({
      autoplay: 'yes',
      preroll: [ad(`http://ads.example/a?${CB}`)],
      mobile_preroll: [ad(`http://ads.example/b?${CB}`)],
    }),
    [
      'not-flag /autoplay',
      'tag-http-on-https /preroll/0/source_url',
      'tag-http-on-https /mobile_preroll/0/source_url',
    ],
  );
});

test('with a viewer, only the ads for its device are linted', () => {
  const embed = {
    preroll: [ad(`https://ads.example/a?${CB}&x=50%`)],
    mobile_preroll: [ad(`https://ads.example/b?${CB}&x=50%`)],
  };
  const viewer = { random: 0.5 };
  assert.deepEqual(found(embed, { ...viewer, device: 'mobile' }), [
    'tag-bad-percent /mobile_preroll/0/source_url',
  ]);
  assert.deepEqual(found(embed, viewer), ['tag-bad-percent /preroll/0/source_url']);
});

test('the ads of a bulk are linted at their place in the bulk', () => {
  const bulks = [
    { id: '2', label: 'news', context_rules: ['*'], preroll: [ad('http://ads.example/'), ad(TAG)] },
  ];
  assert.deepEqual(found({ bulks, mobile_preroll: [ad(TAG)] }), [
    'tag-http-on-https /bulks/0/preroll/0/source_url',
    'cachebuster-missing /bulks/0/preroll/0/source_url',
  ]);
});

test('without a viewer, the ads of every bulk are linted', () => {
  const bulk = (id: string, sourceUrl: string): object => ({
    id,
    label: `label ${id}`,
    context_rules: [`https://${id}.example/*`],
    preroll: [ad(sourceUrl)],
  });
  const bulks = [bulk('a', `${TAG}&x=50%`), bulk('b', TAG), bulk('c', `${TAG}&x=%`)];
  const embed = { bulks, preroll: [ad(TAG)], mobile_preroll: [ad(TAG)] };
  assert.deepEqual(found(embed), [
    'tag-bad-percent /bulks/0/preroll/0/source_url',
    'tag-bad-percent /bulks/2/preroll/0/source_url',
  ]);
  assert.deepEqual(found(embed, undefined, { bulkLabel: 'label b' }), []);
  assert.deepEqual(found(embed, { page: { url: 'https://c.example/' }, random: 0.5 }), [
    'tag-bad-percent /bulks/2/preroll/0/source_url',
  ]);
});

test('a slot with one ad object and an empty tag are named by their fields', () => {
  assert.deepEqual(found({ preroll: ad(''), mobile_preroll: ad(' \n') }), [
    'tag-empty /preroll/source_url',
    'tag-empty /mobile_preroll/source_url',
  ]);
});

test('a rule that one tag of a waterfall uses is not reported for the others', () => {
  const rules = [
    { subject: '[u]', value: 'url-page' },
    { subject: '[v]', value: 'url-page' },
  ];
  const preroll = [ad(`${TAG}&u=[u]***${TAG}&w=1`, { replace_rules: rules })];
  const findings = findingsOf({ preroll, mobile_preroll: [ad(TAG)] });
  const unused = findings.filter(({ id }) => id === 'rule-subject-unused');
  assert.deepEqual(
    unused.map(({ path, position }) => [path, position]),
    [['/preroll/0/replace_rules/1', null]],
  );
});

test('a rule of several that is wrong is removed or corrected in the embed', () => {
  const embed = asEmbed({
    id: '7',
    mobile_preroll: [ad(TAG)],
    preroll: [
      ad(`${TAG}&u=[u]&v=[v]`, {
        replace_rules: [
          { subject: '[u]', value: 'url-page' },
          { subject: '[v]', value: 'url_page' },
          { subject: '[u]', value: 'random-number' },
          { subject: '[w]', value: 'url-page' },
          { subject: '[u]', value: 'url-video' },
        ],
      }),
    ],
  });
  let result = embed;
  for (const id of ['rule-duplicate', 'rule-unknown', 'rule-subject-unused']) {
    const repair = lintEmbed(result).find((finding) => finding.id === id)?.repair;
    assert.ok(repair, id);
    result = applyRepair(result, repair);
  }
  assert.deepEqual(valueAt(result, '/preroll/0/replace_rules'), [
    { subject: '[u]', value: 'url-page' },
    { subject: '[v]', value: 'url-page' },
  ]);
  assert.deepEqual(lintEmbed(result), []);
});

test('a repair of one tag of a waterfall leaves the others as they are', () => {
  const first = ` ${TAG} `;
  const embed = asEmbed({
    preroll: [ad(`${first}***http://ads.example/b?${CB}`)],
    mobile_preroll: [ad(TAG)],
  });
  const repair = lintEmbed(embed).find(({ id }) => id === 'tag-http-on-https')?.repair;
  assert.deepEqual(repair?.operations, [
    {
      op: 'replace',
      path: '/preroll/0/source_url',
      value: `${first}***https://ads.example/b?${CB}`,
    },
  ]);
});

const AD_MANAGER =
  'https://pubads.g.doubleclick.net/gampad/ads?iu=/1234/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=&description_url=&plcmt=';

test('the settings of the embed say how the player starts', () => {
  const embed = (fields: object): object => ({
    ...fields,
    preroll: [ad(`${AD_MANAGER}&correlator=[timestamp]&vpmute=1&vpa=click`)],
    mobile_preroll: [ad(TAG)],
  });
  const path = '/preroll/0/source_url';
  assert.deepEqual(found(embed({ mute: '1' })), []);
  assert.deepEqual(found(embed({})), [`gam-playback-contradiction ${path}`]);
  assert.deepEqual(found(embed({ mute: '1', autoplay: '1' })), [
    `gam-playback-contradiction ${path}`,
  ]);
});

test('an embed with the IMA SDK may leave the correlator and the page to the SDK', () => {
  const tag = AD_MANAGER.replace('&url=', '');
  const embed = {
    preroll: [ad(`${tag}&correlator=&vpmute=&vpa=`)],
    mobile_preroll: [ad(TAG)],
  };
  assert.deepEqual(found({ ...embed, player_adv_manager: 'ima' }), []);
  assert.deepEqual(found(embed), [
    'gam-correlator /preroll/0/source_url',
    'gam-page-missing /preroll/0/source_url',
  ]);
});

/** Ids that are reported as something more exact. */
const MORE_EXACT: Readonly<Record<string, string>> = { 'macro-unknown': 'macro-near-miss' };

const includesAll = (embed: unknown, viewer: Viewer): void => {
  const input = asEmbed(embed);
  const { config, findings } = resolveEmbed(input, viewer);
  const ids = new Set(lintEmbed(input, viewer).map(({ id }) => id));
  const expansions = slottedAds(config).flatMap(({ ad: one, position }) =>
    one.kind === 'tag'
      ? one.tags.flatMap(
          (tag) =>
            expandAdTag(tag, adTagContext(config, one, withClock(viewer), position)).findings,
        )
      : [],
  );
  const isSurrounded = PASTED_TAG_RULES.some(({ name }) => ids.has(name));
  const isDamaged = ids.has('macro-mismatched') || ids.has('macro-quoted');
  for (const { id } of [...findings, ...expansions]) {
    // A rule may be for another tag of the same waterfall.
    if (id === 'rule-subject-unused') continue;
    // The text around a tag is reported instead of what it does to the tag.
    if (isSurrounded && /^(?:tag|macro|rule|dialect)/.test(id)) continue;
    // The same for a placeholder in brackets that do not match, or in quotes.
    if (isDamaged && /^(?:macro|rule|dialect)/.test(id)) continue;
    assert.ok(ids.has(id) || ids.has(MORE_EXACT[id] ?? ''), id);
  }
};

const VIEWERS: readonly Viewer[] = [
  {},
  { device: 'mobile', page: { url: 'https://www.example.com/' }, random: 0.5 },
  JSON.parse('{"device":null,"page":null,"consent":null,"player":null,"now":null}') as Viewer,
];

test('any embed is linted without an error and without a change, and every finding of resolveEmbed and expandAdTag is included', () => {
  fc.assert(
    fc.property(anyEmbed, fc.constantFrom(...VIEWERS), (embed, viewer) => {
      includesAll(deepFreeze(embed), viewer);
      lintEmbed(asEmbed(embed));
    }),
    { numRuns: 100 },
  );
});

test('any JSON is linted without an error', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (json) => {
      assert.ok(Array.isArray(lintEmbed(asEmbed(json))));
    }),
    { numRuns: 100 },
  );
});

test('in any embed, a repair removes its finding, adds none, and names a field that exists', () => {
  fc.assert(
    fc.property(anyEmbed, (embed) => {
      const findings = lintEmbed(asEmbed(embed));
      const before = countsOf(findings);
      const repairs = new Map(findings.map(({ id, repair }) => [id, repair]));
      for (const [id, repair] of repairs) {
        if (repair === null) continue;
        const result = applyRepair(embed, repair);
        assert.notEqual(result, embed, id);
        const after = countsOf(lintEmbed(asEmbed(result)));
        assert.ok((after.get(id) ?? 0) < (before.get(id) ?? 0), `${id} is still reported.`);
        // What a repair makes readable may have faults of its own.
        if (READABILITY_RULES.includes(id)) continue;
        for (const [other, count] of after) {
          assert.ok(count <= (before.get(other) ?? 0), `The repair of ${id} adds ${other}.`);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('an embed with thousands of ads is linted in linear time', () => {
  const ads = Array.from({ length: 3000 }, (_, index) => ad(`${TAG}&n=${index}`));
  // Comparing every ad with every other would take minutes here.
  assert.deepEqual(
    found({ preroll: ads, mobile_preroll: ads, overlay_main: ads, mobile_overlay_main: ads })
      .length,
    6000,
  );
});

test('a finding about an ad names its slots and devices, and one about the embed names none', () => {
  const findings = findingsOf({
    autoplay: 'yes',
    overlay_main: [ad(`http://ads.example/a?${CB}`, { type: 'non-linear' })],
    mobile_preroll: [ad(`http://ads.example/b?${CB}`)],
  });
  const slotsOf = (id: string): unknown =>
    findings.filter((finding) => finding.id === id).map(({ slots }) => slots);
  assert.deepEqual(slotsOf('not-flag'), [undefined]);
  assert.deepEqual(slotsOf('tag-http-on-https'), [
    [{ slot: 'overlayMain', device: 'desktop' }],
    [{ slot: 'preroll', device: 'mobile' }],
  ]);
});

const CONSENT = { gdprApplies: true, tcString: 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA' };

test('a tag without a parameter for consent is reported once, with all of its slots', () => {
  const same = ad(TAG);
  const findings = findingsOf(
    { preroll: [same], postroll: [same], midroll: [ad(`${TAG}&b=2`)] },
    { page: { url: 'https://news.example/' }, consent: CONSENT },
  ).filter(({ id }) => id === 'consent-absent');
  assert.deepEqual(
    findings.map(({ path, slots }) => [path, slots?.map(({ slot }) => slot)]),
    [
      ['/preroll/0/source_url', ['preroll', 'postroll']],
      ['/midroll/0/source_url', ['midroll']],
    ],
  );
});

for (const [consent, known] of [
  [CONSENT, 'tcf'],
  [{ gppString: 'DBABMA~x' }, 'gpp'],
  [{ gdprApplies: true }, 'gdpr'],
  [{ gdprApplies: false }, undefined],
  [{ tcString: '' }, undefined],
  [{ knownAt: 5 }, undefined],
] as const)
  test(`about consent, ${JSON.stringify(consent)} is claimed as it is`, () => {
    const findings = findingsOf({ preroll: [ad(TAG)] }, { now: 1, consent });
    assert.equal(findings.find(({ id }) => id === 'consent-absent')?.params['known'], known);
  });
