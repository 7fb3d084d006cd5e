import { BitReader, formatIds, type IdRange } from './bit-reader.js';
import { readTcSections } from './decode-tc-string.js';
import { readUsPrivacySections } from './decode-us-privacy.js';
import {
  collectSections,
  type ConsentRow,
  type ConsentSection,
  type DecodedConsentString,
  UnexpectedText,
} from './decoded-consent.js';
import { readUsFields, US_SECTIONS } from './us-sections.js';

const HEADER_TYPE = 3;
const HEADER_VERSION = 1;
const GPC_SEGMENT = 1;

/** Sections that a header may name; there are fewer than 30 today. */
const MAX_SECTIONS = 100;

/** Sections of which only the name is known here. */
const OTHER_SECTIONS: Readonly<Record<number, string>> = {
  1: 'tcfeuv1: Europe, version 1 (no longer valid)',
  5: 'tcfcav1: Canada',
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

const idsOf = (ranges: readonly IdRange[], position: number): readonly number[] => {
  const ids: number[] = [];
  for (const [first, last] of ranges) {
    if (last - first >= MAX_SECTIONS || ids.length >= MAX_SECTIONS)
      throw new UnexpectedText(position, `at most ${MAX_SECTIONS} sections in the header`);
    for (let id = first; id <= last; id += 1) ids.push(id);
  }
  return ids;
};

/** Reads the header, and returns the ids of the sections. */
const readHeader = ({ text, start }: Part, sections: ConsentSection[]): readonly number[] => {
  const bits = new BitReader(text, start);
  bits.oneOf([HEADER_TYPE], 6, 'Type');
  const version = bits.oneOf([HEADER_VERSION], 6, 'Version');
  const rows: ConsentRow[] = [{ label: 'Version', value: String(version) }];
  sections.push({ title: 'Global Privacy Platform', rows });
  const { position } = bits;
  const ranges = bits.fibonacciRanges('SectionIds');
  const ids = idsOf(ranges, position);
  rows.push({ label: 'Sections', value: formatIds(ranges) });
  return ids;
};

const readUsSection = (
  { text, start }: Part,
  { title, versions, second }: (typeof US_SECTIONS)[number],
  sections: ConsentSection[],
): void => {
  const [core, extra] = partsOf(text, '.', start);
  const bits = new BitReader(core?.text ?? '', start);
  const version = bits.oneOf(Object.keys(versions).map(Number), 6, 'Version');
  const rows: ConsentRow[] = [{ label: 'Version', value: String(version) }];
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
    add({ label: 'Gpc', value: extraBits.flag('Gpc') ? 'opted out' : 'not set' });
  }
};

const TCF_EUROPE = 2;
const US_PRIVACY = 6;

const readSection = (id: number, part: Part, sections: ConsentSection[]): void => {
  const { text, start } = part;
  if (text === '') throw new UnexpectedText(start, `the section ${id}`);
  const usSection = US_SECTIONS[id];
  if (id === TCF_EUROPE)
    readTcSections(text, start, sections, 'tcfeuv2: Transparency and Consent Framework');
  else if (id === US_PRIVACY) readUsPrivacySections(text, start, sections);
  else if (usSection !== undefined) readUsSection(part, usSection, sections);
  else {
    const title = OTHER_SECTIONS[id] ?? `Section ${id}`;
    sections.push({ title, rows: [{ label: 'Content', value: 'not decoded' }] });
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
        throw new UnexpectedText(text.length, `~ and the section ${id}, which the header names`);
      readSection(id, part, sections);
    });
    const surplus = parts[ids.length];
    if (surplus !== undefined)
      throw new UnexpectedText(
        surplus.start - 1,
        `the end, because the header names only ${ids.length} sections`,
      );
  });
