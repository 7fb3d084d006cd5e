import type { Ad, PlayerConfig } from '../../resolve/player-config.js';
import type { Viewer } from '../../viewer.js';
import type { AdEventInit, AdEventName } from '../playback/player-events.js';

/** Where ads play: what the player lends them. */
export interface AdStage {
  readonly config: PlayerConfig;
  /** The content. Ads pause it and let it go on; they change nothing else of it. */
  readonly content: HTMLVideoElement;
  /**
   * An element over the whole player, above its controls: linear ads take all of it, overlays a part. Empty and
   * hidden while there is no ad; it takes no pointer input where it shows nothing.
   */
  readonly layer: HTMLElement;
  /** BCP 47 language tag of the place in the page, or the empty string. */
  readonly language: () => string;
  /** The viewer at this moment: page, device, consent, and the player's size, sound and playhead. */
  readonly viewer: () => Viewer;
  /** Whether the content may be heard now; ads follow it as `config.ads.volume` says. */
  readonly sound: () => { readonly volume: number; readonly muted: boolean };
  /** Dispatches an `AdEvent` at the player. */
  readonly tell: (name: AdEventName, init: AdEventInit) => void;
  /** The viewer paused the linear ad that is on by its own controls, or let it go on. Hears it once a change. */
  readonly paused: (isPaused: boolean) => void;
  /** Shows that linear ads take over, or that they are done: the content's own controls are away meanwhile. */
  readonly linear: (isOn: boolean) => void;
}

/** Ads that play one after another at one moment of the content. */
export interface AdBreak {
  readonly position: 'preroll' | 'midroll' | 'postroll';
  readonly ads: readonly Ad[];
}
