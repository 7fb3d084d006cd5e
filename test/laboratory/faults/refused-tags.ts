import { type Answer, answer, type Chain, hostedAt, movedTo, withAnswer } from '../chain.js';
import { type Expectation, type Fault, type Hops, type Place, writerOfAddress } from '../fault.js';
import { type FormName, RECORDINGS } from '../forms.js';

export const PART = 'tag';
const ORIGIN = 'https://ads.publisher.example';

export type Edit = (tag: string) => string;

export const of =
  (id: string, facts: Expectation['facts'] = {}) =>
  (place: Place): Expectation => ({ id, owner: writerOfAddress(place), facts });

/** What an ad server answers to a tag that it cannot read. */
export const REFUSALS: readonly (readonly [name: string, answer: Partial<Answer>])[] = [
  ['no-ad', { body: '<VAST version="3.0"/>' }],
  ['no-content', { status: 204, body: '' }],
  ['bad-request', { ...answer('', 'text/plain'), status: 400 }],
];

const pathOf = ({ addresses: { hops } }: Chain): string => new URL(hops[0] ?? '').pathname;

/** The chain whose tag is edited; its address stays readable. */
export const tagged = (chain: Chain, edit: Edit): Chain => {
  const hosted = hostedAt(chain, ORIGIN + pathOf(chain));
  return { ...hosted, tag: edit(hosted.tag) };
};

export type Expected = (place: Place, refusal: string) => Expectation;

interface SentFault {
  readonly name: string;
  readonly inject: (chain: Chain, place: Place) => Chain;
  readonly expected: Expected;
  readonly hops?: Hops;
  readonly forms?: readonly FormName[];
}

const formsOf = (
  refusal: string,
  forms: readonly FormName[] = ['tag', 'embed', 'case', ...RECORDINGS],
): readonly FormName[] =>
  refusal === 'no-ad' && forms.includes('tag') ? [...forms, 'unsent'] : forms;

/** A fault for which an ad server has no ad: one for each way to say so. */
export const refused = ({
  name,
  inject,
  expected,
  hops = 'alone',
  forms,
}: SentFault): readonly Fault[] =>
  REFUSALS.map(([refusal, parts]) => ({
    name: `${name}-${refusal}`,
    part: PART,
    hops,
    forms: formsOf(refusal, forms),
    inject: (chain, place) => withAnswer(inject(chain, place), place.hop, parts),
    expected: (place) => expected(place, refusal),
  }));

/** The verdict about a tag without a fault. */
export const unexplained = ({ form }: Place, refusal: string): Expectation => {
  if (form === 'unsent') return { id: 'not-requested', owner: 'unknown' };
  return refusal === 'bad-request'
    ? { id: 'http-client-error', owner: 'publisher', facts: { status: 400 } }
    : { id: 'no-ad', owner: 'ad-server' };
};

export const damaged = (
  name: string,
  edit: Edit,
  expected: Expected,
  forms?: readonly FormName[],
): readonly Fault[] =>
  refused({
    name,
    inject: (chain) => tagged(chain, edit),
    expected,
    ...(forms && { forms }),
  });

/** A fault of the query of the tag, or of that of the last wrapper. */
export const query = (
  name: string,
  text: string,
  expected: Expected,
  forms?: readonly FormName[],
): readonly Fault[] =>
  refused({
    name,
    hops: 'last',
    inject: (chain, { hop }) => movedTo(chain, hop, `${chain.addresses.hops[hop] ?? ''}?${text}`),
    expected,
    ...(forms && { forms }),
  });
