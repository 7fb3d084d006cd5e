import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { audit, AuditCauses, auditObject, readAuditRules } from '../../../src/audit/index.js';
import { blocksRunAs } from '../../documents.js';

/** What an audit with these rules finds in embeds, as `id severity` with the ids of the embeds. */
const found = async (rules: object, ...embeds: readonly object[]) => {
  const source = {
    async *objects() {
      for (const [index, embed] of embeds.entries())
        yield await Promise.resolve(auditObject({ id: `${index}`, ...embed }));
    },
  };
  const causes = new AuditCauses();
  for await (const object of audit(source, { rules: readAuditRules(rules) })) causes.add(object);
  return Object.fromEntries(
    causes
      .result()
      .causes.map(({ id, severity, reach }) => [`${id} ${severity}`, reach.map((row) => row.id)]),
  );
};

const inCategory = (title: string) => ({ categories: [{ id: '1', title }] });
const withTag = (source_url: string) => ({
  preroll: [{ source_url }],
  mobile_preroll: [{ source_url }],
});
const requirement = (fields: object) => ({
  requirements: [{ id: 'agreed', sentence: 'Not as agreed.', ...fields }],
});

describe('custom rules', () => {
  it('turn a rule off or to another severity by category, title and label, the last one first', async () => {
    const id = 'embed-without-ads';
    const rules = [
      { id, severity: 'error' },
      { id, severity: 'off', where: { category: 'archive*' } },
      { id, severity: 'info', where: { title: '*test', label: 'intern*l' } },
    ];
    const labelled = { title: 'A test', bulks: [{ label: 'Internal' }] };
    const causes = await found({ rules }, {}, inCategory('Archive / 2019'), labelled, {
      title: 'A test',
    });
    assert.deepEqual(causes[`${id} error`], ['0', '3']);
    assert.deepEqual(causes[`${id} info`], ['2']);
    assert.equal(causes[`${id} warning`], undefined);
  });

  const cases: readonly (readonly [rule: object, sound: object, broken: object])[] = [
    [
      { parameter: 'floor' },
      withTag('https://ads.example/?floor=1'),
      withTag('https://ads.example/?floors=1'),
    ],
    [
      { hosts: ['ads.example', '*.net.example'] },
      withTag('https://a.net.example/'),
      withTag('https://net.example/'),
    ],
    [{ slot: 'preroll' }, withTag('https://ads.example/'), { preroll: [{ source_url: 'x' }] }],
    [{ title: '* | *aper' }, { title: 'News | Daily Paper' }, { title: 'News | Daily Papers' }],
    [
      { maxAds: 1 },
      withTag('https://ads.example/'),
      { ...withTag('https://ads.example/'), midroll: [{ source_url: 'https://ads.example/' }] },
    ],
    [
      { macros: ['gdpr'] },
      withTag('https://ads.example/?gdpr=[GDPR]'),
      withTag('https://ads.example/?gdpr=0'),
    ],
  ];
  for (const [rule, sound, broken] of cases)
    it(`require what ${JSON.stringify(rule)} says`, async () => {
      const causes = await found(requirement(rule), sound, broken);
      assert.deepEqual(causes['agreed warning'], ['1']);
    });

  it('are those of the guide', async () => {
    const [block, ...others] = blocksRunAs('audit rules');
    assert.deepEqual(others, []);
    const rules = JSON.parse(block?.text ?? '') as object;
    const sport = {
      ...withTag('https://bad.example/?cb=[CACHEBUSTING]'),
      ...inCategory('Sport'),
      title: 'Regatta',
    };
    const causes = await found(rules, sport, {
      ...inCategory('Archive'),
      title: 'A | Daily Paper',
    });
    for (const id of [
      'floor-price error',
      'known-hosts warning',
      'title warning',
      'consent warning',
    ])
      assert.deepEqual(causes[id], ['0'], id);
    assert.deepEqual(causes['preroll warning'], ['1']);
    assert.equal(causes['embed-without-ads error'], undefined);
  });
});
