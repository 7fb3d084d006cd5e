import type { Embed } from '../../src/index.js';

export interface CatalogueEntry {
  readonly id: string;
  /** Used in URLs instead of the id when the embed has one. */
  readonly public_id: string | null;
  readonly title: string;
  readonly kind: 'video' | 'live' | 'none';
  readonly state: 'ready' | 'processing' | 'failed' | 'empty';
  /** CSS pixels, or null when the embed sets none. */
  readonly width: number | null;
  readonly height: number | null;
  /** Number of ads in all slots of both devices. */
  readonly ads: number;
}

/** Why an embed or the list of embeds cannot be shown. Pages have a sentence for each. */
export type CatalogueErrorCode = 'no-response' | 'not-found' | 'wrong-status' | 'invalid-json';

export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  readonly code: CatalogueErrorCode;

  constructor(code: CatalogueErrorCode) {
    super(`The embeds of the sandbox cannot be read: ${code}.`);
    this.code = code;
  }
}

const fetchJson = async (path: string): Promise<unknown> => {
  const response = await fetch(path, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  }).catch(() => null);
  if (response === null) throw new CatalogueError('no-response');
  if (response.status === 404) throw new CatalogueError('not-found');
  if (!response.ok) throw new CatalogueError('wrong-status');
  return response.json().catch(() => {
    throw new CatalogueError('invalid-json');
  });
};

/** A server that is silent for longer counts as one that does not respond. */
export const RESPONSE_TIMEOUT_MS = 20_000;

export const catalogueErrorCode = (error: unknown): CatalogueErrorCode =>
  error instanceof CatalogueError ? error.code : 'invalid-json';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isEntry = (value: unknown): value is CatalogueEntry =>
  isObject(value) && 'id' in value && typeof value.id === 'string';

export const hasCatalogueName = (
  { id, public_id: publicId }: CatalogueEntry,
  name: string,
): boolean => id === name || publicId === name;

/** The name of an embed in URLs: its public id if it has one, else its id. */
export const catalogueName = ({ id, public_id: publicId }: CatalogueEntry): string =>
  publicId ?? id;

/** Where the sandbox publishes an embed, of another account than its first one if it is named. */
export const publishedUrl = (name: string, account = ''): string =>
  `${account === '' ? '' : `/${encodeURIComponent(account)}`}/published/embed/${encodeURIComponent(name)}.json`;

export const fetchCatalogue = async (): Promise<readonly CatalogueEntry[]> => {
  const entries = await fetchJson('/published/embed.json');
  if (!Array.isArray(entries)) throw new CatalogueError('invalid-json');
  return (entries as readonly unknown[]).filter(isEntry);
};

/** The embed at a URL. Rejects with a CatalogueError. */
export const fetchCatalogueEmbed = async (url: string): Promise<Embed> => {
  const embed = await fetchJson(url);
  if (!isObject(embed) || !('id' in embed)) throw new CatalogueError('invalid-json');
  return embed as Embed;
};
