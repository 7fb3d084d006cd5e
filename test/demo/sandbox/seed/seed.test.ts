import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
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
    'presets that are not an object',
    '{"presets": [], "embeds": [{}]}',
    /\/presets must be an object\.$/,
  ],
  [
    'an unknown preset',
    withEmbeds(embed, { ...embed, preroll: [{ preset: 'none' }] }),
    /: \/embeds\/1\/preroll\/0 names no known preset: "none"\.$/,
  ],
  [
    'a preset that names itself',
    JSON.stringify({ presets: { own: { preset: 'own' } }, embeds: [embed] }),
    /: \/presets\/own names no known preset: "own"\.$/,
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

const firstOf = (seed: object): unknown => parseSeed(JSON.stringify(seed), 'f.json')[0]?.object;

test('embeds and templates have the preset of their kind, whose fields they can override', () => {
  const text = JSON.stringify({
    presets: { player: { skin: 'default', mute: '0' }, embed: { preset: 'player' } },
    embeds: [{ ...embed, mute: '1' }],
    objects: { embedtemplate: [{ id: '9', title: 'T', preset: 'player' }] },
  });
  assert.deepEqual(parseSeed(text, 'f.json'), [
    { kind: 'embed', object: { ...embed, skin: 'default', mute: '1' } },
    { kind: 'embedtemplate', object: { id: '9', title: 'T', skin: 'default', mute: '0' } },
  ]);
});

test('a preset gives its fields to objects at any depth', () => {
  const presets = { video: { tags: '', duration: 10 }, long: { preset: 'video', duration: 60 } };
  const video = { preset: 'long', id: '5', title: 'Video', tags: 'a,b' };
  assert.deepEqual(firstOf({ presets, embeds: [{ ...embed, bulks: [{ video }], live: null }] }), {
    ...embed,
    bulks: [{ video: { id: '5', title: 'Video', tags: 'a,b', duration: 60 } }],
    live: null,
  });
});

test('the texts of a preset contain fields of the object that names it', () => {
  const presets = {
    tag: { url: '{origin}/{name}.xml' },
    embed: { title: '{title}', midroll: [{ preset: 'tag', name: '{title}-{name}' }] },
  };
  const named = { ...embed, title: '"Ad"', name: 'vpaid' };
  assert.deepEqual(firstOf({ presets, embeds: [named] }), {
    id: '1',
    title: '"Ad"',
    midroll: [{ url: '{origin}/"Ad"-vpaid.xml' }],
  });
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

test('the seed in the readme of the sandbox is valid', async () => {
  const readme = await readFile('demo/sandbox/README.md', 'utf8');
  const [, text = ''] = /```json\n([\s\S]*?)```/.exec(readme) ?? [];
  const [stored, ...others] = parseSeed(text, 'readme.md');
  assert.equal(stored?.object['width'], '640');
  assert.deepEqual(
    others.map(({ kind, object }) => [kind, object['source_url']]),
    [
      ['category', undefined],
      ['video', undefined],
      ['addart', 'https://ads.example/vast.xml'],
    ],
  );
});
