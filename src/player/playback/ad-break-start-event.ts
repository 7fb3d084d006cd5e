import { AdEvent, type AdEventInit } from './ad-event.js';

/**
 * What a page gives for a break: the http(s) URL of an ad tag, or the text of a VAST or VMAP document. Null and undefined:
 * nothing, so that the ads of the embed play.
 */
export type AdBreakResponse = string | URL | null | undefined;

/** A linear break starts, and no ad of it has been requested: the moment to give it other ads. */
export class AdBreakStartEvent extends AdEvent {
  #response: Promise<unknown> | null = null;

  constructor(init: AdEventInit) {
    super('adbreakstart', init);
  }

  /** What a listener responded with, or null. */
  get response(): Promise<unknown> | null {
    return this.#response;
  }

  /**
   * Gives the break the ads of the page, which play in place of those of the embed. The ads of the embed play if the
   * response is null, late, rejected, neither a URL nor VAST or VMAP, or has no ad that can be played. The breaks of a
   * VMAP document are scheduled over the whole content.
   *
   * Throws an InvalidStateError outside of the listeners of the event, and if the event was responded to before, as
   * `FetchEvent.respondWith()` does.
   */
  respondWith(response: AdBreakResponse | PromiseLike<AdBreakResponse>): void {
    if (this.eventPhase === Event.NONE)
      throw new DOMException('Respond while the event is dispatched.', 'InvalidStateError');
    if (this.#response !== null)
      throw new DOMException('The event was responded to before.', 'InvalidStateError');
    this.#response = Promise.resolve(response);
    // The player may have ended before it waits for the response.
    this.#response.catch(() => undefined);
  }
}
