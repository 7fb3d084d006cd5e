import type { PasteChange } from '../../../src/diagnosis/input/undo-copying.js';
import { type Answer, answer, hostedAt, withAnswer } from '../chain.js';
import type { Expectation, Fault } from '../fault.js';
import { type Medium } from './paste-faults.js';

interface Tag {
  readonly path: string;
  readonly query: string;
}

/** Tags of which less than the whole lacks something that other rules ask for. */
const TAGS: Readonly<Record<string, Tag>> = {
  manager: {
    path: '/gampad/ads',
    query:
      'iu=/53710022/news/pre-roll&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[CACHEBUSTING]',
  },
  consent: {
    path: '/vast',
    query:
      'tid=1234567&size=640x360&gdpr=1&gdpr_consent=[GDPRCONSENT]&url=[PAGEURL]&cb=[CACHEBUSTING]&pos=pre',
  },
  plain: { path: '/vast', query: 'tid=1234567&size=640x360&section=my-news&v=4.2&pos=pre' },
  path: { path: '/tags/news-site/vast.xml', query: 'size=640x360&cb=[CACHEBUSTING]' },
};

/** What the server of a tag answers that is not the one that was meant. */
const ANSWERS: Readonly<Record<string, Partial<Answer>>> = {
  empty: { body: '<VAST version="3.0"/>' },
  refused: { ...answer('', 'text/plain'), status: 404 },
  page: answer('<!doctype html><html><body><h1>Welcome</h1></body></html>', 'text/html'),
  failing: { ...answer('', 'text/plain'), status: 500 },
  invalid: { ...answer('missing parameter', 'text/plain'), status: 400 },
};

const damaged = (
  name: string,
  { path, query }: Tag,
  answered: Partial<Answer>,
  damage: Medium,
  expected: Expectation,
): Fault => ({
  name,
  part: 'paste',
  hops: 'alone',
  forms: ['tag', 'case', 'unsent'],
  viewer: { page: { url: 'https://www.publisher.example/story' } },
  inject: (chain) => {
    const hosted = hostedAt(chain, `https://ads.publisher.example${path}`);
    return { ...withAnswer(hosted, 0, answered), paste: damage(`${hosted.tag}?${query}`) };
  },
  expected: () => expected,
});

/** What programs write for the rest of a text, behind it and in the middle of it. */
const MARKS = ['…', '...', ' [...]', ' […]', '(…)', '[…]', ' …', ' ...', '<...>', '%E2%80%A6'];

/** Texts in which a tag stands. */
const AROUND: Readonly<Record<string, Medium>> = {
  alone: (tag) => tag,
  'behind-label': (tag) => `Ad tag: ${tag}`,
  'in-quotes': (tag) => `"${tag}"`,
  'in-chat': (tag) => `[09:14] Jonas: no ad :( ${tag}`,
};

const PLACES = [1, 6, 14, 25, 40, 56, 70, 85];

const CUT_OFF: Expectation = {
  id: 'tag-fault',
  owner: 'publisher',
  facts: { finding: 'tag-cut-off' },
};

/** A case file has a placeholder for a consent string, whatever is left of it. */
const withoutCase = (fault: Fault): Fault => ({ ...fault, forms: ['tag', 'unsent'] });

const CUT: readonly Fault[] = Object.entries(TAGS).flatMap(([of, tag]) =>
  Object.entries(ANSWERS).flatMap(([answers, answered], at) =>
    PLACES.flatMap((place, index) => {
      const mark = MARKS[(index * 3 + at * 5) % MARKS.length] ?? '…';
      const names = Object.keys(AROUND);
      const around = names[(index + at) % names.length] ?? 'alone';
      const cut = damaged(
        `damage-cut-${of}-${answers}-${place}-${around}`,
        tag,
        answered,
        (text) => AROUND[around]?.(`${text.slice(0, text.indexOf('?') + place)}${mark}`) ?? '',
        { ...CUT_OFF, changes: around === 'in-quotes' ? ['quotes', 'cut-off'] : ['cut-off'] },
      );
      return of === 'consent' ? withoutCase(cut) : cut;
    }),
  ),
);

const SECOND = [
  'https://ads.other.example/vast?zone=12345&cb=[CACHEBUSTING]',
  'http://ads.other.example/vast?zone=7',
  'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/b&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=',
  'https://ads.other.example/tags/7/vast.xml',
];

const JOINED: Expectation = {
  id: 'tag-fault',
  owner: 'publisher',
  facts: { finding: 'tag-surrounded', params: { fault: 'joined' } },
};

const JOINED_TAGS: readonly Fault[] = Object.entries(TAGS).flatMap(([of, tag]) =>
  Object.entries(ANSWERS).flatMap(([answers, answered]) =>
    [...SECOND, ''].flatMap((second, index) =>
      ['alone', 'behind-label', 'in-chat'].map((around) =>
        damaged(
          `damage-joined-${of}-${answers}-${index}-${around}`,
          tag,
          answered,
          (text) => AROUND[around]?.(text + (second || text)) ?? '',
          JOINED,
        ),
      ),
    ),
  ),
);

const fullWidth: Medium = (text) =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

/** What programs put in place of characters of a tag; the same text where it has none of them. */
const REPLACED: Readonly<Record<string, readonly [Medium, PasteChange]>> = {
  'times-in-size': [(tag) => tag.replace(/(?<=\d)x(?=\d)/, '×'), 'look-alikes'],
  'en-dash': [(tag) => tag.replace(/(?<=[a-z])-(?=[a-z])/, '–'), 'look-alikes'],
  'em-dash': [(tag) => tag.replace(/(?<=[a-z])-(?=[a-z])/, '—'), 'look-alikes'],
  'quotes-around-value': [(tag) => tag.replace(/=(\d+x\d+)/, '=“$1”'), 'look-alikes'],
  'single-quotes-around-value': [(tag) => tag.replace(/=(\d+x\d+)/, '=‘$1’'), 'look-alikes'],
  'quote-behind-value': [(tag) => tag.replace(/=(\d+x\d+)/, '=$1”'), 'look-alikes'],
  'full-width-digits': [(tag) => tag.replace(/\d+/g, fullWidth), 'look-alikes'],
  'full-width-separators': [(tag) => tag.replace(/[?&=]/g, fullWidth), 'look-alikes'],
  'full-width-ampersands': [(tag) => tag.replace(/&/g, fullWidth), 'look-alikes'],
  'full-width-query': [(tag) => tag.replace(/\?.*/, fullWidth), 'look-alikes'],
  'full-width-names': [(tag) => tag.replace(/(?<=[?&])\w+/g, fullWidth), 'look-alikes'],
  'non-breaking-blanks': [(tag) => tag.replaceAll('&', '\u00a0&'), 'stray-blanks'],
  'zero-width-in-names': [(tag) => tag.replace(/(?<=[?&]\w)/g, '\u200b'), 'invisible-characters'],
  'zero-width-in-value': [(tag) => tag.replace(/(?<=\d)x/, '\u2060x'), 'invisible-characters'],
};

/** The verdict about a tag with the characters that were meant is that of its server, or names the damage. */
const REPLACED_CHARACTERS: readonly Fault[] = Object.entries(TAGS).flatMap(([of, tag]) =>
  Object.entries(REPLACED)
    // What the tag that was meant lacks of consent counts.
    .filter(([, [replace]]) => of !== 'consent' && replace(`?${tag.query}`) !== `?${tag.query}`)
    .map(([name, [replace, change]]): Fault => {
      const copied = { id: 'tag-copied', owner: 'publisher', changes: [change] } as const;
      return damaged(`damage-replaced-${of}-${name}`, tag, {}, replace, copied);
    }),
);

/** Ad tags that were cut, joined, or have other characters: that counts before what only follows from it. */
export const DAMAGE_FAULTS: readonly Fault[] = [...CUT, ...JOINED_TAGS, ...REPLACED_CHARACTERS];
