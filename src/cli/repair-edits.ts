import type { Repair, RepairOperation } from '../lint/lint-finding.js';
import { applyEdits, type TextEdit } from '../text/text-edits.js';
import { pointerBelowBase } from './read-embed.js';
import type { InputReport, ReportedFinding } from './report.js';
import { jsonRegions, type JsonRegion } from '../text/json-regions.js';

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

/** The edit of a JSON text that carries out one operation; null if the text has no such place. */
const jsonEdit = (
  text: string,
  regions: ReadonlyMap<string, JsonRegion>,
  operation: RepairOperation,
): TextEdit | null => {
  const region = regions.get(operation.path);
  if (region === undefined) return null;
  if (operation.op === 'remove') return operation.path === '' ? null : removal(text, region);
  return { start: region.start, end: region.end, text: JSON.stringify(operation.value) };
};

const jsonEdits = (
  text: string,
  operations: readonly RepairOperation[],
): readonly (TextEdit | null)[] => {
  const regions = jsonRegions(
    text,
    operations.map(({ path }) => path),
  );
  return operations.map((operation) => jsonEdit(text, regions, operation));
};

/** How many characters two texts have in common from a place on: slices are compared faster than characters. */
const commonLength = (length: number, isEqual: (from: number, to: number) => boolean): number => {
  let common = 0;
  for (let step = length; step > 0;) {
    if (common + step <= length && isEqual(common, common + step)) common += step;
    else step = Math.floor(step / 2);
  }
  return common;
};

/** Whether an offset is inside a character of two code units. */
const isInsideCharacter = (text: string, offset: number): boolean =>
  /[\ud800-\udbff]/.test(text.charAt(offset - 1)) && /[\udc00-\udfff]/.test(text.charAt(offset));

/** The edit of the part in which two texts differ, so that repairs of other parts can be made beside it. */
export const difference = (text: string, repaired: string): TextEdit => {
  const length = Math.min(text.length, repaired.length);
  let start = commonLength(length, (from, to) => text.slice(from, to) === repaired.slice(from, to));
  if (isInsideCharacter(text, start) || isInsideCharacter(repaired, start)) start -= 1;
  const fromEnd = (whole: string, from: number, to: number): string =>
    whole.slice(whole.length - to, whole.length - from);
  let kept = commonLength(
    length - start,
    (from, to) => fromEnd(text, from, to) === fromEnd(repaired, from, to),
  );
  const ends = [text, repaired].map((each) => isInsideCharacter(each, each.length - kept));
  if (ends.includes(true)) kept -= 1;
  return { start, end: text.length - kept, text: repaired.slice(start, repaired.length - kept) };
};

/** Replaces an ad tag or a document, which are not JSON. */
const textEdit = (text: string, operation: RepairOperation): TextEdit | null =>
  operation.op !== 'remove' && operation.path === '' && typeof operation.value === 'string'
    ? difference(text, operation.value)
    : null;

export type LintedPart = Pick<InputReport, 'place' | 'range'>;

const moved = (edit: TextEdit | null, offset: number): TextEdit | null =>
  edit && { ...edit, start: edit.start + offset, end: edit.end + offset };

/**
 * For each operation of JSON Patch on the embed, the ad tag or the document, the edit of the text of the input that
 * carries it out and keeps the rest of the text as it is; null if the text has no such place. Each edit is for the
 * text as it is, without the other edits.
 */
export const operationEdits = (
  text: string,
  { place, range = { start: 0, end: text.length } }: LintedPart,
  operations: readonly RepairOperation[],
): readonly (TextEdit | null)[] => {
  const part = text.slice(range.start, range.end);
  const edits =
    place === undefined
      ? operations.map((operation) => textEdit(part, operation))
      : jsonEdits(
          part,
          operations.map((operation) => ({
            ...operation,
            path: pointerBelowBase(place, operation.path),
          })),
        );
  return edits.map((edit) => moved(edit, range.start));
};

export interface RepairEdit {
  readonly finding: ReportedFinding;
  readonly label: string;
  readonly edit: TextEdit;
}

/** The edits of the repairs with one operation, which are all about the text as it is. */
export const singleEdits = (text: string, report: InputReport): readonly RepairEdit[] => {
  const repairable = report.findings.filter(({ repair }) => repair?.operations.length === 1);
  const operations = repairable.flatMap(({ repair }) => repair?.operations ?? []);
  const edits = operations.length === 0 ? [] : operationEdits(text, report, operations);
  return repairable.flatMap((finding, at) => {
    const edit = edits[at];
    return edit == null ? [] : [{ finding, label: finding.repair?.label ?? '', edit }];
  });
};

/** The part after an edit in it. */
const grown = ({ place, range }: LintedPart, { start, end, text }: TextEdit): LintedPart => ({
  ...(place && { place }),
  ...(range && { range: { start: range.start, end: range.end + text.length - (end - start) } }),
});

/** The text of an input after the operations of a repair in order, or null if one of them cannot be carried out. */
export const repairText = (
  text: string,
  part: LintedPart,
  { operations }: Repair,
): string | null => {
  let repaired = text;
  let repairedPart = part;
  for (const operation of operations) {
    const [edit] = operationEdits(repaired, repairedPart, [operation]);
    if (edit == null) return null;
    repaired = applyEdits(repaired, [edit]);
    repairedPart = grown(repairedPart, edit);
  }
  return operations.length === 0 ? null : repaired;
};
