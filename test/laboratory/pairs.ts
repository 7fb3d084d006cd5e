import { LANGUAGES } from '../../src/messages/languages.js';
import { type Chain, playingChain } from './chain.js';
import { VAST_VERSIONS } from './documents.js';
import type { Fault, Place } from './fault.js';
import { FORM_NAMES, type FormName, FORMS } from './forms.js';
import { type Cell, FAULTS } from './matrix.js';

/** Pairs that are tried, and the seed of their choice. */
const PAIRS = 400;
const SEED = 23;

/** Numbers from 0 to 1, always the same (mulberry32). */
const randomNumbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const FIRST: Place = { hop: 0, wrappers: 0, form: 'tag' };

/** Situations of a tag that a player requests all the same. */
const IN_TAG: readonly string[] = [
  'consent-missing',
  'page-url-encoded-twice',
  'macro-foreign-player',
  'macro-server-side',
  'macro-unresolved',
  'tag-fault',
];

/** Faults of the tag, without what its ad server answers to them. */
const TAG_FAULTS = FAULTS.filter(
  (fault) =>
    fault.part === 'tag' &&
    fault.name.endsWith('-no-ad') &&
    IN_TAG.includes(fault.expected(FIRST).id),
);

/** An ad server that has no ad, or refuses a request, may do so because of its tag: that is one fault. */
const isAnswerToTag = (fault: Fault, place: Place): boolean => {
  const { id } = fault.expected(place);
  return id.startsWith('no-ad') || (id === 'http-client-error' && place.hop === 0);
};

const STOPPING_PARTS: readonly Fault['part'][] = ['status', 'body', 'document', 'media'];

/**
 * Faults behind the tag by which the ad does not play. A wrapper of a loop has the address of the tag, and not its query;
 * `fetch`, which stands in for the hosts of some tags, gives no response with status 407.
 */
const STOPPING = FAULTS.filter(
  ({ name, part, endsAt }) =>
    STOPPING_PARTS.includes(part) && endsAt !== 'end' && !/^(?:wrapper-loop|status-407)/.test(name),
);

/** Whether a fault is in the tag as well, such as the format that it asks for. */
const isOfTag = ({ inject }: Fault, place: Place): boolean => {
  const hops = Array.from({ length: place.wrappers + 1 }, (_, hop) => `https://${hop}.example/`);
  const at = (name: string): string => `https://media.example/${name}`;
  const [media, otherMedia] = [at('ad.mp4'), at('other.mp4')];
  const addresses = { hops, media, otherMedia, redirected: at('vast'), elsewhere: at('elsewhere') };
  const chain = playingChain(addresses, '4.2');
  return inject(chain, place).tag !== chain.tag;
};

/** A chain with the tag of another one. */
const withTagOf = (chain: Chain, { tag, addresses, standIn }: Chain): Chain => ({
  ...chain,
  tag,
  addresses,
  ...(standIn !== undefined && { standIn }),
});

/** The fault that stops the ad is the verdict, and that of the tag is listed. */
const pairOf = (tagFault: Fault, stopping: Fault, form: FormName): Fault => ({
  ...stopping,
  name: `${tagFault.name} and ${stopping.name}`,
  forms: [form],
  inject: (chain, place) =>
    stopping.inject(withTagOf(chain, tagFault.inject(chain, { ...place, hop: 0 })), place),
  expected: (place) => {
    const { id, others = [] } = tagFault.expected({ ...place, hop: 0 });
    return { ...stopping.expected(place), others: [id, ...others] };
  },
});

/** The places of a fault in chains with up to two wrappers. */
const placesOf = ({ hops = 'all' }: Fault, form: FormName): readonly Place[] =>
  [0, 1, 2].flatMap((wrappers) =>
    Array.from({ length: wrappers + 1 }, (_, hop) => ({ hop, wrappers, form })).filter(
      ({ hop }) => {
        if (hops === 'wrappers') return hop < wrappers;
        if (hops === 'last') return hop === wrappers;
        if (hops === 'behind-wrapper') return wrappers > 0 && hop === wrappers;
        return hops === 'all' || hop === 0;
      },
    ),
  );

/** Two faults at once, by a seeded choice over all kinds. */
export const pairCells = (): readonly Cell[] => {
  const random = randomNumbers(SEED);
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];
  const chosen: Cell[] = [];
  while (chosen.length < PAIRS) {
    const [tagFault, stopping] = [pick(TAG_FAULTS), pick(STOPPING)];
    if (tagFault === undefined || stopping === undefined) break;
    const { forms: tagForms = FORM_NAMES } = tagFault;
    const { forms = FORM_NAMES } = stopping;
    const form = pick(tagForms.filter((name) => name !== 'unsent' && forms.includes(name)));
    const place = form && pick(placesOf(stopping, form));
    if (place === undefined || !FORMS[place.form].has(stopping, place)) continue;
    if (isAnswerToTag(stopping, place) || isOfTag(stopping, place)) continue;
    const { id, owner } = stopping.expected(place);
    if (owner === 'nobody' || id === 'plays-with-fault') continue;
    const index = chosen.length;
    chosen.push({
      name: `pair-${index}`,
      runtime: 'node',
      fault: pairOf(tagFault, stopping, place.form),
      place,
      version: VAST_VERSIONS[index % VAST_VERSIONS.length] ?? '4.2',
      language: LANGUAGES[index % LANGUAGES.length] ?? 'en',
    });
  }
  return chosen;
};
