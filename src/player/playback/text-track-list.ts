/** A list of text tracks that stays the same object while the player behind it is replaced. */
export interface SharedTextTracks extends EventTarget, Iterable<TextTrack> {
  [index: number]: TextTrack;
  length: number;
}

/** An empty list, which `shareTextTracks` fills when there is a player. */
export const emptyTextTracks = (): SharedTextTracks =>
  Object.assign(new EventTarget() as SharedTextTracks, {
    length: 0,
    [Symbol.iterator]: Array.prototype.values as () => Iterator<TextTrack>,
  });
