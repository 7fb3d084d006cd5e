import { hostedPlayerUrl } from '../../../src/resolve/hosted-player.js';
import { readRoot } from '../../../src/resolve/field-reader.js';
import type { Embed } from '../../../src/schema/embed.js';
import { isPlayerOrigin } from './player-origin.js';

/** Origins that the page has a connection to, or is about to. */
const warm = new Set<string>();

/**
 * Opens the connection to the origin of an embed's hosted player before it is needed, once a page, where it
 * may be framed. `allowedOrigins` as of `isPlayerOrigin`.
 */
export const warmUp = (embed: Embed, allowedOrigins: readonly string[] | null): void => {
  const address = hostedPlayerUrl(readRoot(embed));
  if (address === null) return;
  const url = new URL(address);
  const { origin } = url;
  if (warm.has(origin) || origin === window.origin || !isPlayerOrigin(url, allowedOrigins)) return;
  warm.add(origin);
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = origin;
  document.head.append(link);
};
