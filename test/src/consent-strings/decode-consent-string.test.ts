import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GppModel, Sections } from '@iabgpp/cmpapi';
import fc from 'fast-check';
import { decodeConsentString } from '../../../src/consent-strings/decode-consent-string.js';
import {
  consentMessage,
  type ConsentRow,
  type ConsentText,
  type DecodedConsentString,
} from '../../../src/consent-strings/decoded-consent.js';
import { US_SECTIONS } from '../../../src/consent-strings/us-sections.js';

/** The id of a message and its parameters, or a name. */
const keyOf = (text: ConsentText): string =>
  typeof text === 'string' ? text : [text.id, ...Object.values(text.params).map(String)].join(' ');

const rowOf = (
  { sections }: DecodedConsentString,
  label: string,
): ConsentRow['value'] | undefined =>
  sections.flatMap(({ rows }) => rows).find((row) => keyOf(row.label) === label)?.value;

const titlesOf = ({ sections }: DecodedConsentString): readonly string[] =>
  sections.map(({ title }) => keyOf(title));

type Fields = Readonly<Record<string, unknown>>;

const modelOf = (section: string, fields: Fields): GppModel => {
  const model = new GppModel();
  for (const [name, value] of Object.entries(fields)) model.setFieldValue(section, name, value);
  return model;
};

const purposes = (...ids: readonly number[]): readonly boolean[] =>
  Array.from({ length: 24 }, (_, index) => ids.includes(index + 1));

const TCF_FIELDS: Fields = {
  CmpId: 300,
  CmpVersion: 12,
  ConsentScreen: 2,
  ConsentLanguage: 'IT',
  VendorListVersion: 126,
  PolicyVersion: 5,
  IsServiceSpecific: true,
  SpecialFeatureOptins: [true, ...new Array<boolean>(11).fill(false)],
  PurposeConsents: purposes(1, 2, 14),
  PurposeLegitimateInterests: purposes(2, 7),
  PublisherCountryCode: 'IT',
  VendorConsents: [1, 2, 3, 755],
  VendorLegitimateInterests: [10],
  VendorsDisclosed: [1, 2, 3, 10, 755],
};

const tcString = (fields: Fields = TCF_FIELDS): string =>
  modelOf('tcfeuv2', fields).encodeSection('tcfeuv2');

const VENDORS = consentMessage('value-ids', { ids: ['1-3', '755'], more: 0, count: 4 });

describe('a TC string', () => {
  const decoded = decodeConsentString(tcString());

  it('is decoded into rows', () => {
    assert.equal(decoded.format, 'tcf');
    assert.equal(decoded.fault, null);
    assert.deepEqual(
      Object.fromEntries(
        [
          'label-version',
          'label-consent-platform',
          'label-language',
          'label-vendor-list-version',
          'label-policy-version',
          'label-service-specific',
          'label-publisher-country',
          'label-consent-vendors',
          'label-interest-vendors',
        ].map((label) => [label, rowOf(decoded, label)]),
      ),
      {
        'label-version': 2,
        'label-consent-platform': 300,
        'label-language': 'IT',
        'label-vendor-list-version': 126,
        'label-policy-version': 5,
        'label-service-specific': consentMessage('value-yes'),
        'label-publisher-country': 'IT',
        'label-consent-vendors': VENDORS,
        'label-interest-vendors': consentMessage('value-ids', { ids: ['10'], more: 0, count: 1 }),
      },
    );
  });

  it('has the times at which it was made', () => {
    const model = modelOf('tcfeuv2', TCF_FIELDS);
    const text = model.encodeSection('tcfeuv2');
    const created = model.getFieldValue('tcfeuv2', 'Created') as Date;
    assert.equal(rowOf(decodeConsentString(text), 'label-created'), created.toISOString());
    const updated = rowOf(decoded, 'label-last-updated');
    assert.ok(typeof updated === 'string' && /^20\d\d-/.test(updated));
  });

  it('has a row for each purpose that has a name or is allowed', () => {
    const purposeRows = [1, 2, 3, 7, 14, 15].map((id) => rowOf(decoded, `label-purpose ${id}`));
    assert.deepEqual(purposeRows, [
      consentMessage('value-consent'),
      consentMessage('value-consent-and-interest'),
      consentMessage('value-no'),
      consentMessage('value-interest'),
      consentMessage('value-consent'),
      undefined,
    ]);
    assert.deepEqual(rowOf(decoded, 'label-special-feature 1'), consentMessage('value-yes'));
  });

  it('has the vendors of many ids as ranges, and of the further segments', () => {
    const all = Array.from({ length: 900 }, (_, index) => index + 1);
    const many = decodeConsentString(tcString({ ...TCF_FIELDS, VendorConsents: all }));
    assert.equal(many.fault, null);
    const all900 = consentMessage('value-ids', { ids: ['1-900'], more: 0, count: 900 });
    assert.deepEqual(rowOf(many, 'label-consent-vendors'), all900);
    assert.deepEqual(titlesOf(decoded), [
      'Transparency and Consent Framework',
      'title-disclosed-vendors',
      'title-publisher-purposes',
    ]);
  });

  it('lists 40 ranges of vendors at most, and counts the others', () => {
    const odd = Array.from({ length: 45 }, (_, index) => 2 * index + 1);
    const many = decodeConsentString(tcString({ ...TCF_FIELDS, VendorConsents: odd }));
    const ids = odd.slice(0, 40).map(String);
    assert.deepEqual(
      rowOf(many, 'label-consent-vendors'),
      consentMessage('value-ids', { ids, more: 5, count: 45 }),
    );
  });

  it('is refused in version 1', () => {
    const { fault, sections } = decodeConsentString('BOEFEAyOEFEAyAHABDENAI4AAAB9vABAASA');
    assert.deepEqual(sections, []);
    assert.deepEqual(fault, {
      id: 'fault-tc-version',
      params: { position: 0, found: 'B', version: 1 },
    });
  });

  it('keeps what was read before a broken character or the end', () => {
    const broken = decodeConsentString(`${tcString().slice(0, 20)}!${tcString().slice(21)}`);
    assert.deepEqual(broken.fault, {
      id: 'fault-base64url',
      params: { position: 20, found: '!' },
    });
    assert.equal(rowOf(broken, 'label-consent-platform'), 300);
    const short = decodeConsentString(tcString().slice(0, 30));
    assert.deepEqual(short.fault, {
      id: 'fault-no-field',
      params: { position: 30, found: '', field: 'PurposesLITransparency' },
    });
  });

  it('names the position in the segment that is broken', () => {
    const [core = ''] = tcString().split('.');
    const { fault, sections } = decodeConsentString(`${core}.A`);
    assert.deepEqual(fault, {
      id: 'fault-number',
      params: {
        position: core.length + 1,
        found: 'A',
        allowed: ['1', '2', '3'],
        field: 'SegmentType',
      },
    });
    assert.equal(sections.length, 1);
  });
});

/** A value for each field of a US section: 1 or 2, by its place. */
const usFields = (spec: string): Fields =>
  Object.fromEntries(
    spec.split(' ').map((field, index) => {
      const [name = '', count] = field.split(':');
      const value = 1 + (index % 2);
      return [name, count === undefined ? value : new Array<number>(Number(count)).fill(value)];
    }),
  );

/** What 1 and 2 mean in the fields of the US sections. */
const MEANINGS = {
  1: /^value-(?:shown|opted-out|opted-out-or-no-consent|no-consent|yes)$/,
  2: /^value-(?:not-shown|not-opted-out|not-opted-out-or-consent|consent|no)$/,
};

/** The ids of the meanings of a row, each with the items that it is about. */
const meaningsOf = (
  value: ConsentRow['value'] | undefined,
): readonly (readonly [range: string, id: string])[] => {
  if (typeof value !== 'object') return [];
  if ('id' in value) return [['1', value.id]];
  return value.map(({ range, meaning }) => [range, meaning.id]);
};

describe('a GPP string', () => {
  it('is decoded with its header and the usual sections', () => {
    const model = modelOf('usnat', { SaleOptOut: 1, SaleOptOutNotice: 1, Gpc: true });
    for (const [name, value] of Object.entries(TCF_FIELDS))
      model.setFieldValue('tcfeuv2', name, value);
    model.setFieldValue('uspv1', 'OptOutSale', 'Y');
    const decoded = decodeConsentString(model.encode());
    assert.equal(decoded.fault, null);
    assert.deepEqual(titlesOf(decoded), [
      'Global Privacy Platform',
      'tcfeuv2: Transparency and Consent Framework',
      'title-disclosed-vendors',
      'title-publisher-purposes',
      'title-us-privacy',
      'title-usnat',
    ]);
    const labels = [
      'label-sections',
      'label-consent-vendors',
      'label-sale-opt-out',
      'SaleOptOut',
      'SaleOptOutNotice',
      'SensitiveDataProcessing',
      'Gpc',
    ];
    assert.deepEqual(
      labels.map((label) => rowOf(decoded, label)),
      [
        consentMessage('value-ids', { ids: ['2', '6-7'], more: 0, count: 3 }),
        VENDORS,
        consentMessage('value-opted-out'),
        consentMessage('value-opted-out'),
        consentMessage('value-shown'),
        [{ range: '1-16', meaning: consentMessage('value-not-applicable') }],
        consentMessage('value-opted-out'),
      ],
    );
  });

  for (const [id, { title, versions, second }] of Object.entries(US_SECTIONS)) {
    it(`has the fields of ${keyOf(title)}, as the library of the IAB writes them`, () => {
      const name = Sections.SECTION_ID_NAME_MAP.get(Number(id)) ?? '';
      for (const [version, spec] of Object.entries(versions)) {
        const fields = { ...usFields(spec), ...(second && usFields(second)) };
        const isFirst = version === '1' && Object.keys(versions).length > 1;
        const model = modelOf(name, { ...fields, ...(isFirst && { Version: 1 }) });
        const decoded = decodeConsentString(model.encode());
        assert.equal(decoded.fault, null);
        assert.deepEqual(decoded.sections[1]?.title, title);
        for (const [label, value] of Object.entries(fields)) {
          const meanings = meaningsOf(rowOf(decoded, label));
          const items = Array.isArray(value) ? (value as readonly number[]) : [Number(value)];
          assert.deepEqual(
            meanings.map(([range]) => range),
            [items.length > 1 ? `1-${items.length}` : '1'],
            label,
          );
          assert.match(meanings[0]?.[1] ?? '', MEANINGS[items[0] as 1 | 2], label);
        }
      }
    });
  }

  it('names a section that is missing, and one that the header does not name', () => {
    const text = modelOf('usca', { SaleOptOut: 1 }).encode();
    const [header = ''] = text.split('~');
    const missing = decodeConsentString(header);
    assert.deepEqual(missing.fault, {
      id: 'fault-missing-section',
      params: { position: header.length, found: '', id: 8 },
    });
    assert.deepEqual(
      rowOf(missing, 'label-sections'),
      consentMessage('value-ids', { ids: ['8'], more: 0, count: 1 }),
    );
    assert.deepEqual(decodeConsentString(`${text}~1YNN`).fault, {
      id: 'fault-surplus-section',
      params: { position: text.length, found: '~', count: 1 },
    });
  });

  it('says where a section is broken', () => {
    const text = modelOf('uspv1', { Notice: 'Y' }).encode();
    const broken = decodeConsentString(`${text.slice(0, -1)}?`);
    assert.deepEqual(broken.fault, {
      id: 'fault-us-privacy-letter',
      params: { position: text.length - 1, found: '?' },
    });
    assert.deepEqual(decodeConsentString('DAAA').fault, {
      id: 'fault-number',
      params: { position: 1, found: 'A', allowed: ['1'], field: 'Version' },
    });
  });

  it('says of sections that it does not decode that it does not', () => {
    const model = new GppModel();
    model.setFieldValue('tcfcav1', 'CmpId', 50);
    const { sections, fault } = decodeConsentString(model.encode());
    assert.equal(fault, null);
    assert.deepEqual(sections[1], {
      title: consentMessage('title-tcfcav1'),
      rows: [
        { label: consentMessage('label-content'), value: consentMessage('value-not-decoded') },
      ],
    });
  });
});

describe('a US privacy string', () => {
  it('is decoded in any case', () => {
    const decoded = decodeConsentString('1yN-');
    assert.equal(decoded.format, 'us-privacy');
    assert.deepEqual(
      decoded.sections[0]?.rows.map(({ value }) => value),
      [
        1,
        consentMessage('value-given'),
        consentMessage('value-not-opted-out'),
        consentMessage('value-not-applicable'),
      ],
    );
  });

  it('has a fault with the position if it is broken', () => {
    assert.deepEqual(
      ['1YX-', '1YN', '1YNNN', 'x', ''].map(
        (text) => decodeConsentString(text).fault?.params.position,
      ),
      [2, 3, 4, 0, 0],
    );
    assert.equal(decodeConsentString('').fault?.params.found, '');
    assert.equal(decodeConsentString('x').format, null);
  });
});

describe('any text', () => {
  const characters = fc.constantFrom(...'ABCDQYZabz019-_~.!='.split(''), '\ud800', '€');
  const texts = fc.oneof(
    fc.string(),
    fc.array(characters, { maxLength: 200 }).map((list) => list.join('')),
    fc
      .constantFrom('DB', 'C', 'DBAB', 'DBACN')
      .chain((start) => fc.array(characters).map((list) => start + list.join(''))),
  );

  it('is decoded without an error, with a position inside of it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { fault } = decodeConsentString(text);
        if (fault === null) return;
        const { position } = fault.params;
        assert.ok(position >= 0 && position <= text.trim().length);
      }),
      { numRuns: 2000 },
    );
  });

  it('is decoded in time linear to its length', () => {
    for (const [start, part] of [
      ['C', '_'],
      ['CAAAAAAAAAAAAAAAAAAAAA', '_'],
      ['CA', '.'],
      ['DB', '_'],
      ['DBAA', '~'],
      ['DB_', 'A'],
    ] as const) {
      // Quadratic time would take minutes here.
      assert.notEqual(decodeConsentString(start + part.repeat(1_000_000)).fault, null);
    }
  });
});
