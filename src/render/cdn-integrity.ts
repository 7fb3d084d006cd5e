import { parseAddress } from '../resolve/address.js';

/** Hashes of the files for pages without a bundler: the content of `media-embed-elements/integrity.json`. */
export interface CdnIntegrity {
  /** Subresource integrity, such as `sha384-…`, by the path of the file below `dist/cdn`. */
  readonly files: Readonly<Record<string, string>>;
  /** The files that a browser loads together with a file, by its path. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

export interface ScriptIntegrity {
  readonly integrity: string;
  /** Hashes by the address of the imported file. */
  readonly imports: Readonly<Record<string, string>>;
}

const HASH = /^sha(?:256|384|512)-[\w+/]+={0,2}$/;

/** A hash in the form of the specification Subresource Integrity, or undefined. */
export const usableHash = (hash: unknown): string | undefined =>
  typeof hash === 'string' && HASH.test(hash) ? hash : undefined;

const split = (address: string): readonly [folder: string, file: string] | null => {
  const [path = ''] = (parseAddress(address)?.href ?? '').split(/[?#]/, 1);
  const end = path.lastIndexOf('/') + 1;
  return end === 0 ? null : [path.slice(0, end), path.slice(end)];
};

/** The hashes for the file at an address; undefined if the hashes have none for it. */
export const scriptIntegrity = (
  address: string,
  { files, imports }: CdnIntegrity,
): ScriptIntegrity | undefined => {
  const [folder, file] = split(address) ?? ['', ''];
  const hash = Object.hasOwn(files, file) ? usableHash(files[file]) : undefined;
  if (hash === undefined) return undefined;
  const names = Object.hasOwn(imports, file) ? (imports[file] ?? []) : [];
  const hashes = names.flatMap((name) => {
    const imported = usableHash(files[name]);
    return imported === undefined ? [] : [[folder + name, imported] as const];
  });
  return { integrity: hash, imports: Object.fromEntries(hashes) };
};
