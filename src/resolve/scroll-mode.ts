import type { PlayerEventName, ScrollMode, ScrollModeDestroyEvent } from './player-config.js';
import { report, type Wire } from './wire.js';
import { flag } from './wire-value.js';
import { texts } from './wire-format.js';

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

/** A known name as the player writes it, another as it came. */
const eventName = (given: string): string => {
  const name = given.toUpperCase();
  return isPlayerEvent(name) ? name : given;
};

const destroyEvent = (settings: Wire, name: string): ScrollModeDestroyEvent => {
  if (isPlayerEvent(name)) return { known: true, name };
  report(settings, 'scrollmode_destroy_on', 'unknown-destroy-event', name);
  return { known: false, name };
};

/**
 * The player follows the reader (spec 2.5, `scrollmode_*`). The values of the event list are open
 * (spec 2.11); ours: the player's event names in any case are known, others are passed on as they came.
 */
export const scrollMode = (settings: Wire): ScrollMode => ({
  enabled: flag(settings, 'scrollmode_enabled'),
  muteOnMouseOver: flag(settings, 'scrollmode_mute_on_mouse_over'),
  destroyOn: [...new Set(texts(settings, 'scrollmode_destroy_on').map(eventName))].map((name) =>
    destroyEvent(settings, name),
  ),
});
