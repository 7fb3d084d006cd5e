/**
 * `npm run bench peers [-- --only speed,facades,playing,conformance] [--rounds N]`: measures this library beside its
 * peers in one run, prints the tables, and writes docs/benchmarks.md, its charts and results.json. The parts that are
 * not measured stay as they were.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { root } from '../../scripts/run.mjs';
import { launchBrowser } from './browser.mjs';
import { measureConformance } from './conformance.mjs';
import { measureFacades } from './facades.mjs';
import { measurePlaying } from './playing.mjs';
import { charts, withResults } from './report.mjs';
import { measureSpeed } from './speed.mjs';
import { environmentOf, versionOf } from './versions.mjs';

const RESULTS = join(root, 'integrations/peers/results.json');
const DOCUMENT = join(root, 'docs/benchmarks.md');
const CHARTS = join(root, 'docs/benchmarks');

const DEFAULT_ROUNDS = 7;

const PARTS = ['speed', 'facades', 'playing', 'conformance'];

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string' },
    'no-build': { type: 'boolean' },
  },
});
const rounds = Number(values.rounds ?? DEFAULT_ROUNDS);
const only = values.only?.split(',') ?? PARTS;

const versionsOf = (packages) =>
  Object.fromEntries([...new Set(packages)].filter(Boolean).map((name) => [name, versionOf(name)]));

/** What is measured in each part, with the packages of its rows. */
const MEASURE = {
  speed: async (browser) => {
    const measured = await measureSpeed(browser);
    if (measured.expansion.different.length > 0)
      throw new Error(`Different URLs are compared:\n${measured.expansion.different.join('\n')}`);
    const versions = versionsOf(['videojs-contrib-ads', '@dailymotion/vast-client']);
    return { ...measured, versions };
  },
  facades: (browser) => measureFacades(browser, { rounds }),
  playing: (browser) => measurePlaying(browser, { rounds }),
  conformance: () => measureConformance(),
};

const withEnvironment = (part, measured, browser) => {
  const isRounds = part === 'facades' || part === 'playing';
  const environment = { ...environmentOf(browser), ...(isRounds && { rounds }) };
  if (!Array.isArray(measured)) return { ...measured, environment };
  const versions = versionsOf(measured.map((row) => row.package));
  return { rows: measured, versions, environment };
};

const results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, { encoding: 'utf8' })) : {};
const browser = await launchBrowser();
try {
  for (const part of PARTS.filter((name) => only.includes(name))) {
    console.log(`Measuring ${part} …`);
    results[part] = withEnvironment(part, await MEASURE[part](browser), browser);
    console.log(JSON.stringify(results[part], null, 2));
  }
} finally {
  await browser.close();
}

const write = async (path, text, parser) => {
  const options = { ...(await resolveConfig(path)), parser };
  writeFileSync(path, parser === null ? text : await format(text, options));
};

mkdirSync(CHARTS, { recursive: true });
await write(RESULTS, JSON.stringify(results), 'json');
await write(
  DOCUMENT,
  withResults(readFileSync(DOCUMENT, { encoding: 'utf8' }), results),
  'markdown',
);
for (const [name, svg] of Object.entries(charts(results)))
  await write(join(CHARTS, name), svg, null);
console.log(`Wrote docs/benchmarks.md and ${Object.keys(charts(results)).length} charts.`);
