import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { check, EmbedSchema, LiveSchema, pageOf } from '../../../src/schema/index.js';
import { embed } from './sample.js';

const problemsOf = (json: unknown) => {
  const result = check(EmbedSchema, json);
  return result.ok ? [] : result.problems;
};

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

const messages: readonly (readonly [string, unknown, string, string])[] = [
  ['a missing field', {}, '/id', 'must be text; found nothing'],
  ['null', null, '', 'must be an object; found null'],
  ['a list', [], '', 'must be an object; found a list'],
  ['an empty id', { id: '' }, '/id', 'must be text that is not empty; found empty text'],
  ['a number', { id: '1', title: 5 }, '/title', 'must be text; found a number'],
  ['text', { id: '1', mute: 'on' }, '/mute', 'must be a flag, 1 or 0; found text'],
  ['an object', { id: '1', bulks: {} }, '/bulks', 'must be a list; found an object'],
  [
    'a boolean',
    { id: '1', skip_time: true },
    '/skip_time',
    'must be a whole number, also as text; found a boolean',
  ],
  [
    'a field of an object in a list',
    { id: '1', bulks: [{ id: '2' }, { id: '3', created_at: 'now' }] },
    '/bulks/1/created_at',
    'must be a date-time YYYY-MM-DD hh:mm:ss; found text',
  ],
];

void describe('check', () => {
  for (const [sentence, json, path, message] of messages) {
    void it(`reports ${sentence} in plain language`, () => {
      assert.deepEqual(problemsOf(json), [{ path, message }]);
    });
  }

  void it('reports all problems in the order of the fields', () => {
    assert.deepEqual(
      problemsOf({ id: 1, mute: 2, video: { id: 3, title: 4 } }).map(({ path }) => path),
      ['/id', '/mute', '/video/id', '/video/title'],
    );
  });

  void it('never reports a value, which may be a secret', () => {
    const secret = 'hunter2';
    const live = { id: '1', pass: [secret], user: { secret }, created_at: secret, title: 7002 };
    const result = check(LiveSchema, live);
    assert.equal(result.ok, false);
    assert.doesNotMatch(JSON.stringify(result), /hunter2|7002/);
  });

  for (const field of [
    'subtitles',
    'preroll',
    'bulks',
    'scrollmode_destroy_on',
    'video',
    'from_tomorrow',
  ]) {
    void it(`does not overflow on lists 100,000 deep in ${field}`, () => {
      const result = check(EmbedSchema, { ...embed, [field]: nested(100_000) });
      const isOpen = field === 'subtitles' || field === 'from_tomorrow';
      assert.equal(result.ok, isOpen);
    });
  }

  void it('does not overflow on an embed or a page of lists 100,000 deep', () => {
    assert.deepEqual(
      problemsOf(nested(100_000)).map(({ path }) => path),
      [''],
    );
    const page = { current_page: 1, last_page: 1, data: nested(100_000) };
    const result = check(pageOf(EmbedSchema), page);
    assert.deepEqual(result.ok || result.problems.map(({ path }) => path), ['/data/0']);
  });
});
