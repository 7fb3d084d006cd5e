import type { Failure } from './failure.js';

/** A value as JSON. */
export const jsonReply = (value: unknown, init: ResponseInit = {}): Response =>
  textReply(JSON.stringify(value), init);

/** JSON text that is already written. */
export const textReply = (json: string, init: ResponseInit = {}): Response => {
  const headers = new Headers(init.headers);
  headers.set('Content-Type', 'application/json; charset=utf-8');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  return new Response(json, { ...init, headers });
};

/** The error body of resource calls: `{"error": {"message"}}` (platform facts 7.3; the spec shows none). */
export const failureReply = ({ status, message, headers }: Failure): Response =>
  jsonReply({ error: { message } }, { status, headers });
