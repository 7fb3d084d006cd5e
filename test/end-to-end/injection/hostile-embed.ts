import { embed as sample, live } from '../../src/schema/sample.js';

/** What a leaf of an embed becomes: its name, and what stood there. */
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

/** The value with the payload behind a beginning that its grammar takes. */
const carried =
  (payload: string): Rewrite =>
  (name) => {
    if (ADDRESS.test(name)) return `https://media.invalid/${payload}`;
    if (name.endsWith('_color')) return `#fff${payload}`;
    if (LENGTH.test(name)) return `10px${payload}`;
    return `1${payload}`;
  };

/** A video's embed whose every leaf is the payload: text, address, colour, length, flag, date alike. */
export const bareEmbed = (payload: string, fields: object = {}): object => ({
  ...everyField({}, () => payload),
  ...fields,
});

/** A live's embed whose every leaf begins as its field's grammar wants. */
export const carriedEmbed = (payload: string, fields: object = {}): object => ({
  ...everyField({ video: null, live }, carried(payload)),
  ...fields,
});

/** How many fields a payload is put into. */
export const leaves = (embed: object): number => {
  let count = 0;
  rewritten('', embed, (_, leaf) => {
    count += 1;
    return leaf;
  });
  return count;
};
