import type { Expectation, Fault } from '../fault.js';
import { type Medium, pasted, QUERY } from './paste-faults.js';

/** Characters that fields of forms and databases keep. */
const FIELDS = [255, 256, 1024, 2048];

/** A tag whose end is missing, so that its server refuses it. */
const cut = (name: string, copy: Medium, expected: Expectation): Fault => ({
  ...pasted('cut', copy, name, {
    query: `${QUERY}&section=${'a'.repeat(2100)}`,
    answer: { query: `${QUERY}&section=${'a'.repeat(2100)}` },
    expected,
  }),
  expected: () => ({ ...expected, changes: ['cut-off'] }),
});

const NOT_FOUND: Expectation = {
  id: 'http-client-error',
  owner: 'publisher',
  facts: { status: 404 },
};
const CUT_OFF: Expectation = {
  id: 'tag-fault',
  owner: 'publisher',
  facts: { finding: 'tag-cut-off' },
};

/** Texts in which the end or the middle of a tag is missing. */
export const CUT_FAULTS: readonly Fault[] = [
  ...FIELDS.map((length) => cut(`at-${length}`, (tag) => tag.slice(0, length), NOT_FOUND)),
  ...['…', '...'].flatMap((dots, index) => [
    cut(`with-dots-${index}`, (tag) => `${tag.slice(0, 120)}${dots}`, CUT_OFF),
    cut(`in-words-with-dots-${index}`, (tag) => `Our ad tag: ${tag.slice(0, 120)}${dots}`, CUT_OFF),
    ...[
      (tag: string) => tag.replace('640x360', `6${dots}`),
      (tag: string) => `[09:14] Jonas: no ad :( ${tag.replace('640x360', `6${dots}`)}`,
      (tag: string) => tag.replace(/size=.*?&pos/, `si${dots}&pos`),
    ].map((copy, at) => cut(`in-the-middle-${at}-with-dots-${index}`, copy, CUT_OFF)),
  ]),
];
