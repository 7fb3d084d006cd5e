import type { Repair, RepairOperation } from '../lint/lint-finding.js';
import { pointerInInput } from './read-embed.js';
import type { InputReport, TextRange } from './report.js';
import { jsonRegions, type JsonRegion } from './json/json-regions.js';

/** Replaces a part of a text. */
export interface TextEdit extends TextRange {
  readonly text: string;
}

/** The text with the edit. */
const applyEdit = (text: string, { start, end, text: inserted }: TextEdit): string =>
  text.slice(0, start) + inserted + text.slice(end);

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

const nameOf = (path: string): string =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');

/** Where the white space before an offset begins. */
const spaceBefore = (text: string, offset: number): number => {
  let start = offset;
  while (start > 0 && ' \t\r\n'.includes(text.charAt(start - 1))) start -= 1;
  return start;
};

const spaceAfter = (text: string, offset: number): number => {
  let end = offset;
  while (end < text.length && ' \t\r\n'.includes(text.charAt(end))) end += 1;
  return end;
};

/** Removes a member with one of the commas beside it. */
const removal = (text: string, { memberStart, end }: JsonRegion): TextEdit => {
  const before = spaceBefore(text, memberStart);
  if (text[before - 1] === ',') return { start: before - 1, end, text: '' };
  const after = spaceAfter(text, end);
  return text[after] === ','
    ? { start: memberStart, end: spaceAfter(text, after + 1), text: '' }
    : { start: memberStart, end, text: '' };
};

/** Adds a member or an item after the last one, with the white space that the last one has. */
const addition = (text: string, parent: JsonRegion, member: string): TextEdit => {
  const { lastChild, start } = parent;
  if (lastChild === null) return { start: start + 1, end: start + 1, text: member };
  const space = text.slice(spaceBefore(text, lastChild.start), lastChild.start);
  return { start: lastChild.end, end: lastChild.end, text: `,${space}${member}` };
};

/** Inserts an item before the one at this index, or after the last one. */
const itemEdit = (
  text: string,
  { parent, item }: AdditionTarget,
  name: string,
  value: string,
): TextEdit | null => {
  if (item !== undefined) return { start: item.start, end: item.start, text: `${value}, ` };
  return name === '-' || name === String(parent.count) ? addition(text, parent, value) : null;
};

/** Where something is added: the object or list, and what it has there. */
interface AdditionTarget {
  readonly parent: JsonRegion;
  readonly item: JsonRegion | undefined;
}

const additionEdit = (
  text: string,
  target: AdditionTarget,
  name: string,
  value: string,
): TextEdit | null => {
  const { parent, item } = target;
  const opening = text[parent.start];
  if (opening === '[') return itemEdit(text, target, name, value);
  if (opening !== '{') return null;
  return item === undefined
    ? addition(text, parent, `${JSON.stringify(name)}: ${value}`)
    : { start: item.start, end: item.end, text: value };
};

/**
 * The edit of a JSON text that carries out one operation of JSON Patch and keeps the rest of the text as it is.
 * Null if the text has no such place.
 */
const jsonEdit = (text: string, operation: RepairOperation): TextEdit | null => {
  const { op, path } = operation;
  const regions = jsonRegions(text, [path, parentOf(path)]);
  const region = regions.get(path);
  if (op === 'remove') return region === undefined || path === '' ? null : removal(text, region);
  const value = JSON.stringify(operation.value);
  const parent = regions.get(parentOf(path));
  if (op === 'add' && path !== '')
    return parent === undefined
      ? null
      : additionEdit(text, { parent, item: region }, nameOf(path), value);
  return region === undefined ? null : { start: region.start, end: region.end, text: value };
};

/** Replaces an ad tag or a document, which are not JSON. */
const textEdit = ({ start, end }: TextRange, operation: RepairOperation): TextEdit | null =>
  operation.op !== 'remove' && operation.path === '' && typeof operation.value === 'string'
    ? { start, end, text: operation.value }
    : null;

/** What of the text of an input was linted. */
export type LintedPart = Pick<InputReport, 'place' | 'range'>;

/** The edit of the text of an input for one operation on its embed, its ad tag or its document. */
export const operationEdit = (
  text: string,
  { place, range = { start: 0, end: text.length } }: LintedPart,
  operation: RepairOperation,
): TextEdit | null =>
  place === undefined
    ? textEdit(range, operation)
    : jsonEdit(text, { ...operation, path: pointerInInput(place, operation.path) });

/** The text of an input after a repair, or null if it cannot be applied. */
export const repairText = (
  text: string,
  part: LintedPart,
  { operations }: Repair,
): string | null => {
  const [first, ...more] = operations;
  // A second operation on an ad tag would need its new range.
  if (first === undefined || (part.range !== undefined && more.length > 0)) return null;
  let repaired = text;
  for (const operation of operations) {
    const edit = operationEdit(repaired, part, operation);
    if (edit === null) return null;
    repaired = applyEdit(repaired, edit);
  }
  return repaired;
};
