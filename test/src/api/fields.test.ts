import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { flagOf, isSet, toGeneration1, toGeneration2 } from '../../../src/api/index.js';

void describe('videos of both generations', () => {
  const first = {
    id: '7',
    titolo: 'Gol',
    descrizione_breve: 'b',
    descrizione: null,
    tags: 'a',
    video_disponibile: '1',
    invalid_video: '0',
    data_inserimento: '2026-01-31 18:00:00',
    preview_image: '',
    url_flash: '',
    unknown: [1],
  } as const;

  void it('a video can be converted between the field names of both generations', () => {
    assert.deepEqual(toGeneration2(first), {
      id: '7',
      title: 'Gol',
      short_description: 'b',
      description: null,
      tags: 'a',
      available_video: '1',
      invalid_video: '0',
      created_at: '2026-01-31 18:00:00',
      preview_image: '',
      url_flash: '',
      unknown: [1],
    });
    assert.deepEqual(toGeneration1(toGeneration2(first)), first);
  });
});

void it('a flag is set when it is 1 in any form', () => {
  assert.deepEqual(
    ['1', 1, true].map((flag) => isSet(flag as '1')),
    [true, true, true],
  );
  assert.deepEqual(
    ['0', 0, false, null, undefined].map((flag) => isSet(flag as '0')),
    Array(5).fill(false),
  );
  assert.deepEqual([flagOf(true), flagOf(false)], ['1', '0']);
});
