/**
 * Tries the plugin in a WordPress of its own: authors without special rights publish embeds in every format, and a
 * visitor plays them. Writes the table of docs/guides/cms/wordpress.md. `--only TEXT` runs the checks that have it in
 * their title, and writes no table. The exit code is 1 if anything fails.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { format, resolveConfig } from 'prettier';
import { renderCode } from '../../.build/src/index.js';
import { startSandbox } from '../../.build/test/end-to-end/running-sandbox.js';
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs';
import { root } from '../../scripts/run.mjs';
import { checks } from './checks.mjs';
import { cutChecks } from './cut-checks.mjs';
import { activatePlugin, logIn, saveSettings, storedContent } from './editing.mjs';
import { formatsOf, NAME } from './formats.mjs';
import { hostilityChecks } from './hostility.mjs';
import { pasteChecks } from './pastes.mjs';
import { placeChecks } from './places.mjs';
import { resultsTable } from './results-table.mjs';
import { sloppyChecks } from './sloppy-markup.mjs';
import { startWordPress } from './test-site/wordpress-site.mjs';
import { visit } from './visiting.mjs';

const { only } = parseArgs({
  options: { only: { type: 'string', default: '' }, 'no-build': { type: 'boolean' } },
}).values;

const GUIDE = join(root, 'docs/guides/cms/wordpress.md');

const openPage = async (browser, site, user) => {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await logIn(page, site, user);
  return page;
};

/** Counts and prints results. */
const createReport = () => {
  let passed = 0;
  let failed = 0;
  return {
    check: async (title, run) => {
      if (!title.includes(only)) return;
      try {
        await run();
        passed += 1;
        console.log(`ok - ${title}`);
      } catch (error) {
        failed += 1;
        console.log(`not ok - ${title}\n${error.stack}`);
      }
    },
    close: () => {
      console.log(`${passed} passed, ${failed} failed`);
      return failed > 0 ? 1 : 0;
    },
  };
};

/** Publishes each format, visits it, and resolves with what was kept and shown. */
const tryFormats = async (
  { author, browser, site, report },
  formats,
  isActive,
  user = 'author',
) => {
  const results = [];
  for (const format of formats) {
    const title = `${isActive ? 'with' : 'without'} the plugin, as ${user}: ${format.name}`;
    await report.check(title, async () => {
      const published = await format.publish(author, site, format.text);
      const { id, warnings = [] } = typeof published === 'object' ? published : { id: published };
      const stored = await storedContent(author, site, id);
      const seen = await visit(browser, site, id);
      results.push({ ...format, isActive, stored, warnings, ...seen });
      if (seen.errors.length > 0) throw new Error(seen.errors.join('\n'));
      if (isActive && format.mustPlay && !seen.plays)
        throw new Error(`It does not play: ${seen.markup}`);
      if (isActive && format.mustExplain && (seen.plays || warnings.length === 0))
        throw new Error(`The editor does not say why: ${seen.markup}`);
    });
  }
  return results;
};

const writeGuide = async (results) => {
  const guide = await readFile(GUIDE, 'utf8');
  const table = `<!-- results -->\n\n${resultsTable(results)}\n\n<!-- /results -->`;
  const text = guide.replace(/<!-- results -->[^]*<!-- \/results -->/, () => table);
  const style = await resolveConfig(GUIDE);
  await writeFile(GUIDE, await format(text, { ...style, filepath: GUIDE }));
};

const embedOf = async (sandbox) => {
  const published = await (await fetch(`${sandbox}/published/embed/${NAME}.json`)).json();
  const link = `${sandbox}/embeds/${NAME}`;
  return {
    link,
    inView: renderCode(published, 'media-embed-src', { src: `${link}.json`, lazy: false }),
    code: published.code,
    frame: published.code_iframe,
    inlineJson: renderCode(published, 'media-embed'),
    responsiveFrame: renderCode(published, 'responsive-iframe'),
    amp: renderCode(published, 'amp'),
    oEmbed: renderCode(published, 'oembed'),
    player: new URL(/src="([^"]*)"/.exec(published.code_iframe)[1]).origin,
  };
};

/** Prints how many ways play or say why not. */
const printCount = (user, results) => {
  if (results.length === 0) return;
  const good = results.filter(({ plays, warnings }) => plays || warnings.length > 0);
  console.log(`as ${user}, ${good.length} of ${results.length} ways play or say why`);
};

const runAll = async ({ browser, site, sandbox, report }) => {
  const embed = await embedOf(sandbox.origin);
  const author = await openPage(browser, site, 'author');
  const context = { author, browser, site, report, embed };
  const formats = formatsOf(embed);
  const without = formats.filter(({ needsPlugin }) => !needsPlugin);
  const before = await tryFormats(context, without, false);
  const admin = await openPage(browser, site, 'admin');
  await activatePlugin(admin, site);
  const settings = { publishers: `${sandbox.origin}/embeds`, players: embed.player };
  await saveSettings(admin, site, settings);
  const after = await tryFormats(context, formats, true);
  printCount('author', after);
  // WordPress keeps the frame of another service, which only an author is warned of.
  const playing = formats.filter(({ mustExplain }) => !mustExplain);
  const administrator = { ...context, author: admin };
  printCount('administrator', await tryFormats(administrator, playing, true, 'administrator'));
  for (const [title, check] of [
    ...pasteChecks,
    ...cutChecks,
    ...sloppyChecks,
    ...hostilityChecks,
    ...placeChecks,
    ...checks,
  ])
    await report.check(title, () => check({ ...context, admin, settings }));
  await report.check('PHP has no errors or warnings of the plugin', async () => {
    const log = await readFile(site.log, 'utf8').catch(() => '');
    const own = log.split('\n').filter((line) => line.includes('media-embed.php'));
    if (own.length > 0) throw new Error(own.join('\n'));
  });
  if (only === '') await writeGuide([...before, ...after]);
};

const main = async () => {
  const ends = [];
  const report = createReport();
  const end = async () => {
    for (const each of ends.splice(0).reverse()) await each();
  };
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void end().finally(() => process.exit(1)));
  try {
    const site = await startWordPress();
    ends.push(site.stop);
    const sandbox = await startSandbox();
    ends.push(sandbox.stop);
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
    ends.push(() => browser.close());
    await runAll({ browser, site, sandbox, report });
  } finally {
    await end();
  }
  return report.close();
};

process.exitCode = await main().catch((error) => {
  console.error(error.message);
  return 1;
});
