import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { build } from 'esbuild';
import type { Locator, Page } from 'playwright-core';
import type { MediaEmbed } from '../../components/index.js';
import { AT_ONCE } from './ad-scene.js';
import { demoPages } from './demo-pages.js';
import { FOLDER, serveElements } from './elements-page.js';
import { until } from './poll.js';

const EMBED = 'subtitles';

const shell = await build({
  stdin: { contents: "import 'media-chrome';", resolveDir: process.cwd() },
  bundle: true,
  format: 'esm',
  write: false,
});

const documentOf = (format: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>The shell of another player</title>
<link rel="icon" href="data:,">
<style>media-embed { display: block; inline-size: 640px; block-size: 360px }</style>
<script type="module" src="/media-chrome.js"></script>
<script type="module" src="${FOLDER}media-embed.js"></script>
</head>
<body>
<media-controller>
  <media-embed slot="media" format="${format}" controls="none" loading="eager" muted src="/published/embed/${EMBED}.json"></media-embed>
  <media-control-bar>
    <media-play-button></media-play-button>
    <media-seek-forward-button seekoffset="2"></media-seek-forward-button>
    <media-mute-button></media-mute-button>
    <media-captions-button></media-captions-button>
    <media-playback-rate-button rates="1 1.5"></media-playback-rate-button>
    <media-time-range></media-time-range>
  </media-control-bar>
</media-controller>
</body>
</html>`;

const EVENTS = [
  'loadstart',
  'loadedmetadata',
  'durationchange',
  'canplay',
  'progress',
  'play',
  'playing',
  'timeupdate',
  'ratechange',
  'seeking',
  'seeked',
  'volumechange',
  'pause',
];

interface RecordingPage extends Window {
  readonly emitted: Set<string>;
}

const FORMATS = ['player', 'iframe'] as const;

describe('media-chrome around <media-embed>', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  const openShell = async (format: string): Promise<readonly [Page, Locator, Locator]> => {
    const page = await pages.newPage();
    await serveElements(page, documentOf(format));
    await page.route('**/media-chrome.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: shell.outputFiles[0]?.text ?? '' }),
    );
    await page.addInitScript((events) => {
      const emitted = new Set<string>();
      Object.assign(window, { emitted });
      for (const event of events)
        document.addEventListener(
          event,
          ({ target }) => {
            if (target instanceof Element && target.localName === 'media-embed') emitted.add(event);
          },
          true,
        );
    }, EVENTS);
    await page.goto(pages.origin + FOLDER);
    const embed = page.locator('media-embed');
    await until('the player', () => embed.evaluate((el) => el.matches(':state(ready)')));
    return [page, embed, page.locator('media-controller')];
  };

  for (const format of FORMATS) {
    it(`controls the player of the format ${format} and shows its state`, async () => {
      const [page, embed, controller] = await openShell(format);
      const attribute = (name: string): Promise<string | null> => controller.getAttribute(name);
      const press = (name: string): Promise<void> => page.locator(name).click();

      await press('media-play-button');
      await until('the content', async () => Number(await attribute('mediacurrenttime')) > 0.3);
      assert.equal(await attribute('mediapaused'), null);
      assert.ok(Number(await attribute('mediaduration')) > 2);
      await until('the buffer', async () => /^0:\d/.test((await attribute('mediabuffered')) ?? ''));
      assert.match((await attribute('mediaseekable')) ?? '', /^0:\d/);

      await press('media-playback-rate-button');
      await until('the rate', async () => (await attribute('mediaplaybackrate')) === '1.5');
      assert.equal(await embed.evaluate((el: MediaEmbed) => el.playbackRate), 1.5);

      await press('media-mute-button');
      await until('the sound', async () => (await attribute('mediamuted')) === null);

      await until('the subtitles', async () => (await attribute('mediasubtitleslist')) !== null);
      const showing = (): Promise<boolean> =>
        embed.evaluate((el: MediaEmbed) =>
          Array.from(el.textTracks).some(({ mode }) => mode === 'showing'),
        );
      const before = await showing();
      await press('media-captions-button');
      await until('the captions to change', async () => (await showing()) !== before);

      await press('media-play-button');
      await until('the pause', async () => (await attribute('mediapaused')) === '');
      const time = Number(await attribute('mediacurrenttime'));
      await press('media-seek-forward-button');
      await until('the seek', async () => Number(await attribute('mediacurrenttime')) > time + 1);

      const state = await embed.evaluate((el: MediaEmbed) => ({
        readyState: el.readyState,
        networkState: el.networkState,
        currentSrc: el.currentSrc,
        buttons: [...el.renderRoot.querySelectorAll('button')].length,
      }));
      assert.ok(state.readyState >= 1 && state.networkState >= 1, JSON.stringify(state));
      assert.match(state.currentSrc, /^(?:http|blob)/);
      assert.equal(state.buttons, 0);
      const missing = await page.evaluate(
        (names) => names.filter((name) => !(window as unknown as RecordingPage).emitted.has(name)),
        EVENTS,
      );
      assert.deepEqual(missing, []);
      await pages.closed(page);
    });
  }

  it('receives an error within 60 frames where a format cannot be controlled', async () => {
    const [page, embed] = await openShell('standard');
    const rejected = await embed.evaluate(async (el: MediaEmbed) => {
      let frames = 0;
      const count = (): void => {
        frames += 1;
        requestAnimationFrame(count);
      };
      count();
      const error = await el.play().then(
        () => null,
        (reason: unknown) => reason as Error & { readonly code: unknown },
      );
      return [error?.name, error?.code, frames <= 60];
    });
    assert.deepEqual(rejected, ['EmbedError', 'not-controllable', true]);
    await page.context().close();
  });
});
