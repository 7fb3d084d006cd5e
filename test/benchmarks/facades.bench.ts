/** Pages of fifty facades in Chromium: this library's, lite-youtube-embed's, plain lazy frames, and the page without any. */
import { chromium } from 'playwright-core';
import { startFacadePages, WAYS } from './facade-pages.js';
import { median } from './measure.js';
import { type PageCost, type PageCosts, pageCosts } from './page-cost.js';

const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const MANY = 50;
const SOME = 20;

const pages = await startFacadePages();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
  ],
});

/** Measures the costs of every way, in rounds of alternating order. */
const measureAll = async (count: number): Promise<readonly (readonly PageCosts[])[]> => {
  const all: PageCosts[][] = WAYS.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = WAYS.map((_, way) => way);
    for (const way of round % 2 === 0 ? order : order.reverse())
      all[way]?.push(await pageCosts(browser, `${pages.origin}/${way}/${count}`));
  }
  return all;
};

const FIELDS = ['script', 'tasks', 'longestTask', 'layoutShift', 'requests', 'bytes'] as const;

const medianCost = (costs: readonly PageCost[]): PageCost =>
  Object.fromEntries(
    FIELDS.map((field) => [field, median(costs.map((cost) => cost[field]))]),
  ) as unknown as PageCost;

const HEAD = ['script ms', 'tasks ms', 'longest task', 'shift', 'requests', 'bytes'];

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(30) + cells.map((cell) => cell.padStart(14)).join('');

const cells = (cost: PageCost): readonly string[] => [
  cost.script.toFixed(1),
  cost.tasks.toFixed(0),
  cost.longestTask.toFixed(0),
  cost.layoutShift.toFixed(3),
  String(cost.requests),
  cost.bytes.toLocaleString('en'),
];

const print = (title: string, costs: readonly PageCost[]): void => {
  console.log(`${title}\n${row('', HEAD)}`);
  costs.forEach((cost, way) => console.log(row(WAYS[way]?.name ?? '', cells(cost))));
};

const printAim = (aim: string, isMet: boolean): void =>
  console.log(`  ${isMet ? 'met   ' : 'MISSED'} ${aim}`);

const ratio = (a: number, b: number): string => (b === 0 ? `${a} to 0` : (a / b).toFixed(2));

/** The aims for the page cost of facades. */
const printAims = (costs: readonly PageCost[]): void => {
  const [none, own, peer, frames] = costs;
  if (!none || !own || !peer || !frames) throw new Error('Every way is measured.');
  printAim(
    `script: ${ratio(own.script, peer.script)} of lite-youtube-embed's, aim 1`,
    own.script <= peer.script,
  );
  printAim(
    `requests: ${ratio(own.requests, peer.requests)} of lite-youtube-embed's`,
    own.requests <= peer.requests,
  );
  printAim(
    `bytes: ${ratio(own.bytes, peer.bytes)} of lite-youtube-embed's`,
    own.bytes <= peer.bytes,
  );
  printAim(
    `requests: ${ratio(own.requests, frames.requests)} of lazy frames'`,
    own.requests <= frames.requests,
  );
  printAim('no layout shift', own.layoutShift === 0);
  printAim(
    'no long task that the page without embeds does not have',
    own.longestTask <= Math.max(50, none.longestTask),
  );
};

for (const count of [MANY, SOME]) {
  const all = await measureAll(count);
  const rest = all.map((costs) => medianCost(costs.map((cost) => cost.rest)));
  print(`${count} embeds, at rest`, rest);
  print(
    `${count} embeds, scrolled through`,
    all.map((costs) => medianCost(costs.map((cost) => cost.scrolled))),
  );
  printAims(rest);
  console.log('');
}
await browser.close();
await pages.stop();
