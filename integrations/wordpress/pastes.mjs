/** The checks of pasted texts with code in them: no word may be lost, and what is left out is named. */
import assert from 'node:assert/strict';
import {
  openBlockEditor,
  openVisualTab,
  publishBlocks,
  publishClassic,
  storedContent,
} from './editing.mjs';

/** Codes by number: their text, and what the editor says if it leaves them out. */
const codesOf = ({ link, frame, code }) => {
  const named = (kind, write) => (number) => {
    const address = `https://code.example/${number}`;
    return { code: write(address), notice: `The ${kind} “${address}” was left out` };
  };
  // The publisher has no such embed, so that no preview plays.
  const kept = (text) => (number) => ({
    code: text.replaceAll('plain-video', `missing-${number}`),
  });
  return {
    'foreign frame': named('frame', (address) => `<iframe src="${address}"></iframe>`),
    'frame that is not closed': named('frame', (address) => `<iframe src="${address}" />`),
    'foreign script': named('script', (address) => `<script async src="${address}"></script>`),
    'inline script': () => ({
      code: '<script>for (let n = 0; n<9; n += 1) tracked(n);</script>',
      notice: 'A script was left out',
    }),
    "publisher's frame": kept(frame),
    element: kept(`<media-embed src="${link}.json"></media-embed>`),
    container: kept(code),
  };
};

/** Where the code stands. Each word of the texts has the number. */
const SHAPES = {
  'behind texts': (code, n) => `<h2>Head${n}</h2>\n<p>One${n} <b>two${n}</b></p>\n${code}`,
  'before texts': (code, n) => `${code}\n<blockquote><p>One${n}</p></blockquote><p>Two${n}</p>`,
  'between texts': (code, n) => `<p>One${n}</p>\n${code}\n<ul><li>Two${n}</li></ul>`,
  'twice between texts': (code, n) =>
    `<p>One${n}</p>\n${code}\n<p>Two${n}</p>\n${code}\n<p>Three${n}</p>`,
  'in a paragraph': (code, n) => `<p>One${n} ${code} two${n}</p>`,
  'between lines': (code, n) => `One${n}\n\n${code}\n\nTwo${n}`,
};

const casesOf = (embed, kind) =>
  Object.entries(codesOf(embed)).flatMap(([name, write], row) =>
    Object.entries(SHAPES).map(([shape, place], column) => {
      const number = `N${row}${column}`;
      const { code, notice } = write(number);
      const words = place('', number).match(/\w+N\d+/g);
      return {
        title: `${kind}, ${name} ${shape}`,
        kind,
        number,
        code,
        notice,
        words,
        text: place(code, number),
      };
    }),
  );

/** Copies as a page does: a text alone, or rich text, which Chromium would clean if a script wrote it. */
const copy = (page, { kind, text, words }) =>
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
    kind === 'rich text' ? [text, words.join(' ')] : [null, text],
  );

/** Adds an empty paragraph at the end, in which the next paste goes, and takes the notices away. */
const startParagraph = async (page) => {
  const id = await page.evaluate(() => {
    const { data } = globalThis.wp;
    for (const notice of data.select('core/notices').getNotices())
      data.dispatch('core/notices').removeNotice(notice.id);
    const editor = data.select('core/block-editor');
    data.dispatch('core/block-editor').insertDefaultBlock({}, undefined, editor.getBlockCount());
    return editor.getSelectedBlockClientId();
  });
  await page.locator(`[data-block="${id}"]`).click();
};

const hasWord = (word) =>
  globalThis.wp.data.select('core/editor').getEditedPostContent().includes(word);

const pasteInBlocks = async (page, each) => {
  await startParagraph(page);
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

const shown = async ({ origin }, id) => {
  const page = await (await fetch(`${origin}/?p=${id}`)).text();
  return page.slice(page.indexOf('<main>'), page.lastIndexOf('</main>'));
};

/** The words and the codes of a case in their order. */
const sequence = (text, { number, code }) =>
  text
    .replaceAll(code, `missing-${number}"`)
    .match(new RegExp(`\\w+${number}\\b|missing-${number}"`, 'g'));

const faultsOf = (each, { stored, markup, warnings }) => {
  const isKept = each.notice === undefined;
  const expected = sequence(each.text, each).filter((part) => isKept || !part.endsWith('"'));
  const order = (sequence(stored, each) ?? []).join(' ');
  return [
    ...(order === expected.join(' ') ? [] : [`“${order}” is stored`]),
    ...each.words.filter((word) => !markup.includes(word)).map((word) => `${word} is not shown`),
    ...(isKept || warnings.some((text) => text.includes(each.notice)) ? [] : ['it is not said']),
    ...(isKept && warnings.length > 0 ? [`it is said: ${warnings}`] : []),
  ].map((fault) => `${each.title}: ${fault}`);
};

const assertNothingLost = async ({ author, site }, id, results) => {
  const stored = await storedContent(author, site, id);
  const markup = await shown(site, id);
  const faults = results.flatMap(({ each, warnings }) =>
    faultsOf(each, { stored, markup, warnings }),
  );
  assert.deepEqual(faults, []);
  assert.doesNotMatch(stored, /<iframe|<script|tracked|code\.example/);
};

const inBlockEditor = (kind) => async (context) => {
  const { author, site, embed } = context;
  await openBlockEditor(author, site.origin);
  const results = [];
  for (const each of casesOf(embed, kind))
    results.push({ each, warnings: await pasteInBlocks(author, each) });
  await author.getByText('the publisher has no such embed').first().waitFor();
  await assertNothingLost(context, await publishBlocks(author), results);
};

/** Adds an empty paragraph at the end of the visual tab. */
const startLine = () => {
  const editor = globalThis.tinymce.get('content');
  const paragraph = editor.dom.add(editor.getBody(), 'p', {}, '<br>');
  editor.selection.setCursorLocation(paragraph, 0);
};

const inClassicEditor = async (context) => {
  const { author, site, embed } = context;
  const cases = casesOf(embed, 'text');
  const { id, warnings } = await publishClassic(author, site.origin, async (tab) => {
    const body = await openVisualTab(tab);
    for (const each of cases) {
      await tab.evaluate(startLine);
      await copy(tab, each);
      await body.press('Control+v');
      await body
        .getByText(each.words.at(-1))
        .waitFor({ timeout: 5000 })
        .catch(() => {});
    }
  });
  const own = ({ notice }) => warnings.filter((text) => notice && text.includes(notice));
  await assertNothingLost(
    context,
    id,
    cases.map((each) => ({ each, warnings: own(each) })),
  );
};

/** A list has no other blocks than its items. */
const inList = async ({ author, site, embed }) => {
  const each = casesOf(embed, 'text').find(({ title }) => title.endsWith('frame between texts'));
  await openBlockEditor(author, site.origin);
  await author.locator('.block-editor-default-block-appender__content').click();
  await author.keyboard.type('- Item');
  await copy(author, each);
  await author.keyboard.press('Control+v');
  await author.waitForFunction(hasWord, each.words.at(-1));
  const stored = await storedContent(author, site, await publishBlocks(author));
  for (const word of ['Item', ...each.words]) assert.ok(stored.includes(word), stored);
};

/** What WordPress keeps of an administrator is not left out. */
const ofAdministrator = async ({ admin, site, embed }) => {
  const cases = casesOf(embed, 'text').filter(
    ({ title, notice }) => notice && title.endsWith('n texts'),
  );
  await openBlockEditor(admin, site.origin);
  const warnings = [];
  for (const each of cases) warnings.push(...(await pasteInBlocks(admin, each)));
  assert.deepEqual(warnings, []);
  const stored = await storedContent(admin, site, await publishBlocks(admin));
  // The block writes `async` with its value.
  const written = stored.replaceAll('=""', '');
  for (const { words, code } of cases)
    for (const kept of [...words, code]) assert.ok(written.includes(kept), `${kept}: ${written}`);
};

/** Titles and checks, in the order in which they run. */
export const pasteChecks = [
  ['no word around pasted code is lost in the block editor', inBlockEditor('text')],
  [
    'no word around code in pasted rich text is lost in the block editor',
    inBlockEditor('rich text'),
  ],
  ['no word around code that is pasted in the classic editor is lost', inClassicEditor],
  ['no word of a paste in a list is lost', inList],
  ['code that an administrator pastes between texts is kept', ofAdministrator],
];
