import { createHash } from 'node:crypto';

/** Strong entity tag of a text. */
export const entityTag = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** Whether `If-None-Match` names the tag (RFC 9110, 13.1.2: weak comparison). */
export const isNamed = (ifNoneMatch: string | null, tag: string): boolean => {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
};
