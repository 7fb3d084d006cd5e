/** The checks of pasted and saved texts with code in them: no word may be lost, and what is left out is named. */
import assert from 'node:assert/strict';
import {
  openBlockEditor,
  openVisualTab,
  publishBlocks,
  publishClassic,
  publishWritten,
  storedContent,
  writeHtmlBlock,
} from './editing.mjs';
import { casesOf, faultsOf } from './pasted-codes.mjs';
import { pasteTargetChecks } from './paste-targets.mjs';
import { pasteInBlocks, pasteInVisualTab } from './pasting.mjs';

const shown = async ({ origin }, id) => {
  const page = await (await fetch(`${origin}/?p=${id}`)).text();
  return page.slice(page.indexOf('<main>'), page.lastIndexOf('</main>'));
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
  await author.getByText('The publisher has no such embed').first().waitFor();
  await assertNothingLost(context, await publishBlocks(author), results);
};

const ownWarnings = (warnings, { notice }) =>
  warnings.filter((text) => notice && text.includes(notice));

const inClassicEditor = (kind) => async (context) => {
  const { author, site, embed } = context;
  // A text without embed code stays a text with all its tags.
  const cases = casesOf(embed, kind, {});
  const { id, warnings } = await publishClassic(author, site.origin, async (tab) => {
    const body = await openVisualTab(tab);
    for (const each of cases) await pasteInVisualTab(tab, body, each);
  });
  await assertNothingLost(
    context,
    id,
    cases.map((each) => ({ each, warnings: ownWarnings(warnings, each) })),
  );
};

/** Publishes all cases at once. */
const saved = (publish) => async (context) => {
  const { author, site, embed } = context;
  const cases = casesOf(embed, 'saved');
  const text = cases.map((each) => each.text).join('\n\n');
  const { id, warnings } = await publish(author, site, text);
  await assertNothingLost(
    context,
    id,
    cases.map((each) => ({ each, warnings: ownWarnings(warnings, each) })),
  );
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

/** Rich text with a formatting that only mentions a code: it keeps both. */
const mentionedCode = async ({ author, site }) => {
  await openBlockEditor(author, site.origin);
  const mention = '<p>Write &lt;script src="x.js"&gt;&lt;/script&gt; in it.</p>';
  const formats = ['<h2>Head</h2>', '<ul><li>Head</li></ul>', '<p><a href="/x">Head</a></p>'];
  for (const [index, formatted] of formats.entries())
    await pasteInBlocks(author, {
      kind: 'rich text',
      text: `${formatted.replace('Head', `Head${index}`)}${mention}<p>End${index}</p>`,
      words: ['<script src="x.js"></script>', `End${index}`],
    });
  const stored = await storedContent(author, site, await publishBlocks(author));
  for (const kept of [/<h2>Head0/, /<li>Head1/, /<a href="[^"]*x">Head2/])
    assert.match(stored, kept);
  assert.equal(stored.match(/Write &lt;script/g)?.length, 3, stored);
};

/** Titles and checks, in the order in which they run. */
export const pasteChecks = [
  ['no word around pasted code is lost in the block editor', inBlockEditor('text')],
  [
    'no word around code in pasted rich text is lost in the block editor',
    inBlockEditor('rich text'),
  ],
  [
    'no word around code that a mail has as a text is lost in the block editor',
    inBlockEditor('mail'),
  ],
  ['no word around code that is pasted in the classic editor is lost', inClassicEditor('text')],
  [
    'no word around code in rich text that is pasted in the classic editor is lost',
    inClassicEditor('rich text'),
  ],
  ['no word around code that is saved in a block “Custom HTML” is lost', saved(writeHtmlBlock)],
  ['no word around code that is saved in the classic editor is lost', saved(publishWritten)],
  ...pasteTargetChecks,
  ['rich text that mentions a code keeps its formatting', mentionedCode],
  ['code that an administrator pastes between texts is kept', ofAdministrator],
];
