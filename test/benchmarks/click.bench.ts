/**
 * From the tag to the largest paint, and from the press to the frame and to its first picture in Chromium: pages of 1,
 * 10 and 50 facades, on the processor as it is and four times slower, each response 40 ms late. This library's, one by
 * hand, lite-youtube-embed's, and media-chrome's player in the page.
 */
import {
  AT_REST,
  COUNTS,
  framedPlayer,
  LATENCY,
  PRESSED,
  PRESSED_NAMES,
  type PressedName,
  startClickPages,
} from './click-pages.js';
import { launchBrowser } from './launch-browser.js';
import { median, printAim } from './measure.js';
import { pageCosts } from './page-cost.js';
import { type PressCost, pressCost } from './press-cost.js';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SLOWDOWNS = [1, 4];

const pages = await startClickPages();
const browser = await launchBrowser();

type ByWay<T> = Readonly<Record<PressedName, T>>;

const byWay = <T>(valueOf: (way: PressedName) => T): ByWay<T> =>
  Object.fromEntries(PRESSED_NAMES.map((way) => [way, valueOf(way)])) as ByWay<T>;

/** Presses in every way, in rounds of alternating order. */
const measureAll = async (count: number, slowdown: number): Promise<ByWay<PressCost[]>> => {
  const all = byWay((): PressCost[] => []);
  const options = { slowdown, elsewhere: framedPlayer(pages.foreign), latency: LATENCY };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const way of round % 2 === 0 ? PRESSED_NAMES : [...PRESSED_NAMES].reverse())
      all[way].push(await pressCost(browser, `${pages.origin}/${way}/${count}`, options));
  return all;
};

const cell = (times: readonly (number | null)[]): string => {
  const known = times.filter((time) => time !== null);
  return (known.length === 0 ? '–' : median(known).toFixed(0)).padStart(16);
};

/** Medians of the ratios of each round, so that other load on the machine slows both. */
const ratioOf = (costs: readonly PressCost[], baseline: readonly PressCost[]): number =>
  median(costs.map(({ loaded }, at) => (loaded ?? NaN) / (baseline[at]?.loaded ?? NaN)));

/** The largest paint of pages that nobody presses, in milliseconds, in rounds of all ways. */
const measurePaints = async (count: number, slowdown: number) => {
  const paints = { byHand: [] as number[], clickCode: [] as number[], nearCode: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const way of ['byHand', 'clickCode', 'nearCode'] as const) {
      const { rest } = await pageCosts(browser, `${pages.origin}/${way}/${count}`, slowdown);
      paints[way].push(rest.largestPaint);
    }
  return paints;
};

/** The aims for the poster of the element without its loader, beside a facade by hand. */
const printPaints = async (count: number, slowdown: number): Promise<void> => {
  const { byHand, ...own } = await measurePaints(count, slowdown);
  for (const way of ['clickCode', 'nearCode'] as const) {
    const ratio = median(own[way].map((paint, at) => paint / (byHand[at] ?? NaN)));
    const times = `${median(own[way]).toFixed(0)} ms, by hand ${median(byHand).toFixed(0)} ms`;
    printAim(
      `${AT_REST[way].name}, largest paint: ${ratio.toFixed(2)} of a facade's by hand, aim 1.2 (${times})`,
      ratio <= 1.2,
    );
  }
};

for (const slowdown of SLOWDOWNS)
  for (const count of COUNTS) {
    const all = await measureAll(count, slowdown);
    const what = `${count} embeds${slowdown === 1 ? '' : `, processor ${slowdown} times slower`}`;
    console.log(
      `${what}\n${''.padEnd(40)}${'frame loaded ms'.padStart(16)}${'first picture ms'.padStart(18)}`,
    );
    for (const way of PRESSED_NAMES) {
      const costs = all[way];
      const loaded = cell(costs.map((cost) => cost.loaded));
      const pictured = cell(costs.map((cost) => cost.pictured));
      console.log(`${PRESSED[way].name.padEnd(40)}${loaded}  ${pictured}`);
    }
    for (const [way, most] of [
      ['element', 1.2],
      ['rendered', 1.6],
      ['inlineLoader', 1.6],
    ] as const) {
      const ratio = ratioOf(all[way], all.byHand);
      printAim(
        `${PRESSED[way].name}: ${ratio.toFixed(2)} of a facade's by hand, aim ${most}`,
        ratio <= most,
      );
    }
    await printPaints(count, slowdown);
    console.log('');
  }
await browser.close();
await pages.stop();
