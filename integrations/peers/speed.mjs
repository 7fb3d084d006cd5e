/** Measures the expansion of ad tags and the reading of VAST documents in a page. */
import { bundlePage } from './bundles.mjs';
import { startSite } from './site.mjs';

const PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Speed</title><link rel="icon" href="data:,"><script type="module" src="/speed/entry.js"></script></html>';

/** A page of its own has a clock of microseconds. */
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** `{ expansion: { rows, different }, reading: { document: rows } }`. */
export const measureSpeed = async (browser) => {
  const files = new Map([
    ...(await bundlePage('speed', 'speed.js')),
    ['/', { type: 'text/html', body: PAGE, headers: ISOLATED }],
  ]);
  const site = await startSite(files);
  const page = await browser.newPage();
  try {
    const errors = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${site.origin}/?page=1`);
    await page
      .waitForFunction(() => 'measureSpeed' in globalThis)
      .catch(() => {
        throw new Error(`The page of the measurement does not load: ${errors.join(' ')}`);
      });
    return await page.evaluate(() => globalThis.measureSpeed());
  } finally {
    await page.close();
    await site.stop();
  }
};
