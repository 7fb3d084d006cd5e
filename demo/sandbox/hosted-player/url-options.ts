import type { PlaybackChoice } from '../../../src/player/playback/play-range.js';

export interface UrlOptions extends PlaybackChoice {
  readonly bulkLabel: string | null;
  readonly autoplay: boolean;
  readonly muted: boolean;
  /** Whether the content is directed at children. */
  readonly coppa: boolean;
  /** Whether the page around the frame shows the controls. */
  readonly withoutControls: boolean;
  /** Whether AMP created the frame. */
  readonly amp: boolean;
}

export interface FrameLocation {
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

/** The range of a media fragment such as `10`, `10,20` or `,20`. */
const rangeIn = (text: string | null): Pick<UrlOptions, 'start' | 'end'> => {
  const [, start = '', end = ''] =
    /^(\d{1,6}(?:\.\d+)?)?(?:,(\d{1,6}(?:\.\d+)?))?$/.exec(text ?? '') ?? [];
  return { start: Number(start), end: Number(end) > Number(start) ? Number(end) : 0 };
};

/** Reads the label in the path, and `#autoplay=1&muted=1&loop=1&captions=1&t=10,20&coppa=1&controls=none&amp=1`; AMP adds `amp=1` to the URLs of its frames. */
export const readUrlOptions = ({ pathname, hash }: FrameLocation): UrlOptions => {
  const fragment = new URLSearchParams(hash.slice(1));
  return {
    bulkLabel: labelIn(pathname),
    autoplay: fragment.get('autoplay') === '1',
    muted: fragment.get('muted') === '1',
    loop: fragment.get('loop') === '1',
    captions: fragment.get('captions') === '1',
    ...rangeIn(fragment.get('t')),
    withoutControls: fragment.get('controls') === 'none',
    coppa: fragment.get('coppa') === '1',
    amp: fragment.get('amp') === '1',
  };
};
