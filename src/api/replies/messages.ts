import { fieldOf } from '../../schema/field.js';
import type { Redact } from './redaction.js';

const MOST_MESSAGES = 10;
const LONGEST_MESSAGE = 200;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The places of a message in the known error bodies: text alone, `errors` (spec 7), `error.message` (platform facts 7.3). */
const candidates = (json: unknown): readonly unknown[] => [
  json,
  ...[fieldOf(json, 'errors')].flat(),
  fieldOf(json, 'error'),
  fieldOf(fieldOf(json, 'error'), 'message'),
  fieldOf(json, 'message'),
];

/** What an error body says, in the service's own words, with secrets taken out. */
export const messagesIn = (json: unknown, redact: Redact): readonly string[] =>
  candidates(json)
    .filter(isText)
    .slice(0, MOST_MESSAGES)
    .map((message) => redact(message).slice(0, LONGEST_MESSAGE));

/** The same from the text of a body; none when it is no JSON. */
export const readMessages = (text: string, redact: Redact): readonly string[] => {
  try {
    return messagesIn(JSON.parse(text), redact);
  } catch {
    return [];
  }
};
