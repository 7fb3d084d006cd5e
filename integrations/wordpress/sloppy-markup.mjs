/** Markup with common faults, which WordPress reads, and texts with `<`: the plugin changes neither and says nothing. */
import assert from 'node:assert/strict';
import { postEach } from './editing.mjs';

/** Attributes with a fault, by what is wrong. */
const FAULTS = {
  'a quote too many': 'title="x""',
  'a quote too few': 'title=x"',
  'curly quotes': 'title=“two words” lang="en"',
  'no value': 'title=',
  'bare names': 'TITLE ALT',
  'a name that is no word': '#ref @click *if',
  'a value in the next line': 'title =\n  "x"',
  'a name in each line': 'lang="en"\n  title\n  hidden',
  'no space between attributes': 'lang="en"title="x"',
  'a comma between attributes': 'lang="en", title="x"',
  'an equals sign too many': 'title=="x"',
  'an apostrophe in a name': "it's title='x'",
};

const ELEMENTS = ['a', 'p', 'TD', 'em', 's', 'div', 'span', 'li', 'h2', 'blockquote'];

const withFault = (name, fault, n) =>
  `<p>One${n}</p>\n<${name} ${fault}>two${n}</${name}> three${n}`;

const sloppyTexts = () =>
  Object.values(FAULTS).flatMap((fault, row) => [
    ...ELEMENTS.map((name, column) => withFault(name, fault, `N${row}x${column}`)),
    `One${row} <img src="/x.png" ${fault}> two${row} <br ${fault}/>`,
    `<!-- wp:paragraph -->\n<p ${fault}>One${row}</p>\n<!-- /wp:paragraph -->`,
  ]);

/** Texts in which a `<` begins no code. */
const plainTexts = () =>
  ['<d', '<i', '<s', '<em', '<a href="/x', '<b\nclass', '<di', '<scr', '<obj of'].map(
    (start, n) => `One${n} ${start} two${n}, three${n}`,
  );

const saved = async ({ author, site }, texts, query = '') => {
  const bodies = texts.map((content) => ({ title: 'A post', content }));
  const answers = await postEach(author, site, `/wp/v2/posts${query}`, bodies);
  return answers.map((post) => ({ raw: post.content.raw, notices: post.media_embed_notices }));
};

const sloppyMarkup = async (context) => {
  const texts = sloppyTexts();
  const expected = await saved(context, texts, '&unconverted');
  assert.deepEqual(await saved(context, texts), expected);
  assert.deepEqual(
    expected.flatMap(({ notices }) => notices),
    [],
  );
};

const plainText = async (context) => {
  const texts = plainTexts();
  const answers = await saved(context, texts);
  for (const [n, { raw, notices }] of answers.entries()) {
    for (const word of ['One', 'two', 'three']) assert.ok(raw.includes(`${word}${n}`), raw);
    assert.deepEqual(notices, [], texts[n]);
  }
};

/** Titles and checks, in the order in which they run. */
export const sloppyChecks = [
  ['markup with faults that WordPress reads is saved unchanged', sloppyMarkup],
  ['a text with `<` is no incomplete code', plainText],
];
