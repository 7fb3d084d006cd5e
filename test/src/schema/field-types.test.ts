import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fieldOf } from '../../../src/schema/field-types.js';
import { check, EmbedSchema } from '../../../src/schema/index.js';

/** A field with values that are accepted and values that are refused. */
type Row = readonly [
  sentence: string,
  field: string,
  accepted: readonly unknown[],
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
  ['the size is a length', 'width', ['640', 640, '100%', null], ['wide', [640]]],
  [
    'a color may have a #',
    'player_color',
    ['FFCE3E', '#ffce3e', 'fff', '#ffff', '#00000080', '', null],
    ['red', '#ff', '#fffff', '##ffffff', 'ffffff;', 0, true],
  ],
  [
    'a date-time has a date and a time',
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
    'events are a list of any names',
    'scrollmode_destroy_on',
    [[], ['ENDED'], ['FROM_TOMORROW', ''], null],
    ['ENDED', { 0: 'ENDED' }],
  ],
  [
    'subtitles are a list of any values',
    'subtitles',
    [[], [1, null, 'a', { b: [] }, [[]]], null],
    ['it.vtt', {}, 1],
  ],
  ['categories are a list', 'categories', [[], [{ id: '1' }], null], [{ id: '1' }, 'news']],
  ['bulks are a list', 'bulks', [[], [{ id: '1', label: 'a' }], null], [{ id: '1' }]],
  ['a video is an object', 'video', [{ id: '1' }, null], [[], 'https://media.example', 1]],
];

const withField = (field: string, value: unknown) => ({ id: '1', [field]: value });

void describe('a field of the service', () => {
  for (const [sentence, field, accepted, refused] of rows) {
    void it(`${sentence} (${field})`, () => {
      for (const value of accepted) {
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

const fields: readonly (readonly [
  sentence: string,
  value: unknown,
  name: string,
  expected: unknown,
])[] = [
  ['an own field', { a: 1 }, 'a', 1],
  ['a field that is not there', { a: 1 }, 'b', undefined],
  ['an item of a list', ['x', 'y'], '1', 'y'],
  ['an inherited field', {}, 'toString', undefined],
  ['an inherited field of a list', [], 'map', undefined],
  ['an own __proto__', JSON.parse('{"__proto__":1}'), '__proto__', 1],
  ['the prototype', {}, '__proto__', undefined],
  ['a field of null', null, 'a', undefined],
  ['a field of nothing', undefined, 'a', undefined],
  ['a property of text', 'text', 'length', undefined],
];

void describe('fieldOf', () => {
  for (const [sentence, value, name, expected] of fields) {
    void it(`gives ${String(expected)} for ${sentence}`, () => {
      assert.equal(fieldOf(value, name), expected);
    });
  }
});
