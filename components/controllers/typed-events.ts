/** Type of `addEventListener` and `removeEventListener` of an element with its own events. */
export interface AddTypedListener<Element, EventMap> {
  <Name extends keyof EventMap>(
    type: Name,
    listener: (this: Element, event: EventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
}
