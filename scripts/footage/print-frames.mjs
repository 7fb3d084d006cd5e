/**
 * Draws a scene of the sandbox's media and prints its frames as files of PNG or JPEG, one after the other:
 * `node print-frames.mjs SCENE WIDTH SECONDS [RATE] [START] [png|jpeg]`.
 */
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../chromium.mjs';

const scenes = fileURLToPath(new URL('scenes/index.mjs', import.meta.url));

const [name, width, seconds, rate = '15', start = '0', type = 'png'] = process.argv.slice(2);

const bundled = async () => {
  const { outputFiles } = await build({
    entryPoints: [scenes],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'footage',
    footer: { js: 'globalThis.footage = footage;' },
  });
  return outputFiles[0].text;
};

const print = async (bytes) => {
  if (!process.stdout.write(bytes)) await once(process.stdout, 'drain');
};

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundled() });
  const count = Math.max(1, Math.round(Number(seconds) * Number(rate)));
  for (let frame = 0; frame < count; frame += 1) {
    const time = Number(start) + frame / Number(rate);
    const options = { name, width: Number(width), time, type };
    const image = await page.evaluate((given) => globalThis.footage.drawFrame(given), options);
    await print(Buffer.from(image, 'base64'));
  }
} finally {
  await browser.close();
}
