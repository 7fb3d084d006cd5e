/** Messages between a page and the frame of its live example; both are of the same origin. */

export interface ToFrame {
  readonly type: 'markup';
  readonly markup: string;
  /** Names of the events that the frame reports, by the name of the element. */
  readonly events: Readonly<Record<string, readonly string[]>>;
  /** Address of the embed that a player receives as its configuration. */
  readonly embed: string;
}

export type FromFrame =
  | { readonly type: 'ready' }
  /** Height of the content in CSS pixels. */
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'event'; readonly name: string };

/** Calls back for each message from a window of the same origin. */
export const onMessage = (
  source: () => Window | null,
  listener: (message: unknown) => void,
): void => {
  addEventListener('message', ({ source: sender, origin, data }: MessageEvent<unknown>) => {
    if (sender === source() && origin === location.origin) listener(data);
  });
};
