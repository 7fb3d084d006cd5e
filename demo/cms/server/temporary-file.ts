import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { CmsError } from './cms-error.js';

const limitBytes = (maxBytes: number): Transform => {
  let size = 0;
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      size += chunk.length;
      if (size > maxBytes) done(new CmsError(413, 'upload-too-large'));
      else done(null, chunk);
    },
  });
};

/**
 * Writes a stream to a file, lends it as a Blob that is read from the disk, and removes it. So an upload of any size
 * takes no memory, and the client can send it again after a network failure. Rejects with CmsError 413.
 */
export const withTemporaryFile = async <T>(
  stream: ReadableStream,
  maxBytes: number,
  use: (file: Blob) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'cms-upload-'));
  try {
    const path = join(folder, 'video');
    await pipeline(Readable.fromWeb(stream), limitBytes(maxBytes), createWriteStream(path));
    return await use(await openAsBlob(path));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
