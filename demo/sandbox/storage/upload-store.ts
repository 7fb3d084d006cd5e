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

/**
 * The folder of the uploads. All names are random; the file name of a caller is never part of a path.
 * The sub-folder `media` is served.
 */
export interface UploadStore {
  /** Writes a stream to the disk; resolves when it is synced. Rejects with HTTPException 413. */
  receive(stream: AsyncIterable<Uint8Array>): Promise<IncomingFile>;
  /** Keeps the source of a video and resolves with its name. */
  keepSource(file: IncomingFile): Promise<string>;
  /** Keeps an image and resolves with its address. Rejects with HTTPException 400 for other files. */
  keepImage(file: IncomingFile): Promise<string>;
  discard(files: Iterable<IncomingFile>): Promise<void>;
  sourcePath(name: string): string;
  removeSource(name: string): Promise<void>;
  newFolder(): Promise<string>;
  folderPath(name: string): string;
  removeFolder(name: string): Promise<void>;
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

const incomingFiles = (
  root: string,
  maxBytes: number,
): Pick<UploadStore, 'receive' | 'keepSource' | 'keepImage' | 'discard'> => {
  const keep = async (file: IncomingFile, folder: 'sources' | 'media', name: string) => {
    await rename(file.path, join(root, folder, name));
    await syncFolder(join(root, folder));
  };
  return {
    async receive(stream) {
      const path = join(root, 'incoming', randomName());
      try {
        return await write(path, stream, maxBytes);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    async keepSource(file) {
      const name = randomName();
      await keep(file, 'sources', name);
      return name;
    },
    async keepImage(file) {
      const extension = imageExtension(file.start);
      if (extension === null)
        throw new HTTPException(400, {
          message: 'preview_image must be a jpg, png or gif image.',
        });
      const name = `${randomName()}.${extension}`;
      await keep(file, 'media', name);
      return uploadAddress(name);
    },
    async discard(incoming) {
      for (const { path } of incoming) await rm(path, { force: true });
    },
  };
};

/** Opens the folder of the uploads and removes the unfinished files of earlier runs. */
export const openUploadStore = async (
  root: string,
  maxBytes = DEFAULT_MAX_UPLOAD_BYTES,
): Promise<UploadStore> => {
  await rm(join(root, 'incoming'), { recursive: true, force: true });
  for (const folder of FOLDERS) await mkdir(join(root, folder), { recursive: true });
  const remove = (...path: readonly string[]): Promise<void> =>
    rm(join(root, ...path), { recursive: true, force: true });
  return {
    ...incomingFiles(root, maxBytes),
    sourcePath: (name) => join(root, 'sources', name),
    removeSource: (name) => remove('sources', name),
    async newFolder() {
      const name = randomName();
      await mkdir(join(root, 'media', name));
      return name;
    },
    folderPath: (name) => join(root, 'media', name),
    removeFolder: (name) => remove('media', name),
  };
};
