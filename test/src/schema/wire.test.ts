import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { check, EmbedSchema } from '../../../src/schema/index.js';

/** A sentence, a field, the values it takes and the values it does not. */
type Row = readonly [
  sentence: string,
  field: string,
  taken: readonly unknown[],
  refused: readonly unknown[],
];

const rows: readonly Row[] = [
  [
    'a flag is the text 1 or 0, the number or the boolean',
    'autoplay',
    ['1', '0', 1, 0, true, false, null, undefined],
    ['', 'true', 'false', 'yes', '01', 2, -1, [], {}],
  ],
  [
    'a whole number may be text',
    'skip_time',
    [0, 5, -1, '5', '0', '-1', '+7', null],
    ['', ' 5', '5 ', '5.5', 5.5, '0x10', '1e3', 'five', Infinity, NaN, true, [5]],
  ],
  [
    'a number with fractions may be text',
    'watermark_opacity',
    [0, 0.8, '0.8', '1', '-0.5', null],
    ['', '.8', '0.', '80%', '0,8', Infinity, NaN, false],
  ],
  [
    'a length is a number with px, % or no unit, or empty',
    'watermark_top',
    [0, 12, 12.5, '12', '12.5', '12px', '-3px', '50%', '', null],
    ['12em', 'px', 'auto', '12 px', NaN, true, {}],
  ],
  ['the size is a length too', 'width', ['640', 640, '100%', null], ['wide', [640]]],
  [
    'a colour has its # or not',
    'player_color',
    ['FFCE3E', '#ffce3e', 'fff', '#ffff', '#00000080', '', null],
    ['red', '#ff', '#fffff', '##ffffff', 'ffffff;', 0, true],
  ],
  [
    'a date-time has date, time and nothing else',
    'created_at',
    ['2026-01-31 18:00:00', '0000-00-00 00:00:00', null],
    ['', '2026-01-31', '2026-01-31T18:00:00', '2026-01-31 18:00:00\n', '2026-1-31 18:00:00', 0],
  ],
  [
    'the ad volume is one of four settings',
    'setting_volume',
    ['-1', -1, 'none', 'defaultOn', 'defaultOff', null],
    ['', 'on', 'defaulton', 0, '1', true],
  ],
  ['text is any text', 'title', ['', 'a', '<b>', '\u0000', '\ud800', null], [1, true, [], {}]],
  ['an id is not empty', 'id', ['1', 'abc', '__proto__'], ['', 1, null, undefined, {}, []]],
  [
    'events are open names in a list',
    'scrollmode_destroy_on',
    [[], ['ENDED'], ['FROM_TOMORROW', ''], null],
    ['ENDED', { 0: 'ENDED' }],
  ],
  [
    'subtitles are an open list',
    'subtitles',
    [[], [1, null, 'a', { b: [] }, [[]]], null],
    ['it.vtt', {}, 1],
  ],
  ['categories are a list', 'categories', [[], [{ id: '1' }], null], [{ id: '1' }, 'news']],
  ['bulks are a list', 'bulks', [[], [{ id: '1', label: 'a' }], null], [{ id: '1' }]],
  ['a video is an object', 'video', [{ id: '1' }, null], [[], 'https://media.example', 1]],
];

const withField = (field: string, value: unknown) => ({ id: '1', [field]: value });

void describe('fields on the wire', () => {
  for (const [sentence, field, taken, refused] of rows) {
    void it(`${sentence} (${field})`, () => {
      for (const value of taken) {
        const json = withField(field, value);
        assert.deepEqual(check(EmbedSchema, json), { ok: true, value: json });
      }
      for (const value of refused) {
        const result = check(EmbedSchema, withField(field, value));
        assert.deepEqual(result.ok || result.problems.map(({ path }) => path), [`/${field}`]);
      }
    });
  }
});
