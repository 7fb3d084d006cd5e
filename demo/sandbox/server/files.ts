import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { HTTPException } from 'hono/http-exception';
import type { SandboxContext } from './environment.js';

/** Media types of the files that are served, by extension; no other file is. */
const MEDIA_TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.map', 'application/json; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.gif', 'image/gif'],
  ['.m3u8', 'application/vnd.apple.mpegurl'],
  ['.m4s', 'video/iso.segment'],
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
  ['.vtt', 'text/vtt; charset=utf-8'],
]);

/** A file that may be served. */
export interface ServedFile {
  readonly path: string;
  readonly size: number;
  readonly mediaType: string;
  /** Strong: differs for files written at different times. */
  readonly entityTag: string;
}

/** A folder whose files are served; paths cannot leave it. */
export interface FileFolder {
  /** The file of a URL path relative to the folder (percent-encoded), or null. */
  file(path: string): Promise<ServedFile | null>;
  /** Whether the path names a sub-folder. */
  hasFolder(path: string): Promise<boolean>;
}

/** A name that cannot leave the folder: no leading dot, no separator, no control character. */
const NAME = /^[^.\p{Cc}/\\:][^\p{Cc}/\\:]*$/u;

const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** The names in a URL path, or null when one of them is not a plain name. */
const namesIn = (path: string): readonly string[] | null => {
  const names = path.split('/').map(decode);
  return names.every((name) => name !== null && NAME.test(name)) ? (names as string[]) : null;
};

const statOf = async (path: string) => stat(path).catch(() => null);

export const fileFolder = (root: string): FileFolder => ({
  async file(path) {
    const names = namesIn(path);
    const mediaType = MEDIA_TYPES.get(extname(path).toLowerCase());
    if (names === null || mediaType === undefined) return null;
    const found = join(root, ...names);
    const stats = await statOf(found);
    if (!stats?.isFile()) return null;
    const entityTag = `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`;
    return { path: found, size: stats.size, mediaType, entityTag };
  },
  async hasFolder(path) {
    const names = namesIn(path);
    return names !== null && ((await statOf(join(root, ...names)))?.isDirectory() ?? false);
  },
});

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
 * Replies with a file, or with the requested range of it. Hono's `serveStatic` knows neither entity
 * tags nor `If-Range`, answers a malformed range with 206, and serves every file of a folder.
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
