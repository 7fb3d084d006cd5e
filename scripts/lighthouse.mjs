/**
 * `npm run lighthouse`: scores pages of ten embeds with Lighthouse for phones, beside the same page with ten
 * bare lazy frames of the same player. The exit code is 1 if an aim is missed. With `--same-site` the player is of the
 * site of the page, so that the browser runs its frames in the process of the page, and its work counts there.
 */
import './node-version.mjs';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { bundle, compile } from './build.mjs';
import { chromiumFlags, chromiumPath } from './chromium.mjs';
import { startLoopbackServer } from './loopback-server.mjs';
import { root, run } from './run.mjs';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const COUNT = 10;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse with its packages is 185 MB, so it is installed in a folder of its own when it is needed. */
const loadLighthouse = async () => {
  const folder = join(root, '.cache/lighthouse');
  if (!existsSync(join(folder, 'node_modules/lighthouse'))) {
    console.log(`Installing ${LIGHTHOUSE} in .cache/lighthouse …`);
    const code = await run('npm', [
      ...['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit'],
      ...['--no-fund', '--loglevel', 'error', LIGHTHOUSE],
    ]);
    if (code !== 0) throw new Error('Lighthouse could not be installed.');
  }
  const entry = createRequire(join(folder, 'index.js')).resolve('lighthouse');
  return (await import(pathToFileURL(entry).href)).default;
};

/** An embed of the sandbox whose player shows a poster and plays one video. */
const PUBLISHED = '/published/embed/plain-video.json';

const playerOf = ({ code_iframe: code }) => /src="([^"]*)"/.exec(code)[1].replaceAll('&amp;', '&');

const SCRIPT = '<script type="module" src="/cdn/media-embed.js"></script>';

/** As the code of an embed is written: the first one is in view. */
const written = (elementLoading) => (embed, at, renderCode) => {
  const title = `The first set of the night, part ${at + 1}`;
  return renderCode({ ...embed, title }, 'media-embed', {
    responsive: true,
    elementLoading,
    lazy: at > 0,
  });
};

/** The ways to show ten embeds. The first is the one that the others are compared with. */
const WAYS = [
  {
    name: 'ten bare lazy frames',
    head: '',
    embed: (embed, at) =>
      `<iframe class="box" loading="lazy" title="Part ${at + 1}" src="${playerOf(embed)}" allow="autoplay" allowfullscreen></iframe>`,
  },
  { name: '<media-embed>', head: SCRIPT, embed: written('near') },
  { name: '<media-embed loading="click">', head: SCRIPT, embed: written('click') },
];

const SHEET = `body{margin:0 auto;max-width:640px;padding:0 16px;font:16px/1.5 sans-serif}
.box,media-embed{display:block;width:100%;border:0;aspect-ratio:16/9}`;

const pageOf = (
  { head, embed },
  data,
  renderCode,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Ten videos of a festival</title>
<meta name="description" content="A page of ten embeds.">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css">${head}</head>
<body><main><h1>Ten videos of a festival</h1>${Array.from(
  { length: COUNT },
  (_, at) =>
    `<p>${'The tide leaves the bank a little after eight, and the stage is pulled out. '.repeat(6)}</p>${embed(data, at, renderCode)}`,
).join('')}</main></body></html>`;

const scriptFiles = () => {
  const folder = join(root, 'dist/cdn');
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.js'))
    .map((file) => [`/cdn/${file}`, ['text/javascript', readFileSync(join(folder, file))]]);
};

const isSameSite = process.argv.includes('--same-site');

/** The sandbox names its player by another host name than the pages have; both names lead to it. */
const withSite = (json) => json.replaceAll('//localhost:', '//127.0.0.1:');

/** Serves the pages at 127.0.0.1. */
const servePages = async (data) => {
  const { renderCode } = await import('../.build/src/index.js');
  const files = new Map([
    ...scriptFiles(),
    ['/page.css', ['text/css', SHEET]],
    ['/robots.txt', ['text/plain', 'User-agent: *\nAllow: /\n']],
    ...WAYS.map((way, at) => [`/${at}`, ['text/html', pageOf(way, data, renderCode)]]),
  ]);
  const compressed = new Map(
    [...files].map(([path, [type, body]]) => [path, [type, brotliCompressSync(body)]]),
  );
  return startLoopbackServer((request, response) => {
    const [type, body] = compressed.get(request.url) ?? [];
    if (body === undefined) response.writeHead(404).end();
    else
      response
        .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' })
        .end(body);
  });
};

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const measure = async (lighthouse, port, address) => {
  const { lhr } = await lighthouse(address, {
    port,
    onlyCategories: CATEGORIES,
    logLevel: 'silent',
  });
  const { categories, audits } = lhr;
  const requests = audits['network-requests'].details?.items ?? [];
  return {
    ...Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round(100 * categories[name].score)]),
    ),
    blocking: audits['total-blocking-time'].numericValue,
    paint: audits['largest-contentful-paint'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    requests: requests.length,
    kilobytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
    faults: CATEGORIES.slice(1).flatMap((name) =>
      categories[name].auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  };
};

const medianOf = (all) =>
  Object.fromEntries(
    Object.keys(all[0]).map((key) => [
      key,
      key === 'faults'
        ? [...new Set(all.flatMap(({ faults }) => faults))]
        : median(all.map((one) => one[key])),
    ]),
  );

const COLUMNS = [
  ['performance', 'performance', 0],
  ['accessibility', 'accessibility', 0],
  ['best-practices', 'best practices', 0],
  ['seo', 'SEO', 0],
  ['blocking', 'blocking ms', 0],
  ['paint', 'LCP ms', 0],
  ['shift', 'shift', 3],
  ['requests', 'requests', 0],
  ['kilobytes', 'KiB', 0],
];

const print = (results) => {
  const site = isSameSite ? 'the site of the page' : 'another site';
  console.log(`Lighthouse for phones, ${COUNT} embeds, player of ${site}, median of ${ROUNDS}\n`);
  console.log(`| Page | ${COLUMNS.map(([, title]) => title).join(' | ')} |`);
  console.log(`| --- |${' ---: |'.repeat(COLUMNS.length)}`);
  for (const [name, result] of results)
    console.log(
      `| ${name} | ${COLUMNS.map(([key, , digits]) => result[key].toFixed(digits)).join(' | ')} |`,
    );
};

/** Names the aims that are missed. */
const missed = ([[, frames], ...own]) =>
  own.flatMap(([name, result]) => [
    ...(result.performance < frames.performance - 3
      ? [`${name}: performance ${result.performance} beside ${frames.performance} of the frames`]
      : []),
    ...result.faults.map((id) => `${name}: ${id}`),
  ]);

const main = async () => {
  if (!process.argv.includes('--no-build') && ((await compile()) || (await bundle('cdn'))))
    return 1;
  const lighthouse = await loadLighthouse();
  const { startSandbox } = await import('../.build/test/end-to-end/running-sandbox.js');
  const sandbox = await startSandbox();
  const published = await (await fetch(`${sandbox.origin}${PUBLISHED}`)).text();
  const data = JSON.parse(isSameSite ? withSite(published) : published);
  const pages = await servePages(data);
  const port = 9_000 + (process.pid % 1_000);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  const all = WAYS.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at] of WAYS.entries())
      all[at].push(await measure(lighthouse, port, `${pages.origin}/${at}`));
  await browser.close();
  await pages.stop();
  await sandbox.stop();
  const results = WAYS.map(({ name }, at) => [name, medianOf(all[at])]);
  print(results);
  const faults = missed(results);
  for (const fault of faults) console.log(`MISSED ${fault}`);
  return faults.length > 0 ? 1 : 0;
};

process.exitCode = await main();
