import type { Consent, Viewer } from '../../viewer.js';
import { browserDevice } from './device.js';
import { browserPage } from './page.js';
import { playerSize } from './player-size.js';

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
