import type { Consent, PlayerContext, Viewer } from '../../viewer.js';
import { browserDevice } from './device.js';
import { browserPage } from './page.js';

/** The box of the element that plays, in whole CSS pixels and without its borders; unknown while it has none. */
export const playerSize = ({
  clientWidth: width,
  clientHeight: height,
}: Element): Pick<PlayerContext, 'width' | 'height'> =>
  width > 0 && height > 0 ? { width, height } : {};

/** What the browser cannot be asked for in an instant, or at all. */
export interface KnownOfViewer {
  /** The element that plays, for its size. */
  readonly player?: Element;
  /** From `readConsent`. */
  readonly consent?: Consent;
}

/** Reads the viewer from the browser, once: page, device, player size, clock and random. Nothing is stored. */
export const browserViewer = ({ player, consent }: KnownOfViewer = {}): Viewer => ({
  device: browserDevice(),
  page: browserPage(),
  ...(player === undefined ? {} : { player: playerSize(player) }),
  ...(consent === undefined ? {} : { consent }),
  now: Date.now,
  random: Math.random,
});
