import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { verdictMatches } from './ad-ops-page.js';
import { AT_ONCE } from './ad-scene.js';
import { demoPages } from './demo-pages.js';
import { until } from './poll.js';

/** What ad ops meet most. */
const EXAMPLES = [
  ['No ad', /^Who acts: Ad server .* responded without an ad\./],
  ['Time-out', /^Who acts: Ad server .* did not respond within (?:4\.\d|5(?:\.\d)?) s\./],
  [
    'Wrapper times out',
    /^Who acts: Network .*behind 2 wrappers .* did not respond within (?:4\.\d|5(?:\.\d)?) s\./,
  ],
  ['No ad on mobile', /^Who acts: Publisher .* has ads for desktop and none for mobile\./],
  ['Consent missing', /^Who acts: Consent .* has no consent string in gdpr_consent\./],
  ['Page encoded twice', /^Who acts: Publisher .*parameter page is encoded twice/],
  ['http on https', /^Who acts: Publisher .* which browsers block on https pages\./],
  ['VPAID only', /^Who acts: Advertiser .* has only VPAID media/],
  [
    'Another player’s macros',
    /^Who acts: Publisher .* placeholders of Brightcove .* that nobody fills/,
  ],
] as const;

/** The other examples of the page. */
const OTHER_EXAMPLES = [
  ['Plays', /^All well .* plays for 6 s\./],
  ['Three wrappers', /^All well .* plays for 6 s\./],
  ['VMAP', /^All well .* VMAP playlist of 4 ad breaks; its ads play\./],
  ['Unplayable, then an ad', /^Who acts: Ad server .* plays, with a fault: /],
  ['Error 500', /^Who acts: Ad server .* failed with status 500: /],
  ['Malformed', /^Who acts: Ad server .* is not well-formed XML, line \d+, column \d+: /],
  ['No CORS', /^Who acts: Ad server .*The browser may not read the response of localhost/],
  ['Wrapper loop', /^Who acts: Network .* lead in a circle/],
  ['Too many wrappers', /^Who acts: Network .* more wrappers than the 5 that players follow\./],
  ['Relative wrapper', /^All well .* plays for 6 s\./],
  [
    'Companion required',
    /^Who acts: Publisher .* requires companions that the page has no place for\./,
  ],
  ['Overlay as preroll', /^Who acts: Ad server .* non-linear ad, which does not fit the slot/],
] as const;

describe('the examples of the ad-ops page', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  for (const [example, words] of EXAMPLES) {
    it(`answers above the fold, on a desktop and on a phone: ${example}`, async () => {
      const page = await pages.open('/ad-ops/', { viewport: { width: 1280, height: 800 } });
      for (const viewport of [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(viewport);
        await page.getByRole('link', { name: example, exact: true }).click();
        await verdictMatches(page, words);
        // The verdict of the page itself can have the same words, and is replaced a moment later.
        await until(`the next step of ${example} above the fold`, async () => {
          const box = await page.locator('.verdict .next').boundingBox();
          return box !== null && box.y + box.height < viewport.height;
        });
        assert.equal(await page.evaluate(() => scrollY), 0);
      }
      await pages.closed(page);
    });
  }

  for (const [example, words] of OTHER_EXAMPLES) {
    it(`has the live example ${example}`, async () => {
      const page = await pages.newPage();
      await page.goto(`${pages.origin}/ad-ops/`);
      await page.getByText('more examples').click();
      await page.getByRole('link', { name: example, exact: true }).click();
      await verdictMatches(page, words);
      await page.context().close();
    });
  }
});
