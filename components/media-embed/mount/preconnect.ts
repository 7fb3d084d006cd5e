import { pageScriptsRun } from '../player-origins.js';
import { hostedPlayerAddress } from './hosted-player-url.js';

/** Origins that the page has preconnected to. */
const preconnected = new Set<string>();

/**
 * Preconnects to the origin of the hosted player that an element would frame, once per page. Rejects with the EmbedError
 * of a player that may not be framed.
 */
export const preconnect = async (
  request: Parameters<typeof hostedPlayerAddress>[0],
): Promise<void> => {
  if (request.allowedPlayerOrigins() === null) await pageScriptsRun();
  const { origin } = new URL(hostedPlayerAddress(request));
  if (preconnected.has(origin) || origin === window.origin) return;
  preconnected.add(origin);
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = origin;
  document.head.append(link);
};
