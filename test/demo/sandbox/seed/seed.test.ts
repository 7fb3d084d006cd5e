import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, readSeed, SeedError } from '../../../../demo/sandbox/seed/seed.js';

const embed = { id: '1', title: 'One' };

const withEmbeds = (...embeds: readonly unknown[]): string => JSON.stringify({ embeds });

const BROKEN: readonly (readonly [string, string, RegExp])[] = [
  ['text that is not JSON', '{"embeds": [', /^f\.json: the file is not JSON: .+\.$/],
  [
    'a list instead of an object',
    '[]',
    /^f\.json: the file must be an object with a list "embeds"\.$/,
  ],
  ['no embeds', '{}', /^f\.json: \/embeds must be a list/],
  ['an empty list', withEmbeds(), /^f\.json: \/embeds must be a list/],
  [
    'defaults that are not an object',
    '{"defaults": [], "embeds": [{}]}',
    /\/defaults must be an object\.$/,
  ],
  ['an embed that is null', withEmbeds(embed, null), /: \/embeds\/1 must be an object\.$/],
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
    'an unknown kind',
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
  test(`a seed with ${what} is refused in one sentence with the position`, () => {
    assert.throws(
      () => parseSeed(text, 'f.json'),
      (error) =>
        error instanceof SeedError && message.test(error.message) && !error.message.includes('\n'),
    );
  });
}

test('a file that cannot be read is reported by its name', async () => {
  await assert.rejects(readSeed('/none/embeds.json'), {
    message: '/none/embeds.json: the file cannot be read.',
  });
});

test('the fields of an embed override the defaults', () => {
  const text = JSON.stringify({
    defaults: { skin: 'default', mute: '0' },
    embeds: [{ ...embed, mute: '1', code_amp: 'own' }],
  });
  const [stored] = parseSeed(text, 'f.json');
  const { skin, mute, code_amp: amp } = stored?.object ?? {};
  assert.deepEqual([stored?.kind, skin, mute, amp], ['embed', 'default', '1', 'own']);
});

test('objects nested in an embed also exist on their own, without the fields of their slots', () => {
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

test('a template has the defaults of embeds that apply to templates (spec 2.6)', () => {
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

test('nested objects override the nested defaults of their kind', () => {
  const text = JSON.stringify({
    nestedDefaults: { video: { tags: '', duration: 10 } },
    embeds: [{ ...embed, video: { id: '5', title: 'Video', duration: 24 }, live: null }],
  });
  const [stored] = parseSeed(text, 'f.json');
  assert.deepEqual(stored?.object, {
    ...embed,
    video: { id: '5', title: 'Video', tags: '', duration: 24 },
    live: null,
  });
});
