import assert from 'node:assert/strict';
import type { AdTagValue } from '../../src/ad-tags/ad-tag-context.js';
import { expandAdTag } from '../../src/ad-tags/expand-ad-tag.js';
import { timecode } from '../../src/ad-tags/context-values.js';
import { sharedTest } from './corpus.js';

interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly peer: string;
  readonly template: string;
  readonly context: Readonly<Record<string, AdTagValue>>;
  readonly expected: unknown;
  readonly match: 'exact' | 'regex' | 'throws';
}

/** Where this project differs from a peer, and why; one row a reason. */
const DIFFERENCES: readonly (readonly [reason: string, ids: string])[] = [
  [
    '%%X%% is filled by ad servers, so it is kept and reported; a replace rule may name it',
    'v008 v012',
  ],
  [
    "{x} and __x__ are another player's syntax: recognised, named and kept, never guessed",
    'v037 v038 v042 v046 v048 v057 v060 v066 v067 v073 v074 v076 v082 v263',
  ],
  ['a macro of VAST 4.x section 6.1 without a value is -1, as the standard says', 'v090 v310 v312'],
  ['an unknown ${X} is kept, since nothing is lost in silence', 'v187'],
  ['encoded brackets are expanded: ad servers hand such tags out', 'v315 v317 v322 v325 v330'],
  ['names are found whatever their case, after the exact case', 'v334'],
  ['a name in the context is looked up as the standard writes it: elsewhere it is unknown', 'v343'],
  [
    'the commas of a list are not encoded, those inside an item are, as section 6.1 says',
    'v385 v387 v388 v390',
  ],
  ['what a value brings is never expanded again', 'v411'],
  ['every value is encoded once, whatever it holds', 'v413 v517 v557'],
  ['a lone surrogate becomes U+FFFD, where the peer throws', 'v428'],
  ['null and undefined are unknown, never a text', 'v448 v450 v456 v458'],
  ['flags are 0 or 1', 'v473 v475'],
  ['a placeholder in the host is not expanded: the tag is refused', 'v492 v494 v496'],
  ['a name is exact text, never a pattern', 'v503 v505'],
  [
    'inside an encoded value a value is encoded once more, or the inner address breaks',
    'v509 v510 v511 v515',
  ],
  [
    '[timestamp] and [TIMESTAMP] take their value from the clock of the context',
    'v540 v542 v544 v551 v554',
  ],
];

/** The kinds of this corpus that are not about expansion, and why they are not run here. */
const OTHER_KINDS: Readonly<Record<string, string>> = {
  lint: 'judges of URLs: what is handed on here is an absolute http(s) URL alone',
  'encode-template':
    'encodes templates for another syntax; templates of this project are expanded, never encoded whole',
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

sharedTest(
  'corpora/ad-tag-vectors.json',
  'every row of the standard holds (VAST 4.x section 6.1)',
  (input) => {
    const vectors = input as readonly Vector[];
    const normative = vectors.filter(({ peer }) => peer.startsWith('IAB VAST'));
    for (const vector of normative) assert.equal(expand(vector), vector.expected, vector.id);
    assert.equal(normative.length, 17);
  },
);

sharedTest(
  'corpora/ad-tag-vectors.json',
  'every other row holds, or its difference is listed here with the reason',
  (input) => {
    const vectors = input as readonly Vector[];
    const expansions = vectors.filter(({ kind }) => kind === 'expand');
    assert.deepEqual(
      expansions.filter((vector) => !agrees(vector)).map(({ id }) => id),
      expansions.filter(({ id }) => differs.has(id)).map(({ id }) => id),
    );
  },
);

sharedTest(
  'corpora/ad-tag-vectors.json',
  'the formats of values are as the corpus says, and every other kind is accounted for',
  (input) => {
    const vectors = input as readonly Vector[];
    for (const { id, kind, template, expected } of vectors) {
      if (kind === 'format') assert.equal(timecode(Number(template)), expected, id);
      else assert.ok(kind === 'expand' || kind in OTHER_KINDS, `${id} is of kind ${kind}`);
    }
  },
);
