/**
 * The list of the CMS page in Chromium, with 5,000 and 100,000 embeds: opening it, typing a query letter by letter,
 * turning a page, and finding an embed that was created meanwhile. SIZES=5000 measures one size.
 */
import { chromium, type Page } from 'playwright-core';
import { withCms } from '../../demo/cms/server/with-cms.js';
import { playerOrigin } from '../../demo/sandbox/origin-placeholders.js';
import { createSandbox } from '../../demo/sandbox/sandbox.js';
import { parseSeed } from '../../demo/sandbox/seed/seed.js';
import { startServer } from '../../demo/sandbox/server/http-server.js';
import { createClient } from '../../src/api/index.js';
import { median, printAim } from './measure.js';

const SIZES = (process.env['SIZES'] ?? '5000,100000').split(',').map(Number);
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const LONG_TASK_MS = 50;
const QUERY = 'harbour';
const KEY = 'bench-key';
const EDITOR = { name: 'editor', password: 'editor' };

const WORDS = ['Sea', 'Tide', 'Harbour', 'Goal', 'Election', 'Storm', 'Recipe', 'Łódź', 'Straße'];

const wordAt = (at: number): string => WORDS[at % WORDS.length] ?? '';

const embedAt = (at: number) => ({
  id: String(1000 + at),
  title: `${wordAt(at)} ${wordAt(at * 7 + 3)} ${wordAt(at * 5 + 1)} ${at}`,
  tags: `news,${wordAt(at * 3)}`,
  created_at: new Date(Date.UTC(2020, 0, 1) + at * 1_000_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' '),
  video: {
    id: String(1_000_000 + at),
    available_video: '1',
    title: 'Video',
    duration: 10,
    preview_image: '{origin}/media/test-card-poster.jpg',
  },
});

const { bundle } = (await import(new URL('../../../scripts/build.mjs', import.meta.url).href)) as {
  readonly bundle: (name: string) => Promise<number>;
};
if ((await bundle('site')) !== 0) throw new Error('The demo pages could not be bundled.');

const openCms = async (size: number) => {
  const embeds = Array.from({ length: size }, (_, at) => embedAt(at));
  const sandbox = await createSandbox({
    key: KEY,
    seed: parseSeed(JSON.stringify({ embeds }), 'the benchmark'),
    log: () => undefined,
  });
  const cms = await withCms(sandbox, {
    authKey: KEY,
    editor: EDITOR,
    articles: null,
    playerOrigin,
  });
  return { sandbox, cms, server: await startServer(cms, 0) };
};

/** Strings, because the benchmarks are compiled without the DOM. */
const WATCH = `
  globalThis.longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask', buffered: true });`;

/** The longest task since the last call, once the browser is idle. */
const LONG_TASK = `(async () => {
  await new Promise((done) => requestIdleCallback(done));
  await new Promise((done) => setTimeout(done, 100));
  const longest = Math.max(0, ...longTasks);
  longTasks.length = 0;
  return longest;
})()`;

const longest = (page: Page): Promise<number> => page.evaluate<number>(LONG_TASK);

const listed = async (page: Page, status: RegExp): Promise<void> => {
  await page.getByRole('status').getByText(status).waitFor({ timeout: 600_000 });
};

const typeQuery = async (page: Page): Promise<number> => {
  for (let length = 1; length <= QUERY.length; length += 1) {
    const reply = page.waitForResponse((response) =>
      response.url().endsWith(`query=${QUERY.slice(0, length)}&sort=relevance&offset=0&limit=50`),
    );
    await page.keyboard.press(QUERY.charAt(length - 1));
    await (await reply).finished();
  }
  return longest(page);
};

const measurePage = async (page: Page, origin: string, size: number) => {
  const all = new RegExp(`^${size.toLocaleString('en')} of ${size.toLocaleString('en')} embeds$`);
  const startedAt = performance.now();
  await page.goto(`${origin}cms/`);
  await listed(page, all);
  const shown = performance.now() - startedAt;
  const opened = await longest(page);
  await page.getByLabel('Search by title, tag or id').focus();
  const typed = await typeQuery(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText(/^51–/).waitFor();
  return { shown, opened, typed, turned: await longest(page) };
};

const measureSize = async (size: number): Promise<void> => {
  const { sandbox, cms, server } = await openCms(size);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const context = await browser.newContext();
  await context.addInitScript(WATCH);
  const startedAt = performance.now();
  await context.request.post(`${server.address}cms/api/session`, { data: EDITOR });
  const first = await context.newPage();
  first.on('pageerror', (error) => console.error(error));
  first.on('console', (message) => console.error(message.text()));
  await first.goto(`${server.address}cms/`);
  await first.locator('.embeds li').first().waitFor({ timeout: 600_000 });
  const usable = performance.now() - startedAt;
  await listed(first, /^([\d,]+) of \1 embeds$/);
  const indexed = performance.now() - startedAt;
  const rounds: Awaited<ReturnType<typeof measurePage>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await context.newPage();
    rounds.push(await measurePage(page, server.address, size));
    await page.close();
  }
  const client = createClient({
    baseUrl: server.address,
    authKey: KEY,
    fetch: (request) => sandbox.fetch(request),
  });
  const title = 'Die allerneueste Straßenszene';
  await client.v2.embeds.create({ title, video_id: '1000000' });
  await first.getByLabel('Search by title, tag or id').fill('allerneuste strasenszene');
  const isFound = await first
    .getByRole('option', { name: title })
    .waitFor({ timeout: 30_000 })
    .then(
      () => true,
      () => false,
    );
  await browser.close();
  await server.stop();
  await cms.close();
  const middle = (read: (round: (typeof rounds)[number]) => number): number =>
    median(rounds.map(read));
  console.log(`${size.toLocaleString('en')} embeds, median of ${ROUNDS}`);
  console.log(`  ${(usable / 1000).toFixed(1)} s from the first sign-in to the first list`);
  console.log(`  ${(indexed / 1000).toFixed(1)} s until all embeds are in the index`);
  console.log(`  ${middle(({ shown }) => shown).toFixed(0)} ms from then on to open the list`);
  for (const [what, read] of [
    ['the list opens', 'opened'],
    ['a query is typed', 'typed'],
    ['the page is turned', 'turned'],
  ] as const) {
    const task = middle((round) => round[read]);
    printAim(
      `no task over ${LONG_TASK_MS} ms while ${what}: longest ${task.toFixed(0)} ms`,
      task <= LONG_TASK_MS,
    );
  }
  printAim('the newest embed is found, with typos', isFound);
};

for (const size of SIZES) await measureSize(size);
