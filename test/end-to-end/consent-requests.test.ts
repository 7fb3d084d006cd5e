import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { embedBrowser } from './embed-browser.js';
import { publishedEmbed } from './embed-pages.js';
import { until } from './poll.js';

const inline = (foreign: string): string =>
  `<script type="application/json">${JSON.stringify(publishedEmbed('7', foreign)).replaceAll('<', '\\u003C')}</script>`;

/** What is asked of the service when the viewer allows it, by format; the in-page player asks for its poster at least. */
const FORMATS = [
  ['iframe', '/proxy/iframe.php/7/client'],
  ['player', '/poster/7.gif'],
] as const;

const LOADINGS = ['near', 'eager', 'click'] as const;

describe('an embed that requires consent', () => {
  const browser = embedBrowser();

  for (const [format, path] of FORMATS) {
    for (const loading of LOADINGS) {
      it(`asks nothing but its page before it is allowed: ${format}, ${loading}`, async () => {
        const { page, service, closed } = await browser.open(
          `<media-embed consent="required" format="${format}" loading="${loading}">${inline(browser.pages.foreign)}</media-embed>`,
        );
        const allow = page.getByRole('button', { name: /^Allow and show/ });
        await allow.hover();
        await allow.focus();
        await page.mouse.wheel(0, 100);
        await page.waitForLoadState('networkidle');
        assert.deepEqual([...service], []);
        await allow.click();
        await until('the service', () => Promise.resolve(service.includes(path)));
        await closed();
      });
    }
  }
});
