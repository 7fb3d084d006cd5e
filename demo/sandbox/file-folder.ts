import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaTypeOf } from './media-type.js';

/** A file that may be served. */
export interface ServedFile {
  readonly path: string;
  readonly size: number;
  readonly mediaType: string;
  /** Strong: tells apart what was written at different times. */
  readonly entityTag: string;
}

/** A folder whose files are served; nothing outside it can be named. */
export interface FileFolder {
  /** The file of a URL path relative to the folder (percent-encoded), or null. */
  file(path: string): Promise<ServedFile | null>;
  /** Whether the path names a sub-folder. */
  hasFolder(path: string): Promise<boolean>;
}

/** A name that cannot leave the folder: no dot in front, no separator, no control character. */
const NAME = /^[^.\p{Cc}/\\:][^\p{Cc}/\\:]*$/u;

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** The names in a URL path, or null when one of them is not a plain name. */
const namesIn = (path: string): readonly string[] | null => {
  const names = path.split('/').map(decoded);
  return names.every((name) => name !== null && NAME.test(name)) ? (names as string[]) : null;
};

const statOf = async (path: string) => stat(path).catch(() => null);

export const fileFolder = (root: string): FileFolder => ({
  async file(path) {
    const names = namesIn(path);
    const mediaType = mediaTypeOf(path);
    if (names === null || mediaType === null) return null;
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
