import type { RmOptions } from 'node:fs';
import * as disk from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { ArticleDisk } from '../../../../demo/cms/server/article-store.js';

/** What is certain to be on the disk: the contents of the files of a folder by name. */
export type DurableFiles = ReadonlyMap<string, string>;

export interface PowerCutFiles {
  readonly fileSystem: ArticleDisk;
  /** The files as they are found after a power cut now. */
  readonly durable: () => DurableFiles;
  /** Number of calls so far. */
  readonly calls: () => number;
  /** Fails the call with this number, from 0, with an error. */
  readonly failAt: (call: number, error: Error) => void;
}

/**
 * The file system of this machine, which also keeps what POSIX promises: the content of a file is on the disk when the
 * file was synced, a new, renamed or removed name when its folder was.
 */
export const powerCutFiles = (): PowerCutFiles => {
  const onDisk = new Map<string, string>();
  const synced = new Map<string, string>();
  let pending: (() => void)[] = [];
  let calls = 0;
  let failure: readonly [number, Error] | null = null;
  const step = (): void => {
    const [at, error] = failure ?? [-1];
    calls += 1;
    if (calls - 1 === at && error !== undefined) throw error;
  };
  const syncFolder = (): void => {
    for (const apply of pending) apply();
    pending = [];
  };
  const open = async (path: string, flags: string): Promise<disk.FileHandle> => {
    step();
    const file = await disk.open(path, flags);
    let content: string | null = null;
    const recorded = {
      /** A failure leaves half of the text. */
      writeFile: async (text: string): Promise<void> => {
        await file.write(text.slice(0, text.length / 2), 0);
        step();
        await file.write(text, 0);
        content = text;
      },
      sync: (): void => {
        step();
        if (content === null) syncFolder();
        else synced.set(path, content);
      },
      close: () => file.close(),
    };
    return recorded as unknown as disk.FileHandle;
  };
  const rename = async (from: string, to: string): Promise<void> => {
    step();
    assertSameFolder(from, to);
    await disk.rename(from, to);
    const content = synced.get(from) ?? '';
    pending.push(() => onDisk.set(basename(to), content));
  };
  const rm = async (path: string, options: RmOptions): Promise<void> => {
    step();
    await disk.rm(path, options);
    pending.push(() => onDisk.delete(basename(path)));
  };
  return {
    fileSystem: { open, rename, rm } as ArticleDisk,
    durable: () => new Map(onDisk),
    calls: () => calls,
    failAt: (call, error) => (failure = [call, error]),
  };
};

const assertSameFolder = (from: string, to: string): void => {
  if (dirname(from) !== dirname(to)) throw new Error('A rename to another folder is not atomic.');
};
