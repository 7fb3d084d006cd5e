/** `npm run screenshots`: takes the pictures of the README from the demo pages of a sandbox, into docs/images. */
import './node-version.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { bundle, compile } from './build.mjs';
import { chromiumFlags, chromiumPath } from './chromium.mjs';
import { root } from './run.mjs';

const FOLDER = join(root, 'docs/images');

const VIEWPORT = { width: 1280, height: 840 };

/** Width of a picture in pixels. */
const WIDTH = 960;

const MAX_BYTES = 60_000;

const QUALITIES = [0.85, 0.75, 0.65, 0.5, 0.35];

/** The pages, and what a person does before the picture is taken. */
const PAGES = [
  {
    name: 'publisher-page',
    path: '/publisher/',
    prepare: (page) => page.getByRole('button', { name: /^play/i }).first().waitFor(),
  },
  {
    name: 'cms-page',
    path: '/cms/#embed=ad-skippable',
    prepare: (page) => page.locator('media-embed-code').first().waitFor(),
  },
  {
    name: 'ad-ops-page',
    path: '/ad-ops/',
    prepare: async (page) => {
      await page.getByText('more examples').click();
      await page.getByRole('link', { name: 'Consent missing' }).first().click();
      await page.getByText('has no consent string in').first().waitFor();
    },
  },
];

/** Draws the picture smaller and writes it as WebP. Runs in the page. */
const encode = async ({ data, width, quality }) => {
  const bitmap = await createImageBitmap(await (await fetch(data)).blob());
  const height = Math.round((bitmap.height * width) / bitmap.width);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  return [...new Uint8Array(await blob.arrayBuffer())];
};

/** The picture in the best quality that is small enough. */
const asWebp = async (browser, png) => {
  const page = await browser.newPage();
  const data = `data:image/png;base64,${png.toString('base64')}`;
  for (const quality of QUALITIES) {
    const bytes = Buffer.from(await page.evaluate(encode, { data, width: WIDTH, quality }));
    if (bytes.length > MAX_BYTES) continue;
    await page.close();
    return bytes;
  }
  throw new Error(`A picture is larger than ${MAX_BYTES} bytes in the lowest quality.`);
};

const takePicture = async (browser, origin, signedIn, { name, path, prepare }) => {
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  await signedIn(page, origin);
  await page.goto(origin + path);
  await prepare(page);
  await page.waitForLoadState('networkidle');
  const bytes = await asWebp(browser, await page.screenshot());
  writeFileSync(join(FOLDER, `${name}.webp`), bytes);
  console.log(`docs/images/${name}.webp: ${bytes.length} bytes`);
  await page.close();
};

const main = async () => {
  if ((await compile()) !== 0) return 1;
  if ((await bundle('site')) !== 0) return 1;
  const { startSandbox } = await import('../.build/test/end-to-end/running-sandbox.js');
  const { signedIn } = await import('../.build/test/end-to-end/cms-session.js');
  mkdirSync(FOLDER, { recursive: true });
  const sandbox = await startSandbox();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    for (const page of PAGES) await takePicture(browser, sandbox.origin, signedIn, page);
  } finally {
    await browser.close();
    await sandbox.stop();
  }
  return 0;
};

process.exitCode = await main();
