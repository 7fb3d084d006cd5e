/** Finds the VAST and VMAP documents of a folder, however deep and whatever else is in it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

/** Far more than players read of a document. */
const MAX_BYTES = 5_000_000;

const EXTENSIONS = ['.xml', '.vast', '.vmap'];

const IGNORED_FOLDERS = ['node_modules', '.git'];

/** The beginning of a document in a file with another extension. */
const BEGINNING = /^\s*(<\?xml[\s\S]*?\?>|<!--[\s\S]*?-->|\s)*<(\w+:)?(VAST|VMAP)\b/;

const filesBelow = (folder, path = '') =>
  readdirSync(join(folder, path), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const inFolder = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory())
        return IGNORED_FOLDERS.includes(entry.name) ? [] : filesBelow(folder, inFolder);
      return entry.isFile() ? [inFolder] : [];
    });

const isDocument = (path, text) =>
  EXTENSIONS.includes(extname(path).toLowerCase()) || BEGINNING.test(text.slice(0, 2000));

/** UTF-16 is recognized by its byte-order mark; everything else is read as UTF-8. */
const decode = (bytes) => {
  const mark = bytes.subarray(0, 2).toString('hex');
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[mark] ?? 'utf-8';
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
};

/** The documents, each with its path below the folder and its text, and the paths of all other files. */
export const readFolder = (folder) => {
  const documents = [];
  const others = [];
  for (const path of filesBelow(folder)) {
    const file = join(folder, path);
    const text = statSync(file).size > MAX_BYTES ? null : decode(readFileSync(file));
    if (text !== null && isDocument(path, text)) documents.push({ path, text });
    else others.push(path);
  }
  return { documents, others };
};

const EMPTY = '<VAST version="4.2"></VAST>';

const namesIn = (url) => {
  const { pathname, searchParams } = new URL(url);
  const values = [pathname, ...searchParams.values()];
  return values.map((value) =>
    basename(decodeURIComponent(value.replace(/%(?![\da-f]{2})/gi, '%25'))),
  );
};

/**
 * The text that answers the ad tag URL of a wrapper: the document of the folder with this file name, next to the
 * wrapper if there are several, else a document without an ad.
 */
export const answerOf = (documents, url, wrapperPath) => {
  const folderOf = (path) => path.split('/').slice(0, -1).join('/');
  const named = documents.filter(({ path }) => namesIn(url).includes(basename(path)));
  const nearest = named.find(({ path }) => folderOf(path) === folderOf(wrapperPath)) ?? named[0];
  return nearest ?? { path: wrapperPath, text: EMPTY };
};
