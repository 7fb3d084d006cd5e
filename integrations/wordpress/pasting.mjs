/** What an author does to paste, and what the block editor says of it. */

/** Rich text that has a code as a text, as a mail does. */
const asMail = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(/.+/g, '<p>$&</p>');

/** Copies as a page does: a text alone, or rich text, which Chromium would clean if a script wrote it. */
export const copy = (page, { kind, text, words }) =>
  page.evaluate(
    ([html, plain]) => {
      if (html === null) return navigator.clipboard.writeText(plain);
      const write = (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        event.clipboardData?.setData('text/html', html);
        event.clipboardData?.setData('text/plain', plain);
      };
      // To copy without a selection, both have to be handled.
      for (const type of ['beforecopy', 'copy'])
        document.addEventListener(type, write, { capture: true, once: true });
      if (!document.execCommand('copy')) throw new Error('The browser does not copy.');
    },
    {
      'rich text': [text, words.join(' ')],
      mail: [asMail(text), text],
    }[kind] ?? [null, text],
  );

/** Adds blocks at the end of the post and takes the notices away. Resolves with the ids of the blocks. */
export const addBlocks = (page, markup) =>
  page.evaluate((text) => {
    const { blocks, data } = globalThis.wp;
    for (const notice of data.select('core/notices').getNotices())
      data.dispatch('core/notices').removeNotice(notice.id);
    data.dispatch('core/block-editor').clearSelectedBlock();
    const added = blocks.parse(text);
    const count = data.select('core/block-editor').getBlockCount();
    data.dispatch('core/block-editor').insertBlocks(added, count);
    return added.map(({ clientId }) => clientId);
  }, markup);

const hasWord = (word) => {
  const editor = globalThis.wp.data.select('core/editor');
  return `${editor.getEditedPostAttribute('title')} ${editor.getEditedPostContent()}`.includes(
    word,
  );
};

/** Pastes a case where the caret is. Resolves with the warnings. */
export const paste = async (page, each) => {
  await copy(page, each);
  await page.keyboard.press('Control+v');
  // A word that does not come is a fault of its own.
  await page.waitForFunction(hasWord, each.words.at(-1), { timeout: 5000 }).catch(() => {});
  return page.evaluate(() =>
    globalThis.wp.data
      .select('core/notices')
      .getNotices()
      .map(({ content }) => content),
  );
};

/** Pastes a case into a new paragraph at the end of the block editor. Resolves with the warnings. */
export const pasteInBlocks = async (page, each) => {
  const [id] = await addBlocks(page, '<!-- wp:paragraph -->\n<p></p>\n<!-- /wp:paragraph -->');
  await page.locator(`[data-block="${id}"]`).click();
  return paste(page, each);
};

/** Adds an empty paragraph at the end of the visual tab. */
const startLine = () => {
  const editor = globalThis.tinymce.get('content');
  const paragraph = editor.dom.add(editor.getBody(), 'p', {}, '<br>');
  editor.selection.setCursorLocation(paragraph, 0);
};

/** Pastes a case into a new paragraph at the end of the visual tab, whose body is given. */
export const pasteInVisualTab = async (tab, body, each) => {
  await tab.evaluate(startLine);
  await copy(tab, each);
  await body.press('Control+v');
  await body
    .getByText(each.words.at(-1))
    .waitFor({ timeout: 5000 })
    .catch(() => {});
};
