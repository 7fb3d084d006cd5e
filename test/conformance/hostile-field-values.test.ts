import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { expandAdTag } from '../../src/ad-tags/expand-ad-tag.js';
import { resolveEmbed, type ResolvedEmbed } from '../../src/resolve/resolve-embed.js';
import { adTagContext, slottedAds } from '../../src/resolve/slot-context.js';
import type { Embed } from '../../src/schema/embed.js';
import { assertInvariants } from '../src/resolve/invariants.js';
import { corpusTest } from './corpus.js';
import { address, REFUSED, requestAddress } from './field-grammars.js';
import { HOSTILE_FIELDS, type HostileField, type Kind, UNREAD_FIELDS } from './hostile-fields.js';

interface Corpus {
  readonly kinds: Readonly<
    Record<Kind, { readonly fields: readonly string[]; readonly values: readonly unknown[] }>
  >;
}

const hostileTest = (
  title: string,
  run: (kinds: Corpus['kinds'], context: TestContext) => void,
): void => {
  corpusTest(title, 'corpora/hostile-field-values.json', ({ kinds }: Corpus, context) => {
    run(kinds, context);
  });
};

/** The other fields that are needed for a field to be read. */
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

/** An embed with the value at the pointer. A live is only read without a video. */
const embedWith = (pointer: string, value: unknown): Embed => {
  const [outer = '', inner] = pointer.slice(1).split('/');
  const around = outer === 'live' ? { ...AROUND, video: null } : AROUND;
  const field = inner === undefined ? value : { ...(around[outer] as object), [inner]: value };
  return { ...around, [outer]: field } as unknown as Embed;
};

const attribute = (value: unknown): string =>
  String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The address of a frame is inside code; any other field is the value itself. */
const fieldValue = (field: string, value: unknown): unknown =>
  field === 'iframe src' ? `<iframe src="${attribute(value)}"></iframe>` : value;

const resolved = (pointer: string, value: unknown): ResolvedEmbed => {
  const result = resolveEmbed(embedWith(pointer, value), {});
  assertInvariants(result);
  return result;
};

const findingsOf = ({ findings }: ResolvedEmbed): readonly string[] =>
  findings.map(({ id, path }) => `${id} ${path}`);

/** A number that was clamped is reported too. */
const expectedFindings = (
  { pointer, findingId }: HostileField,
  value: unknown,
  meaning: unknown,
) => {
  if (value === '') return [`empty-value ${pointer}`];
  if (meaning === REFUSED) return [`${findingId} ${pointer}`];
  const isClamped = typeof meaning === 'number' && Number(value) !== meaning;
  return isClamped ? [`out-of-bounds ${pointer}`] : [];
};

const check = (hostile: HostileField, value: unknown): void => {
  const { field, pointer, read, defaultValue, grammar } = hostile;
  const name = `${pointer} ${JSON.stringify(value)}`;
  const meaning = grammar(value);
  const result = resolved(pointer, fieldValue(field, value));
  const expected = meaning === REFUSED ? defaultValue : meaning;
  assert.deepEqual(read(result.config), expected, name);
  assert.deepEqual(findingsOf(result), expectedFindings(hostile, value, meaning), name);
};

for (const [kind, fields] of Object.entries(HOSTILE_FIELDS) as [Kind, HostileField[]][]) {
  hostileTest(
    `a ${kind} field has the value of its grammar, or its default and one finding`,
    (kinds, t) => {
      const { values } = kinds[kind];
      for (const field of fields) {
        for (const value of values) check(field, value);
      }
      t.diagnostic(`${fields.length * values.length} fields read`);
    },
  );
}

hostileTest('every field in the corpus is read, or is listed as not read', (kinds) => {
  for (const [kind, { fields }] of Object.entries(kinds) as [Kind, Corpus['kinds'][Kind]][]) {
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

hostileTest('a field that is not read changes nothing', (kinds) => {
  const values = Object.values(kinds).flatMap((kind) => kind.values);
  for (const pointer of Object.values(UNREAD_FIELDS).flat()) {
    const without = resolved(pointer, undefined);
    for (const value of values) assert.deepEqual(resolved(pointer, value), without, pointer);
  }
});

const SLOTS = ['preroll', 'midroll', 'postroll', 'overlay_initial', 'overlay_main'] as const;

/** The expanded tag of an embed with one ad. */
const requestOf = (slot: string, sourceUrl: unknown) => {
  const ad = { id: '3', adv_type: 'dart', source_url: sourceUrl };
  const embed = { id: '7', video: { id: '1', duration: 60 }, [slot]: ad } as unknown as Embed;
  const { config } = resolveEmbed(embed, {});
  const [slotted] = slottedAds(config);
  if (slotted?.ad.kind !== 'tag') throw new Error(`There is no tag in ${slot}.`);
  const [tag = ''] = slotted.ad.tags;
  return expandAdTag(tag, adTagContext(config, slotted.ad, {}, slotted.position));
};

hostileTest('a hostile source_url is requested over http(s), or has a finding', (kinds) => {
  for (const value of kinds.media_url.values) {
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
});

corpusTest(
  'an address is accepted if and only if the URL Standard reads it as http(s)',
  'corpora/wpt-url-cases.json',
  (corpus: readonly unknown[]) => {
    const inputs = corpus.flatMap((row) =>
      typeof row === 'object' && row !== null && 'input' in row && typeof row.input === 'string'
        ? row.input
        : [],
    );
    assert.ok(inputs.length > 500);
    for (const input of inputs) {
      const { config } = resolved('/watermark_link', input);
      assert.equal(config.watermark?.link !== null, address(input) !== REFUSED, input);
    }
  },
);
