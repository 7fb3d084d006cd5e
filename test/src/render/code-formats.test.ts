import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CODE_FORMATS, type CodeOptions, renderCode } from '../../../src/render/render-code.js';
import { sampleEmbed } from './sample-embed.js';

test('the table names seven formats, one of them legacy, each with a label of its own', () => {
  assert.deepEqual(
    CODE_FORMATS.map(({ format }) => format),
    ['standard', 'iframe', 'amp', '360', 'instant-article', 'media-embed', 'vmap'],
  );
  assert.deepEqual(
    CODE_FORMATS.filter(({ legacy }) => legacy).map(({ format }) => format),
    ['instant-article'],
  );
  assert.equal(new Set(CODE_FORMATS.map(({ label }) => label)).size, CODE_FORMATS.length);
});

/** A value for each option that differs from the value of the sample. */
const OTHER: Required<{ [Name in keyof CodeOptions]: NonNullable<CodeOptions[Name]> }> = {
  width: 123,
  height: 77,
  responsive: true,
  autoplay: true,
  mute: true,
  label: 'other',
  title: 'Other',
  lazy: false,
  src: 'https://other.example/e.json',
  elementFormat: 'standard',
  elementLoading: 'visible',
  consent: 'required',
  customer: 'other',
  script: 'https://other.example/s.js',
  frame: 'https://other.example/f',
};

for (const { format, options: carried } of CODE_FORMATS) {
  test(`${format}: only the options of its row change the code`, () => {
    const plain = renderCode(sampleEmbed(), format);
    for (const [name, value] of Object.entries(OTHER)) {
      const changes = renderCode(sampleEmbed(), format, { [name]: value }) !== plain;
      assert.equal(
        changes,
        carried.some((option) => option === name),
        name,
      );
    }
  });
}

test('the embed and the options are not changed', () => {
  const embed = sampleEmbed();
  const copy = structuredClone(embed);
  for (const { format } of CODE_FORMATS) renderCode(embed, format, Object.freeze({ ...OTHER }));
  assert.deepEqual(embed, copy);
});
