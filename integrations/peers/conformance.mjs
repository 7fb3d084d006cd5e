/** Plays the VAST samples of the tests with fluid-player, in the harness of `npm run conformance`, and counts. */
import { runConformance } from '../../scripts/conformance/run-conformance.mjs';
import { plainPage } from './bundles.mjs';

const FOLDER = 'test/conformance/vast-samples';

/** Players side by side in a page, all of them in view, as for the player of this library. */
const PLAYERS = 6;

/** Longer than the longest pod. */
const STUCK_MS = 180_000;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Conformance</title>
<link rel="icon" href="data:,">
<style>body { margin: 0; display: flex; flex-wrap: wrap } .slot { inline-size: 416px; block-size: 234px }</style>
<link rel="stylesheet" href="/fluid/entry.css">
<script type="module" src="/fluid/entry.js"></script>
</head>
<body></body>
</html>`;

const play = async (browser, server, { sites, onPlayed }) => {
  const context = await browser.newContext({ viewport: { width: 1260, height: 480 } });
  const page = await context.newPage();
  await page.goto(`${server.page}/fluid`);
  await page.waitForFunction(() => 'playTag' in globalThis);
  const results = new Map();
  const waiting = [...sites.entries()];
  const playNext = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, site] = next;
      const result = await page.evaluate((options) => globalThis.playTag(options), {
        id: `fluid-${index}`,
        tag: site.root.url,
        slot: site.expected.slot,
        content: `${server.page}/content.mp4`,
        stuckMs: STUCK_MS,
      });
      results.set(site, result);
      onPlayed();
    }
  };
  await Promise.all(Array.from({ length: PLAYERS }, playNext));
  await page.waitForLoadState('networkidle');
  await context.close();
  return { results, scripts: [] };
};

/** Documents without VMAP, which fluid-player does not read, and without the comparison with the inspector. */
const summary = ({ documents }) => {
  const counted = documents.filter(({ slot }) => slot !== 'vmap');
  const sum = (field) => counted.reduce((total, document) => total + document[field], 0);
  return {
    documents: counted.length,
    conforming: counted.filter(({ faults }) => faults.length === 0).length,
    adsExpected: counted.reduce((total, { expected }) => total + expected.length, 0),
    adsPlayed: sum('started'),
    due: sum('due'),
    fired: sum('fired'),
    scripts: sum('scripts'),
    contentStuck: counted.filter(({ faults }) =>
      faults.includes('The content did not play after the ads.'),
    ).length,
  };
};

/** Rows of `{ name, package, documents, conforming, adsExpected, adsPlayed, due, fired, scripts, contentStuck }`. */
export const measureConformance = async ({ onDetails = () => undefined } = {}) => {
  const files = new Map([
    ['/fluid', { type: 'text/html', body: PAGE }],
    ...(await plainPage('fluid', 'fluid-player-conformance.js')),
  ]);
  const ours = await runConformance(FOLDER);
  const theirs = await runConformance(FOLDER, { play, files });
  onDetails({ ours, theirs });
  return [
    { name: '<media-embed-player>', package: 'media-embed-elements', ...summary(ours) },
    { name: 'fluid-player', package: 'fluid-player', ...summary(theirs) },
  ];
};
