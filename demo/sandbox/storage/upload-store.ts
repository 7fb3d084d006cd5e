import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { HTTPException } from 'hono/http-exception';
import { imageExtension, SIGNATURE_BYTES } from './file-signature.js';

/** A file of a request; it is removed after the request unless it is kept. */
export interface IncomingFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly start: Uint8Array;
}

/** Address of a file in `media`. */
export const uploadAddress = (path: string): string => `{origin}/uploads/${path}`;

/** Not in the specification, which shows no limit (spec 8). */
const DEFAULT_MAX_UPLOAD_BYTES = 2 ** 31;

const randomName = (): string => randomBytes(16).toString('hex');

const FOLDERS = ['incoming', 'sources', 'media'] as const;

/** A new file survives a power failure only once its folder is synced. */
const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
};

const write = async (
  path: string,
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<IncomingFile> => {
  const file = await open(path, 'wx');
  try {
    let size = 0;
    let start = new Uint8Array();
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > maxBytes)
        throw new HTTPException(413, { message: `A file may have ${maxBytes} bytes.` });
      if (start.length < SIGNATURE_BYTES)
        start = Buffer.concat([start, chunk]).subarray(0, SIGNATURE_BYTES);
      await file.writeFile(chunk);
    }
    await file.sync();
    return { path, size, start };
  } finally {
    await file.close();
  }
};

/**
 * The folder of the uploads. All names are random; the file name of a caller is never part of a path.
 * The sub-folder `media` is served.
 */
export class UploadStore {
  readonly #root: string;
  readonly #maxBytes: number;

  constructor(root: string, maxBytes: number) {
    this.#root = root;
    this.#maxBytes = maxBytes;
  }

  /** Writes a stream to the disk; resolves when it is synced. Rejects with HTTPException 413. */
  async receive(stream: AsyncIterable<Uint8Array>): Promise<IncomingFile> {
    const path = join(this.#root, 'incoming', randomName());
    try {
      return await write(path, stream, this.#maxBytes);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  /** Keeps the source of a video and resolves with its name. */
  async keepSource(file: IncomingFile): Promise<string> {
    const name = randomName();
    await this.#keep(file, 'sources', name);
    return name;
  }

  /** Keeps an image and resolves with its address. Rejects with HTTPException 400 for other files. */
  async keepImage(file: IncomingFile): Promise<string> {
    const extension = imageExtension(file.start);
    if (extension === null)
      throw new HTTPException(400, { message: 'preview_image must be a jpg, png or gif image.' });
    const name = `${randomName()}.${extension}`;
    await this.#keep(file, 'media', name);
    return uploadAddress(name);
  }

  async discard(files: Iterable<IncomingFile>): Promise<void> {
    for (const { path } of files) await rm(path, { force: true });
  }

  sourcePath(name: string): string {
    return join(this.#root, 'sources', name);
  }

  removeSource(name: string): Promise<void> {
    return removeAll(this.sourcePath(name));
  }

  async newFolder(): Promise<string> {
    const name = randomName();
    await mkdir(this.folderPath(name));
    return name;
  }

  folderPath(name: string): string {
    return join(this.#root, 'media', name);
  }

  removeFolder(name: string): Promise<void> {
    return removeAll(this.folderPath(name));
  }

  async #keep({ path }: IncomingFile, folder: 'sources' | 'media', name: string): Promise<void> {
    await rename(path, join(this.#root, folder, name));
    await syncFolder(join(this.#root, folder));
  }
}

const removeAll = (path: string): Promise<void> => rm(path, { recursive: true, force: true });

/** Opens the folder of the uploads and removes the unfinished files of earlier runs. */
export const openUploadStore = async (
  root: string,
  maxBytes = DEFAULT_MAX_UPLOAD_BYTES,
): Promise<UploadStore> => {
  await removeAll(join(root, 'incoming'));
  for (const folder of FOLDERS) await mkdir(join(root, folder), { recursive: true });
  return new UploadStore(root, maxBytes);
};
