import type { Embed } from '../../src/index.js';

/** One embed of the sandbox's published list. */
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

/** Thrown when the list or an embed cannot be loaded. The message is shown to the user. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
}

const fetchJson = async (path: string): Promise<unknown> => {
  const response = await fetch(path, { headers: { accept: 'application/json' } }).catch(() => null);
  if (response === null)
    throw new CatalogueError('The sandbox did not respond. Check that it is still running.');
  if (response.status === 404)
    throw new CatalogueError('The sandbox has no embed with this id. Choose another embed.');
  if (!response.ok)
    throw new CatalogueError(
      `The sandbox responded with status ${response.status} instead of the embed. Reload the page.`,
    );
  return response.json().catch(() => {
    throw new CatalogueError('The response of the sandbox is not valid JSON. Reload the page.');
  });
};

/** The name of an embed in URLs: its public id if it has one, else its id. */
export const nameOf = ({ id, public_id: publicId }: CatalogueEntry): string => publicId ?? id;

/** URL of the published JSON of an embed. */
export const publishedUrl = (name: string): string =>
  `/published/embed/${encodeURIComponent(name)}.json`;

/** Every published embed, in the sandbox's order. Rejects with a CatalogueError. */
export const fetchCatalogue = async (): Promise<readonly CatalogueEntry[]> =>
  (await fetchJson('/published/embed.json')) as readonly CatalogueEntry[];

/** The embed at a URL. Rejects with a CatalogueError. */
export const fetchEmbed = async (url: string): Promise<Embed> => (await fetchJson(url)) as Embed;
