/**
 * Pages of 1, 10 and 50 facades in Chromium, on the processor as it is and four times slower: this library's,
 * one by hand, lite-youtube-embed's, plain lazy frames, and the page without any.
 */
import { startFacadePages, WAY_NAMES, type WayName, WAYS } from './facade-pages.js';
import { launchBrowser } from './launch-browser.js';
import { median, printAim } from './measure.js';
import { type PageCost, type PageCosts, pageCosts } from './page-cost.js';

const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const COUNTS = [1, 10, 50];
const SLOWDOWNS = [1, 4];

const pages = await startFacadePages();
const browser = await launchBrowser();

type ByWay<T> = Readonly<Record<WayName, T>>;

const byWay = <T>(valueOf: (way: WayName) => T): ByWay<T> =>
  Object.fromEntries(WAY_NAMES.map((way) => [way, valueOf(way)])) as ByWay<T>;

/** Measures the costs of every way, in rounds of alternating order. */
const measureAll = async (
  count: number,
  slowdown: number,
): Promise<ByWay<readonly PageCosts[]>> => {
  const all = byWay((): PageCosts[] => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const way of round % 2 === 0 ? WAY_NAMES : [...WAY_NAMES].reverse())
      all[way].push(await pageCosts(browser, `${pages.origin}/${way}/${count}`, slowdown));
  return all;
};

const COLUMNS = [
  ['script', 'script ms', 1],
  ['tasks', 'tasks ms', 0],
  ['longestTask', 'longest task', 0],
  ['largestPaint', 'LCP ms', 0],
  ['layoutShift', 'shift', 3],
  ['requests', 'requests', 0],
  ['bytes', 'bytes', 0],
] as const satisfies readonly (readonly [keyof PageCost, string, number])[];

const medianCost = (costs: readonly PageCost[]): PageCost =>
  Object.fromEntries(
    COLUMNS.map(([field]) => [field, median(costs.map((cost) => cost[field]))]),
  ) as unknown as PageCost;

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(28) + cells.map((cell) => cell.padStart(13)).join('');

const print = (title: string, costs: ByWay<PageCost>): void => {
  console.log(
    `${title}\n${row(
      '',
      COLUMNS.map(([, heading]) => heading),
    )}`,
  );
  for (const way of WAY_NAMES) {
    const cells = COLUMNS.map(([field, , digits]) => costs[way][field].toFixed(digits));
    console.log(row(WAYS[way].name, cells));
  }
};

const ratio = (a: number, b: number): string => (b === 0 ? `${a} to 0` : (a / b).toFixed(2));

/** The aims for facades: of the loader, and beside them those of inline JSON and of the element without the loader. */
const printAims = (costs: ByWay<PageCost>, slowdown: number): void => {
  const { none, peer, frames, byHand } = costs;
  for (const way of ['loader', 'inlineLoader', 'element'] as const) {
    const own = costs[way];
    console.log(WAYS[way].name);
    printAim(
      `script: ${ratio(own.script, peer.script)} of lite-youtube-embed's, aim 1`,
      own.script <= peer.script,
    );
    printAim(
      `largest paint: ${ratio(own.largestPaint, byHand.largestPaint)} of a facade's by hand, aim 1.1`,
      own.largestPaint <= 1.1 * byHand.largestPaint,
    );
    printAim(
      `requests: ${ratio(own.requests, peer.requests)} of lite-youtube-embed's, ${ratio(own.requests, frames.requests)} of lazy frames'`,
      own.requests <= peer.requests,
    );
    printAim('no layout shift', own.layoutShift === 0);
    if (slowdown === 1)
      printAim(
        'no long task that the page without embeds does not have',
        own.longestTask <= Math.max(50, none.longestTask),
      );
  }
};

for (const slowdown of SLOWDOWNS)
  for (const count of COUNTS) {
    const all = await measureAll(count, slowdown);
    const what = `${count} embeds${slowdown === 1 ? '' : `, processor ${slowdown} times slower`}`;
    const rest = byWay((way) => medianCost(all[way].map((costs) => costs.rest)));
    print(`${what}, at rest`, rest);
    print(
      `${what}, scrolled through`,
      byWay((way) => medianCost(all[way].map((costs) => costs.scrolled))),
    );
    printAims(rest, slowdown);
    console.log('');
  }
await browser.close();
await pages.stop();
