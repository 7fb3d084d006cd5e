import * as fc from 'fast-check';

const FLAGS =
  'responsive crop autoplay mute controlbar_visible controlbar_auto_hide seekable preload pip skip_preroll ' +
  'scrollmode_enabled scrollmode_mute_on_mouse_over watermark_hide';
const TEXTS =
  'id public_id title short_description description tags skin desktop_player player_adv_manager ' +
  'adsdk_vpaid_mode setting_volume subtitles_default_lang created_at code_iframe wmode __proto__ constructor toJSON then';
const NUMBERS =
  'width height skip_time watermark_width watermark_height watermark_opacity watermark_displaytime ' +
  'watermark_top watermark_right watermark_bottom watermark_left';
const ADDRESSES =
  'primary_url secondary_url tertiary_url background_image watermark watermark_link';
const COLORS = 'background_color player_color';
const SLOTS = ['preroll', 'midroll', 'postroll', 'overlay_initial', 'overlay_main'];

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '1',
    '0',
    '-1',
    'none',
    'defaultOn',
    '010',
    '-0',
    '1e3',
    '10%',
    '10px',
    '5.5',
    '*',
  ),
  fc.constantFrom(
    '<iframe src="https://player.example/1?a=1&amp;b=2">',
    '<iframe src=',
    '["ENDED"]',
    'it-IT',
  ),
  fc.constantFrom(
    '2026-01-02 03:04:05',
    'null',
    '[object Object]',
    '__proto__',
    '\ud800',
    '\u0000',
  ),
);
const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom(
    'https://user:canary@host.example/a',
    'javascript:alert(1)',
    '//host.example/x',
    'https:host.example',
  ),
  fc.constantFrom(
    'http://[::1]/',
    'https://a.b:99999/',
    'https://host.example/../.%2e/a',
    'https://1.2/',
    '\\\\h\\x',
  ),
  fc.constantFrom('https://ads.example/v?u=[url]***https://b.example/[x]', '***', '[url-primary]'),
);
const number = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, -0, 1, 5e-324, 1.7e308, '12', '0', '-3', '99999999999999999999'),
);
const color = fc.constantFrom('fff', '#FFCE3E', '000000', '#12', 'red', '#fff;', 123456);
const flag = fc.constantFrom('1', '0', 1, 0, true, false, 'yes', '');

type Arbitraries = Record<string, fc.Arbitrary<unknown>>;

/** A field: usually with values of its own kind, sometimes null, sometimes any JSON. */
const field = (own: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: own },
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );

const fields = (names: string, own: fc.Arbitrary<unknown>): Arbitraries =>
  Object.fromEntries(names.split(' ').map((name) => [name, field(own)]));

const object = (arbitraries: Arbitraries): fc.Arbitrary<unknown> =>
  fc.record(arbitraries, { requiredKeys: [] });

const listed = (item: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    item,
    fc.array(item, { maxLength: 3 }),
    fc.array(item, { maxLength: 3 }).map((list) => Object.fromEntries(list.entries())),
  );

const streams = fields('url_iphone url_video url_video_mp4 preview_image', address);

const ad = object({
  ...fields('id title type', fc.constantFrom('1', 'linear', 'non-linear')),
  ...fields('adv_type', fc.constantFrom('dart', 'advideo', 'hologram')),
  ...fields('source_url destination_url', address),
  ...fields('after_time stay_time delay_time fixed max_width max_height', number),
  ...fields('available_video', flag),
  ...fields('replace_rules', listed(object(fields('subject value', text)))),
  ...streams,
});

const slots: Arbitraries = Object.fromEntries(
  SLOTS.flatMap((slot) => [slot, `mobile_${slot}`]).map((name) => [name, field(listed(ad))]),
);

const settings: Arbitraries = {
  ...fields(FLAGS, flag),
  ...fields(TEXTS, text),
  ...fields(NUMBERS, fc.oneof(number, text)),
  ...fields(ADDRESSES, address),
  ...fields(COLORS, color),
  ...fields('scrollmode_destroy_on', fc.oneof(text, listed(text))),
  ...slots,
};

const source = object({
  ...fields('id title', text),
  ...fields('available_video invalid_video', flag),
  ...fields('duration', number),
  ...streams,
});

const account = object({
  ...fields('id title track_id clientid mg', text),
  ...fields('url_beacon', address),
});

/** Generates embeds whose fields are each valid, invalid or arbitrary JSON. */
export const anyEmbed: fc.Arbitrary<unknown> = object({
  ...settings,
  ...fields('video live', source),
  ...fields('categories', listed(object(fields('id title father_id', text)))),
  ...fields('subtitles', listed(fc.oneof(address, object(fields('url lang label', text))))),
  ...fields('tracka_account ama_configuration trackb_account trackc_account', account),
  ...fields(
    'bulks',
    listed(
      object({
        ...settings,
        ...fields('label', fc.constantFrom('news', 'sport')),
        ...fields(
          'context_rules',
          fc.constantFrom(['*'], ['https://www.example/*'], ['http*'], '*'),
        ),
      }),
    ),
  ),
}).map((embed): unknown => JSON.parse(JSON.stringify(embed)));
