import { AD_EVENTS } from '../playback/ad-event.js';

/** Events of the player that a beacon may name, beside the milestones. */
export const BEACON_EVENTS: readonly string[] = ['play', 'pause', 'seeked', 'ended', ...AD_EVENTS];
