import {
  PLAYER_EVENT_NAMES,
  type PlayerEventName,
  type ScrollMode,
  type ScrollModeDestroyEvent,
} from './player-config.js';
import { report, type FieldReader } from './field-reader.js';
import { flag } from './read-value.js';
import { texts } from './read-format.js';
import { shownText } from '../text/shown-text.js';

const isPlayerEvent = (name: string): name is PlayerEventName =>
  PLAYER_EVENT_NAMES.some((known) => known === name);

/** A known name as the player writes it, any other unchanged. */
const eventName = (text: string): string => {
  const name = text.toUpperCase();
  return isPlayerEvent(name) ? name : text;
};

const destroyEvent = (settings: FieldReader, name: string): ScrollModeDestroyEvent => {
  if (isPlayerEvent(name)) return { known: true, name };
  report(settings, 'scrollmode_destroy_on', 'unknown-destroy-event', { name: shownText(name) });
  return { known: false, name };
};

/**
 * Scroll mode (spec 2.5, `scrollmode_*`). The specification leaves the names of the events open (spec
 * 2.11). The player's event names are recognized in upper and lower case, because both values in use
 * are such names (platform facts 3); other names are passed on unchanged.
 */
export const scrollMode = (settings: FieldReader): ScrollMode => ({
  enabled: flag(settings, 'scrollmode_enabled'),
  muteOnMouseOver: flag(settings, 'scrollmode_mute_on_mouse_over'),
  destroyOn: [...new Set(texts(settings, 'scrollmode_destroy_on').map(eventName))].map((name) =>
    destroyEvent(settings, name),
  ),
});
