import type { AdBreakStartEvent } from '../playback/ad-break-start-event.js';

interface PendingBreak {
  readonly id: number;
  readonly event: AdBreakStartEvent;
  readonly resolve: (response: string | null) => void;
  readonly pages: Set<object>;
  /** Whether another page may still connect. */
  isOpen: boolean;
}

/** The ads that the pages around a frame give for the breaks of its player, by the messages `AdOffer` and `AdBreakReply`. */
export class PageAds {
  readonly #offering = new Set<object>();
  /** Milliseconds for which the next break waits for a page to connect. */
  #waitMs: number;
  #pending: PendingBreak | null = null;
  #count = 0;

  constructor(waitMs: number) {
    this.#waitMs = waitMs;
  }

  /** A page offers ads. Returns the start of the break that it should respond to at once, or null. */
  add(page: object): AdBreakStartEvent | null {
    this.#waitMs = 0;
    if (this.#offering.has(page)) return null;
    this.#offering.add(page);
    const pending = this.#pending;
    if (pending?.isOpen !== true) return null;
    pending.pages.add(page);
    pending.isOpen = false;
    return pending.event;
  }

  /** No page that may give ads will connect soon. */
  stopWaiting(): void {
    this.#waitMs = 0;
    const pending = this.#pending;
    if (pending?.isOpen !== true) return;
    pending.isOpen = false;
    pending.resolve(null);
  }

  remove(page: object): void {
    this.#offering.delete(page);
    this.receive(page, this.#pending?.id, null);
  }

  /** Lets the pages that offer ads respond to the event, unless a listener in the frame has. */
  start(event: AdBreakStartEvent): void {
    const waitMs = this.#waitMs;
    this.#waitMs = 0;
    if (event.response !== null || (this.#offering.size === 0 && waitMs === 0)) return;
    this.#count += 1;
    const id = this.#count;
    const pages = new Set(this.#offering);
    const isOpen = pages.size === 0;
    event.respondWith(
      new Promise((resolve) => (this.#pending = { id, event, resolve, pages, isOpen })),
    );
    if (isOpen) setTimeout(() => this.#pending?.event === event && this.stopWaiting(), waitMs);
  }

  /** The number of the break that a page should respond to at an event, or null. */
  idFor(page: object, event: Event | null): number | null {
    const pending = this.#pending;
    return pending?.event === event && pending.pages.has(page) ? pending.id : null;
  }

  receive(page: object, id: unknown, response: string | null): void {
    const pending = this.#pending;
    if (pending?.id !== id || !pending?.pages.delete(page)) return;
    if (response !== null) pending.resolve(response);
    else if (pending.pages.size === 0) pending.resolve(null);
  }
}
