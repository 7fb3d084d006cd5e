import {
  AD_EVENTS,
  AdEvent,
  type AdEventName,
  MEDIA_EVENTS,
} from '../../../src/player/playback/player-events.js';

const isAdEventName = (name: string): name is AdEventName =>
  AD_EVENTS.some((each) => each === name);

/** An event that was dispatched cannot be dispatched again elsewhere as it is. */
const copyOf = (event: Event): Event => {
  const { type } = event;
  if (event instanceof AdEvent && isAdEventName(type)) return new AdEvent(type, event);
  return new Event(type, { composed: true });
};

/** Dispatches at an element what happens in a player that is not part of the page. */
export const relayEvents = (from: EventTarget, to: EventTarget, signal: AbortSignal): void => {
  for (const name of [...MEDIA_EVENTS, ...AD_EVENTS, 'playerready', 'autoplayblocked']) {
    from.addEventListener(name, (event) => to.dispatchEvent(copyOf(event)), { signal });
  }
};
