/** What the page that holds the frame asks for, in the fragment of its address. */
export interface Wishes {
  readonly autoplay: boolean;
  readonly muted: boolean;
}

/** Reads `#autoplay=1&muted=1`. */
export const wishesOf = (hash: string): Wishes => {
  const wishes = new URLSearchParams(hash.slice(1));
  return { autoplay: wishes.get('autoplay') === '1', muted: wishes.get('muted') === '1' };
};
