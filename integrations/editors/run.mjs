/** Pastes every kind of code into every tool, publishes what the tool stores, and plays it. */
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs';
import { compiler, runNode } from '../../scripts/run.mjs';
import { testHostility } from './hostility.mjs';
import { TOOLS_IN_NODE } from './in-node.mjs';
import { plays } from './playback.mjs';
import { writeTable } from './report.mjs';
import { startSandbox } from '../../.build/test/end-to-end/running-sandbox.js';
import { startSite } from './site.mjs';
import { openTool } from './tool-page.mjs';
import { testEditing } from './editing.mjs';
import { testSurroundings } from './surroundings.mjs';
import { waysOf } from './ways.mjs';

const EDITORS = ['ckeditor5', 'tinymce', 'tiptap', 'prosemirror', 'lexical', 'quill', 'editorjs'];
const SANITIZERS = ['sanitize-html', 'dompurify', 'rehype-sanitize'];
const TOOLS = [...EDITORS, 'markdown-it', ...SANITIZERS];

const chosen = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const isVerbose = process.argv.includes('--verbose');

const outputOf = async (run, tool, text, options) => {
  // A sanitizer is behind an editor, which stores a pasted address as a link.
  const isLink = SANITIZERS.includes(tool) && !text.startsWith('<');
  const input = isLink ? `<p><a href="${text}">${text}</a></p>` : text;
  if (TOOLS_IN_NODE[tool]) return TOOLS_IN_NODE[tool](input, options);
  const opened = await openTool(run.context, { origin: run.site.origin, tool, options });
  try {
    return await opened.paste(input);
  } finally {
    await opened.page.close();
  }
};

const playsIn = async (run, html) => {
  if (!run.played.has(html)) {
    const page = await run.context.newPage();
    run.played.set(html, await plays(page, run.site.publish(html)));
    await page.close();
  }
  return run.played.get(html);
};

const rowOf = async (run, tool) => {
  const row = {};
  for (const [way, text] of Object.entries(run.ways)) {
    const cell = {};
    for (const [name, options] of [
      ['without', null],
      ['with', run.options],
    ]) {
      const html = await outputOf(run, tool, text, options);
      cell[name] = await playsIn(run, html);
      if (isVerbose) console.log(`${tool}, ${way}, ${name}: ${cell[name]}\n  ${html}`);
    }
    row[way] = cell;
  }
  console.log(tool, JSON.stringify(row));
  return row;
};

const runAll = async (run) => {
  const table = {};
  const faults = [];
  if ((await runNode([compiler, '-p', 'integrations/editors'])) !== 0)
    faults.push('The modules do not fit the types of the tools: see above.');
  for (const tool of chosen.length > 0 ? chosen : TOOLS) {
    table[tool] = await rowOf(run, tool);
    for (const [way, cell] of Object.entries(table[tool]))
      if (!cell.with) faults.push(`${tool}: ${way} does not play with the module.`);
    faults.push(...(await testHostility(run, tool, outputOf)));
    if (!SANITIZERS.includes(tool)) faults.push(...(await testSurroundings(run, tool, outputOf)));
    if (EDITORS.includes(tool)) faults.push(...(await testEditing(run, tool)));
  }
  await writeTable(table);
  return faults;
};

const sandbox = await startSandbox();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumFlags, '--mute-audio'],
});
const service = {
  origin: sandbox.origin,
  players: sandbox.origin.replace('127.0.0.1', 'localhost'),
};
const site = await startSite(service);
try {
  const permissions = ['clipboard-read', 'clipboard-write', 'local-network-access'];
  const context = await browser.newContext({ permissions });
  const options = { embeds: [`${service.origin}/embeds`], players: [service.players] };
  const ways = await waysOf(service.origin);
  const faults = await runAll({ context, site, service, options, ways, played: new Map() });
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
  await sandbox.stop();
}
