import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

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
  ['.webp', 'image/webp'],
  ['.gif', 'image/gif'],
  ['.m3u8', 'application/vnd.apple.mpegurl'],
  ['.m4s', 'video/iso.segment'],
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
  ['.vtt', 'text/vtt; charset=utf-8'],
]);

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

/** The names in a URL path, or null if one of them is not a plain name. */
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
    const filePath = join(root, ...names);
    const stats = await statOf(filePath);
    if (!stats?.isFile()) return null;
    const entityTag = `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`;
    return { path: filePath, size: stats.size, mediaType, entityTag };
  },
  async hasFolder(path) {
    const names = namesIn(path);
    return names !== null && ((await statOf(join(root, ...names)))?.isDirectory() ?? false);
  },
});
