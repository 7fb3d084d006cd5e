/** `<ad-tag-debugger>` in Chromium: a VAST document of 200 KB with 500 trackers, and typing into the context of 20 tags. */
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { type Reply, startLoopback } from '../loopback.js';
import { median, printAim } from './measure.js';
import { minifiedFiles } from './minified-files.js';

const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const TRACKERS = 500;
const DOCUMENT_LENGTH = 200_000;
const TAGS = 20;
const LONG_TASK_MS = 50;
const FRAME_MS = 1000 / 60;

const EVENTS = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];

const trackers = Array.from(
  { length: TRACKERS },
  (_, at) =>
    `<Tracking event="${EVENTS[at % EVENTS.length] ?? ''}"><![CDATA[https://t${at}.example/e?id=${at}&cb=[CACHEBUSTING]]]></Tracking>`,
).join('');

const media = Array.from(
  { length: 30 },
  (_, at) =>
    `<MediaFile delivery="progressive" type="video/mp4" width="${320 + 16 * at}" height="${180 + 9 * at}" bitrate="${300 + 50 * at}">https://media.example/${at}.mp4</MediaFile>`,
).join('');

const vast = (filler: string): string =>
  `<VAST version="4.2"><Ad id="1"><InLine><AdSystem>Bench</AdSystem><AdTitle>Many trackers</AdTitle>
<Impression>https://i.example/</Impression><Creatives><Creative><Linear><Duration>00:00:15</Duration>
<TrackingEvents>${trackers}</TrackingEvents><MediaFiles>${media}</MediaFiles></Linear></Creative></Creatives>
<Extensions><Extension type="bench">${filler}</Extension></Extensions></InLine></Ad></VAST>`;

const DOCUMENT = vast('x'.repeat(Math.max(0, DOCUMENT_LENGTH - vast('').length)));

const EMBED = {
  id: '1',
  title: 'Twenty tags',
  preroll: Array.from({ length: TAGS }, (_, at) => ({
    id: String(at),
    title: `Tag ${at}`,
    type: 'linear',
    adv_type: 'dart',
    source_url: `https://ads.example/vast?n=${at}&page=[PAGEURL]&cb=[CACHEBUSTING]&ua=[DEVICEUA]&w=[PLAYERSIZE]&t=[TIMESTAMP]&gdpr=[GDPRCONSENT]&ifa=[IFA]`,
  })),
};

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Debugger</title><link rel="icon" href="data:,">
<script type="module" src="/entry.js"></script></head><body><ad-tag-debugger></ad-tag-debugger></body></html>`;

const files = new Map<string, Reply>([
  ['/', { type: 'text/html', body: Buffer.from(PAGE) }],
  ...[...(await minifiedFiles('.build/components/ad-tag-debugger/define.js'))].map(
    ([name, code]): [string, Reply] => [
      `/${name}`,
      { type: 'text/javascript', body: brotliCompressSync(code), encoding: 'br' },
    ],
  ),
]);

const server = await startLoopback(
  () =>
    ({ path }) =>
      files.get(path),
);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

/** A string, because the benchmarks are compiled without the DOM. */
const DIAGNOSE = `(async () => {
  const element = document.querySelector('ad-tag-debugger');
  element.requestedOrigins = [];
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  let parsedAt = 0;
  const diagnosed = new Promise((done) => element.addEventListener('diagnosis', () => { parsedAt = performance.now(); done(); }, { once: true }));
  const startedAt = performance.now();
  element.value = text;
  await diagnosed;
  do await painted();
  while (element.shadowRoot.getElementById('section-chain') === null);
  const shownAt = performance.now();
  for (const name of ['media', 'trackers', 'additions', 'chain', 'context']) {
    element.shadowRoot.getElementById('section-' + name).open = true;
    await painted();
  }
  for (const part of element.shadowRoot.querySelectorAll('.disclosure')) {
    part.open = true;
    await painted();
  }
  await new Promise((done) => setTimeout(done, 100));
  const longest = (entries) => Math.max(0, ...entries.map(({ duration }) => duration));
  return {
    parse: parsedAt - startedAt,
    show: shownAt - parsedAt,
    longestAfter: longest(tasks.filter(({ startTime }) => startTime >= parsedAt)),
  };
})()`;

const TYPE = `(async () => {
  const element = document.querySelector('ad-tag-debugger');
  element.requestedOrigins = [];
  const ready = new Promise((done) => element.addEventListener('diagnosis', done, { once: true }));
  element.embed = embed;
  await ready;
  await element.updateComplete;
  const times = [];
  for (let letter = 0; letter < 10; letter += 1) {
    const startedAt = performance.now();
    element.context = { 'page-url': 'https://paper.example/' + letter };
    await element.updateComplete;
    times.push(performance.now() - startedAt);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
  return times;
})()`;

const openPage = async (name: string, value: unknown): Promise<Page> => {
  const page = await browser.newPage();
  await page.goto(server.origin);
  await page.evaluate("customElements.whenDefined('ad-tag-debugger')");
  await page.evaluate(`globalThis.${name} = ${JSON.stringify(value)}`);
  return page;
};

interface Diagnosed {
  readonly parse: number;
  readonly show: number;
  readonly longestAfter: number;
}

const diagnosed: Diagnosed[] = [];
const typed: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const documentPage = await openPage('text', DOCUMENT);
  diagnosed.push(await documentPage.evaluate<Diagnosed>(DIAGNOSE));
  await documentPage.close();
  const embedPage = await openPage('embed', EMBED);
  typed.push(...(await embedPage.evaluate<number[]>(TYPE)));
  await embedPage.close();
}
await browser.close();
await server.stop();

const middle = (read: (one: Diagnosed) => number): number => median(diagnosed.map(read));

const longest = middle(({ longestAfter }) => longestAfter);
const typing = median(typed);
console.log(`VAST of ${DOCUMENT.length} characters with ${TRACKERS} trackers, median of ${ROUNDS}`);
console.log(`  ${middle(({ parse }) => parse).toFixed(0)} ms until it is diagnosed`);
console.log(`  ${middle(({ show }) => show).toFixed(0)} ms from there until it is painted`);
printAim(
  `no task over ${LONG_TASK_MS} ms after that, with every part opened: longest ${longest.toFixed(0)} ms`,
  longest <= LONG_TASK_MS,
);
console.log(`Typing into the context of ${TAGS} tags, on desktop and mobile`);
printAim(
  `within a frame of ${FRAME_MS.toFixed(1)} ms: ${typing.toFixed(1)} ms`,
  typing <= FRAME_MS,
);
