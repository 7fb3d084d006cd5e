import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  parseSeed,
  readSeed,
  SeedError,
  SHIPPED_SEED,
} from '../../../../demo/sandbox/seed/seed.js';

const embed = { id: '1', title: 'One' };

const withEmbeds = (...embeds: readonly unknown[]): string => JSON.stringify({ embeds });

const BROKEN: readonly (readonly [string, string, RegExp])[] = [
  ['no JSON', '{"embeds": [', /^f\.json: the file is not JSON: .+\.$/],
  ['no object', '[]', /^f\.json: the file must be an object with a list "embeds"\.$/],
  ['no embeds', '{}', /^f\.json: \/embeds must be a list/],
  ['an empty list', withEmbeds(), /^f\.json: \/embeds must be a list/],
  ['defaults that are none', '{"defaults": [], "embeds": [{}]}', /\/defaults must be an object\.$/],
  ['an embed that is none', withEmbeds(embed, null), /: \/embeds\/1 must be an object\.$/],
  ['an id that is a number', withEmbeds({ ...embed, id: 1 }), /: \/embeds\/0\/id must be 1 to 64/],
  ['an id with a slash', withEmbeds({ ...embed, id: 'a/b' }), /: \/embeds\/0\/id must be 1 to 64/],
  [
    'a public id that is empty',
    withEmbeds({ ...embed, public_id: '' }),
    /: \/embeds\/0\/public_id must be/,
  ],
  ['no title', withEmbeds({ id: '1' }), /: \/embeds\/0\/title must be a string\.$/],
  [
    'a date of another form',
    withEmbeds({ ...embed, created_at: '2026-01-01' }),
    /: \/embeds\/0\/created_at must be/,
  ],
  [
    'two videos of one id',
    withEmbeds(
      { ...embed, video: { id: '5', title: 'a' } },
      { ...embed, id: '2', video: { id: '5', title: 'b' } },
    ),
    /: the file contains two different objects as video 5\.$/,
  ],
  [
    'a kind that is none',
    JSON.stringify({ embeds: [embed], objects: { film: [] } }),
    /: \/objects must be an object with lists of video, live, .+\.$/,
  ],
  ['an id twice', withEmbeds(embed, embed), /: \/embeds\/1\/id is used by another embed too\.$/],
  [
    'a public id twice',
    withEmbeds({ ...embed, public_id: 'p' }, { ...embed, id: '2', public_id: 'p' }),
    /: \/embeds\/1\/public_id is used by another embed too\.$/,
  ],
];

for (const [what, text, message] of BROKEN) {
  test(`a seed with ${what} is refused in one sentence that says where`, () => {
    assert.throws(
      () => parseSeed(text, 'f.json'),
      (error) =>
        error instanceof SeedError && message.test(error.message) && !error.message.includes('\n'),
    );
  });
}

test('a file that cannot be read is named', async () => {
  await assert.rejects(readSeed('/none/embeds.json'), {
    message: '/none/embeds.json: the file cannot be read.',
  });
});

test('an embed has the defaults under its own fields', () => {
  const text = JSON.stringify({
    defaults: { skin: 'default', mute: '0' },
    embeds: [{ ...embed, mute: '1', code_amp: 'own' }],
  });
  const [stored] = parseSeed(text, 'f.json');
  const { skin, mute, code_amp: amp } = stored?.object ?? {};
  assert.deepEqual([stored?.kind, skin, mute, amp], ['embed', 'default', '1', 'own']);
});

test('what is nested in an embed exists by itself too, without its place in the embed', () => {
  const ad = { adv_type: 'dart', id: '7', title: 'Ad', source_url: 'https://ads.example/' };
  const video = { id: '5', title: 'Video' };
  const seed = parseSeed(
    withEmbeds({ ...embed, video, overlay_main: { ...ad, after_time: 5 }, midroll: ['no ad'] }),
    'f.json',
  );
  assert.deepEqual(
    seed.slice(1).map(({ kind, object }) => [kind, object]),
    [
      ['video', video],
      ['addart', ad],
    ],
  );
});

test('a template has the defaults of embeds, without what a template lacks (spec 2.6)', () => {
  const text = JSON.stringify({
    defaults: { skin: 'default', tags: '', video: null },
    embeds: [embed],
    objects: { embedtemplate: [{ id: '9', title: 'T' }] },
  });
  const [, template] = parseSeed(text, 'f.json');
  assert.deepEqual(template, {
    kind: 'embedtemplate',
    object: { skin: 'default', id: '9', title: 'T' },
  });
});

/** Rules of spec 2.5 that the demonstration has to show, by a pattern in the seed. */
const SHOWN: readonly (readonly [
  string,
  (object: Readonly<Record<string, unknown>>) => boolean,
])[] = [
  ['a public id', ({ public_id: id }) => id !== null],
  ['a live', ({ live, video }) => live !== null && video === null],
  ['video and live at once', ({ live, video }) => live !== null && video !== null],
  [
    'desktop and mobile ads that differ',
    ({ preroll, mobile_preroll: mobile }) => JSON.stringify(preroll) !== JSON.stringify(mobile),
  ],
  ['midrolls', ({ midroll }) => Array.isArray(midroll) && midroll.length > 1],
  ['a postroll', ({ postroll }) => postroll !== null],
  ['an initial overlay', ({ overlay_initial: overlay }) => overlay !== null],
  ['a main overlay', ({ overlay_main: overlay }) => overlay !== null],
  ['a watermark', ({ watermark }) => watermark !== null],
  ['scroll mode', ({ scrollmode_enabled: enabled }) => enabled === '1'],
  ...['-1', 'none', 'defaultOn', 'defaultOff'].map(
    (volume) =>
      [
        `ad volume ${volume}`,
        ({ setting_volume: setting }: Readonly<Record<string, unknown>>) => setting === volume,
      ] as const,
  ),
  ['bulks', ({ bulks }) => Array.isArray(bulks) && bulks.length > 2],
  ['a waterfall', (object) => JSON.stringify(object).includes('***')],
  ...[
    'random-number',
    'url-video',
    'url-page',
    'url-primary',
    'url-secondary',
    'url-tertiary',
    'weather-report',
  ].map(
    (rule) =>
      [
        `rule ${rule}`,
        (object: Readonly<Record<string, unknown>>) =>
          JSON.stringify(object).includes(`"value":"${rule}"`),
      ] as const,
  ),
  [
    'all analytics',
    ({ tracka_account: a, ama_configuration: b, trackb_account: c, trackc_account: d }) =>
      [a, b, c, d].every((one) => one !== null),
  ],
  ['subtitles', ({ subtitles }) => Array.isArray(subtitles) && subtitles.length > 1],
  ['autoplay, muted', ({ autoplay, mute }) => autoplay === '1' && mute === '1'],
];

for (const [what, shows] of SHOWN) {
  test(`the shipped seed shows ${what}`, async () => {
    const seed = await readSeed(SHIPPED_SEED);
    assert.ok(seed.some(({ object }) => shows(object)));
  });
}
