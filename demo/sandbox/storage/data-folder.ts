import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, LibsqlError } from '@libsql/client';

const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);

const MAX_CAUSES = 5;

/** Whether an error of the file system or of the database, or one of its causes, says that no space is left. */
export const isDiskFull = (error: unknown): boolean => {
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth += 1) {
    if ('code' in current && CODES.has(current.code)) return true;
    current = current.cause;
  }
  return false;
};

/** The folder of the data cannot be used. The message says what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** What a failure to open the folder or its database means, or null if it is another one. */
export const dataFolderError = (folder: string, error: unknown): DataFolderError | null => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^SQLITE_(?:CORRUPT|NOTADB)/.test(code))
    return new DataFolderError(
      `The database in ${folder} is damaged: move the folder away to start with new data, or choose another one with --data.`,
    );
  if (/^(?:EACCES|EPERM|EROFS|ENOTDIR|EEXIST|SQLITE_(?:READONLY|CANTOPEN|PERM))/.test(code))
    return new DataFolderError(
      `The folder ${folder} cannot be written: make it writable, or choose another one with --data.`,
    );
  return null;
};

/**
 * Makes the folder, and locks it by a write transaction on a separate database, which ends with the process however
 * that ends. Resolves with a function that ends it earlier. Rejects with a DataFolderError.
 */
export const lockDataFolder = async (path: string): Promise<() => void> => {
  try {
    await mkdir(path, { recursive: true });
    const client = createClient({ url: pathToFileURL(join(path, 'lock.db')).href });
    const transaction = await client.transaction('write');
    return () => {
      transaction.close();
      client.close();
    };
  } catch (error) {
    if (error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY'))
      throw new DataFolderError(
        `Another sandbox uses the folder ${path}: stop it, or choose another folder with --data.`,
      );
    throw dataFolderError(path, error) ?? error;
  }
};
