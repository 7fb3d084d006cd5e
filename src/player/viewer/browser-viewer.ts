import type { Consent, PlayerContext, Viewer } from '../../viewer.js';
import { browserDevice } from './device.js';
import { browserPage } from './page.js';

/** The size of the element that plays, in whole CSS pixels without borders; empty while it has no box. */
export const playerSize = ({
  clientWidth: width,
  clientHeight: height,
}: Element): Pick<PlayerContext, 'width' | 'height'> =>
  width > 0 && height > 0 ? { width, height } : {};

/** What cannot be read from the browser synchronously, or at all. */
export interface BrowserViewerOptions {
  /** The element that plays; its size is read. */
  readonly player?: Element;
  /** From `readConsent`. */
  readonly consent?: Consent;
}

/** Reads the viewer from the browser, once: page, device, player size, clock and random. Nothing is stored. */
export const browserViewer = ({ player, consent }: BrowserViewerOptions = {}): Viewer => ({
  device: browserDevice(),
  page: browserPage(),
  ...(player === undefined ? {} : { player: playerSize(player) }),
  ...(consent === undefined ? {} : { consent }),
  now: Date.now,
  random: Math.random,
});
