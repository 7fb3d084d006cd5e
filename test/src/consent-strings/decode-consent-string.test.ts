import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GppModel, Sections } from '@iabgpp/cmpapi';
import fc from 'fast-check';
import { decodeConsentString } from '../../../src/consent-strings/decode-consent-string.js';
import type { DecodedConsentString } from '../../../src/consent-strings/decoded-consent.js';
import { US_SECTIONS } from '../../../src/consent-strings/us-sections.js';

const rowOf = ({ sections }: DecodedConsentString, label: string): string | undefined =>
  sections.flatMap(({ rows }) => rows).find((row) => row.label === label)?.value;

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

describe('a TC string', () => {
  const decoded = decodeConsentString(tcString());

  it('is decoded into rows', () => {
    assert.equal(decoded.format, 'tcf');
    assert.equal(decoded.fault, null);
    assert.deepEqual(
      Object.fromEntries(
        [
          ...['Version', 'Consent platform', 'Language', 'Version of the vendor list'],
          ...['Version of the policies', 'Only for this service', 'Country of the publisher'],
          ...['Vendors with consent', 'Vendors with legitimate interest'],
        ].map((label) => [label, rowOf(decoded, label)]),
      ),
      {
        Version: '2',
        'Consent platform': '300',
        Language: 'IT',
        'Version of the vendor list': '126',
        'Version of the policies': '5',
        'Only for this service': 'yes',
        'Country of the publisher': 'IT',
        'Vendors with consent': '1-3, 755 (4 in all)',
        'Vendors with legitimate interest': '10',
      },
    );
  });

  it('has the times at which it was made', () => {
    const model = modelOf('tcfeuv2', TCF_FIELDS);
    const text = model.encodeSection('tcfeuv2');
    const created = model.getFieldValue('tcfeuv2', 'Created') as Date;
    assert.equal(rowOf(decodeConsentString(text), 'Created'), created.toISOString());
    assert.match(rowOf(decoded, 'Last updated') ?? '', /^20\d\d-/);
  });

  it('has a row for each purpose that has a name or is allowed', () => {
    assert.equal(rowOf(decoded, 'Purpose 1: store or read information on the device'), 'consent');
    assert.equal(
      rowOf(decoded, 'Purpose 2: select ads with limited data'),
      'consent and legitimate interest',
    );
    assert.equal(rowOf(decoded, 'Purpose 7: measure ads'), 'legitimate interest');
    assert.equal(rowOf(decoded, 'Purpose 3: create profiles for personalized ads'), 'no');
    assert.equal(rowOf(decoded, 'Purpose 14'), 'consent');
    assert.equal(rowOf(decoded, 'Purpose 15'), undefined);
    assert.equal(rowOf(decoded, 'Special feature 1: precise location'), 'yes');
  });

  it('has the vendors of many ids as ranges, and of the further segments', () => {
    const all = Array.from({ length: 900 }, (_, index) => index + 1);
    const many = decodeConsentString(tcString({ ...TCF_FIELDS, VendorConsents: all }));
    assert.equal(many.fault, null);
    assert.equal(rowOf(many, 'Vendors with consent'), '1-900 (900 in all)');
    const titles = decoded.sections.map(({ title }) => title);
    assert.deepEqual(titles, [
      'Transparency and Consent Framework',
      'Disclosed vendors',
      'Purposes of the publisher',
    ]);
  });

  it('is refused in version 1', () => {
    const { fault, sections } = decodeConsentString('BOEFEAyOEFEAyAHABDENAI4AAAB9vABAASA');
    assert.deepEqual(sections, []);
    assert.equal(fault?.position, 0);
    assert.match(fault.message, /^Position 0 has "B", but version 2 .* no longer valid/);
  });

  it('keeps what was read before a broken character or the end', () => {
    const broken = decodeConsentString(`${tcString().slice(0, 20)}!${tcString().slice(21)}`);
    assert.deepEqual(broken.fault, {
      position: 20,
      expected: 'a letter, a digit, - or _ (base64url)',
      message: 'Position 20 has "!", but a letter, a digit, - or _ (base64url) was expected.',
    });
    assert.equal(rowOf(broken, 'Consent platform'), '300');
    const short = decodeConsentString(tcString().slice(0, 30));
    assert.equal(short.fault?.position, 30);
    assert.match(short.fault.message, /has the end of the string, but the field .* was/);
  });

  it('names the position in the segment that is broken', () => {
    const [core = ''] = tcString().split('.');
    const { fault, sections } = decodeConsentString(`${core}.A`);
    assert.equal(fault?.position, core.length + 1);
    assert.match(fault.expected, /^1 or 2 or 3 in the field SegmentType$/);
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

describe('a GPP string', () => {
  it('is decoded with its header and the usual sections', () => {
    const model = modelOf('usnat', { SaleOptOut: 1, SaleOptOutNotice: 1, Gpc: true });
    for (const [name, value] of Object.entries(TCF_FIELDS))
      model.setFieldValue('tcfeuv2', name, value);
    model.setFieldValue('uspv1', 'OptOutSale', 'Y');
    const decoded = decodeConsentString(model.encode());
    assert.equal(decoded.fault, null);
    assert.deepEqual(
      decoded.sections.map(({ title }) => title),
      [
        'Global Privacy Platform',
        'tcfeuv2: Transparency and Consent Framework',
        'Disclosed vendors',
        'Purposes of the publisher',
        'US privacy (deprecated since 2024)',
        'usnat: US national',
      ],
    );
    assert.equal(rowOf(decoded, 'Sections'), '2, 6-7 (3 in all)');
    assert.equal(rowOf(decoded, 'Vendors with consent'), '1-3, 755 (4 in all)');
    assert.equal(rowOf(decoded, 'Opt-out of sale'), 'opted out');
    assert.equal(rowOf(decoded, 'SaleOptOut'), 'opted out');
    assert.equal(rowOf(decoded, 'SaleOptOutNotice'), 'shown');
    assert.equal(rowOf(decoded, 'SensitiveDataProcessing'), '1-16 not applicable');
    assert.equal(rowOf(decoded, 'Gpc'), 'opted out');
  });

  for (const [id, { title, versions, second }] of Object.entries(US_SECTIONS)) {
    it(`has the fields of ${title}, as the library of the IAB writes them`, () => {
      const name = Sections.SECTION_ID_NAME_MAP.get(Number(id)) ?? '';
      for (const [version, spec] of Object.entries(versions)) {
        const fields = { ...usFields(spec), ...(second && usFields(second)) };
        const isFirst = version === '1' && Object.keys(versions).length > 1;
        const model = modelOf(name, { ...fields, ...(isFirst && { Version: 1 }) });
        const decoded = decodeConsentString(model.encode());
        assert.equal(decoded.fault, null);
        assert.equal(decoded.sections[1]?.title, title);
        for (const [label, value] of Object.entries(fields)) {
          const text = rowOf(decoded, label) ?? '';
          const first = Array.isArray(value) ? (value[0] as number) : value;
          const meaning = {
            1: /^(1-\d+ )?(shown|opted|no consent|yes)/,
            2: /^(1-\d+ )?(not|consent|no)/,
          };
          assert.match(text, meaning[first as 1 | 2], label);
          if (Array.isArray(value)) assert.ok(text.startsWith(`1-${value.length} `), text);
        }
      }
    });
  }

  it('names a section that is missing, and one that the header does not name', () => {
    const text = modelOf('usca', { SaleOptOut: 1 }).encode();
    const [header = ''] = text.split('~');
    const missing = decodeConsentString(header);
    assert.equal(missing.fault?.position, header.length);
    assert.equal(missing.fault.expected, '~ and the section 8, which the header names');
    assert.equal(rowOf(missing, 'Sections'), '8');
    const surplus = decodeConsentString(`${text}~1YNN`);
    assert.equal(surplus.fault?.position, text.length);
    assert.match(surplus.fault.expected, /^the end, because the header names only 1 sections$/);
  });

  it('says where a section is broken', () => {
    const text = modelOf('uspv1', { Notice: 'Y' }).encode();
    const broken = decodeConsentString(`${text.slice(0, -1)}?`);
    assert.deepEqual(broken.fault, {
      position: text.length - 1,
      expected: 'Y, N or -',
      message: `Position ${text.length - 1} has "?", but Y, N or - was expected.`,
    });
    assert.equal(decodeConsentString('DAAA').fault?.expected, '1 in the field Version');
  });

  it('says of sections that it does not decode that it does not', () => {
    const model = new GppModel();
    model.setFieldValue('tcfcav1', 'CmpId', 50);
    const { sections, fault } = decodeConsentString(model.encode());
    assert.equal(fault, null);
    assert.deepEqual(sections[1], {
      title: 'tcfcav1: Canada',
      rows: [{ label: 'Content', value: 'not decoded' }],
    });
  });
});

describe('a US privacy string', () => {
  it('is decoded in any case', () => {
    const decoded = decodeConsentString('1yN-');
    assert.equal(decoded.format, 'us-privacy');
    assert.deepEqual(
      decoded.sections[0]?.rows.map(({ value }) => value),
      ['1', 'given', 'not opted out', 'not applicable'],
    );
  });

  it('has a fault with the position if it is broken', () => {
    assert.deepEqual(
      ['1YX-', '1YN', '1YNNN', 'x', ''].map((text) => decodeConsentString(text).fault?.position),
      [2, 3, 4, 0, 0],
    );
    assert.match(decodeConsentString('').fault?.message ?? '', /has the end of the string/);
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
        if (fault !== null) assert.ok(fault.position >= 0 && fault.position <= text.trim().length);
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
