/** A million different ids in the publishing handler: its cache keeps within `maxCacheBytes`, and the heap does not grow. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { EmbedCache } from '../../src/publish/embed-cache.js';
import { normalizeSettings } from '../../src/publish/publisher-options.js';
import { embed } from './embed.js';

const IDS = 1_000_000;
const MEBIBYTE = 1024 * 1024;
const MAX_CACHE_BYTES = 16 * MEBIBYTE;

/** Of the heap, beyond the limit of the cache: what the engine has not collected. */
const MAX_OTHER_BYTES = 16 * MEBIBYTE;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const heapBytes = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
};

const settings = normalizeSettings({
  publicUrl: 'https://www.example/embeds',
  baseUrl: 'https://media.example',
  authKey: 'benchmark-key',
  maxCacheBytes: MAX_CACHE_BYTES,
  isPublished: ({ id }) => Number(id) % 20 === 0,
});

/** One in twenty is published, one in four fails, the others are not public. */
const cache = new EmbedCache(settings, (id) =>
  Number(id) % 4 === 1
    ? Promise.reject(new Error('The service does not reply.'))
    : Promise.resolve({ ...embed, id }),
);

const before = heapBytes();
let maxBytes = 0;
for (let id = 0; id < IDS; id += 1) {
  await cache.get(String(id), {});
  if (id % 1000 === 0) maxBytes = Math.max(maxBytes, cache.bytes);
}
const growth = heapBytes() - before;

const mebibytes = (bytes: number): string => `${(bytes / MEBIBYTE).toFixed(1)} MiB`;

// After the measurement, so that the cache is still in memory during it.
const keptBytes = cache.bytes;
const isBounded =
  keptBytes > 0 && maxBytes <= MAX_CACHE_BYTES && growth <= MAX_CACHE_BYTES + MAX_OTHER_BYTES;
console.log(
  `${IDS.toLocaleString('en')} ids: at most ${mebibytes(maxBytes)} in a cache of ${mebibytes(MAX_CACHE_BYTES)}, ` +
    `${mebibytes(growth)} more on the heap, ${isBounded ? 'within' : 'MISSES'} the aim`,
);
process.exitCode = isBounded ? 0 : 1;
