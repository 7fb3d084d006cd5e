import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  check,
  EmbedSchema,
  pageOf,
  type Ad,
  type Embed,
  type EmbedTemplate,
  type Generation1Video,
  type Page,
  type Video,
} from '../../../src/schema/index.js';

/** Lines that must not compile. A marked line that compiles fails the build. */
const typed = (
  embed: Embed,
  template: EmbedTemplate,
  ad: Ad,
  video: Generation1Video,
): unknown[] => [
  embed.autoplay,
  // @ts-expect-error -- a mistyped field
  embed.autopaly,
  // @ts-expect-error -- an embed template has no code
  template.code,
  // @ts-expect-error -- a field of one kind of ad, before the kind is known
  ad.source_url,
  'source_url' in ad ? ad.source_url.length : ad.adv_type,
  'destination_url' in ad ? ad.available_video : ad.title,
  // @ts-expect-error -- generation 1 has another name
  video.title,
  // @ts-expect-error -- a value of a schema is readonly
  (embed.title = ''),
  // @ts-expect-error -- its items are readonly too
  embed.bulks?.[0]?.context_rules?.[0] === '' && (embed.bulks[0].label = ''),
];

const embeds: readonly Embed[] = [
  { id: '1' },
  { id: '1', autoplay: '1', width: '640', height: 360, setting_volume: -1, preroll: null },
  { id: '1', preroll: { id: '2', source_url: 'https://ads.example' } },
  { id: '1', preroll: [{ id: '2', source_url: 'https://ads.example' }, { adv_type: 'x' }] },
  // @ts-expect-error -- the id is required
  {},
  // @ts-expect-error -- a mistyped field of a literal
  { id: '1', autopaly: '1' },
  // @ts-expect-error -- a mistyped field of an ad
  { id: '1', preroll: { id: '2', sourceurl: 'https://ads.example' } },
  // @ts-expect-error -- not a flag
  { id: '1', autoplay: 'yes' },
  // @ts-expect-error -- not an ad volume
  { id: '1', setting_volume: 'loud' },
];

void describe('the types of the schemas', () => {
  void it('check returns a value of the type of its schema', () => {
    const result = check(EmbedSchema, embeds[1]);
    assert.ok(result.ok);
    const embed: Embed = result.value;
    assert.equal(embed.width, '640');
  });

  void it('the type of a page includes the type of its items', () => {
    const video: Video = { id: '1', title: 'News' };
    const result = check(pageOf(EmbedSchema), {
      current_page: 1,
      last_page: 1,
      data: [{ id: '1', video }],
    });
    assert.ok(result.ok);
    const page: Page<Embed> = result.value;
    assert.equal(page.data[0]?.video?.title, 'News');
  });

  void it('the types refuse unknown fields and writes', () => {
    assert.equal(typeof typed, 'function');
  });
});
