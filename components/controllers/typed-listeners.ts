/** `addEventListener` or `removeEventListener` with the events of a map, as the DOM declares them. */
export interface ListenerMethod<Target, Events, Options> {
  <Name extends keyof Events & string>(
    type: Name,
    listener: (this: Target, event: Events[Name]) => unknown,
    options?: boolean | Options,
  ): void;
  (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | Options,
  ): void;
}
