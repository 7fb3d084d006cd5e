import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdCase } from '../../../../src/diagnosis/case/ad-case.js';
import { createCase } from '../../../../src/diagnosis/case/create-case.js';
import { readCase } from '../../../../src/diagnosis/case/read-case.js';
import { diagnose } from '../../../../src/diagnosis/diagnose.js';
import { emptyInspection } from '../inspections.js';
import { always, VIEWER } from '../read-verdict.js';

const options = { viewer: VIEWER, inspect: always(emptyInspection) };

const adCase = async (): Promise<AdCase> =>
  createCase(await diagnose('https://ads.example/vast', options), options);

/** Every place of a JSON value, as the keys that lead to it. */
const placesOf = (value: unknown, place: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value !== 'object' || value === null
    ? [place]
    : [
        place,
        ...Object.entries(value).flatMap(([name, field]) => placesOf(field, [...place, name])),
      ];

const changed = (value: unknown, [name, ...rest]: readonly string[], to: unknown): unknown => {
  if (name === undefined) return to;
  const copy = (
    Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  ) as Record<string, unknown>;
  copy[name] = changed(copy[name], rest, to);
  return copy;
};

describe('a case file', () => {
  it('is read as it was written', async () => {
    const written = await adCase();
    assert.deepEqual(readCase(JSON.stringify(written)).case, written);
  });

  for (const [title, change, problem] of [
    ['another version', { version: 2 }, 'It has version 2; this program reads version 1.'],
    ['no version', { version: undefined }, 'It has version none; this program reads version 1.'],
    ['another format', { format: 'x' }, 'It has not the format of a case file.'],
    ['no input', { input: undefined }, '/input is not an object.'],
    [
      'an unknown kind of input',
      { input: { kind: 'case' } },
      '/input/kind is not "ad-tag", "embed", "embed-code", "vast", "vmap", "response", "har", "error-code", "unknown".',
    ],
    [
      'a tag that is no text',
      { input: { kind: 'ad-tag', tags: [7], replaceRules: [] } },
      '/input/tags/0 is not a string.',
    ],
    [
      'an unknown error code',
      { input: { kind: 'error-code', system: 'vast', code: '7', host: '' } },
      '/input/code is not an error code of vast.',
    ],
    ['inspections that are no list', { inspections: {} }, '/inspections is not a list.'],
    [
      'a hop without its fields',
      { inspections: [{ hops: [{}] }] },
      '/inspections/0/hops/0/url is not a string.',
    ],
    [
      'a clock that is a text',
      { context: { viewer: { now: 'now' } } },
      '/context/viewer/now is not a number.',
    ],
  ] as const)
    it(`with ${title} is refused with the field and what it should be`, async () => {
      const text = JSON.stringify({ ...(await adCase()), ...change });
      assert.deepEqual(readCase(text), { case: null, problem });
    });

  it('that is not JSON is refused', () => {
    assert.deepEqual(readCase('{'), { case: null, problem: 'It is not JSON.' });
  });

  it('that is refused has a verdict with the problem', async () => {
    const text = JSON.stringify({ ...(await adCase()), version: 9 });
    const { verdict } = await diagnose(text);
    assert.deepEqual(
      [verdict.id, verdict.sentence],
      [
        'case-invalid',
        'The case file cannot be read: It has version 9; this program reads version 1.',
      ],
    );
  });

  it('is diagnosed without a rejection, whatever one of its fields is', async () => {
    const valid = await adCase();
    for (const place of placesOf(valid))
      for (const hostile of [null, 'x', -1, 1e308, true, [], {}, [[]], { kind: 'embed' }]) {
        const text = JSON.stringify(changed(valid, place, hostile));
        const { verdict } = await diagnose(text);
        assert.equal(typeof verdict.sentence, 'string', place.join('/'));
      }
  });
});
