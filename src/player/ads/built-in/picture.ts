import { AdFailure } from './ad-failure.js';

/** Loads a picture. Rejects with AdFailure 502 when it is none or takes more milliseconds than the limit. */
export const loadPicture = (
  url: string,
  limit: number,
  signal: AbortSignal,
): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const picture = new Image();
    const over = new AbortController();
    const fail = (): void => {
      over.abort();
      picture.removeAttribute('src');
      reject(new AdFailure(502, 'The picture of the overlay cannot be loaded.'));
    };
    const timer = setTimeout(fail, limit);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    signal.addEventListener('abort', fail, { signal: over.signal });
    picture.addEventListener('error', fail, { signal: over.signal });
    const loaded = (): void => {
      over.abort();
      resolve(picture);
    };
    picture.addEventListener('load', loaded, { signal: over.signal });
    picture.src = url;
  });
