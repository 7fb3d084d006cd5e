import fc from 'fast-check';
import type { AdTagContext } from '../../../src/ad-tags/ad-tag-context.js';
import { IAB_MACROS } from '../../../src/ad-tags/iab-macros.js';

const text = fc.string({ unit: 'binary', maxLength: 24 });

const piece = fc.oneof(
  fc.constantFrom(
    ...['https://', 'http://', '//', 'a.test', ':80', '/', '?', '&', '=', '#', ';', '\\', '@'],
    ...['[', ']', '%5B', '%5D', '%5b', '%25', '%3D', '%253D', '%2F', '%', '***', '|', ' ', '\n'],
    ...['[u]', '[v]', '%5Bu%5D', '[timestamp]', '[PAGEURL]', '[constructor]', '[__proto__]'],
    ...[
      '{player.id}',
      '{{W}}',
      '${GDPR}',
      '$$x$$',
      '%%X%%',
      '__page-url__',
      '#{x}',
      '$[u]',
      '$HOST',
    ],
    ...['%24%7BGDPR%7D', '${GDPR_CONSENT_1}', '{x=y}', '{player.width=..}', '{pageVariable.a.b}'],
    ...[
      '{{WIDTH}}',
      '$$width$$',
      '[AV_URL]',
      '[session.id]',
      '&url=&',
      '//x.doubleclick.net/gampad/ads?',
    ],
    ...['%2', '%26', 'e', '/.', 'x=', 'SUBJECT', '.', '..', '\ud800', 'é', '😀', '::1', '$&'],
  ),
  fc.constantFrom(...IAB_MACROS.map(({ name }) => `[${name}]`)),
  text,
);

/** Templates of ad tags with placeholders of every syntax, whole and broken. */
export const anyAdTag = fc.oneof(
  fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('')),
  fc
    .tuple(
      fc.constantFrom(
        ...['https://a.test/', 'https://a.test/p?', 'http://a.test:80/?x='],
        'https://pubads.g.doubleclick.net/gampad/ads?url=',
      ),
      fc.array(piece, { maxLength: 12 }),
    )
    .map(([head, pieces]) => head + pieces.join('')),
);

const value = fc.oneof(
  text,
  fc.constantFrom(
    'a&b=c',
    '..',
    '.',
    '[v]',
    '%5Bv%5D',
    '\r\nHost: evil',
    'a%20b',
    '',
    '$&',
    '\udc00',
  ),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  fc.constant({ restricted: true } as const),
  fc.array(fc.oneof(text, fc.constant('..'), fc.integer(), fc.boolean()), { maxLength: 3 }),
);

const rule = fc.record({
  subject: fc.constantFrom('[u]', '[v]', 'SUBJECT', '%%X%%', '/', 'a', '[timestamp]', '{{W}}', ''),
  value: fc.constantFrom('url-primary', 'random-number', 'url-page', 'u', 'nope', '__proto__'),
});

/** Contexts with rules and values of every kind. */
export const anyAdTagContext: fc.Arbitrary<AdTagContext> = fc.record({
  replaceRules: fc.array(rule, { maxLength: 4 }),
  values: fc.dictionary(fc.constantFrom('u', 'v', 'PAGEURL', 'TIMESTAMP', 'toString'), value),
  page: fc.record({ url: text, correlator: fc.nat() }),
  player: fc.record({ width: fc.double() }),
  addAdManagerParameters: fc.boolean(),
  embed: fc.record({ primaryUrl: fc.oneof(text, fc.constant('https://p.test/?x=1')) }),
  now: fc.double(),
  random: fc.double(),
});
