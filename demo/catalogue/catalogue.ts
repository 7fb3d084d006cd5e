import type { Embed } from '../../src/index.js';

/** One embed of the sandbox's published list. */
export interface CatalogueEntry {
  readonly id: string;
  /** Takes the place of the id in addresses, when the embed has one. */
  readonly public_id: string | null;
  readonly title: string;
  readonly kind: 'video' | 'live' | 'none';
  readonly state: 'ready' | 'processing' | 'failed' | 'empty';
  /** CSS pixels, or null when the embed names none. */
  readonly width: number | null;
  readonly height: number | null;
  /** Ads in all slots of both devices. */
  readonly ads: number;
}

/** What the list and the embeds are fetched from could not be had; the message is for a person. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
}

const fetchJson = async (path: string): Promise<unknown> => {
  const response = await fetch(path, { headers: { accept: 'application/json' } }).catch(() => null);
  if (response === null)
    throw new CatalogueError('The sandbox does not answer. Is it still running?');
  if (response.status === 404) throw new CatalogueError('The sandbox has no such embed.');
  if (!response.ok)
    throw new CatalogueError(`The sandbox answered with status ${response.status}.`);
  return response.json().catch(() => {
    throw new CatalogueError('The sandbox did not answer with JSON.');
  });
};

/** The name under which an embed is asked for and shared: its public id, if it has one. */
export const nameOf = ({ id, public_id: publicId }: CatalogueEntry): string => publicId ?? id;

/** Every published embed, in the sandbox's order. Rejects with a CatalogueError. */
export const fetchCatalogue = async (): Promise<readonly CatalogueEntry[]> =>
  (await fetchJson('/published/embed.json')) as readonly CatalogueEntry[];

/** One published embed, by id or public id. Rejects with a CatalogueError. */
export const fetchEmbed = async (name: string): Promise<Embed> =>
  (await fetchJson(`/published/embed/${encodeURIComponent(name)}.json`)) as Embed;
