import assert from 'node:assert/strict';
import type { AdTagValue } from '../../src/ad-tags/ad-tag-context.js';
import { expandAdTag } from '../../src/ad-tags/expand-ad-tag.js';
import { timecode } from '../../src/ad-tags/value-formats.js';
import { corpusTest } from './corpus.js';

interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly peer: string;
  readonly template: string;
  readonly context: Readonly<Record<string, AdTagValue>>;
  readonly expected: unknown;
  readonly match: 'exact' | 'regex' | 'throws';
}

/** The differences from a peer, one row per reason. */
const DIFFERENCES: readonly (readonly [reason: string, ids: string])[] = [
  [
    '%%X%% is filled by ad servers, so it is kept and reported; a replace rule may name it',
    'v008 v012',
  ],
  [
    'a placeholder of a dialect without a value is kept and reported, where its player empties it',
    'v037 v038 v042 v046 v048 v057 v060 v066 v067 v074 v082 v263',
  ],
  ['a macro of VAST 4.x section 6.1 without a value is -1, as the standard says', 'v090 v310 v312'],
  ['an unknown ${X} is kept, so that nothing is lost silently', 'v187'],
  ['encoded brackets are expanded: ad servers deliver such tags', 'v315 v317 v322 v325 v330'],
  ['names are found in any case, the exact case first', 'v334'],
  ['values are found regardless of case, and for placeholders of every syntax', 'v343 v358 v362'],
  [
    'the commas of a list are not encoded, those inside an item are, as section 6.1 says',
    'v385 v387 v388 v390',
  ],
  ['placeholders in a value are never expanded', 'v411'],
  ['every value is encoded exactly once', 'v413 v517 v557'],
  ['a lone surrogate becomes U+FFFD, where the peer throws', 'v428'],
  ['null and undefined are unknown values and not texts', 'v448 v450 v456 v458'],
  ['flags are 0 or 1', 'v473 v475'],
  ['a placeholder in the host is not expanded: the tag is refused', 'v492 v494 v496'],
  ['a name is literal text and not a pattern', 'v503 v505'],
  [
    'inside an encoded value a value is encoded once more, or the inner address breaks',
    'v509 v510 v511 v515',
  ],
  [
    '[timestamp] and [TIMESTAMP] take their value from the clock of the context',
    'v540 v542 v544 v551 v554',
  ],
];

/** The kinds of vectors that are not about expansion, with the reason why they are not run. */
const OTHER_KINDS: Readonly<Record<string, string>> = {
  lint: 'checks of URLs: this library only returns absolute http(s) URLs',
  'encode-template':
    'encodes templates for another syntax; this library expands them and never encodes them as a whole',
  'gam-params': 'adds parameters to a tag; this project only fills the placeholders that are there',
};

const differs = new Map(
  DIFFERENCES.flatMap(([reason, ids]) => ids.split(' ').map((id) => [id, reason] as const)),
);

const expand = ({ template, context }: Vector): string => {
  const values = Object.fromEntries(
    Object.entries(context).filter(([, value]) => value !== '__undefined__'),
  );
  return expandAdTag(template, { values, now: 1_700_000_000_123, random: 0.5 }).text;
};

const agrees = (vector: Vector): boolean => {
  const text = expand(vector);
  if (vector.match === 'throws') return false;
  return vector.match === 'regex'
    ? new RegExp(String(vector.expected)).test(text)
    : text === vector.expected;
};

const vectorTest = (title: string, run: (vectors: readonly Vector[]) => void): void => {
  corpusTest(title, 'corpora/ad-tag-vectors.json', run);
};

vectorTest('every vector of the standard holds (VAST 4.x section 6.1)', (vectors) => {
  const normative = vectors.filter(({ peer }) => peer.startsWith('IAB VAST'));
  for (const vector of normative) assert.equal(expand(vector), vector.expected, vector.id);
  assert.equal(normative.length, 17);
});

vectorTest('every other vector holds, or its difference is listed with a reason', (vectors) => {
  const expansions = vectors.filter(({ kind }) => kind === 'expand');
  assert.deepEqual(
    expansions.filter((vector) => !agrees(vector)).map(({ id }) => id),
    expansions.filter(({ id }) => differs.has(id)).map(({ id }) => id),
  );
});

vectorTest('values have the formats of the vectors, and every other kind is listed', (vectors) => {
  for (const { id, kind, template, expected } of vectors) {
    if (kind === 'format') assert.equal(timecode(Number(template)), expected, id);
    else assert.ok(kind === 'expand' || kind in OTHER_KINDS, `${id} is of kind ${kind}`);
  }
});
