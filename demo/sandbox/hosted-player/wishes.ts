/** What the page that holds the frame asks for by its address. */
export interface Wishes {
  /** Label of the bulk to force, or null. */
  readonly bulkLabel: string | null;
  readonly autoplay: boolean;
  readonly muted: boolean;
  /** The frame is one of AMP's. */
  readonly amp: boolean;
}

/** Of a `Location`. */
export interface FrameAddress {
  readonly pathname: string;
  readonly hash: string;
}

/** The fifth segment of `/proxy/iframe.php/{id}/{client}/{bulkLabel}`. */
const labelIn = (pathname: string): string | null => {
  const [, , , , , label = ''] = pathname.split('/');
  try {
    return decodeURIComponent(label) || null;
  } catch {
    return null;
  }
};

/** Reads the label out of the path, and `#autoplay=1&muted=1`, and `#amp=1`, which AMP adds to the address of its frames. */
export const wishesOf = ({ pathname, hash }: FrameAddress): Wishes => {
  const asked = new URLSearchParams(hash.slice(1));
  return {
    bulkLabel: labelIn(pathname),
    autoplay: asked.get('autoplay') === '1',
    muted: asked.get('muted') === '1',
    amp: asked.get('amp') === '1',
  };
};
