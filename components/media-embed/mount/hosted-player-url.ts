import type { PlaybackChoice } from '../../../src/player/playback/play-range.js';
import { hostedAddress } from '../../../src/render/hosted-address.js';
import { playbackParameters } from '../../../src/render/player-options.js';
import { hostedPlayerUrl } from '../../../src/resolve/hosted-player.js';
import type { PlayerConfig } from '../../../src/resolve/player-config.js';
import { readRoot } from '../../../src/resolve/field-reader.js';
import type { Embed } from '../../../src/schema/embed.js';
import { isRecording } from '../../../src/player/recorder/page-recorder.js';
import { pageScriptsRun } from '../../controllers/page-scripts.js';
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
  { hostedPlayerUrl: playerUrl, identity }: PlayerConfig,
  { label, muted, coppa, withoutControls, ...playback }: UrlOptions,
  allowedOrigins: readonly string[] | null,
): string => {
  const address = playerUrl && hostedAddress(playerUrl, identity, label);
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
