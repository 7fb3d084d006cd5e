import { frameAddress } from '../../src/render/frame-address.js';
import type { FacadeConfig } from '../../src/resolve/resolve-facade.js';
import { EmbedError } from '../embed-source/embed-error.js';

/** What the element tells the hosted player through its address. */
export interface HostedPlayerWishes {
  /** Label of the bulk to force, or the empty string. */
  readonly label: string;
  readonly autoplay: boolean;
  readonly muted: boolean;
}

const isSafe = ({ protocol }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && location.protocol === 'http:');

/**
 * The address of the hosted player for one element: as embed code has it, with `autoplay=1` and
 * `muted=1` in the fragment (ours: it never reaches a server, and a player that does not know
 * them ignores them).
 *
 * `allowedOrigins` null allows every origin. Only https is taken, and http on an http page.
 * Throws EmbedError `no-player` or `player-refused`.
 */
export const hostedPlayerAddress = (
  config: FacadeConfig,
  { label, autoplay, muted }: HostedPlayerWishes,
  allowedOrigins: readonly string[] | null,
): string => {
  const address = frameAddress({ config, options: label === '' ? {} : { label } });
  if (typeof address !== 'string') {
    throw new EmbedError('no-player', 'The embed names no hosted player.');
  }
  const url = new URL(address);
  if (!isSafe(url) || allowedOrigins?.includes(url.origin) === false) {
    throw new EmbedError('player-refused', 'The player is not of an allowed origin.');
  }
  const wishes = [autoplay && 'autoplay=1', muted && 'muted=1'].filter(Boolean).join('&');
  if (wishes !== '') url.hash = wishes;
  return url.href;
};
