/** What people expect of a block in an editor. */
import { playerFrame } from './playback.mjs';
import { openTool } from './tool-page.mjs';
import { until } from './until.mjs';
import { NAME } from './ways.mjs';

/** Editor.js has no undo of its own. */
const HAS_NO_UNDO = ['editorjs'];

const TIMEOUT_MS = 5000;

const isEmbed = (html) => html.includes('<media-embed') || html.includes('<oembed');

const previewOf = (page) => page.frames().find((frame) => frame.url().endsWith(`/embeds/${NAME}`));

/** Embeds that start by themselves do not in an editor: a preview with a button has no frame before it is pressed. */
const showsPreview = async ({ page }) => {
  const button = page.locator('.media-embed-block button[aria-label]');
  const hasPreview = () => previewOf(page) !== undefined;
  const isShown = async () => hasPreview() || (await button.count()) > 0;
  if (!(await until(isShown, TIMEOUT_MS))) return ['shows no preview'];
  if (hasPreview()) return [];
  await button.click();
  const plays = await until(async () => playerFrame(page) !== undefined, TIMEOUT_MS);
  return plays ? [] : ['does not play a preview'];
};

/** The size of an embed, which is stored and read again. */
const storedSize = async (opened, { options }) => {
  const page = `${options.embeds[0]}/${NAME}`;
  await opened.load(
    `<p>Before</p><media-embed src="${page}.json" width="216" height="384" style="aspect-ratio:216/384"><a href="${page}">x</a></media-embed><p>After</p>`,
  );
  const isKept = await until(async () => {
    const html = await opened.output();
    return /width="216"/.test(html) && /height="384"/.test(html);
  }, TIMEOUT_MS);
  return isKept ? [] : [`loses the size of stored HTML: ${await opened.output()}`];
};

const storedTitle = async (opened, { options }) => {
  const page = `${options.embeds[0]}/${NAME}`;
  const title = 'Opening &quot;night&quot;';
  await opened.load(
    `<p>Before</p><media-embed src="${page}.json" title="${title}" data-align="left"><a href="${page}">${title}</a></media-embed><p>After</p>`,
  );
  const isKept = await until(async () => {
    const html = await opened.output();
    return html.includes(`title="${title}"`) && html.includes('data-align="left"');
  }, TIMEOUT_MS);
  return isKept ? [] : [`loses the title or alignment of stored HTML: ${await opened.output()}`];
};

const undo = async (opened) => {
  await opened.press('Control+z');
  if (!(await until(async () => !isEmbed(await opened.output()), TIMEOUT_MS)))
    return ['does not undo a pasted embed'];
  await opened.press('Control+y');
  // Quill has the other key on Linux.
  if (!isEmbed(await opened.output())) await opened.press('Control+Shift+z');
  const isBack = await until(async () => isEmbed(await opened.output()), TIMEOUT_MS);
  return isBack ? [] : ['does not redo a pasted embed'];
};

const erase = async (opened) => {
  await opened.press('Backspace');
  if (isEmbed(await opened.output())) await opened.press('Backspace');
  const isGone = await until(async () => !isEmbed(await opened.output()), TIMEOUT_MS);
  return isGone ? [] : [`does not delete an embed by keyboard: ${await opened.output()}`];
};

/** The faults of a tool: preview, undo, redo, deletion by keyboard, and stored titles. */
export const testEditing = async (run, tool) => {
  const { context, site, options, ways } = run;
  const opened = await openTool(context, { origin: site.origin, tool, options });
  await opened.paste(ways.link);
  const faults = [];
  faults.push(...(await showsPreview(opened)));
  await opened.page.evaluate(() => window.tool.focus());
  if (!HAS_NO_UNDO.includes(tool)) faults.push(...(await undo(opened)));
  faults.push(...(await erase(opened)));
  faults.push(...(await storedTitle(opened, run)), ...(await storedSize(opened, run)));
  await opened.page.close();
  return faults.map((fault) => `${tool} ${fault}.`);
};
