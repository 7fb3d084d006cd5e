import { embed as sample, live } from '../../src/schema/sample.js';

/** Returns the new value of a leaf of an embed. */
export type Rewrite = (name: string, leaf: unknown) => unknown;

const rewritten = (name: string, value: unknown, rewrite: Rewrite): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => rewritten(name, item, rewrite));
  if (typeof value !== 'object' || value === null) return rewrite(name, value);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, rewritten(key, inner, rewrite)]),
  );
};

/** Every field of an embed that the interface names, each of its leaves rewritten. */
const everyField = (fields: object, rewrite: Rewrite): Record<string, unknown> =>
  rewritten('', { ...sample, ...fields }, rewrite) as Record<string, unknown>;

/** Names of the fields that hold an address. */
const ADDRESS = /(?:^|_)(?:url|image|link|watermark|beacon|xml\d|mp4|iphone|video)$|^url_/;
const LENGTH = /(?:^|_)(?:width|height|top|right|bottom|left)$/;

/** The payload after a prefix that the grammar of the field accepts. */
const carried =
  (payload: string): Rewrite =>
  (name) => {
    if (ADDRESS.test(name)) return `https://media.invalid/${payload}`;
    if (name.endsWith('_color')) return `#fff${payload}`;
    if (LENGTH.test(name)) return `10px${payload}`;
    return `1${payload}`;
  };

/** The embed of a video in which every leaf is the payload: texts, addresses, colors, lengths, flags and dates. */
export const bareEmbed = (payload: string, fields: object = {}): object => ({
  ...everyField({}, () => payload),
  ...fields,
});

/** The embed of a live in which every leaf begins as the grammar of its field requires. */
export const carriedEmbed = (payload: string, fields: object = {}): object => ({
  ...everyField({ video: null, live }, carried(payload)),
  ...fields,
});

/** The number of fields that contain the payload. */
export const leaves = (embed: object): number => {
  let count = 0;
  rewritten('', embed, (_, leaf) => {
    count += 1;
    return leaf;
  });
  return count;
};
