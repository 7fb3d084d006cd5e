import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AdSchema, check, EmbedSchema } from '../../../src/schema/index.js';
import { addArt, adVideo, unknownAd } from './sample.js';

const pathsOf = (json: unknown): readonly string[] => {
  const result = check(AdSchema, json);
  return result.ok ? [] : result.problems.map(({ path }) => path);
};

const accepted: readonly (readonly [string, unknown])[] = [
  ['an ad tag', addArt],
  ['an ad tag of an unknown adv_type', { ...addArt, adv_type: 'from-tomorrow' }],
  ['an ad tag of an unknown type', { ...addArt, type: 'sideways' }],
  ['an ad tag without rules', { ...addArt, replace_rules: [] }],
  ['a waterfall', { id: '1', source_url: 'https://a.example***https://b.example' }],
  ['overlay times as text', { ...addArt, after_time: '5', stay_time: '10', fixed: '0' }],
  ['a video ad', adVideo],
  ['a video ad whose adv_type is not known', { ...adVideo, adv_type: 'movie' }],
  ['a video ad with a null source_url', { ...adVideo, adv_type: null, source_url: null }],
  ['a video ad with an empty source_url', { ...adVideo, adv_type: null, source_url: '' }],
  ['a video ad of a stream alone', { id: '1', url_video: 'https://media.example/ad.m3u8' }],
  ['an ad of an unknown kind', unknownAd],
  ['an ad of an unknown kind with fields of its own', { adv_type: 'x', depth: { of: ['field'] } }],
  ['an empty object', {}],
];

const refused: readonly (readonly [string, unknown, readonly string[]])[] = [
  ['a tag address that is no text', { ...addArt, source_url: 5 }, ['/source_url']],
  ['an ad tag by name without an address', { id: '1', adv_type: 'dart' }, ['/source_url']],
  ['an ad tag without id', { source_url: 'https://a.example' }, ['/id']],
  [
    'a rule without a value and one that is no object',
    { ...addArt, replace_rules: [{ subject: '[a]' }, '[b]'] },
    ['/replace_rules/0/value', '/replace_rules/1'],
  ],
  ['rules that are no list', { ...addArt, replace_rules: {} }, ['/replace_rules']],
  ['an overlay size in words', { ...addArt, max_width: 'wide' }, ['/max_width']],
  ['a video ad without id', { destination_url: 'https://shop.example' }, ['/id']],
  ['a video ad with an odd flag', { ...adVideo, available_video: 'yes' }, ['/available_video']],
  ['a video ad told by its odd flag', { id: '1', available_video: 'yes' }, ['/available_video']],
  [
    'a video ad with an empty source_url and an odd flag',
    { ...adVideo, adv_type: null, source_url: '', available_video: 'yes' },
    ['/available_video'],
  ],
  [
    'a video ad with a null source_url and an odd flag',
    { ...adVideo, adv_type: null, source_url: null, available_video: 'yes' },
    ['/available_video'],
  ],
  ['a video ad by name alone', { adv_type: 'advideo' }, ['/id']],
  ['an adv_type that is no text', { adv_type: 1 }, ['/adv_type']],
  ['a list', [], ['']],
  ['text', 'https://ads.example', ['']],
  ['null', null, ['']],
];

const slots = ['preroll', 'midroll', 'postroll', 'overlay_initial', 'overlay_main'].flatMap(
  (slot) => [slot, `mobile_${slot}`],
);

void describe('an ad of a slot', () => {
  for (const [sentence, json] of accepted) {
    void it(`may be ${sentence}`, () => {
      assert.deepEqual(check(AdSchema, json), { ok: true, value: json });
    });
  }

  for (const [sentence, json, paths] of refused) {
    void it(`is not ${sentence}`, () => {
      assert.deepEqual(pathsOf(json), paths);
    });
  }
});

for (const slot of slots) {
  void describe(`slot ${slot}`, () => {
    for (const json of [addArt, [addArt, unknownAd, adVideo], [], null, undefined]) {
      void it(`takes ${json === undefined ? 'nothing' : JSON.stringify(json).slice(0, 24)}`, () => {
        const embed = { id: '1', [slot]: json };
        assert.deepEqual(check(EmbedSchema, embed), { ok: true, value: embed });
      });
    }

    void it('names the ad and the field at fault', () => {
      const bad = { ...addArt, replace_rules: [{ subject: 1, value: 'url-page' }] };
      const result = check(EmbedSchema, {
        id: '1',
        [slot]: [addArt, bad, null],
        bulks: [{ id: '2', [slot]: bad }],
      });
      assert.deepEqual(
        result.ok || result.problems.map(({ path }) => path).sort(),
        [
          `/bulks/0/${slot}/replace_rules/0/subject`,
          `/${slot}/1/replace_rules/0/subject`,
          `/${slot}/2`,
        ].sort(),
      );
    });
  });
}
