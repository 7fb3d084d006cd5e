import assert from 'node:assert/strict';
import { after, before, describe, it, type TestContext } from 'node:test';
import type { MediaEmbed, MediaEmbedCode } from '../../components/index.js';
import type { Loopback } from '../loopback.js';
import { browserDrivers, type BrowserWindow } from './browser-drivers.js';
import { until } from './poll.js';
import { serveSandboxEmbeds } from './sandbox-embeds.js';
import { sharedSandbox } from './shared-services.js';
import { isSomethingShown } from './something-shown.js';

const playback = (window: BrowserWindow) =>
  window.evaluate(() => {
    const element = document.querySelector<MediaEmbed>('media-embed');
    if (element === null) throw new Error('The page has no embed.');
    const { state, currentTime, ad } = element;
    return { state, currentTime, position: ad?.position ?? null };
  });

const plays = (window: BrowserWindow, seconds: number): Promise<void> =>
  until('the content', async () => (await playback(window)).currentTime > seconds);

const hasDecoder = (window: BrowserWindow): Promise<boolean> =>
  window.evaluate(
    () => document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"') !== '',
  );

/** The paths of the scripts that a page has requested. */
const scriptsOf = (window: BrowserWindow): Promise<readonly string[]> =>
  window.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

const hasPlayButton = (): boolean =>
  !!document.querySelector('media-embed')?.shadowRoot?.querySelector('[part=play]');

for (const { name, missing, open } of browserDrivers) {
  describe(name, { skip: missing }, () => {
    const sandbox = sharedSandbox();
    let pages: Loopback | undefined;
    let window: BrowserWindow | undefined;

    before(async () => {
      pages = await serveSandboxEmbeds(sandbox().origin);
      window = await open();
    });
    after(async () => {
      await window?.close();
      await pages?.stop();
    });

    const show = async (path: string): Promise<BrowserWindow> => {
      assert.ok(window && pages);
      await window.goto(`${pages.origin}/${path}`);
      return window;
    };

    /** Shows an embed with media, unless the browser was installed without the decoder. */
    const showMedia = async (path: string, context: TestContext): Promise<BrowserWindow | null> => {
      const shown = await show(path);
      if (await hasDecoder(shown)) return shown;
      context.skip(`${name} has no decoder for H.264.`);
      return null;
    };

    for (const format of ['iframe', 'player'] as const) {
      it(`plays an embed after a click, as ${format}`, async (context) => {
        const shown = await showMedia(`plain-video?loading=click&format=${format}`, context);
        await shown?.press('play');
        if (shown) await plays(shown, 1);
      });

      it(`plays a preroll before the content, as ${format}`, async (context) => {
        const shown = await showMedia(`ad-skippable?loading=click&format=${format}`, context);
        if (shown === null) return;
        await shown.press('play');
        await until('the ad', async () => (await playback(shown)).position === 'preroll');
        await plays(shown, 0.5);
      });
    }

    for (const format of ['iframe', 'player'] as const)
      it(`shows a player or a message without any one of its scripts, as ${format}`, async (context) => {
        const embed = `plain-video?loading=click&format=${format}`;
        const shown = await showMedia(embed, context);
        if (shown === null) return;
        await shown.press('play');
        await plays(shown, 0.5);
        const scripts = await scriptsOf(shown);
        assert.ok(scripts.length > 2, scripts.join('\n'));
        for (const script of scripts) {
          await shown.goto(`${pages?.origin ?? ''}/without${script}/in/${embed}`);
          const isSeen = () => shown.evaluate(isSomethingShown);
          const hasButton = () => shown.evaluate(hasPlayButton);
          await until(`a page without ${script}`, async () => (await hasButton()) || isSeen());
          if (await hasButton()) await shown.press('play');
          await until(`something without ${script}`, isSeen);
        }
      });

    it('floats a playing player while the reader scrolls', async (context) => {
      const shown = await showMedia('scroll-mode?loading=click&format=player', context);
      if (shown === null) return;
      await shown.press('play');
      await plays(shown, 0.5);
      await shown.evaluate(() => scrollTo(0, 2000));
      await shown.press('float-close');
      await until('the end of floating', () =>
        shown.evaluate(
          () =>
            document
              .querySelector('media-embed')
              ?.shadowRoot?.querySelector('[part=float-close]') === null,
        ),
      );
    });

    it('waits for consent, and shows the player after it', async () => {
      const shown = await show('plain-video?consent=required');
      await until('the request', async () => (await playback(shown)).state === 'consent');
      await shown.press('allow');
      await until('the player', async () => (await playback(shown)).state === 'ready');
    });

    it('shows the code of an embed', async () => {
      const shown = await show('plain-video');
      const code = () =>
        shown.evaluate(
          () => document.querySelector<MediaEmbedCode>('media-embed-code')?.code ?? '',
        );
      await until('the code', async () => (await code()).startsWith('<iframe '));
    });
  });
}
