import assert from 'node:assert/strict';
import type { AdTagContext, AdTagValue } from '../../src/ad-tags/ad-tag-context.js';
import { replaceContribAdsMacros } from '../../src/ad-tags/other-players/contrib-ads.js';
import { otherPlayers } from '../../src/ad-tags/other-players/other-players.js';
import { TracedText } from '../../src/ad-tags/other-players/traced-text.js';
import { corpusTest } from './corpus.js';

type Values = Readonly<Record<string, AdTagValue>>;

interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly peer: string;
  readonly template: string;
  readonly context: Readonly<Record<string, unknown>>;
  readonly options?: { readonly uriEncode?: boolean; readonly disableDefaultMacros?: boolean };
  readonly expected: unknown;
  readonly match: 'exact' | 'regex' | 'throws';
}

const CLOCK = { now: 1_700_000_000_123, random: 0.5 };

const valuesOf = (context: Vector['context']): Values =>
  Object.fromEntries(
    Object.entries(context).map(([name, value]) => [
      name,
      value === '__undefined__' ? undefined : (value as AdTagValue),
    ]),
  );

const urlOf = (player: string, { template, context }: Vector): string => {
  const url = otherPlayers(template, { ...CLOCK, values: valuesOf(context) }).find(
    (each) => each.player === player,
  );
  return url?.url ?? url?.failure?.id ?? '';
};

type Fields = Readonly<Record<string, unknown>>;

const objectOf = (given: Vector['context'], name: string): Fields => (given[name] ?? {}) as Fields;

/** Our context with the values that a vector gives to the objects of video.js and of the page. */
const contribAdsContext = (given: Vector['context']): AdTagContext => {
  const { referrer } = objectOf(given, 'document');
  const { description } = objectOf(given, 'mediainfo');
  const { duration, muted, autoplay } = objectOf(given, 'player');
  const variables = Object.entries(objectOf(given, 'window')).map(([name, value]) => [
    name,
    value === '<function>' ? (): void => undefined : value,
  ]);
  return {
    ...CLOCK,
    page: { referrer: String(referrer), variables: Object.fromEntries(variables) as Fields },
    content: {
      duration: Number(duration),
      ...(typeof description === 'string' && { description }),
    },
    player: { muted: muted === true, playbackMethod: autoplay === true ? 1 : 3 },
  };
};

const OBJECTS = ['player', 'mediainfo', 'document', 'window', 'custom'];

/** The macros that a vector adds: by their text, as fields of the media, or as names in brackets. */
const customMacrosOf = (given: Vector['context']): readonly (readonly [string, AdTagValue])[] => {
  const fields = Object.entries(objectOf(objectOf(given, 'mediainfo'), 'custom_fields'));
  const named = Object.entries(valuesOf(given)).filter(([name]) => !OBJECTS.includes(name));
  return [
    ...Object.entries(valuesOf(objectOf(given, 'custom'))),
    ...fields.map(
      ([name, value]) => [`{mediainfo.custom_fields.${name}}`, value as AdTagValue] as const,
    ),
    ...named.map(([name, value]) => [`[${name}]`, value] as const),
  ];
};

const contribAds = ({ template, context, options = {} }: Vector): string =>
  replaceContribAdsMacros(TracedText.of(template), contribAdsContext(context), {
    uriEncode: false,
    ...options,
    customMacros: customMacrosOf(context),
  }).text;

/** JW Player gives the properties of the playlist item in an object. */
const jw = ({ template, context }: Vector): string => {
  const item = context['item'] as Readonly<Record<string, string>>;
  const values = Object.fromEntries(
    Object.entries(item).map(([name, value]) => [`item-${name}`, value]),
  );
  return (
    otherPlayers(template, { ...CLOCK, values }).find(({ player }) => player === 'jw')?.url ?? ''
  );
};

/** The players of this library by the peer of a vector. */
const PEERS: Readonly<Record<string, (vector: Vector) => string>> = {
  'rmp-vast@17.0.1': (vector) => urlOf('rmp-vast', vector),
  'videojs-contrib-ads@7.5.2': contribAds,
  jwplayer: jw,
};

const assertVector = (vector: Vector): void => {
  const { id, match, expected } = vector;
  const run = (): string | undefined => PEERS[vector.peer]?.(vector);
  if (match === 'throws') assert.match(run() ?? '', /lone-surrogate/, id);
  else if (match === 'regex') assert.match(run() ?? '', new RegExp(String(expected)), id);
  else assert.equal(run(), expected, id);
};

corpusTest(
  'other players fill every vector as it was observed in them',
  'corpora/ad-tag-vectors.json',
  (vectors: readonly Vector[]) => {
    const simulated = vectors.filter(({ kind, peer }) => kind === 'expand' && peer in PEERS);
    for (const vector of simulated) assertVector(vector);
    assert.deepEqual(new Set(simulated.map(({ peer }) => peer)), new Set(Object.keys(PEERS)));
  },
);
