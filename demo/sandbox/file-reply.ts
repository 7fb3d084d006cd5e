import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type ByteRange, byteRange } from './byte-range.js';
import { isNamed } from './entity-tag.js';
import { Failure } from './failure.js';
import type { ServedFile } from './file-folder.js';

const stream = ({ path }: ServedFile, { first, last }: ByteRange): ReadableStream =>
  Readable.toWeb(createReadStream(path, { start: first, end: last }));

/** `If-Range` (RFC 9110, 13.1.5): a range is served only of the file that the caller began with. */
const requestedRange = (
  headers: Headers,
  { size, entityTag }: ServedFile,
): ByteRange | 'whole' | 'unsatisfiable' => {
  const ifRange = headers.get('if-range');
  return ifRange !== null && ifRange !== entityTag
    ? 'whole'
    : byteRange(headers.get('range'), size);
};

/** A file, or the part of it that was asked for. Throws Failure 416. */
export const fileReply = (
  file: ServedFile,
  request: Request,
  more: Readonly<Record<string, string>> = {},
): Response => {
  const { size, entityTag, mediaType } = file;
  const headers = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'no-cache',
    ETag: entityTag,
    ...more,
  };
  if (isNamed(request.headers.get('if-none-match'), entityTag))
    return new Response(null, { status: 304, headers });
  const range = requestedRange(request.headers, file);
  if (range === 'unsatisfiable') {
    throw new Failure(416, 'The range is outside the file.', {
      'Content-Range': `bytes */${size}`,
    });
  }
  const isWhole = range === 'whole';
  const { first, last } = isWhole ? { first: 0, last: size - 1 } : range;
  const body = size === 0 || request.method === 'HEAD' ? null : stream(file, { first, last });
  return new Response(body, {
    status: isWhole ? 200 : 206,
    headers: {
      ...headers,
      'Content-Type': mediaType,
      'Content-Length': String(last - first + 1),
      ...(isWhole ? {} : { 'Content-Range': `bytes ${first}-${last}/${size}` }),
    },
  });
};
