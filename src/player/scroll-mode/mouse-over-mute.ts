import type { Playback } from '../playback/playback.js';

/**
 * Mutes the floating player while a mouse or a pen is over it (spec 2.5,
 * `scrollmode_mute_on_mouse_over`). Ours: the sound comes back when the pointer leaves or the
 * player no longer floats; not where nothing hovers, and never by touch or by focus. A viewer who
 * has changed the sound in the meantime has decided: nothing is restored, and nothing muted again.
 */
export class MouseOverMute {
  readonly #playback: Playback;
  #decided = false;

  constructor(playback: Playback) {
    this.#playback = playback;
  }

  /** Follows the pointer over the floating stage until the signal. */
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

  /** Mutes until the controller is aborted; null when there is nothing to mute. */
  #mute(floating: AbortSignal): AbortController | null {
    const playback = this.#playback;
    if (this.#decided || playback.muted || floating.aborted) return null;
    const over = new AbortController();
    const { volume } = playback;
    playback.muted = true;
    playback.addEventListener(
      'volumechange',
      () => (this.#decided ||= !playback.muted || playback.volume !== volume),
      { signal: over.signal },
    );
    over.signal.addEventListener('abort', () => {
      if (!this.#decided) playback.muted = false;
    });
    return over;
  }
}
