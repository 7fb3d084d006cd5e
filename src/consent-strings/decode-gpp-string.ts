import { BitReader } from './bit-reader.js';
import { readTcSections } from './decode-tc-string.js';
import { readUsPrivacySections } from './decode-us-privacy.js';
import {
  collectSections,
  consentMessage,
  type ConsentRow,
  type ConsentSection,
  type ConsentText,
  type DecodedConsentString,
} from './decoded-consent.js';
import { UnexpectedText } from './unexpected-text.js';
import { readGppSections, readGppVersion } from './gpp-header.js';
import { idsIn, idsValue } from './id-ranges.js';
import { readUsFields, US_SECTIONS } from './us-sections.js';

const GPC_SEGMENT = 1;

/** Sections of which only the name is known here. */
const OTHER_SECTIONS: Readonly<Record<number, ConsentText>> = {
  1: consentMessage('title-tcfeuv1'),
  5: consentMessage('title-tcfcav1'),
};

interface Part {
  readonly text: string;
  /** Position in the GPP string. */
  readonly start: number;
}

const partsOf = (text: string, separator: string, offset = 0): readonly Part[] => {
  let start = offset;
  return text.split(separator).map((part) => {
    const at = start;
    start += part.length + 1;
    return { text: part, start: at };
  });
};

const readHeader = ({ text, start }: Part, sections: ConsentSection[]): readonly number[] => {
  const bits = new BitReader(text, start);
  const rows: ConsentRow[] = [
    { label: consentMessage('label-version'), value: readGppVersion(bits) },
  ];
  sections.push({ title: 'Global Privacy Platform', rows });
  const ranges = readGppSections(bits);
  rows.push({ label: consentMessage('label-sections'), value: idsValue(ranges) });
  return idsIn(ranges);
};

const readUsSection = (
  { text, start }: Part,
  { title, versions, second }: (typeof US_SECTIONS)[number],
  sections: ConsentSection[],
): void => {
  const [core, extra] = partsOf(text, '.', start);
  const bits = new BitReader(core?.text ?? '', start);
  const version = bits.oneOf(Object.keys(versions).map(Number), 6, 'Version');
  const rows: ConsentRow[] = [{ label: consentMessage('label-version'), value: version }];
  const add = (row: ConsentRow): void => {
    rows.push(row);
  };
  sections.push({ title, rows });
  readUsFields(bits, versions[version] ?? '', add);
  if (extra === undefined) return;
  const extraBits = new BitReader(extra.text, extra.start);
  if (second !== undefined) readUsFields(extraBits, second, add);
  else {
    extraBits.oneOf([GPC_SEGMENT], 2, 'SubsectionType');
    const value = extraBits.flag('Gpc') ? 'value-opted-out' : 'value-not-set';
    add({ label: 'Gpc', value: consentMessage(value) });
  }
};

const TCF_EUROPE = 2;
const US_PRIVACY = 6;

const readSection = (id: number, part: Part, sections: ConsentSection[]): void => {
  const { text, start } = part;
  if (text === '') throw new UnexpectedText(start, { id: 'fault-no-section', params: { id } });
  const usSection = US_SECTIONS[id];
  if (id === TCF_EUROPE)
    readTcSections(text, start, sections, 'tcfeuv2: Transparency and Consent Framework');
  else if (id === US_PRIVACY) readUsPrivacySections(text, start, sections);
  else if (usSection !== undefined) readUsSection(part, usSection, sections);
  else {
    const title = OTHER_SECTIONS[id] ?? consentMessage('title-other-section', { id });
    const label = consentMessage('label-content');
    sections.push({ title, rows: [{ label, value: consentMessage('value-not-decoded') }] });
  }
};

/**
 * Decodes a string of the Global Privacy Platform 1.1: the header, the TCF of Europe, US privacy and the US
 * sections; of others only the name. Never throws: a broken string has a fault, with all that was read before it.
 * Source: IAB Tech Lab, Global Privacy Platform, Consent String Specification.
 */
export const decodeGppString = (text: string): DecodedConsentString =>
  collectSections('gpp', text, (sections) => {
    const [header = { text: '', start: 0 }, ...parts] = partsOf(text, '~');
    const ids = readHeader(header, sections);
    ids.forEach((id, index) => {
      const part = parts[index];
      if (part === undefined)
        throw new UnexpectedText(text.length, { id: 'fault-missing-section', params: { id } });
      readSection(id, part, sections);
    });
    const surplus = parts[ids.length];
    if (surplus !== undefined)
      throw new UnexpectedText(surplus.start - 1, {
        id: 'fault-surplus-section',
        params: { count: ids.length },
      });
  });
