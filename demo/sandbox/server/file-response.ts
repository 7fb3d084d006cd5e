import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { HTTPException } from 'hono/http-exception';
import type { SandboxContext } from './environment.js';
import type { ServedFile } from './file-folder.js';

/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Reads a `Range` header (RFC 9110, 14.2) for a file of `size` bytes: `whole` if there is no range
 * to serve (none requested, several, or another unit), `unsatisfiable` if the reply has to be a 416.
 */
export const byteRange = (
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' => {
  const match = ONE_RANGE.exec(header?.replaceAll(' ', '') ?? '');
  if (match === null) return 'whole';
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return 'whole';
  const range =
    from === ''
      ? { first: Math.max(0, size - Number(to)), last: size - 1 }
      : { first: Number(from), last: Math.min(size - 1, to === '' ? size - 1 : Number(to)) };
  if (to !== '' && from !== '' && Number(to) < Number(from)) return 'whole';
  return range.first > range.last ? 'unsatisfiable' : range;
};

/** With `If-Range`, a range is served only of the file that the caller began with (RFC 9110, 13.1.5). */
const requestedRange = ({ req }: SandboxContext, { size, entityTag }: ServedFile) => {
  const ifRange = req.header('if-range');
  return ifRange !== undefined && ifRange !== entityTag
    ? 'whole'
    : byteRange(req.header('range'), size);
};

const streamFile = ({ path }: ServedFile, { first, last }: ByteRange): ReadableStream =>
  Readable.toWeb(createReadStream(path, { start: first, end: last })) as ReadableStream;

/**
 * Replies with a file, or with the requested range of it. Hono's `serveStatic` supports neither
 * entity tags nor `If-Range`, replies to a malformed range with 206, and serves every file of a folder.
 * Throws HTTPException 416.
 */
export const fileResponse = (
  c: SandboxContext,
  file: ServedFile,
  cacheControl = 'no-cache',
): Response => {
  const { size, entityTag, mediaType } = file;
  const range = requestedRange(c, file);
  if (range === 'unsatisfiable') {
    throw new HTTPException(416, {
      message: `The range is outside the file, which has ${size} bytes.`,
      res: new Response(null, { headers: { 'Content-Range': `bytes */${size}` } }),
    });
  }
  const isWhole = range === 'whole';
  const { first, last } = isWhole ? { first: 0, last: size - 1 } : range;
  const hasBody = size > 0 && c.req.method !== 'HEAD';
  return c.newResponse(hasBody ? streamFile(file, { first, last }) : null, isWhole ? 200 : 206, {
    'Accept-Ranges': 'bytes',
    'Cache-Control': cacheControl,
    ETag: entityTag,
    'Content-Type': mediaType,
    'Content-Length': String(last - first + 1),
    ...(isWhole ? {} : { 'Content-Range': `bytes ${first}-${last}/${size}` }),
  });
};
