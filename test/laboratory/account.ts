import type { Seed } from '../../demo/sandbox/seed/seed.js';
import { parseSeed } from '../../demo/sandbox/seed/seed.js';
import { isJsonObject } from '../../src/text/json.js';
import { playingChain } from './chain.js';
import type { Expectation, Fault, Place } from './fault.js';
import { embedOf } from './forms.js';
import { FAULTS } from './matrix.js';
import type { LaboratoryServers } from './servers.js';

/** Kinds of faults that are planted: static ones, and those of servers, documents, media files and embeds. */
export const PLANTED = [
  'status-404 status-403 status-500 status-503 status-204 html-login json-error javascript text-error empty',
  'vast-without-ad rss-feed picture gzip vast-in-json connection-reset response-cut-off no-tls redirect-loop',
  'redirect-to-closed-port document-broken-off-3 elements-crossed wrapper-without-tag wrapper-loop only-vpaid only-flash-video',
  'linear-without-media-files vast-1-root media-status-404 media-status-403 media-is-page media-of-0-bytes',
  'scheme-missing user-and-password port-too-high placeholder-in-host too-long mobile-slot-missing all-slots-empty',
  'ad-object-without-tag linear-in-overlay content-not-converted ad-video-in-conversion bulk-for-all-pages',
  'waterfall-without-an-address',
].flatMap((line) => line.split(' '));

/** A kind of fault in an account. */
export interface PlantedFault {
  readonly name: string;
  readonly expected: Expectation;
  /** Ids of the embeds that have it. */
  readonly embeds: readonly string[];
}

export interface PlantedAccount {
  readonly seed: Seed;
  readonly faults: readonly PlantedFault[];
  /** Ids of the embeds whose ads play. */
  readonly sound: readonly string[];
}

const faultNamed = (name: string): Fault => {
  const fault = FAULTS.find((one) => one.name === name);
  if (fault === undefined) throw new Error(`There is no fault "${name}".`);
  return fault;
};

/** A fault behind one wrapper where it can be there, else in the response to the tag. */
const placeOf = ({ hops = 'all' }: Fault): Place => {
  const wrappers = hops === 'alone' || hops === 'first' || hops === 'last' ? 0 : 1;
  return {
    hop: hops === 'behind-wrapper' || hops === 'all' ? wrappers : 0,
    wrappers,
    form: 'embed',
  };
};

/** Nested objects exist on their own too, so that those of different embeds have different ids. */
const withOwnIds = (value: unknown, id: string): unknown => {
  if (Array.isArray(value)) return value.map((item, index) => withOwnIds(item, `${id}-${index}`));
  if (!isJsonObject(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    withOwnIds(field, `${id}-${name}`),
  ]);
  return {
    ...Object.fromEntries(fields),
    ...('id' in value && { id }),
    ...('label' in value && { label: id }),
  };
};

/** An account of so many embeds, of which many have one of the planted faults. Its servers answer until they stop. */
export const plantAccount = (servers: LaboratoryServers, size: number): PlantedAccount => {
  const objects: object[] = [];
  const add = (embed: string, title: string): string => {
    const id = `e${objects.length + 1}`;
    const fields = withOwnIds(JSON.parse(embed), id) as object;
    const categories = [{ id: `c${objects.length % 7}`, title: `Category ${objects.length % 7}` }];
    objects.push({ ...fields, id, title, categories });
    return id;
  };
  const faults = PLANTED.map((name, index): PlantedFault => {
    const fault = faultNamed(name);
    const place = placeOf(fault);
    const chain = fault.inject(
      playingChain(servers.addressesOf(name, place.wrappers), '4.2'),
      place,
    );
    servers.serve(name, chain);
    const count = 3 + ((index * 7) % 50);
    const embeds = Array.from({ length: count }, () => add(embedOf(chain), `Planted: ${name}`));
    return { name, expected: fault.expected(place), embeds };
  });
  const chain = playingChain(servers.addressesOf('sound', 1), '4.2');
  servers.serve('sound', chain);
  const sound: string[] = [];
  while (objects.length < size) sound.push(add(embedOf(chain), 'Sound'));
  return { seed: parseSeed(JSON.stringify({ embeds: objects }), 'account'), faults, sound };
};
