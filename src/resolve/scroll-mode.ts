import type { PlayerEventName, ScrollMode, ScrollModeDestroyEvent } from './player-config.js';
import { report, type FieldReader } from './field-reader.js';
import { flag } from './read-value.js';
import { texts } from './read-format.js';

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

/** A known name as the player writes it, any other unchanged. */
const eventName = (text: string): string => {
  const name = text.toUpperCase();
  return isPlayerEvent(name) ? name : text;
};

const destroyEvent = (settings: FieldReader, name: string): ScrollModeDestroyEvent => {
  if (isPlayerEvent(name)) return { known: true, name };
  report(settings, 'scrollmode_destroy_on', 'unknown-destroy-event', name);
  return { known: false, name };
};

/**
 * Scroll mode (spec 2.5, `scrollmode_*`). The specification leaves the names of the events open (spec
 * 2.11). The player's event names are known in any case, because the two documented ones are among
 * them; other names are passed on unchanged.
 */
export const scrollMode = (settings: FieldReader): ScrollMode => ({
  enabled: flag(settings, 'scrollmode_enabled'),
  muteOnMouseOver: flag(settings, 'scrollmode_mute_on_mouse_over'),
  destroyOn: [...new Set(texts(settings, 'scrollmode_destroy_on').map(eventName))].map((name) =>
    destroyEvent(settings, name),
  ),
});
