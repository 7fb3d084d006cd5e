import type { TextPosition } from '../lint/lint-finding.js';
import { type JsonRegion, jsonRegions } from '../text/json-regions.js';
import { TextPositions } from '../text/text-positions.js';
import { pointerBelowBase } from './read-embed.js';
import type { InputReport, ReportedFinding } from './report.js';

const known = new WeakMap<object, TextPositions>();

/** The lines of the text of an input, which are found once for all of its findings. */
export const positionsOf = (input: { readonly text: string }): TextPositions => {
  const positions = known.get(input) ?? new TextPositions(input.text);
  known.set(input, positions);
  return positions;
};

export interface FindingRegion {
  readonly start: TextPosition;
  /** After the last character; null if only the start is known. */
  readonly end: TextPosition | null;
}

export interface LocatedFinding {
  readonly finding: ReportedFinding;
  /** Null if it is nowhere in the text, for example in a response. */
  readonly region: FindingRegion | null;
}

/** The pointer and those above it, since a finding may be about a field that is missing. */
const ancestors = (pointer: string): readonly string[] => {
  const ends = [...pointer.matchAll(/\//g)].map(({ index }) => index).reverse();
  return [pointer, ...ends.map((end) => pointer.slice(0, end))];
};

/** A place in the text of a JSON string without escapes; the string itself if it has any before that place. */
const inString = (text: string, { start }: JsonRegion, { line, column }: TextPosition): number => {
  const offset = start + column;
  return line === 1 && text[start] === '"' && !text.slice(start, offset).includes('\\')
    ? offset
    : start;
};

interface Part {
  readonly text: string;
  readonly offset: number;
  readonly positions: TextPositions;
}

const inEmbed = (
  { text, offset, positions }: Part,
  place: NonNullable<InputReport['place']>,
  findings: readonly ReportedFinding[],
): readonly (FindingRegion | null)[] => {
  const paths = findings.map(({ path }) => pointerBelowBase(place, path));
  const regions = jsonRegions(text, paths.flatMap(ancestors));
  return findings.map(({ position, isInInput }, at) => {
    const path = paths[at] ?? '';
    const pointer = ancestors(path).find((candidate) => regions.has(candidate));
    const region = pointer === undefined ? undefined : regions.get(pointer);
    if (region === undefined || isInInput === false) return null;
    const isExact = pointer === path && position != null;
    return {
      start: positions.at(offset + (isExact ? inString(text, region, position) : region.start)),
      // A finding about the whole embed would otherwise mark all of its lines.
      end: pointer === '' ? null : positions.at(offset + region.end),
    };
  });
};

const inTag = (
  { text, offset, positions }: Part,
  findings: readonly ReportedFinding[],
): readonly FindingRegion[] => {
  const inText = new TextPositions(text);
  return findings.map(({ position }) => ({
    start: positions.at(offset + inText.offsetOf(position ?? { line: 1, column: 1 })),
    end: null,
  }));
};

const regionsOf = ({
  input,
  place,
  range,
  findings,
}: InputReport): readonly (FindingRegion | null)[] => {
  if (findings.length === 0) return [];
  if (range === undefined)
    return findings.map(({ position, isInInput }) =>
      position == null || isInInput === false ? null : { start: position, end: null },
    );
  const text = input.text.slice(range.start, range.end);
  const part = { text, offset: range.start, positions: positionsOf(input) };
  return place === undefined ? inTag(part, findings) : inEmbed(part, place, findings);
};

/** Finds each finding of an input in its text. Linear to the part of the text and the paths. */
export const locateFindings = (report: InputReport): readonly LocatedFinding[] => {
  const regions = regionsOf(report);
  return report.findings.map((finding, at) => ({ finding, region: regions[at] ?? null }));
};
