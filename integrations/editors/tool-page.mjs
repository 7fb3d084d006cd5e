/** A tool in a page: texts are pasted with the keyboard, as people do. */
import { until } from './until.mjs';

const CHANGE_TIMEOUT_MS = 5000;

const pageScript = async ({ tool, options }) => {
  const { start } = await import(`/script/${tool}.js`);
  window.tool = await start(document.querySelector('#holder'), options);
};

/** What is pasted, as the clipboard has it. */
const writeClipboard = async ({ text, html }) => {
  const parts = { 'text/plain': text, ...(html && { 'text/html': html }) };
  await navigator.clipboard.write([new ClipboardItem(parts)]);
  await window.tool.focus();
};

/** Opens the page of a tool, with the module of this library if there are options for it. */
export const openTool = async (context, { origin, tool, options = null }) => {
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.goto(`${origin}/tool/${tool}`);
  await page.evaluate(pageScript, { tool, options });
  const output = () => page.evaluate(() => window.tool.output());
  const settled = async (before) => {
    let last = before;
    await until(async () => {
      const current = await output();
      const isSettled = current === last && current !== before;
      last = current;
      return isSettled;
    }, CHANGE_TIMEOUT_MS);
    return last;
  };
  const press = async (key) => {
    const before = await output();
    await page.keyboard.press(key);
    return { before, output };
  };
  return {
    page,
    output,
    press,
    load: (html) => page.evaluate((text) => window.tool.load(text), html),
    /** Pastes a plain text, or a text with its HTML. */
    async paste(input) {
      const before = await output();
      await page.evaluate(writeClipboard, typeof input === 'string' ? { text: input } : input);
      await page.keyboard.press('Control+V');
      return settled(before);
    },
  };
};
