import type { Playback } from '../playback/playback.js';

/**
 * Mutes the floating player while a mouse or a pen is over it (spec 2.5,
 * `scrollmode_mute_on_mouse_over`). Not in the specification; chosen as the least surprising behavior: the
 * sound is restored when the pointer leaves or the player stops floating. Touch, focus and devices without
 * hover never mute. If the viewer changes the sound meanwhile, it is neither restored nor muted again.
 */
export class MouseOverMute {
  readonly #playback: Playback;
  #isDecided = false;

  constructor(playback: Playback) {
    this.#playback = playback;
  }

  /** Follows the pointer over the floating stage until the signal aborts. */
  follow(stage: HTMLElement, signal: AbortSignal): void {
    let over: AbortController | null = null;
    stage.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        if (pointerType === 'touch' || matchMedia('(hover: none)').matches) return;
        over ??= this.#mute(signal);
      },
      { signal },
    );
    const leave = (): void => {
      over?.abort();
      over = null;
    };
    stage.addEventListener('pointerleave', leave, { signal });
    signal.addEventListener('abort', leave, { once: true });
  }

  #mute(floating: AbortSignal): AbortController | null {
    const playback = this.#playback;
    if (this.#isDecided || playback.muted || floating.aborted) return null;
    const over = new AbortController();
    const { volume } = playback;
    playback.muted = true;
    playback.addEventListener(
      'volumechange',
      () => (this.#isDecided ||= !playback.muted || playback.volume !== volume),
      { signal: over.signal },
    );
    over.signal.addEventListener('abort', () => {
      if (!this.#isDecided) playback.muted = false;
    });
    return over;
  }
}
