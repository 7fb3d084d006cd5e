import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { answer, movedTo, withAnswer } from '../chain.js';
import { type Fault, type Place, serverAt, writerOfAddress } from '../fault.js';
import type { FormName } from '../forms.js';
import { body, of } from './body-faults.js';

/** Types that servers write for a file that they do not know, and that of the document that was asked for. */
const TYPES = ['application/xml; charset=utf-8', 'application/octet-stream', 'text/plain'];

const typeAt = (index: number): string => TYPES[index % TYPES.length] ?? '';

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/** The beginning of a file, and what follows in any. */
const fileOf = (beginning: string): Uint8Array =>
  Buffer.concat([latin1(beginning), Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))]);

/** An archive with one file that is stored as it is. */
const zipOf = (text: string): Uint8Array =>
  Buffer.concat([
    latin1('PK\x03\x04\x14\0\0\0\0\0\0\0!\0\x8d\xa1\x02\xc4\x40\0\0\0\x40\0\0\0\x08\0\0\0vast.xml'),
    Buffer.from(text),
  ]);

/** What a server compresses without saying so. The last two formats have no signature. */
const COMPRESSED: Readonly<
  Record<string, readonly [format: string, (text: string) => Uint8Array]>
> = {
  gzip: ['gzip', (text) => gzipSync(text)],
  'gzip-fast': ['gzip', (text) => gzipSync(text, { level: 1 })],
  deflate: ['deflate', (text) => deflateSync(text)],
  'deflate-fast': ['deflate', (text) => deflateSync(text, { level: 1 })],
  zip: ['zip', zipOf],
  zstandard: ['zstd', (text) => Buffer.concat([latin1('(\xb5/\xfd\x24\xff'), gzipSync(text)])],
  'deflate-raw': ['binary', (text) => deflateRawSync(text)],
  brotli: ['binary', (text) => brotliCompressSync(text)],
};

/** Beginnings of files, by the names of their formats. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  MP4: ['\0\0\0\x18ftypisom\0\0\x02\0', '\0\0\x01\xf4ftypmp42\0\0\0\0', '\0\0\0\x1cstypmsdh'],
  WebM: ['\x1aE\xdf\xa3\x01\0\0\0\0\0\0\x1fB\x86\x81\x01'],
  'MPEG-TS': ['G@\0\x10\0\0\xb0\r\0\x01\xc1', 'G@\x11\x10\0B\xf0%'],
  JPEG: [
    '\xff\xd8\xff\xe0\0\x10JFIF\0\x01',
    '\xff\xd8\xff\xe1\x1d\xfeExif\0\0',
    '\xff\xd8\xff\xdb\0C\0',
  ],
  PNG: ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  GIF: ['GIF89a\x01\0\x01\0\x80', 'GIF87a\x01\0'],
  WebP: ['RIFF\x24\0\0\0WEBPVP8 '],
  PDF: ['%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'],
  WOFF: ['wOFF\0\x01\0\0', 'wOF2\0\x01\0\0'],
  SWF: ['FWS\x0a\x9e\0\0\0', 'CWS\x0a\x9e\0\0\0'],
  FLV: ['FLV\x01\x05\0\0\0\t'],
  MP3: ['ID3\x03\0\0\0\0\0v'],
  Ogg: ['OggS\0\x02\0\0'],
};

/** Forms of commands that do not show a body with a zero byte. */
const HIDING: readonly FormName[] = ['curl', 'curl-response', 'httpie'];

/** A body that is not a text: it is told by its first bytes if they are shown. */
const binary = (
  name: string,
  bytes: (text: string) => Uint8Array,
  type: string,
  id: string,
  format: string,
): Fault => {
  const isHidden = ({ form }: Place): boolean =>
    HIDING.includes(form) && Buffer.from(bytes('<VAST/>')).subarray(0, 2000).includes(0);
  return body(name, bytes, type, (place) =>
    isHidden(place)
      ? of('response-compressed', { format: 'binary' })(place)
      : of(id, { format })(place),
  );
};

/** The parameters by which an ad tag asks for another format than VAST. */
const FORMAT_PARAMETERS = ['format=json', 'output=json', 'fmt=JSON', 'resp=json', 'out=jsonp'];

const askedFor = (parameter: string): Fault => ({
  name: `asked-for-${parameter.replace('=', '-').toLowerCase()}`,
  part: 'body',
  forms: ['tag', 'embed', 'case', 'har', 'curl', 'charles', 'wget', 'httpie'],
  inject: (chain, { hop }) => {
    const address = `${chain.addresses.hops[hop] ?? ''}?id=7&${parameter}&cb=1`;
    return withAnswer(movedTo(chain, hop, address), hop, answer('{"ads":[]}', 'application/json'));
  },
  expected: (place) => ({
    id: 'response-json',
    owner: writerOfAddress(place),
    facts: { parameter },
    others: place.hop === 0 ? ['tag-fault'] : [],
  }),
});

/** Responses in a format that they do not declare, or that their address asks for. */
export const BINARY_FAULTS: readonly Fault[] = [
  ...Object.entries(COMPRESSED).map(([name, [format, compress]], index) =>
    binary(
      name,
      (text) => Buffer.concat([compress(text), Buffer.alloc(4)]),
      typeAt(index),
      'response-compressed',
      format,
    ),
  ),
  ...Object.entries(FILES).flatMap(([format, beginnings]) =>
    beginnings.map((beginning, index) =>
      binary(
        `file-${format.toLowerCase()}-${index}`,
        () => fileOf(beginning),
        typeAt(index + format.length),
        'response-media',
        format,
      ),
    ),
  ),
  body(
    'text-in-latin-1',
    latin1('Kein Werbeplatz f\xfcr diese Seite'),
    'text/plain',
    of('response-text'),
  ),
  ...FORMAT_PARAMETERS.map(askedFor),
  {
    ...askedFor('output=xml_vast4'),
    expected: (place) => ({
      id: 'response-json',
      owner: serverAt(place),
      facts: { parameter: '' },
    }),
  },
];
