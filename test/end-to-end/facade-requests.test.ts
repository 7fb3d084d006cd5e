import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { embedBrowser } from './embed-browser.js';
import { publishedEmbed } from './embed-pages.js';
import { until } from './poll.js';

const PLAYER = '/proxy/iframe.php/7/client';

const inline = (foreign: string): string =>
  `<script type="application/json">${JSON.stringify(publishedEmbed('7', foreign)).replaceAll('<', '\\u003C')}</script>`;

/** What a page does with a facade that is no click. */
const TOUCHES = ['hover', 'focus', 'scroll'] as const;

describe('what a facade asks of the service', () => {
  const browser = embedBrowser();

  for (const [source, markup] of [
    ['fetched', () => '<media-embed loading="click" src="/embed/7"></media-embed>'],
    [
      'in the page',
      (foreign: string) => `<media-embed loading="click">${inline(foreign)}</media-embed>`,
    ],
  ] as const) {
    it(`${source}: its poster and nothing else, until it is clicked`, async () => {
      const { page, service, closed } = await browser.open(markup(browser.pages.foreign));
      const play = page.getByRole('button', { name: /Video 7/ });
      await play.waitFor();
      for (const touch of TOUCHES) {
        if (touch === 'hover') await play.hover();
        if (touch === 'focus') await play.focus();
        if (touch === 'scroll') await page.mouse.wheel(0, 100);
      }
      await page.waitForLoadState('networkidle');
      assert.deepEqual(service, ['/poster/7.gif']);
      await play.click();
      await until('the player', async () => Promise.resolve(service.includes(PLAYER)));
      assert.deepEqual(service, ['/poster/7.gif', PLAYER]);
      await closed();
    });
  }

  it('would be seen asking for more', async () => {
    const { page, service, closed } = await browser.open(
      '<media-embed loading="eager" src="/embed/7"></media-embed>',
    );
    await until('the player', async () => Promise.resolve(service.includes(PLAYER)));
    await page.waitForLoadState('networkidle');
    assert.ok(service.includes(PLAYER), 'without a click');
    await closed();
  });
});
