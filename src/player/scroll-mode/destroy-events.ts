import type {
  PlayerEventName,
  ScrollMode,
  ScrollModeDestroyEvent,
} from '../../resolve/player-config.js';
import type { Playback } from '../playback/playback.js';
import { AdEvent, type AdEventName, type MediaEventName } from '../playback/player-events.js';
import type { AdBreakMonitor } from './ad-break-monitor.js';

interface RuleContext {
  readonly event: Event;
  readonly playback: Playback;
  readonly adBreak: AdBreakMonitor;
}

/** The condition for an event of the service's player, in terms of this player's events. */
interface DestroyRule {
  readonly types: readonly (MediaEventName | AdEventName | 'playerready')[];
  readonly when?: (context: RuleContext) => boolean;
}

const ofContent = ({ playback, adBreak }: RuleContext): boolean =>
  playback.ad === null && !adBreak.isOn;

const endsPreroll = ({ event }: RuleContext): boolean =>
  event instanceof AdEvent && event.position === 'preroll';

/**
 * The service's events (platform facts 5) in terms of this player's. Not in the facts, chosen as the
 * closest meaning: `ADS_MANAGER_READY` is the start of a break; `PLAY` and `PAUSE` are those of the
 * content; `ENDED` waits for the postrolls; `AD_ERROR` and `AD_EMPTY` occur when no further tag of the
 * break has an ad.
 */
const RULES: Readonly<Record<PlayerEventName, DestroyRule>> = {
  READY: { types: ['playerready'] },
  LOADEDMETADATA: { types: ['loadedmetadata'] },
  ADS_MANAGER_READY: { types: ['adbreakstart'] },
  AD_STARTED: { types: ['adstart'] },
  AD_ENDED: { types: ['adbreakend'], when: endsPreroll },
  AD_ERROR: {
    types: ['aderror', 'adbreakend'],
    when: ({ adBreak }) => adBreak.result === 'aderror',
  },
  AD_EMPTY: {
    types: ['adempty', 'adbreakend'],
    when: ({ adBreak }) => adBreak.result === 'adempty',
  },
  PLAY: { types: ['play'], when: ofContent },
  PAUSE: { types: ['pause'], when: ofContent },
  ENDED: { types: ['ended', 'adbreakend'], when: ({ playback }) => playback.ended },
};

interface DestroyablePlayer {
  readonly host: HTMLElement;
  readonly playback: Playback;
  readonly settings: Pick<ScrollMode, 'destroyOn'>;
}

/**
 * Calls `onEvent` with the name of each event in `scrollmode_destroy_on` (spec 2.5) that occurs, until
 * the signal aborts. The specification has no condition, so it does not matter whether the player floats.
 */
export const watchDestroyEvents = (
  { host, playback, settings }: DestroyablePlayer,
  adBreak: AdBreakMonitor,
  onEvent: (name: string) => void,
  signal: AbortSignal,
): void => {
  const watch = (destroyEvent: ScrollModeDestroyEvent): void => {
    const { known, name } = destroyEvent;
    if (!known) {
      // An unknown name may be an event of the player, or one that the page dispatches at the element.
      for (const target of [playback, host])
        target.addEventListener(name, () => onEvent(name), { signal });
      return;
    }
    const { types, when } = RULES[name];
    const listener = (event: Event): void => {
      if (when?.({ event, playback, adBreak }) ?? true) onEvent(name);
    };
    for (const type of types) playback.addEventListener(type, listener, { signal });
  };
  settings.destroyOn.forEach(watch);
};
