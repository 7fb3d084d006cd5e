import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { AT_ONCE } from './ad-scene.js';
import { assertAccessible, VIEWPORTS } from './appearance.js';
import { demoPages } from './demo-pages.js';
import { KEY } from './running-sandbox.js';

const DEMOS = [
  ['Publisher developer', '/publisher/', 'The festival that waits for the tide'],
  ['CMS developer', '/cms/', 'Embeds and their code'],
  ['Ad operations', '/ad-ops/', 'Why is there no ad?'],
] as const;

/** A laptop and a phone. */
const SCREENS = [
  [1280, 800],
  [390, 844],
] as const;

describe('the start page', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  for (const [link, path, heading] of DEMOS) {
    it(`links to the demo for ${link}`, async () => {
      const page = await pages.open('/');
      await page.getByRole('link', { name: link }).click();
      await page.waitForURL(pages.origin + path);
      assert.equal(await page.locator('h1').textContent(), heading);
      await pages.closed(page);
    });
  }

  it('can be used with the keyboard', async () => {
    const page = await pages.open('/');
    await page.keyboard.press('Tab');
    assert.equal(await page.locator(':focus').textContent(), 'Skip to the demos');
    await page.keyboard.press('Enter');
    for (const [link] of DEMOS) {
      await page.keyboard.press('Tab');
      assert.equal(await page.locator(':focus').textContent(), link);
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(`${pages.origin}/ad-ops/`);
    await pages.closed(page);
  });

  it('is in the language of the browser, or in the one that a reader chooses', async () => {
    const page = await pages.open('/', { locale: 'de-AT' });
    await page.getByRole('link', { name: 'Für Publisher' }).waitFor();
    await page.locator('.bar').getByText('Magazin').waitFor();
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('it');
    await page.getByRole('link', { name: 'Per gli editori' }).click();
    await page.waitForURL(`${pages.origin}/publisher/`);
    await page.locator('html[lang=it]').waitFor();
    await pages.closed(page);
  });

  it('shows the key on no page', async () => {
    for (const path of ['/', ...DEMOS.map(([, path]) => path)]) {
      const page = await pages.open(path);
      await page.waitForLoadState('networkidle');
      assert.doesNotMatch(await page.content(), new RegExp(KEY));
      await pages.closed(page);
    }
  });

  it('shows the code of the documentation in tabs that keys choose, and copies it', async () => {
    const page = await pages.open('/', { permissions: ['clipboard-read', 'clipboard-write'] });
    const documented = [
      ...readFileSync('docs/index.md', 'utf8').matchAll(/```\w+ tab (\w+)\n([^]*?)```/g),
    ];
    assert.deepEqual(
      documented.map(([, name]) => name),
      ['HTML', 'React', 'Vue', 'Svelte'],
    );
    await page.getByRole('tab', { name: 'HTML' }).focus();
    for (const [, name, code = ''] of documented) {
      await page.locator('[role=tab]:focus', { hasText: name ?? '' }).waitFor();
      await page.getByRole('button', { name: 'Copy' }).click();
      await page.getByText('Copied.').waitFor();
      assert.equal(
        await page.evaluate(() => navigator.clipboard.readText()),
        code.trim().replaceAll('http://127.0.0.1:4173', pages.origin),
      );
      await page.locator('[aria-selected=true]').focus();
      await page.keyboard.press('ArrowRight');
    }
    await page.locator('[role=tab]:focus', { hasText: 'HTML' }).waitFor();
    await pages.closed(page);
  });

  it('has code in HTML that plays with captions in another page', async () => {
    const page = await pages.open('/');
    const code = await page.locator('pre[data-tab=HTML]').textContent();
    const article = `${pages.playerOrigin}/article`;
    await page.route(article, (route) =>
      route.fulfill({ contentType: 'text/html', body: code ?? '' }),
    );
    await page.goto(article);
    await page.getByRole('button', { name: /^Play/ }).first().click();
    await page.waitForFunction(() => {
      const player = document.querySelector('media-embed') as HTMLMediaElement | null;
      return [...(player?.textTracks ?? [])].some(
        ({ mode, activeCues }) => mode === 'showing' && (activeCues?.length ?? 0) > 0,
      );
    });
    await pages.closed(page);
  });

  it('is like the first page of the documentation, with a player and its code', async () => {
    const page = await pages.open('/docs/');
    const player = page.frameLocator('.first-embed iframe').locator('media-embed');
    await player.getByRole('button', { name: /^Play/ }).first().waitFor();
    await page.getByRole('tab', { name: 'Svelte' }).click();
    await page.getByRole('tabpanel', { name: 'Svelte' }).waitFor();
    assert.equal(await page.evaluate(() => scrollY), 0);
    await pages.closed(page);
  });

  for (const [width, height] of SCREENS)
    for (const [path, roads] of [
      ['/', '.demos li'],
      ['/docs/', '.roads li'],
    ] as const)
      it(`shows the player, its code and the three roads at once at ${width} px on ${path}`, async () => {
        const page = await pages.open(path, { viewport: { width, height } });
        await page.getByRole('tab', { name: 'HTML' }).waitFor();
        const shown = ['.first-embed :is(media-embed, iframe)', '.code-tabs', '.code-tabs + pre'];
        for (const selector of [...shown, roads])
          for (const element of await page.locator(selector).all()) {
            const box = await element.boundingBox();
            assert.ok(box !== null && box.y + box.height <= height, `${selector}: ${box?.y}`);
          }
        await pages.closed(page);
      });

  for (const viewport of VIEWPORTS) {
    it(`is accessible and fits at ${viewport.width} px`, async () => {
      const page = await pages.open('/', { viewport });
      await assertAccessible(page);
      await pages.closed(page);
    });
  }
});
