import { isBounded } from '../../text/bounded-number.js';
import { isJsonObject, type JsonObject } from '../../text/json.js';
import { MAX_DOCUMENT_BYTES } from '../../text/xml/document-limit.js';

/** Characters of a document that is cut off, so that nobody takes its end for that of the response. */
export const TOO_LONG = MAX_DOCUMENT_BYTES + 1;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const numberOf = (value: unknown): number => (isBounded(value) && value > 0 ? value : 0);

export const objectsOf = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? (value as readonly unknown[]).filter(isJsonObject) : [];
