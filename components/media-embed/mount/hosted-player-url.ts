import type { PlaybackChoice } from '../../../src/player/playback/play-range.js';
import { hostedAddress } from '../../../src/render/hosted-address.js';
import { playbackParameters } from '../../../src/render/player-options.js';
import { hostedPlayerUrl } from '../../../src/resolve/hosted-player.js';
import { identity } from '../../../src/resolve/identity.js';
import { readRoot } from '../../../src/resolve/field-reader.js';
import type { Embed } from '../../../src/schema/embed.js';
import { isRecording } from '../../../src/player/recorder/page-recorder.js';
import { EmbedError } from '../../../src/player/embed-error.js';

export interface UrlOptions extends PlaybackChoice {
  /** Label of the bulk to force, or the empty string. */
  readonly label: string;
  readonly autoplay: boolean;
  readonly muted: boolean;
  /** Whether the content is directed at children. */
  readonly coppa: boolean;
  /** Whether the page shows its own controls. */
  readonly withoutControls: boolean;
}

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
 * `allowedOrigins` null allows every origin but the page's own.
 * Throws EmbedError `no-player` or `player-refused`.
 */
export const hostedPlayerAddress = (
  embed: Embed,
  { label, muted, coppa, withoutControls, ...playback }: UrlOptions,
  allowedOrigins: readonly string[] | null,
): string => {
  const fields = readRoot(embed);
  const playerUrl = hostedPlayerUrl(fields);
  const address = playerUrl && hostedAddress(playerUrl, identity(fields), label);
  if (address === null) throw new EmbedError('no-player');
  const url = new URL(address);
  if (!isAllowedPlayer(url, allowedOrigins)) throw new EmbedError('player-refused', url.origin);
  const flags = [
    ...playbackParameters({ ...playback, mute: muted, start: playback.start || undefined }),
    coppa && 'coppa=1',
    withoutControls && 'controls=none',
    isRecording() && 'ad-debug=1',
  ];
  const fragment = flags.filter(Boolean).join('&');
  if (fragment !== '') url.hash = fragment;
  return url.href;
};
