import { type JsonObject, parseJson } from '../../text/json.js';
import { isAdRecord, readAdRecord } from './ad-record.js';
import { isHar, readHar } from './har.js';
import { jsonAt } from './json-in-text.js';
import type { RecognizedInput } from './recognized-input.js';
import { unknown } from './unknown-input.js';

/** Where a HAR file, or the record of a page, begins. No text in one has such marks without escapes. */
const START =
  /(?=\{\s{0,99}"(?:log"\s{0,9}:\s{0,9}\{|(?:version"\s{0,9}:\s{0,9}1\s{0,9},\s{0,99}")?players"\s{0,9}:\s{0,9}\[))/;

const readPart = (part: string) => {
  // Levels of JSON around a request. One that is cut off is left out.
  const levels = /^\{\s{0,99}"log"/.test(part) ? 3 : 6;
  const { json, isWhole } = START.test(part.slice(0, 400))
    ? jsonAt(part, 0, levels)
    : { json: '', isWhole: true };
  return { value: parseJson(json), isWhole, rest: isWhole ? part.slice(json.length) : '' };
};

/** The recordings in a text, also cut ones: the first HAR file, or all records of pages as one; null if there is none. */
export const recordingsIn = (text: string) => {
  const parts = START.test(text) ? text.split(START).map(readPart) : [];
  const har = parts.map(({ value }) => value).find(isHar);
  const players = parts.flatMap(({ value }) => (isAdRecord(value) ? value['players'] : []));
  const isRecord = parts.some(({ value }) => isAdRecord(value));
  const json: JsonObject | null = har ?? (isRecord ? { version: 1, players } : null);
  const isCut = parts.some(({ isWhole }) => !isWhole);
  return { json, isCut, isInText: parts.some(({ rest }) => /[\p{L}\d]/u.test(rest)) };
};

/** What the recordings in a text are as an input; null if there is none. */
export const inputOfRecordings = (text: string): RecognizedInput | null => {
  const { json, isCut, isInText } = recordingsIn(text);
  if (json === null && !isCut) return null;
  const har = json && (isHar(json) ? readHar(json) : readAdRecord(json));
  // The requests for ads may be in the part that is missing.
  const input = har && (har.requests.length > 0 || !isCut) ? har : unknown('cut-off');
  return isInText ? { ...input, changes: ['text-around'] } : input;
};
