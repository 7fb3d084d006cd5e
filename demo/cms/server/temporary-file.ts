import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** The body has more bytes than are allowed. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
}

const limitBytes = (maxBytes: number): Transform => {
  let size = 0;
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      size += chunk.length;
      if (size > maxBytes) done(new FileTooLargeError(`A file may have ${maxBytes} bytes.`));
      else done(null, chunk);
    },
  });
};

/**
 * Writes a stream to a file, lends it as a Blob that is read from the disk, and removes it. So an upload of any size
 * takes no memory, and the client can send it again after a network failure. Rejects with FileTooLargeError.
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
