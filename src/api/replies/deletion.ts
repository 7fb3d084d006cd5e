import { ValidationError } from '../errors/index.js';
import { messagesIn } from './messages.js';
import { readJson, type Answer } from './reply-json.js';

/**
 * What became of a delete: `deleted`, the service says so; `already-gone`, an attempt may have
 * deleted it unheard, and the next one found nothing. Only deletes with `retry` end like that.
 */
export interface Deletion {
  readonly outcome: 'deleted' | 'already-gone';
}

/** What the service says after a delete: the text of spec 4.5, and the JSON of platform facts 7.2. */
const SUCCESS = new Set(['DELETE SUCCESS', 'delete']);

/** Reads the reply to a delete: no body, the plain text, or the text as JSON. */
export const readDeletion = (answer: Answer): Deletion => {
  const { reply, delivery, redact } = answer;
  if (reply.status === 404) return { outcome: 'already-gone' };
  const text = reply.text.trim();
  if (text === '' || SUCCESS.has(text)) return { outcome: 'deleted' };
  const json = readJson(answer);
  if (typeof json === 'string' && SUCCESS.has(json.trim())) return { outcome: 'deleted' };
  throw new ValidationError({
    ...delivery.details,
    status: reply.status,
    problems: [{ path: '', message: 'must be the text DELETE SUCCESS' }],
    messages: messagesIn(json, redact),
  });
};
