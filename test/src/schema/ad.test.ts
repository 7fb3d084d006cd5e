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
  ['an ad tag with an unknown adv_type', { ...addArt, adv_type: 'from-tomorrow' }],
  ['an ad tag with an unknown type', { ...addArt, type: 'sideways' }],
  ['an ad tag without rules', { ...addArt, replace_rules: [] }],
  ['a waterfall', { id: '1', source_url: 'https://a.example***https://b.example' }],
  ['overlay times as text', { ...addArt, after_time: '5', stay_time: '10', fixed: '0' }],
  ['a video ad', adVideo],
  ['a video ad with an unknown adv_type', { ...adVideo, adv_type: 'movie' }],
  ['a video ad with a null source_url', { ...adVideo, adv_type: null, source_url: null }],
  ['a video ad with an empty source_url', { ...adVideo, adv_type: null, source_url: '' }],
  ['a video ad that only has a stream', { id: '1', url_video: 'https://media.example/ad.m3u8' }],
  ['an ad of an unknown kind', unknownAd],
  ['an ad of an unknown kind with fields of its own', { adv_type: 'x', depth: { of: ['field'] } }],
  ['an empty object', {}],
];

const refused: readonly (readonly [string, unknown, readonly string[]])[] = [
  ['an ad tag whose source_url is not text', { ...addArt, source_url: 5 }, ['/source_url']],
  ['an ad tag by adv_type without source_url', { id: '1', adv_type: 'dart' }, ['/source_url']],
  ['an ad tag without id', { source_url: 'https://a.example' }, ['/id']],
  [
    'an ad tag with a rule without value and a rule that is not an object',
    { ...addArt, replace_rules: [{ subject: '[a]' }, '[b]'] },
    ['/replace_rules/0/value', '/replace_rules/1'],
  ],
  ['an ad tag whose rules are not a list', { ...addArt, replace_rules: {} }, ['/replace_rules']],
  ['an overlay with a size in words', { ...addArt, max_width: 'wide' }, ['/max_width']],
  ['a video ad without id', { destination_url: 'https://shop.example' }, ['/id']],
  ['a video ad with an invalid flag', { ...adVideo, available_video: 'yes' }, ['/available_video']],
  [
    'a video ad that only has an invalid flag',
    { id: '1', available_video: 'yes' },
    ['/available_video'],
  ],
  [
    'a video ad with an empty source_url and an invalid flag',
    { ...adVideo, adv_type: null, source_url: '', available_video: 'yes' },
    ['/available_video'],
  ],
  [
    'a video ad with a null source_url and an invalid flag',
    { ...adVideo, adv_type: null, source_url: null, available_video: 'yes' },
    ['/available_video'],
  ],
  ['a video ad that only has its adv_type', { adv_type: 'advideo' }, ['/id']],
  ['an ad whose adv_type is not text', { adv_type: 1 }, ['/adv_type']],
  ['a list', [], ['']],
  ['text', 'https://ads.example', ['']],
  ['null', null, ['']],
];

const slots = ['preroll', 'midroll', 'postroll', 'overlay_initial', 'overlay_main'].flatMap(
  (slot) => [slot, `mobile_${slot}`],
);

void describe('an ad of a slot', () => {
  for (const [sentence, json] of accepted) {
    void it(`can be ${sentence}`, () => {
      assert.deepEqual(check(AdSchema, json), { ok: true, value: json });
    });
  }

  for (const [sentence, json, paths] of refused) {
    void it(`cannot be ${sentence}`, () => {
      assert.deepEqual(pathsOf(json), paths);
    });
  }
});

for (const slot of slots) {
  void describe(`slot ${slot}`, () => {
    for (const json of [addArt, [addArt, unknownAd, adVideo], [], null, undefined]) {
      void it(`accepts ${json === undefined ? 'nothing' : JSON.stringify(json).slice(0, 24)}`, () => {
        const embed = { id: '1', [slot]: json };
        assert.deepEqual(check(EmbedSchema, embed), { ok: true, value: embed });
      });
    }

    void it('reports the invalid field by its path', () => {
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
