import assert from 'node:assert/strict';
import { expandAdTag } from '../../src/ad-tags/expand-ad-tag.js';
import { resolveEmbed, type ResolvedEmbed } from '../../src/resolve/resolve-embed.js';
import { adTagContext, slottedAds } from '../../src/resolve/slot-context.js';
import type { Embed } from '../../src/schema/embed.js';
import { assertInvariants } from '../src/resolve/invariants.js';
import { sharedTest } from './corpus.js';
import { address, REFUSED, requestAddress } from './field-grammars.js';
import { HOSTILE_FIELDS, type HostileField, type Kind, UNREAD_FIELDS } from './hostile-fields.js';

interface Corpus {
  readonly kinds: Readonly<
    Record<Kind, { readonly fields: readonly string[]; readonly values: readonly unknown[] }>
  >;
}

const CORPUS = 'corpora/hostile-field-values.json';

/** All around a field that makes the rules read it. */
const AROUND: Readonly<Record<string, unknown>> = {
  id: '7',
  skip_preroll: '1',
  watermark: 'https://media.example/logo.png',
  video: { id: '1' },
  preroll: { id: '2', adv_type: 'advideo' },
  overlay_main: { id: '3', source_url: 'https://ads.example/' },
  subtitles: {},
  categories: {},
  ama_configuration: { id: '4' },
};

/** An embed with the value at the pointer; a live is read instead of the video only. */
const embedWith = (pointer: string, value: unknown): Embed => {
  const [outer = '', inner] = pointer.slice(1).split('/');
  const around = outer === 'live' ? { ...AROUND, video: null } : AROUND;
  const field = inner === undefined ? value : { ...(around[outer] as object), [inner]: value };
  return { ...around, [outer]: field } as unknown as Embed;
};

const attribute = (value: unknown): string =>
  String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The address of a frame is in code; any other field is the value itself. */
const written = (field: string, value: unknown): unknown =>
  field === 'iframe src' ? `<iframe src="${attribute(value)}"></iframe>` : value;

const resolved = (pointer: string, value: unknown): ResolvedEmbed => {
  const result = resolveEmbed(embedWith(pointer, value), {});
  assertInvariants(result);
  return result;
};

const findingsOf = ({ findings }: ResolvedEmbed): readonly string[] =>
  findings.map(({ id, path }) => `${id} ${path}`);

/** A number that was moved into its bounds has a finding too. */
const expectedFindings = ({ pointer, odd }: HostileField, value: unknown, meaning: unknown) => {
  if (value === '') return [`empty-value ${pointer}`];
  if (meaning === REFUSED) return [`${odd} ${pointer}`];
  const isMoved = typeof meaning === 'number' && Number(value) !== meaning;
  return isMoved ? [`out-of-bounds ${pointer}`] : [];
};

const check = (target: HostileField, value: unknown): void => {
  const { field, pointer, read, otherwise, takes } = target;
  const name = `${pointer} ${JSON.stringify(value)}`;
  const meaning = takes(value);
  const result = resolved(pointer, written(field, value));
  const expected = meaning === REFUSED ? otherwise : meaning;
  assert.deepEqual(read(result.config), expected, name);
  assert.deepEqual(findingsOf(result), expectedFindings(target, value, meaning), name);
};

for (const [kind, places] of Object.entries(HOSTILE_FIELDS) as [Kind, HostileField[]][]) {
  sharedTest(
    CORPUS,
    `fields of the kind ${kind} take what their grammar allows, else their default with one finding`,
    (input, t) => {
      const { values } = (input as Corpus).kinds[kind];
      for (const target of places) {
        for (const value of values) check(target, value);
      }
      t.diagnostic(`${places.length * values.length} fields read`);
    },
  );
}

sharedTest(CORPUS, 'every field that the corpus names is read or listed as unread', (input) => {
  for (const [kind, { fields }] of Object.entries((input as Corpus).kinds) as [
    Kind,
    Corpus['kinds'][Kind],
  ][]) {
    const known = [
      ...HOSTILE_FIELDS[kind].map(({ field }) => field),
      ...Object.keys(UNREAD_FIELDS),
    ];
    assert.deepEqual(
      fields.filter((field) => !known.includes(field)),
      [],
    );
  }
});

sharedTest(CORPUS, 'an unread field changes nothing, whatever its value', (input) => {
  const values = Object.values((input as Corpus).kinds).flatMap((kind) => kind.values);
  for (const pointer of Object.values(UNREAD_FIELDS).flat()) {
    const without = resolved(pointer, undefined);
    for (const value of values) assert.deepEqual(resolved(pointer, value), without, pointer);
  }
});

const SLOTS = ['preroll', 'midroll', 'postroll', 'overlay_initial', 'overlay_main'] as const;

/** The one ad of an embed whose tag is that. */
const requestOf = (slot: string, sourceUrl: unknown) => {
  const ad = { id: '3', adv_type: 'dart', source_url: sourceUrl };
  const embed = { id: '7', video: { id: '1', duration: 60 }, [slot]: ad } as unknown as Embed;
  const { config } = resolveEmbed(embed, {});
  const [slotted] = slottedAds(config);
  if (slotted?.ad.kind !== 'tag') throw new Error(`There is no tag in ${slot}.`);
  const [tag = ''] = slotted.ad.tags;
  return expandAdTag(tag, adTagContext(config, slotted.ad, {}, slotted.position));
};

sharedTest(
  CORPUS,
  'a hostile source_url is requested over http(s), or not at all with a finding',
  (input) => {
    for (const value of (input as Corpus).kinds.media_url.values) {
      for (const slot of SLOTS) {
        const { url, findings } = requestOf(slot, value);
        const name = `${slot} ${JSON.stringify(value)}`;
        const meaning = requestAddress(value);
        assert.equal(url, meaning === REFUSED ? '' : meaning, name);
        if (url === '')
          assert.ok(
            findings.some(({ path }) => path === `/${slot}/source_url`),
            name,
          );
      }
    }
  },
);

sharedTest(
  'corpora/wpt-url-cases.json',
  'an address is accepted exactly when the URL Standard reads http(s)',
  (input) => {
    const corpus = input as readonly unknown[];
    const inputs = corpus.flatMap((row) =>
      typeof row === 'object' && row !== null && 'input' in row && typeof row.input === 'string'
        ? row.input
        : [],
    );
    assert.ok(inputs.length > 500);
    for (const url of inputs) {
      const { config } = resolved('/watermark_link', url);
      assert.equal(config.watermark?.link !== null, address(url) !== REFUSED, url);
    }
  },
);
