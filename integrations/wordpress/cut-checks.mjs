/** The checks of codes that were copied in part: no word may be lost, and the editor says that the code is incomplete. */
import assert from 'node:assert/strict';
import { cutCases, cutFaultsOf } from './cut-codes.mjs';
import {
  openBlockEditor,
  openVisualTab,
  postEach,
  publishBlocks,
  publishClassic,
  storedContent,
  warningsIn,
} from './editing.mjs';
import { pasteInBlocks, pasteInVisualTab } from './pasting.mjs';

/** Every `step`th case. */
const sampleOf = (embed, step) => cutCases(embed).filter((_, index) => index % step === 0);

const assertNoFault = (cases, answers) =>
  assert.deepEqual(
    cases.flatMap((each, index) => cutFaultsOf(each, answers[index])),
    [],
  );

const converted = async ({ author, site, embed }) => {
  const cases = sampleOf(embed, 7);
  const bodies = cases.map(({ text }, index) => ({ content: text, rich: index % 2 === 1 }));
  const answers = await postEach(author, site, '/media-embed/v1/convert', bodies);
  assertNoFault(
    cases,
    answers.map(({ parts, notices }) => ({
      shown: parts.map(({ block, text }) => block || text).join('\n'),
      notices,
    })),
  );
};

const saved = async ({ author, site, embed }) => {
  const cases = sampleOf(embed, 11);
  const bodies = cases.map(({ text }, index) => ({
    title: 'A post',
    content: index % 2 === 1 ? `<!-- wp:html -->\n${text}\n<!-- /wp:html -->` : text,
  }));
  const answers = await postEach(author, site, '/wp/v2/posts', bodies);
  assertNoFault(
    cases,
    answers.map((post) => ({ shown: post.content.raw, notices: post.media_embed_notices })),
  );
};

/** The cases of a `kind` that the plugin reads: rich text without embed code stays as it is, and so do texts in the classic editor. */
const casesOf = (embed, kind, needsCode) =>
  sampleOf(embed, 53)
    .filter(({ players }) => players > 0 || !needsCode)
    .map((each) => ({ ...each, kind }));

const inBlockEditor =
  (kind) =>
  async ({ author, site, embed }) => {
    const cases = casesOf(embed, kind, kind === 'mail');
    await openBlockEditor(author, site.origin);
    const notices = [];
    for (const each of cases) notices.push(await pasteInBlocks(author, each));
    const shown = await storedContent(author, site, await publishBlocks(author));
    assertNoFault(
      cases,
      notices.map((each) => ({ shown, notices: each })),
    );
  };

const inClassicEditor =
  (kind) =>
  async ({ author, site, embed }) => {
    const cases = casesOf(embed, kind, true);
    const notices = [];
    const { id } = await publishClassic(author, site.origin, async (tab) => {
      const body = await openVisualTab(tab);
      for (const each of cases) {
        await tab.evaluate(() => {
          const { notificationManager } = globalThis.tinymce.get('content');
          for (const notice of notificationManager.getNotifications().slice()) notice.close();
        });
        await pasteInVisualTab(tab, body, each);
        notices.push(await warningsIn(tab).allInnerTexts());
      }
    });
    const shown = await storedContent(author, site, id);
    assertNoFault(
      cases,
      notices.map((each) => ({ shown, notices: each })),
    );
  };

/** Titles and checks, in the order in which they run. */
export const cutChecks = [
  ['no word beside an incomplete code that is pasted is lost', converted],
  ['no word beside an incomplete code that is saved is lost', saved],
  ...['text', 'mail'].flatMap((kind) => [
    [
      `no word beside an incomplete code is lost in the block editor, as ${kind}`,
      inBlockEditor(kind),
    ],
    [
      `no word beside an incomplete code is lost in the classic editor, as ${kind}`,
      inClassicEditor(kind),
    ],
  ]),
];
