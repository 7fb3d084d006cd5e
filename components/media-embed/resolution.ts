import { embedPreview, type EmbedPreview } from '../../src/resolve/embed-preview.js';
import type { Embed } from '../../src/schema/embed.js';
import { type EmbedError, embedErrorOf } from '../../src/player/embed-error.js';
import type { SourceResult } from '../controllers/embed-source.js';

/** What a source gave, read as far as a facade needs it. */
export type Resolution =
  | { readonly status: 'empty' | 'loading' }
  | { readonly status: 'error'; readonly error: EmbedError }
  | { readonly status: 'resolved'; readonly embed: Embed; readonly config: EmbedPreview };

/**
 * Resolves what a source gave. `embedPreview` is total for JSON; an object of the page may still
 * throw when it is read, and is then no embed.
 */
export const resolutionOf = (source: SourceResult): Resolution => {
  if (source.status !== 'loaded') return source;
  const { embed } = source;
  try {
    return { status: 'resolved', embed, config: embedPreview(embed) };
  } catch (cause) {
    return { status: 'error', error: embedErrorOf(cause) };
  }
};
