import type { AdBreakStartEvent } from '../playback/ad-break-start-event.js';

/** A break that starts, and whose pages have not all responded. */
interface AskedBreak {
  readonly id: number;
  readonly event: AdBreakStartEvent;
  readonly resolve: (response: string | null) => void;
  /** The pages that have not responded. */
  readonly pages: Set<object>;
  /** Whether another page may still connect. */
  isOpen: boolean;
}

/** The ads that the pages around a frame give for the breaks of its player, by the messages `AdOffer` and `AdBreakReply`. */
export class PageAds {
  readonly #offering = new Set<object>();
  /** Milliseconds for which the next break waits for a page to connect. */
  #waitMs: number;
  #asked: AskedBreak | null = null;
  #count = 0;

  constructor(waitMs: number) {
    this.#waitMs = waitMs;
  }

  /** A page offers ads. Returns the break that it should be asked for at once, or null. */
  add(page: object): AdBreakStartEvent | null {
    this.#waitMs = 0;
    if (this.#offering.has(page)) return null;
    this.#offering.add(page);
    const asked = this.#asked;
    if (asked?.isOpen !== true) return null;
    asked.pages.add(page);
    asked.isOpen = false;
    return asked.event;
  }

  /** No page that may give ads will connect soon. */
  stopWaiting(): void {
    this.#waitMs = 0;
    const asked = this.#asked;
    if (asked?.isOpen !== true) return;
    asked.isOpen = false;
    asked.resolve(null);
  }

  /** A page that offered is gone. */
  remove(page: object): void {
    this.#offering.delete(page);
    this.receive(page, this.#asked?.id, null);
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
      new Promise((resolve) => (this.#asked = { id, event, resolve, pages, isOpen })),
    );
    if (isOpen) setTimeout(() => this.#asked?.event === event && this.stopWaiting(), waitMs);
  }

  /** The number under which a page is asked for ads at an event, or null if it is not asked. */
  idFor(page: object, event: Event | null): number | null {
    const asked = this.#asked;
    return asked?.event === event && asked.pages.has(page) ? asked.id : null;
  }

  /** The response of a page. The first that is not null counts. */
  receive(page: object, id: unknown, response: string | null): void {
    const asked = this.#asked;
    if (asked?.id !== id || !asked?.pages.delete(page)) return;
    if (response !== null) asked.resolve(response);
    else if (asked.pages.size === 0) asked.resolve(null);
  }
}
