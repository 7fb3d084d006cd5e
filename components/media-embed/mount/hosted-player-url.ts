import { hostedAddress } from '../../../src/render/hosted-address.js';
import { playbackParameters } from '../../../src/render/player-options.js';
import { hostedPlayerUrl } from '../../../src/resolve/hosted-player.js';
import { identity } from '../../../src/resolve/identity.js';
import { readRoot } from '../../../src/resolve/field-reader.js';
import { isRecording } from '../../../src/player/recorder/page-recorder.js';
import { EmbedError } from '../../../src/player/embed-error.js';
import type { PlayerRequest } from '../player-session.js';

/**
 * Whether a player of this URL may be framed: by https, or http on an http page, and from an allowed
 * origin. Null allows every origin but the page's own, which has to be named: with `allow-same-origin`
 * its frame can access the page.
 */
export const isAllowedPlayer = (
  { protocol, origin }: URL,
  allowedOrigins: readonly string[] | null,
): boolean =>
  (protocol === 'https:' || protocol === location.protocol) &&
  (allowedOrigins?.includes(origin) ?? origin !== window.origin);

/**
 * The address of the hosted player for one element: that of its embed code, with the options of playback,
 * `coppa=1`, `controls=none` and, while the page records ads, `ad-debug=1` in the fragment. Not in the specification; chosen because a fragment never reaches a server,
 * and a player that does not know it ignores it.
 *
 * Throws EmbedError `no-player` or `player-refused`.
 */
export const hostedPlayerAddress = ({
  embed,
  host,
  label,
  autoplay,
  muted: mute,
  allowedPlayerOrigins,
}: Pick<
  PlayerRequest,
  'embed' | 'host' | 'label' | 'autoplay' | 'muted' | 'allowedPlayerOrigins'
>): string => {
  const fields = readRoot(embed);
  const playerUrl = hostedPlayerUrl(fields);
  const address = playerUrl && hostedAddress(playerUrl, identity(fields), label);
  if (address === null) throw new EmbedError('no-player');
  const url = new URL(address);
  if (!isAllowedPlayer(url, allowedPlayerOrigins()))
    throw new EmbedError('player-refused', url.origin);
  const { start, end, loop, captions } = host;
  const flags = [
    ...playbackParameters({ autoplay, mute, start: start || undefined, end, loop, captions }),
    host.hasAttribute('coppa') && 'coppa=1',
    host.getAttribute('controls')?.toLowerCase() === 'none' && 'controls=none',
    isRecording() && 'ad-debug=1',
  ];
  const fragment = flags.filter(Boolean).join('&');
  if (fragment !== '') url.hash = fragment;
  return url.href;
};
