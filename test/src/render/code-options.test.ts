import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { type CodeOptions, isTimeZone, usableOptions } from '../../../src/render/code-options.js';

/** An option, a value and what is used of it; undefined is nothing. */
const VALUES: readonly (readonly [name: keyof CodeOptions, value: unknown, used: unknown])[] = [
  ...[1, 0.5].map((value) => ['width', value, 1] as const),
  ['width', 99_999.4, 99_999],
  ['height', 1e9, 99_999],
  ...[0.4, 0, -1, NaN, Infinity, '640', null].map((value) => ['width', value, undefined] as const),
  ...[0.1, 1, 10].map((value) => ['aspectRatio', value, value] as const),
  ...[0.09, 10.01, -1, NaN, '1', null].map((value) => ['aspectRatio', value, undefined] as const),
  ...[true, false].map((value) => ['responsive', value, value] as const),
  ...['true', 1, 0, null].map((value) => ['autoplay', value, undefined] as const),
  ...[0, 12.5, 999_999].map((value) => ['start', value, value] as const),
  ['end', 1.23456, 1.235],
  ...[-0.1, 999_999.5, NaN, '5', null].map((value) => ['end', value, undefined] as const),
  ['label', ' a ', ' a '],
  ...['', ' \n', 5, null].map((value) => ['title', value, undefined] as const),
  ['page', 'http://page.example', 'http://page.example/'],
  ...['/page', 'javascript:alert(1)', '', 5].map((value) => ['frame', value, undefined] as const),
  ...['iframe', 'standard', 'player'].map((value) => ['elementFormat', value, value] as const),
  ...['near', 'visible', 'eager', 'click'].map(
    (value) => ['elementLoading', value, value] as const,
  ),
  ...['Player', '', 'amp', null].map((value) => ['elementFormat', value, undefined] as const),
  ['consent', 'required', 'required'],
  ['consent', 'optional', undefined],
  ...['Europe/Rome', 'UTC'].map((value) => ['timeZone', value, value] as const),
  ...['Rome', '', 5, null, undefined].map((value) => ['timeZone', value, undefined] as const),
];

for (const [name, value, used] of VALUES) {
  test(`of ${inspect(value)} as ${name}, ${inspect(used)} is used`, () => {
    assert.equal(usableOptions({ [name]: value })[name], used);
  });
}

test('only an IANA name is a time zone', () => {
  for (const value of ['Europe/Rome', 'UTC', 'America/Argentina/Buenos_Aires'])
    assert.equal(isTimeZone(value), true, value);
  for (const value of ['Mars/Phobos', '', undefined, null, 1, {}])
    assert.equal(isTimeZone(value), false, inspect(value));
});
