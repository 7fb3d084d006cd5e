/** Measures pages that play one video at once: what they load, the time of their scripts, and the first frame. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../../scripts/run.mjs';
import { median } from './browser.mjs';
import { bundlePage } from './bundles.mjs';
import { FRAME_PAGE, pathOf, playerPage, PLAYERS } from './players.mjs';
import { startSite } from './site.mjs';

const TIMEOUT_MS = 30_000;

/** Milliseconds of playback whose script time counts too: controls that follow the time. */
const PLAYED_MS = 2_000;

/** Runs in every frame before its scripts: the time of the first frame of the first video. */
const watchFirstFrame = () => {
  globalThis.firstFrameAt = null;
  const videosIn = (node) => [
    ...node.querySelectorAll('video'),
    ...[...node.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? videosIn(shadowRoot) : [],
    ),
  ];
  const watch = () => {
    const [video] = videosIn(document).filter(({ currentSrc }) => currentSrc !== '');
    if (video === undefined) return requestAnimationFrame(watch);
    const report = (now) => {
      globalThis.firstFrameAt ??= performance.timeOrigin + now;
    };
    video.requestVideoFrameCallback(report);
    // The first frame may have been presented before.
    if (video.currentTime > 0) report(performance.now());
    return null;
  };
  watch();
};

const isPlaying = () => {
  const videosIn = (node) => [
    ...node.querySelectorAll('video'),
    ...[...node.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? videosIn(shadowRoot) : [],
    ),
  ];
  return videosIn(document).some(({ currentTime }) => currentTime > 0.2);
};

/** Waits until a condition holds in one of the frames of a page, and returns its value. */
const inAnyFrame = async (page, condition) => {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    for (const frame of page.frames()) {
      const value = await frame.evaluate(condition).catch(() => null);
      if (value) return value;
    }
    if (Date.now() > end) throw new Error(`${page.url()} plays no video.`);
    await page.waitForTimeout(20);
  }
};

/** Requests and bytes of scripts, styles and documents: not of media, which are the same for all. */
const watchTraffic = (page) => {
  const requests = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('http') && request.resourceType() !== 'media')
      requests.push(request);
  });
  return async () => {
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    return { requests: requests.length, bytes };
  };
};

/** Script time and traffic, without anything of the measurement in the page. */
const costOf = async (browser, address) => {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Processor time, so that other load on the machine is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const trafficOf = watchTraffic(page);
  await page.goto(address);
  await inAnyFrame(page, isPlaying);
  await page.waitForTimeout(PLAYED_MS);
  const { metrics } = await session.send('Performance.getMetrics');
  const scriptMs = 1000 * metrics.find(({ name }) => name === 'ScriptDuration').value;
  const traffic = await trafficOf();
  await context.close();
  return { scriptMs, ...traffic };
};

const firstFrameOf = async (browser, address) => {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 } });
  const page = await context.newPage();
  await page.addInitScript(watchFirstFrame);
  await page.goto(address);
  const at = await inAnyFrame(page, () => globalThis.firstFrameAt);
  const start = await page.evaluate(() => performance.timeOrigin);
  await context.close();
  return at - start;
};

/** The files for pages without a bundler. */
const cdnFiles = () =>
  readdirSync(join(root, 'dist/cdn'), { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => {
      const body = brotliCompressSync(readFileSync(join(root, 'dist/cdn', name)));
      return [`/cdn/${name}`, { type: 'text/javascript', body, encoding: 'br' }];
    });

const filesOf = async (addresses) => {
  const files = new Map([
    [
      '/video.mp4',
      { type: 'video/mp4', body: readFileSync(join(root, 'demo/sandbox/media/test-card.mp4')) },
    ],
    ...cdnFiles(),
    ['/frame.html', { type: 'text/html', body: FRAME_PAGE }],
  ]);
  for (const [index, player] of PLAYERS.entries()) {
    const path = pathOf(index);
    if (player.entry !== null)
      for (const [name, file] of await bundlePage(path, `players/${player.entry}`))
        files.set(name, file);
    const hasStyles = files.has(`/${path}/entry.css`);
    const body = playerPage(player, index, { addresses, hasStyles });
    files.set(`/${path}/`, { type: 'text/html; charset=utf-8', body });
  }
  return files;
};

/** `{ name, package, requests, bytes, scriptMs, firstFrameMs }` of each player, medians of the rounds. */
export const measurePlaying = async (browser, { rounds = 7 } = {}) => {
  const files = new Map();
  const site = await startSite(files);
  for (const [path, file] of await filesOf(site)) files.set(path, file);
  const measured = PLAYERS.map(() => []);
  try {
    for (let round = 0; round < rounds; round += 1) {
      const order = [...PLAYERS.keys()];
      for (const index of round % 2 === 0 ? order : order.reverse()) {
        const address = `${site.origin}/${pathOf(index)}/`;
        const cost = await costOf(browser, address);
        measured[index].push({ ...cost, firstFrameMs: await firstFrameOf(browser, address) });
      }
    }
  } finally {
    await site.stop();
  }
  return PLAYERS.map(({ name, package: measuredPackage }, index) => {
    const of = (field) => median(measured[index].map((each) => each[field]));
    return {
      name,
      package: measuredPackage,
      requests: of('requests'),
      bytes: of('bytes'),
      scriptMs: Number(of('scriptMs').toFixed(1)),
      firstFrameMs: Math.round(of('firstFrameMs')),
    };
  });
};
