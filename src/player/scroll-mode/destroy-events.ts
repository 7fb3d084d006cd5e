import type { PlayerEventName, ScrollModeDestroyEvent } from '../../resolve/player-config.js';
import type { Playback } from '../playback/playback.js';
import { AdEvent, type AdEventName, type MediaEventName } from '../playback/player-events.js';
import type { AdBreak } from './ad-break.js';
import type { Floatable } from './floating.js';

/** What is known when an event comes. */
interface Moment {
  readonly event: Event;
  readonly playback: Playback;
  readonly adBreak: AdBreak;
}

/** When an event of the service's player has happened, in the events of ours. */
interface DestroyRule {
  readonly types: readonly (MediaEventName | AdEventName | 'playerready')[];
  readonly when?: (moment: Moment) => boolean;
}

const ofContent = ({ playback, adBreak }: Moment): boolean => playback.ad === null && !adBreak.isOn;

const endsPreroll = ({ event }: Moment): boolean =>
  event instanceof AdEvent && event.position === 'preroll';

/**
 * The service's events (platform facts 5) in ours. Ours, where the facts are silent:
 * `ADS_MANAGER_READY` is the start of a break; `PLAY` and `PAUSE` are those of the content;
 * `ENDED` waits for the ads after the content; `AD_ERROR` and `AD_EMPTY` come when no further tag
 * of the break gives an ad.
 */
const RULES: Readonly<Record<PlayerEventName, DestroyRule>> = {
  READY: { types: ['playerready'] },
  LOADEDMETADATA: { types: ['loadedmetadata'] },
  ADS_MANAGER_READY: { types: ['adbreakstart'] },
  AD_STARTED: { types: ['adstart'] },
  AD_ENDED: { types: ['adbreakend'], when: endsPreroll },
  AD_ERROR: {
    types: ['aderror', 'adbreakend'],
    when: ({ adBreak }) => adBreak.outcome === 'aderror',
  },
  AD_EMPTY: {
    types: ['adempty', 'adbreakend'],
    when: ({ adBreak }) => adBreak.outcome === 'adempty',
  },
  PLAY: { types: ['play'], when: ofContent },
  PAUSE: { types: ['pause'], when: ofContent },
  ENDED: { types: ['ended', 'adbreakend'], when: ({ playback }) => playback.ended },
};

/** An unknown name may be meant for the player or for the page's own events at the element. */
const watchUnknown = (
  { playback, host }: Floatable,
  name: string,
  happened: () => void,
  signal: AbortSignal,
): void => {
  for (const target of [playback, host]) target.addEventListener(name, happened, { signal });
};

/**
 * Calls `happened` with the name of each event of `scrollmode_destroy_on` (spec 2.5) that comes,
 * until the signal. The spec names no condition, so it counts whether the player floats or not.
 */
export const watchDestroyEvents = (
  floatable: Floatable,
  adBreak: AdBreak,
  happened: (cause: string) => void,
  signal: AbortSignal,
): void => {
  const watch = (destroyEvent: ScrollModeDestroyEvent): void => {
    const { known, name } = destroyEvent;
    if (!known) {
      watchUnknown(floatable, name, () => happened(name), signal);
      return;
    }
    const { types, when } = RULES[name];
    const { playback } = floatable;
    const listener = (event: Event): void => {
      if (when?.({ event, playback, adBreak }) ?? true) happened(name);
    };
    for (const type of types) playback.addEventListener(type, listener, { signal });
  };
  floatable.settings.destroyOn.forEach(watch);
};
