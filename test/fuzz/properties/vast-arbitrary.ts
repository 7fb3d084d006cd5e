import fc from 'fast-check';
import { anyHostileText } from '../hostile-text-arbitrary.js';

const ORIGIN = 'https://ads.example';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const attribute = (name: string, values: fc.Arbitrary<string | number>): fc.Arbitrary<string> =>
  fc
    .option(values, { nil: null })
    .map((value) => (value === null ? '' : ` ${name}="${escaped(String(value))}"`));

const joined = (parts: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.tuple(...parts).map((texts) => texts.join(''));

const many = (part: fc.Arbitrary<string>, maxLength: number): fc.Arbitrary<string> =>
  fc.array(part, { maxLength }).map((texts) => texts.join(''));

const url = fc
  .oneof(
    {
      weight: 5,
      arbitrary: fc.constantFrom(
        '/a.mp4',
        '/b.webm',
        '/t?x=[CACHEBUSTING]&y=1',
        '/v?cb=[timestamp]',
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('javascript:alert(1)', '//x', ' ', 'http:', 'data:,x', '[URL]'),
    },
  )
  .map((text) => (text.startsWith('/') && !text.startsWith('//') ? ORIGIN + text : text));

const address = fc.oneof(
  url.map((text) => `<![CDATA[${text}]]>`),
  url.map(escaped),
  anyHostileText.map(escaped),
);

const number = fc.oneof(
  fc.integer({ min: -1, max: 9000 }),
  fc.constantFrom('', 'NaN', '1e9', '100%', '0x10', ' 640 ', '-0', '5,000'),
);

const TYPES = [
  'video/mp4',
  'video/webm',
  'VIDEO/MP4 ',
  'application/javascript',
  'video/x-flv',
  '',
];

const mediaFile = joined([
  fc.constant('<MediaFile'),
  attribute('type', fc.constantFrom(...TYPES)),
  attribute('width', number),
  attribute('height', number),
  attribute('bitrate', number),
  attribute('apiFramework', fc.constantFrom('VPAID', '', 'SIMID')),
  address.map((text) => `>${text}</MediaFile>`),
]);

const EVENTS = ['start', 'midpoint', 'complete', 'progress', 'skip', 'constructor', ''];

const tracking = joined([
  fc.constant('<Tracking'),
  attribute('event', fc.constantFrom(...EVENTS)),
  attribute('offset', fc.constantFrom('00:00:05', '25%', '-1', '99:99:99.999')),
  address.map((text) => `>${text}</Tracking>`),
]);

const duration = fc
  .constantFrom('00:00:30', '00:00:00', '24:00:00', '-1', '', '00:00:05.500', 'x')
  .map((text) => `<Duration>${text}</Duration>`);

const linear = joined([
  fc.constant('<Creative><Linear'),
  attribute('skipoffset', fc.constantFrom('00:00:05', '50%', 'x')),
  fc.constant('>'),
  duration,
  many(tracking, 3).map((text) => `<TrackingEvents>${text}</TrackingEvents>`),
  address.map((text) => `<VideoClicks><ClickThrough>${text}</ClickThrough></VideoClicks>`),
  many(mediaFile, 5).map((text) => `<MediaFiles>${text}</MediaFiles>`),
  fc.constant('</Linear></Creative>'),
]);

const overlay = joined([
  fc.constant('<Creative><NonLinearAds><NonLinear'),
  attribute('width', number),
  attribute('height', number),
  address.map(
    (text) => `><StaticResource creativeType="image/png">${text}</StaticResource></NonLinear>`,
  ),
  fc.constant('</NonLinearAds></Creative>'),
]);

const head = joined([
  address.map((text) => `<Error>${text}</Error>`),
  address.map((text) => `<Impression>${text}</Impression>`),
]);

const inline = joined([
  fc.constant('<InLine><AdSystem>a</AdSystem><AdTitle>b</AdTitle>'),
  head,
  many(fc.oneof(linear, overlay), 2).map((text) => `<Creatives>${text}</Creatives></InLine>`),
]);

const wrapper = joined([
  fc.constant('<Wrapper'),
  attribute('followAdditionalWrappers', fc.constantFrom('0', 'false', 'true', '1')),
  attribute('fallbackOnNoAd', fc.constantFrom('true', '0')),
  fc.constant('>'),
  head,
  address.map((text) => `<VASTAdTagURI>${text}</VASTAdTagURI>`),
  many(linear, 1).map((text) => `<Creatives>${text}</Creatives></Wrapper>`),
]);

const ad = joined([
  fc.constant('<Ad'),
  attribute('id', anyHostileText),
  attribute('sequence', number),
  fc.constant('>'),
  fc.oneof({ weight: 3, arbitrary: inline }, { weight: 1, arbitrary: wrapper }, fc.constant('')),
  fc.constant('</Ad>'),
]);

const vast = joined([
  fc.constantFrom('<VAST', '<?xml version="1.0"?><VAST'),
  attribute('version', fc.constantFrom('4.2', '3.0', '2.0', '9', '')),
  fc.constant('>'),
  many(ad, 3),
  fc.constant('</VAST>'),
]);

const OFFSETS = ['start', 'end', '00:00:10', '50%', '#2', 'x'];

const vmap = joined([
  fc.constant('<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">'),
  many(
    joined([
      fc.constant('<vmap:AdBreak'),
      attribute('timeOffset', fc.constantFrom(...OFFSETS)),
      attribute('breakType', fc.constantFrom('linear', 'nonlinear', 'display', '')),
      vast.map(
        (text) =>
          `><vmap:AdSource><vmap:VASTAdData>${text}</vmap:VASTAdData></vmap:AdSource></vmap:AdBreak>`,
      ),
    ]),
    3,
  ),
  fc.constant('</vmap:VMAP>'),
]);

/** Well-formed VAST and VMAP documents with values of every kind. */
export const anyVast: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: vast },
  { weight: 1, arbitrary: vmap },
);

/** Documents, documents with a part replaced, and texts that are none. */
export const anyVastText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: anyVast },
  {
    weight: 3,
    arbitrary: fc
      .tuple(anyVast, fc.nat(3000), fc.nat(40), anyHostileText)
      .map(([text, at, length, part]) => {
        const start = at % (text.length + 1);
        return text.slice(0, start) + part + text.slice(start + length);
      }),
  },
  { weight: 1, arbitrary: anyHostileText },
);
