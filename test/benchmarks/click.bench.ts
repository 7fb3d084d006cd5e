/**
 * From the press to the frame and to its first picture in Chromium: pages of 1, 10 and 50 facades, on the processor as
 * it is and four times slower, each response 40 ms late. This library's, one by hand, lite-youtube-embed's, and
 * media-chrome's player in the page.
 */
import {
  framedPlayer,
  LATENCY,
  PRESSED,
  PRESSED_NAMES,
  type PressedName,
  startClickPages,
} from './click-pages.js';
import { launchBrowser } from './launch-browser.js';
import { median, printAim } from './measure.js';
import { type PressCost, pressCost } from './press-cost.js';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const COUNTS = [1, 10, 50];
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
    console.log('');
  }
await browser.close();
await pages.stop();
