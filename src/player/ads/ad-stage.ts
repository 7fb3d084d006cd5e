import type { PlayerConfig } from '../../resolve/player-config.js';
import type { Viewer } from '../../viewer.js';
import type { VastError } from '../../vast/vast-error.js';
import type { AdDetails, AdPosition } from '../playback/ad-details.js';
import type { AdEvent, AdEventInit, AdEventName } from '../playback/ad-event.js';

/** The stage on which ads play. */
export interface AdStage {
  readonly config: PlayerConfig;
  /** The content. Ads pause it and resume it, and change nothing else of it. */
  readonly content: HTMLVideoElement;
  /**
   * An element over the whole player, above its controls: linear ads fill it, overlays a part of it. It is empty and
   * hidden while there is no ad, and takes pointer input only where an ad is shown.
   */
  readonly layer: HTMLElement;
  /** BCP 47 language tag of the element, or the empty string. */
  readonly language: () => string;
  /** The viewer at this moment: page, device, consent, and the size, sound and playhead of the player. */
  readonly viewer: () => Viewer;
  /** The sound of the content now; ads follow it as `config.ads.volume` says. */
  readonly sound: () => { readonly volume: number; readonly muted: boolean };
  /** Dispatches an `AdEvent` on the player: `event` if it is given, else a new one. */
  readonly emit: (name: AdEventName, init: AdEventInit, event?: AdEvent) => void;
  /** Called once per change when a linear ad is paused or resumed by its own controls. */
  readonly onPausedChange: (isPaused: boolean) => void;
  /** Called when linear ads start and end: the controls of the content are hidden in between. */
  readonly onLinearChange: (isLinear: boolean) => void;
}

/** What the player knows about its viewer at a moment; the rest is read from the browser. */
export interface ViewerInput {
  /** The element of the player, whose size is read. */
  readonly root: Element;
  /** The element that goes to full screen. */
  readonly host: Element;
  /** How the content was started; null before that. */
  readonly start: 'click' | 'autoplay' | 'muted-autoplay' | null;
  /** The viewer as page script knows it. */
  readonly known: Viewer | null;
}

/** What the player gives to its ads, whose code is not loaded yet. */
export interface PlayerStage extends Omit<AdStage, 'viewer'> {
  /** Null if it cannot be read. */
  readonly viewerInput: () => ViewerInput | null;
}

const emittedErrors = new WeakSet<VastError>();

/**
 * Emits a failure: `adempty` if the ad servers have no ad, else `aderror`. `ad` is the ad that was on, if any. The
 * failure of the last candidate is also the failure of its ad tag, and emitted once.
 */
export const emitAdError = (
  { emit }: AdStage,
  position: AdPosition,
  error: VastError,
  ad: AdDetails | null = null,
): void => {
  if (emittedErrors.has(error)) return;
  emittedErrors.add(error);
  const { code: errorCode, isEmpty, id, params, message } = error;
  const reason = { id, params };
  emit(isEmpty ? 'adempty' : 'aderror', { position, ad, errorCode, reason, message });
};
