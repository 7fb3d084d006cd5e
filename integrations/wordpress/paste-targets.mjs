/** The check of the places in the block editor in which authors paste. */
import assert from 'node:assert/strict';
import { openBlockEditor, publishBlocks, storedContent, warningsIn } from './editing.mjs';
import { casesOf } from './pasted-codes.mjs';
import { addBlocks, paste } from './pasting.mjs';

const paragraph = (text) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;

const PICTURE = '<img src="/wp-includes/images/media/default.png" alt=""/>';

/** Blocks with an old text, in which the caret is. */
const BLOCKS = {
  heading: (old) => `<!-- wp:heading -->\n<h2>${old}</h2>\n<!-- /wp:heading -->`,
  'item of a list': (old) =>
    `<!-- wp:list -->\n<ul><!-- wp:list-item -->\n<li>${old}</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->`,
  quote: (old) =>
    `<!-- wp:quote -->\n<blockquote class="wp-block-quote">${paragraph(old)}</blockquote>\n<!-- /wp:quote -->`,
  'quote in the margin': (old) =>
    `<!-- wp:pullquote -->\n<figure class="wp-block-pullquote"><blockquote><p>${old}</p></blockquote></figure>\n<!-- /wp:pullquote -->`,
  group: (old) =>
    `<!-- wp:group -->\n<div class="wp-block-group">${paragraph(old)}</div>\n<!-- /wp:group -->`,
  column: (old) =>
    `<!-- wp:columns -->\n<div class="wp-block-columns"><!-- wp:column -->\n<div class="wp-block-column">${paragraph(old)}</div>\n<!-- /wp:column --></div>\n<!-- /wp:columns -->`,
  'text beside a picture': (old) =>
    `<!-- wp:media-text -->\n<div class="wp-block-media-text alignwide is-stacked-on-mobile"><figure class="wp-block-media-text__media"></figure><div class="wp-block-media-text__content">${paragraph(old)}</div></div>\n<!-- /wp:media-text -->`,
  button: (old) =>
    `<!-- wp:buttons -->\n<div class="wp-block-buttons"><!-- wp:button -->\n<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">${old}</a></div>\n<!-- /wp:button --></div>\n<!-- /wp:buttons -->`,
  'cell of a table': (old) =>
    `<!-- wp:table -->\n<figure class="wp-block-table"><table><tbody><tr><td>${old}</td></tr></tbody></table></figure>\n<!-- /wp:table -->`,
  caption: (old) =>
    `<!-- wp:image -->\n<figure class="wp-block-image">${PICTURE}<figcaption class="wp-element-caption">${old}</figcaption></figure>\n<!-- /wp:image -->`,
};

/** Blocks of code, in which WordPress pastes only texts. */
const CODE_BLOCKS = {
  code: (old) =>
    `<!-- wp:code -->\n<pre class="wp-block-code"><code>${old}</code></pre>\n<!-- /wp:code -->`,
  'preformatted text': (old) =>
    `<!-- wp:preformatted -->\n<pre class="wp-block-preformatted">${old}</pre>\n<!-- /wp:preformatted -->`,
  verse: (old) => `<!-- wp:verse -->\n<pre class="wp-block-verse">${old}</pre>\n<!-- /wp:verse -->`,
  'custom HTML': (old) => `<!-- wp:html -->\n${old}\n<!-- /wp:html -->`,
  shortcode: (old) => `<!-- wp:shortcode -->\n${old}\n<!-- /wp:shortcode -->`,
};

/** Where the caret or the selection is, by functions that put it there in a block editor. */
const TARGETS = {
  ...Object.fromEntries(
    Object.entries({ ...BLOCKS, ...CODE_BLOCKS }).map(([name, write]) => [
      name,
      async (page, old) => {
        const [id] = await addBlocks(page, write(old));
        const fields = page.locator(`[data-block="${id}"]`);
        await fields.getByText(old, { exact: true }).last().click();
        await page.keyboard.press('End');
      },
    ]),
  ),
  'several blocks': async (page, old) => {
    const ids = await addBlocks(page, ['', old, ''].map(paragraph).join('\n'));
    await page.locator(`[data-block="${ids[1]}"]`).click();
    await page.evaluate(
      ([first, , last]) =>
        globalThis.wp.data.dispatch('core/block-editor').multiSelect(first, last),
      ids,
    );
  },
  'parts of several blocks': async (page, old) => {
    const ids = await addBlocks(page, [old, old].map(paragraph).join('\n'));
    const [first, last] = ids.map((id) => page.locator(`[data-block="${id}"]`));
    await first.click();
    await last.click({ modifiers: ['Shift'] });
  },
  'a picture': async (page, old) => {
    const [id] = await addBlocks(page, BLOCKS.caption(old));
    await page.locator(`[data-block="${id}"] img`).click();
  },
  title: (page) => page.locator('.edit-post-visual-editor h1').click(),
};

/** What a post has lost of a case that was pasted. `stored` is its title and content. */
const lostOf = ({ target, words, number, notice }, { stored, warnings }) => {
  // In a block of code, it is a text.
  const code = `/embeds/missing-${number}"|&lt;iframe [^>]*\\b(?:missing-)?${number}\\b`;
  const isKept = new RegExp(code).test(stored);
  return [
    ...words.filter((word) => !stored.includes(word)),
    ...(isKept || warnings.some((each) => notice && each.includes(notice)) ? [] : ['the code']),
  ].map((lost) => `${target}: ${lost}`);
};

/** Pastes a foreign frame and one of the publisher in each place, as text and as rich text. */
const inPlaces = async ({ author, site, embed }) => {
  const cases = ['text', 'rich text'].flatMap((kind) =>
    casesOf(embed, kind).filter(({ title }) => /(?:foreign|'s) frame between texts/.test(title)),
  );
  await openBlockEditor(author, site.origin);
  const pasted = [];
  const warnings = [];
  for (const [target, select] of Object.entries(TARGETS))
    for (const each of cases.filter(
      ({ kind }) => kind === 'text' || !Object.hasOwn(CODE_BLOCKS, target),
    )) {
      const number = `N${pasted.length}x`;
      const numbered = (text) => text?.replaceAll(each.number, number);
      const own = {
        ...{ target: `${each.title}, in ${target}`, kind: each.kind, number, old: `Old${number}` },
        ...{ text: numbered(each.text), notice: numbered(each.notice) },
        words: each.words.map((word) => numbered(word)),
      };
      await select(author, own.old);
      warnings.push(...(await paste(author, own)));
      pasted.push(own);
    }
  const id = await publishBlocks(author);
  warnings.push(...(await warningsIn(author).allInnerTexts()));
  const title = await author.locator('.edit-post-visual-editor h1').innerText();
  const stored = `${title} ${await storedContent(author, site, id)}`;
  assert.deepEqual(
    pasted.flatMap((each) => lostOf(each, { stored, warnings })),
    [],
  );
  // Whoever selects whole blocks replaces them.
  const kept = pasted.filter(({ target }) => !/several blocks|title/.test(target));
  assert.deepEqual(
    kept.filter(({ old }) => !stored.includes(old)).map(({ target }) => target),
    [],
  );
};

/** Titles and checks, in the order in which they run. */
export const pasteTargetChecks = [
  ['no place in the block editor loses a word of a paste', inPlaces],
];
