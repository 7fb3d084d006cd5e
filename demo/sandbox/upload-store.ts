import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from './failure.js';
import { imageExtension, SIGNATURE_BYTES } from './file-signature.js';

/** A file that came with a call and has no place yet; it goes with the call unless it is kept. */
export interface IncomingFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly start: Uint8Array;
}

/**
 * Where uploads are. All names are random; what a caller calls a file is never part of a path. In
 * `media` is what is served.
 */
export interface UploadStore {
  /** Writes a stream to the disk; resolves when it is there for good. Rejects with Failure 413. */
  receive(stream: AsyncIterable<Uint8Array>): Promise<IncomingFile>;
  /** Keeps a video's source and answers with its name. */
  keepSource(file: IncomingFile): Promise<string>;
  /** Keeps an image and answers with its address. Rejects with Failure 400 when it is none. */
  keepImage(file: IncomingFile): Promise<string>;
  discard(files: Iterable<IncomingFile>): Promise<void>;
  sourcePath(name: string): string;
  removeSource(name: string): Promise<void>;
  /** A new folder below `media`, by its name. */
  newFolder(): Promise<string>;
  folderPath(name: string): string;
  removeFolder(name: string): Promise<void>;
}

/** Address of a file in `media`. */
export const uploadAddress = (path: string): string => `{origin}/uploads/${path}`;

/** Bytes of the largest file; the spec shows no limit (spec 8). Ours. */
export const LARGEST_UPLOAD = 2 ** 31;

const randomName = (): string => randomBytes(16).toString('hex');

const FOLDERS = ['incoming', 'sources', 'media'] as const;

/** What a folder holds is there for good only once the folder itself is written. */
const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
};

const write = async (
  path: string,
  stream: AsyncIterable<Uint8Array>,
  largest: number,
): Promise<IncomingFile> => {
  const file = await open(path, 'wx');
  try {
    let size = 0;
    let start = new Uint8Array();
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > largest) throw new Failure(413, `A file may have ${largest} bytes.`);
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

/** Takes files in, and keeps those that have a place. */
const files = (
  root: string,
  largest: number,
): Pick<UploadStore, 'receive' | 'keepSource' | 'keepImage' | 'discard'> => {
  const keep = async (file: IncomingFile, folder: 'sources' | 'media', name: string) => {
    await rename(file.path, join(root, folder, name));
    await syncFolder(join(root, folder));
  };
  return {
    async receive(stream) {
      const path = join(root, 'incoming', randomName());
      try {
        return await write(path, stream, largest);
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
        throw new Failure(400, 'preview_image must be a jpg, png or gif image.');
      const name = `${randomName()}.${extension}`;
      await keep(file, 'media', name);
      return uploadAddress(name);
    },
    async discard(incoming) {
      for (const { path } of incoming) await rm(path, { force: true });
    },
  };
};

/** Opens the folder of uploads; what an earlier run left unfinished there is removed. */
export const openUploadStore = async (
  root: string,
  largest = LARGEST_UPLOAD,
): Promise<UploadStore> => {
  await rm(join(root, 'incoming'), { recursive: true, force: true });
  for (const folder of FOLDERS) await mkdir(join(root, folder), { recursive: true });
  const remove = (...path: readonly string[]): Promise<void> =>
    rm(join(root, ...path), { recursive: true, force: true });
  return {
    ...files(root, largest),
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
