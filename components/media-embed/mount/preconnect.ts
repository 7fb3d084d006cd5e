import { readRoot } from '../../../src/resolve/field-reader.js';
import { hostedPlayerUrl } from '../../../src/resolve/hosted-player.js';
import type { Embed } from '../../../src/schema/embed.js';
import { pageScriptsRun } from '../player-origins.js';
import { isAllowedPlayer } from './hosted-player-url.js';

/** Origins that the page has preconnected to. */
const preconnected = new Set<string>();

/** Preconnects to the origin of an embed's hosted player, once per page, if it may be framed. */
export const preconnect = async (
  embed: Embed,
  allowedPlayerOrigins: () => readonly string[] | null,
): Promise<void> => {
  if (allowedPlayerOrigins() === null) await pageScriptsRun();
  const allowedOrigins = allowedPlayerOrigins();
  const address = hostedPlayerUrl(readRoot(embed));
  if (address === null) return;
  const url = new URL(address);
  const { origin } = url;
  const isNeeded = !preconnected.has(origin) && origin !== window.origin;
  if (!isNeeded || !isAllowedPlayer(url, allowedOrigins)) return;
  preconnected.add(origin);
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = origin;
  document.head.append(link);
};
