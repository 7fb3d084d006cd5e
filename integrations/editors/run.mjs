/** Pastes every kind of code into every tool, publishes what the tool stores, and plays it. */
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs';
import { compiler, runNode } from '../../scripts/run.mjs';
import { isAccepted } from './accepted.mjs';
import { testHostility } from './hostility.mjs';
import { outcomeOf } from './outcome.mjs';
import { NotInstalled, outputOf } from './output.mjs';
import { report } from './report.mjs';
import { startSandbox } from '../../.build/test/end-to-end/running-sandbox.js';
import { startSite } from './site.mjs';
import { testEditing } from './editing.mjs';
import { testSurroundings } from './surroundings.mjs';
import { isEditor, isSanitizer, TOOLS } from './tools.mjs';
import { inputOf, waysOf } from './ways.mjs';

const isVerbose = process.argv.includes('--verbose');
const chosen = process.argv.slice(2).filter((name) => !name.startsWith('-'));

/** Outcomes without and with the module or recipe. */
const cellOf = async (run, tool, input) => {
  const cell = [];
  for (const options of [null, run.options])
    try {
      const html = await outputOf(run, tool, input, options);
      cell.push(await outcomeOf(run, html));
      if (isVerbose) console.log(`${tool}, ${input.text}: ${cell.at(-1)}\n  ${html}`);
    } catch (error) {
      if (error instanceof NotInstalled) throw error;
      if (isVerbose) console.log(`${tool}, ${input.text}: ${error.message}`);
      cell.push('refused');
    }
  return cell;
};

const rowOf = async (run, tool) => {
  const row = {};
  for (const [way, text] of Object.entries(run.ways))
    row[way] = await cellOf(run, tool, inputOf(way, text, TOOLS[tool].reads));
  console.log(tool, JSON.stringify(row));
  return row;
};

const testTool = async (run, tool) => {
  const row = await rowOf(run, tool);
  const faults = Object.entries(row)
    .filter(([way, [, withHelp]]) => !isAccepted(tool, way, withHelp))
    .map(([way, [, withHelp]]) => `${tool}: ${way} is ${withHelp} with the ${TOOLS[tool].help}.`);
  if (TOOLS[tool].help === 'module') {
    faults.push(...(await testHostility(run, tool, outputOf)));
    if (!isSanitizer(tool)) faults.push(...(await testSurroundings(run, tool, outputOf)));
  }
  if (isEditor(tool)) faults.push(...(await testEditing(run, tool)));
  return { row, faults };
};

const runAll = async (run) => {
  const faults = [];
  if ((await runNode([compiler, '-p', 'integrations/editors'])) !== 0)
    faults.push('The modules do not fit the types of the tools: see above.');
  for (const tool of chosen.length > 0 ? chosen : Object.keys(TOOLS))
    try {
      const tested = await testTool(run, tool);
      faults.push(...tested.faults);
      await report({ [tool]: tested.row });
    } catch (error) {
      if (!(error instanceof NotInstalled)) throw error;
      console.log(`${tool} is not tested: ${error.message}`);
    }
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
  const faults = await runAll({ context, site, service, options, ways, outcomes: new Map() });
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
  await sandbox.stop();
}
