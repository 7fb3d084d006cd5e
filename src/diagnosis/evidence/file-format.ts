/** Characters of a body whose bytes show what it is. */
const MAX_HEAD = 200;

/** Formats by the first bytes of a file, with one `?` for bytes that are not ASCII: a text may be decoded in two ways. */
const SIGNATURES: readonly (readonly [beginning: RegExp, format: string])[] = [
  [/^\x1f\?\x08/, 'gzip'],
  [/^PK\x03\x04/, 'zip'],
  [/^\(\?\/\?/, 'zstd'],
  [/^\0[^]{1,3}(?:[fs]typ|moov|moof)/, 'MP4'],
  [/^\x1aE\?/, 'WebM'],
  [/^G[@-_][\0-\x1f]/, 'MPEG-TS'],
  [/^\?\0(?:C\0|[^]{1,2}JFIF)|^\?[^]{1,3}Exif/, 'JPEG'],
  [/^\?PNG/, 'PNG'],
  [/^GIF8[79]a/, 'GIF'],
  [/^RIFF[^]{1,4}WEBP/, 'WebP'],
  [/^%PDF-/, 'PDF'],
  [/^wOF[F2]/, 'WOFF'],
  [/^[CFZ]WS[\0-\x1f]/, 'SWF'],
  [/^FLV\x01/, 'FLV'],
  [/^ID3[\0-\x1f]/, 'MP3'],
  [/^OggS\0/, 'Ogg'],
  [/^\s*#EXTM3U/, 'HLS'],
  [/^\s*(?:<\?xml[^<>]*>)?[^<>]{0,9}<MPD\b/, 'DASH'],
];

/** Characters that no text has, but for one by mistake. */
const CONTROL = /[\0-\x08\x0e-\x1a\x1c-\x1f]/g;

const ZLIB = /^x[?\x01^]/;

/** What is compressed. `binary`: bytes without a signature, as Brotli and deflate write them. */
const COMPRESSED: readonly string[] = ['gzip', 'zip', 'zstd', 'deflate', 'binary'];

export const isCompressed = (format: string): boolean => COMPRESSED.includes(format);

/** Formats of streams. */
export const isStream = (format: string): boolean => format === 'HLS' || format === 'DASH';

/** The format of a file by its first bytes: its name, `binary` if no other is known; empty for a text. */
export const fileFormat = (text: string): string => {
  const head = text.slice(0, MAX_HEAD).replace(/[^\0-\x7f]+/g, '?');
  const known = SIGNATURES.find(([beginning]) => beginning.test(head))?.[1];
  if (known !== undefined) return known;
  if ((head.match(CONTROL) ?? []).length < 3) return '';
  return ZLIB.test(head) ? 'deflate' : 'binary';
};

/** Characters of a picture by which a server counts, and which nobody looks at. */
const MAX_PIXEL_LENGTH = 150;

export const isPixel = (format: string, type: string, text: string | null): boolean =>
  text !== null &&
  text.length <= MAX_PIXEL_LENGTH &&
  (/^(?:GIF|PNG)$/.test(format) || /^image\//i.test(type));
