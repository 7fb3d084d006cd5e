/** The checks of texts outside the content of posts, and of a hostile publisher. */
import assert from 'node:assert/strict';
import { Linter } from 'eslint';
import { parseFragment } from 'parse5';
import { linearPattern } from '../../scripts/lint/linear-pattern.mjs';

const printed = ({ site }) => JSON.parse(site.php('places.php'));

const otherPlaces = (context) => {
  const { places } = printed(context);
  assert.equal(Object.keys(places).length, 8);
  for (const [name, { markup, hasScript }] of Object.entries(places)) {
    assert.ok(hasScript, `${name}: ${markup}`);
    assert.match(markup, /<a href=[^>]*>[^]*<\/a>/, name);
    const count = (pattern) => (markup.match(pattern) ?? []).length;
    assert.equal(count(/<media-embed /g), count(/<\/media-embed>/g), `${name}: ${markup}`);
  }
};

/** The elements of a fragment with their attributes. */
const elementsOf = (node) =>
  (node.childNodes ?? []).flatMap((child) => [
    ...(child.tagName === undefined ? [] : [child]),
    ...elementsOf(child),
  ]);

const ALLOWED =
  /^(?:src=https:\/\/media\.example\/7|(?:title|width|height|allow|allowfullscreen|loading|frameborder)=.*)$/;

const hostilePublisher = (context) => {
  const { answers, frame } = printed(context);
  assert.equal(answers.length, 36);
  assert.equal(answers[0], frame.replace('>', ' frameborder="0">'));
  for (const answer of answers.filter(Boolean)) {
    assert.match(answer, /^<iframe [^>]*><\/iframe>$/);
    for (const { attrs } of elementsOf(parseFragment(answer)))
      for (const { name, value } of attrs) assert.match(`${name}=${value}`, ALLOWED);
  }
  assert.ok(answers.includes(false));
};

const linksOfVisitors = (context) => {
  const comments = printed(context).comments.map((markup) => elementsOf(parseFragment(markup)));
  assert.equal(comments.length, 170);
  for (const [link, ...others] of comments.map((each) =>
    each.filter(({ tagName }) => tagName === 'a'),
  )) {
    assert.deepEqual(others, []);
    const values = Object.fromEntries(link.attrs.map(({ name, value }) => [name, value]));
    assert.equal(values.rel, 'nofollow ugc');
    assert.match(values.href, /\/embeds\/7$|^mailto:me@/i);
  }
};

const textsInFeeds = (context) => {
  const { texts } = printed(context);
  assert.equal(texts.length, 280);
  for (const text of texts) {
    assert.match(text, /<media-embed src="[^"]*\/7\.json"/);
    // XML does not have these characters, not even as references.
    assert.doesNotMatch(text, /[\u0000-\u0008\v\f\u000e-\u001f\ufffe\uffff]/);
  }
};

const excerpts = (context) =>
  assert.deepEqual(printed(context).excerpts, [false, false, false, false]);

const unendedTag = (context) => {
  const { unended } = printed(context);
  assert.match(
    unended,
    /^<media-embed src="[^"]*\/12\.json"><a href="[^"]*\/12">[^]*<\/media-embed>$/,
  );
};

const malformedTags = (context) => assert.deepEqual(printed(context).warnings, []);

const savedByProgram = (context) => {
  const { saved } = printed(context);
  assert.deepEqual(saved, [context.settings.publishers]);
};

const blockScript = (context) => {
  const plugins = { own: { rules: { 'linear-pattern': linearPattern } } };
  const configuration = [{ plugins, rules: { 'own/linear-pattern': 'error' } }];
  assert.deepEqual(new Linter().verify(printed(context).block, configuration), []);
};

const missingScript = (context) => assert.equal(printed(context).hasStyle, false);

const shortcodeTexts = (context) => {
  const { enclosing, flags } = printed(context).shortcode;
  assert.match(
    enclosing,
    /^<media-embed src="[^"]*\/1\.json">.*<\/media-embed> First\. <media-embed src="[^"]*\/2\.json">.*<\/media-embed>Second\.$/,
  );
  assert.match(flags, /^<media-embed src="[^"]*" autoplay muted>/);
};

const manyAddresses = (context) => {
  const { kept, errors } = printed(context).settings;
  assert.deepEqual([kept, errors], [20, ['Only the first 20 addresses were kept.']]);
};

/** Titles and checks, in the order in which they run. */
export const placeChecks = [
  [
    'elements in excerpts, widgets, templates and themes are closed and get the script',
    otherPlaces,
  ],
  ['of the answer of a hostile publisher, only the frame is left', hostilePublisher],
  ['links in comments are marked as those of visitors, which stay links', linksOfVisitors],
  ['no text of a shortcode or a block has characters that break a feed', textsInFeeds],
  ['excerpts that WordPress makes of contents add no script', excerpts],
  ['a tag that the content ends in keeps its last attribute', unendedTag],
  ['malformed tags of any length cause no warning', malformedTags],
  ['settings that a program saves are valid, too', savedByProgram],
  ['without the script, no room is kept for a player', missingScript],
  ['the script of the block reads addresses in linear time', blockScript],
  [
    'a shortcode keeps names without a value and the texts and shortcodes behind it',
    shortcodeTexts,
  ],
  ['addresses beyond the twentieth are reported', manyAddresses],
];
