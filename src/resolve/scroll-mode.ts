import type { PlayerEventName, ScrollMode, ScrollModeDestroyEvent } from './player-config.js';
import { report, type Wire } from './wire.js';
import { flag, texts } from './wire-value.js';

/** Events of the player in the page (platform facts 5). */
const PLAYER_EVENTS: ReadonlySet<string> = new Set<PlayerEventName>([
  'READY',
  'LOADEDMETADATA',
  'ADS_MANAGER_READY',
  'AD_STARTED',
  'AD_ENDED',
  'AD_ERROR',
  'AD_EMPTY',
  'PLAY',
  'PAUSE',
  'ENDED',
]);

const isPlayerEvent = (name: string): name is PlayerEventName => PLAYER_EVENTS.has(name);

const destroyEvent = (settings: Wire, given: string): ScrollModeDestroyEvent => {
  const name = given.toUpperCase();
  if (isPlayerEvent(name)) return { known: true, name };
  report(settings, 'scrollmode_destroy_on', 'unknown-destroy-event', given);
  return { known: false, name: given };
};

/**
 * The player follows the reader (spec 2.5, `scrollmode_*`). The values of the event list are open
 * (spec 2.11); ours: the player's event names in any case are known, others are passed on as they came.
 */
export const scrollMode = (settings: Wire): ScrollMode => ({
  enabled: flag(settings, 'scrollmode_enabled'),
  muteOnMouseOver: flag(settings, 'scrollmode_mute_on_mouse_over'),
  destroyOn: [...new Set(texts(settings, 'scrollmode_destroy_on'))].map((name) =>
    destroyEvent(settings, name),
  ),
});
