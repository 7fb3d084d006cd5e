/** A transparent GIF of one pixel: an `<img>` that asked for a tracker gets an image. */
const PIXEL = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw=='),
  (byte) => byte.charCodeAt(0),
);

/** What every tracker answers; never kept, so that every hit arrives. */
export const pixel = (): Response =>
  new Response(PIXEL, { headers: { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store' } });
