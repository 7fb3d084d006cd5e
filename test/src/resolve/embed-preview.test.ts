import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { embedPreview } from '../../../src/resolve/embed-preview.js';
import { hostedPlayerUrl } from '../../../src/resolve/hosted-player.js';
import { resolveEmbed } from '../../../src/resolve/resolve-embed.js';
import { readRoot } from '../../../src/resolve/field-reader.js';
import type { Embed } from '../../../src/schema/embed.js';

/** The values of `resolveEmbed` for the fields that a page shows before it plays, and for the frame. */
const expected = (embed: Embed): unknown => {
  const { identity, title, state, hostedPlayerUrl: frame, source } = resolveEmbed(embed, {}).config;
  if (source === null) return [{ identity, title, state, source }, frame];
  const { kind, id, title: name, poster, duration } = source;
  return [{ identity, title, state, source: { kind, id, title: name, poster, duration } }, frame];
};

const value = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }),
  fc.constantFrom('1', '0', '12.5', 'https://a.test/p.jpg', 'javascript:alert(1)'),
);

const content = fc.oneof(
  value,
  fc.record(
    {
      id: value,
      title: value,
      preview_image: value,
      duration: value,
      available_video: value,
      invalid_video: value,
    },
    { requiredKeys: [] },
  ),
);

const embed = fc.record(
  {
    id: value,
    public_id: value,
    title: value,
    video: content,
    live: content,
    code_iframe: fc.constantFrom(null, '<iframe src="https://a.test/1/x">', '<p>', 7),
  },
  { requiredKeys: [] },
);

test('a preview has the values of the player configuration for any embed', () => {
  fc.assert(
    fc.property(fc.oneof(embed, fc.jsonValue()), (json) => {
      const given = json as unknown as Embed;
      const shown = [embedPreview(given), hostedPlayerUrl(readRoot(given))];
      assert.deepEqual(shown, expected(given));
    }),
    { numRuns: 5000 },
  );
});

test('a preview has the identity, the title, the state and the source of an embed', () => {
  const wire = {
    id: '7',
    public_id: 'pub',
    title: 'A film',
    video: {
      id: '42',
      title: 'Film',
      duration: '61.5',
      preview_image: 'https://a.test/p.jpg',
      available_video: '0',
    },
  };
  assert.deepEqual(embedPreview(wire as unknown as Embed), {
    identity: { id: 'pub', embedId: '7', publicId: 'pub' },
    title: 'A film',
    state: 'processing',
    source: {
      kind: 'video',
      id: '42',
      title: 'Film',
      poster: 'https://a.test/p.jpg',
      duration: 61.5,
    },
  });
});

test('a preview of an embed without content is empty', () => {
  const { state, source, title } = embedPreview({ id: '7' });
  assert.deepEqual([state, source, title], ['empty', null, '']);
});
