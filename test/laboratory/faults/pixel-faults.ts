import { answer, withAnswer } from '../chain.js';
import { type Fault, writerOfAddress } from '../fault.js';

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Pictures by which trackers count, with their types or a wrong one. */
const PIXELS: readonly (readonly [bytes: Buffer, type: string])[] = [
  [GIF, 'image/gif'],
  [GIF, 'application/octet-stream'],
  [GIF.subarray(0, 26), 'image/gif'],
  [PNG, 'image/png'],
  [PNG, 'text/xml'],
];

/** A tracker in place of an ad tag: who wrote the address was given it. */
export const PIXEL_FAULTS: readonly Fault[] = PIXELS.map(([bytes, type], index) => ({
  name: `pixel-${index}`,
  part: 'body',
  hops: 'last',
  forms: ['tag', 'case'],
  inject: (chain, { hop }) => withAnswer(chain, hop, answer(bytes, type)),
  expected: (place) => ({
    id: 'response-media',
    owner: writerOfAddress(place),
    facts: { isPixel: true },
  }),
}));
