import { hostedAddress } from '../../../src/render/hosted-address.js';
import type { PlayerConfig } from '../../../src/resolve/player-config.js';
import { EmbedError } from '../../../src/player/embed-error.js';
import { checkPlayerOrigin } from './player-origin.js';

/** What the element tells the hosted player through its address. */
export interface HostedPlayerWishes {
  /** Label of the bulk to force, or the empty string. */
  readonly label: string;
  readonly autoplay: boolean;
  readonly muted: boolean;
}

/**
 * The address of the hosted player for one element: as embed code has it, with `autoplay=1` and
 * `muted=1` in the fragment (ours: it never reaches a server, and a player that does not know
 * them ignores them).
 *
 * `allowedOrigins` null allows every origin but the page's own. Only https is taken, and http on an http page.
 * Throws EmbedError `no-player` or `player-refused`.
 */
export const hostedPlayerAddress = (
  { hostedPlayerUrl, identity }: PlayerConfig,
  { label, autoplay, muted }: HostedPlayerWishes,
  allowedOrigins: readonly string[] | null,
): string => {
  const address = hostedPlayerUrl && hostedAddress(hostedPlayerUrl, identity, label);
  if (address === null) throw new EmbedError('no-player', 'No hosted player.');
  const url = new URL(address);
  checkPlayerOrigin(url, allowedOrigins);
  const wishes = [autoplay && 'autoplay=1', muted && 'muted=1'].filter(Boolean).join('&');
  if (wishes !== '') url.hash = wishes;
  return url.href;
};
