import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Locator } from 'playwright-core';
import {
  adTagContext,
  type Embed,
  expandAdTag,
  type ExpandedAdTag,
  resolveEmbed,
  slottedAds,
  type Viewer,
} from '../../src/index.js';
import { AT_ONCE } from './ad-scene.js';
import { assertAccessible, viewportsOf } from './appearance.js';
import {
  entries,
  openSection,
  requestUrl,
  row,
  section,
  verdict,
  verdictMatches,
  verdictReady,
} from './ad-ops-page.js';
import { demoPages } from './demo-pages.js';
import { layoutShift } from './layout-shift.js';

const NOW = '2026-05-04T03:02:01.000Z';
const RANDOM = 0.25;

/** Every context field that a tag of the seed reads, so that the results are predictable. */
const FIXED = new URLSearchParams({
  moment: 'fixed',
  now: NOW,
  random: String(RANDOM),
  'page-url': 'https://paper.example/story?a=1&b=[IFA]',
  'desktop-ua': 'Browser/1.0',
  'tc-string': 'CONSENT',
  'desktop-ifa': '11111111-2222-3333-4444-555555555555',
  mime: 'video/mp4,video/webm',
}).toString();

const VIEWER: Viewer = {
  device: {
    type: 'desktop',
    userAgent: 'Browser/1.0',
    ifa: '11111111-2222-3333-4444-555555555555',
  },
  page: {
    url: 'https://paper.example/story?a=1&b=[IFA]',
    title: 'The festival that waits for the tide',
    language: 'en',
    correlator: 7340217,
  },
  player: {
    width: 640,
    height: 360,
    playhead: 0,
    muted: false,
    mimeTypes: ['video/mp4', 'video/webm'],
  },
  consent: { gdprApplies: true, coppa: false, tcString: 'CONSENT' },
  now: Date.parse(NOW),
  random: RANDOM,
};

const expandedTags = (embed: Embed, viewer: Viewer): readonly ExpandedAdTag[] => {
  const { config } = resolveEmbed(embed, viewer);
  return slottedAds(config).flatMap(({ ad, position }) =>
    ad.kind === 'tag'
      ? ad.tags.map((tag) => expandAdTag(tag, adTagContext(config, ad, viewer, position)))
      : [],
  );
};

describe('the ad-ops page', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  const read = async (path: string): Promise<unknown> => (await fetch(pages.origin + path)).json();

  const fetchEmbed = async (name: string): Promise<Embed> =>
    (await read(`/published/embed/${name}.json`)) as Embed;

  for (const name of ['ads-in-every-slot', 'ad-waterfall', 'replace-rules', 'ad-macros']) {
    it(`shows the result of expandAdTag for every tag of ${name}`, async () => {
      const page = await pages.open(`/ad-ops/#embed=${name}&${FIXED}`);
      await verdictReady(page);
      const expected = expandedTags(await fetchEmbed(name), VIEWER);
      const shown: { url: string; text: string; rows: number }[] = [];
      for (const entry of await entries(page, 'Desktop').all()) {
        await entry.click();
        if ((await entry.textContent())?.includes('hosted video ad')) continue;
        const text = (await page.locator('[data-url]').textContent()) ?? '';
        const rows = await page.locator('.placeholders').getByRole('rowheader').count();
        shown.push({ url: await requestUrl(page), text: text.trim(), rows });
      }
      // slottedAds lists overlays before midrolls; these embeds have none.
      assert.deepEqual(
        shown,
        expected.map(({ url, text, expansions }) => ({ url, text, rows: expansions.length })),
      );
      await pages.closed(page);
    });
  }

  it('explains in words what happened to every placeholder', async () => {
    const page = await pages.open(`/ad-ops/#embed=replace-rules&${FIXED}`);
    const EXPECTED = [
      ['[one]', /filled in Replace rule url-primary, from the embed\./],
      ['[three]', /kept Replace rule url-tertiary, from the embed\. The name is known/],
      ['[weather]', /kept Replace rule weather-report\. Its replace rule names an unknown rule/],
      ['%page%', /https:\/\/paper\.example.*→.*https%3A%2F%2Fpaper\.example/s],
    ] as const;
    await verdictReady(page);
    for (const [placeholder, words] of EXPECTED) {
      const text = await row(page, placeholder).textContent();
      assert.match((text ?? '').replace(/\s+/g, ' '), words, placeholder);
    }
    const findings = await section(page, 'findings').textContent();
    assert.match(findings ?? '', /\[weather\].* unknown rule/);
    await pages.closed(page);
  });

  it('writes -2 for the advertising id when consent withholds it and changes nothing else', async () => {
    const page = await pages.open(`/ad-ops/#embed=ad-macros&${FIXED}`);
    await verdictReady(page);
    const before = await requestUrl(page);
    assert.match(before, /&ifa=11111111-2222-3333-4444-555555555555&/);
    await openSection(page, 'context');
    await page.getByRole('checkbox', { name: 'IFA' }).check();
    const after = before.replace(/&ifa=[^&]*/, '&ifa=-2');
    await page.locator(`[data-url="${after}"]`).waitFor();
    assert.match((await row(page, '[IFA]').textContent()) ?? '', /-2[^]*withheld/);
    assert.match(new URL(page.url()).hash, /withheld=IFA/);
    await pages.closed(page);
  });

  it('reads a pasted text when the code for it comes at last, and says so before', async () => {
    const page = await pages.newPage();
    await page.route(/\/evidence-[\w-]+\.js$/, (route) => route.abort());
    await page.goto(`${pages.origin}/ad-ops/`);
    await page.getByRole('textbox').first().fill('https://ads.example/vast?page=[PAGEURL]');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await verdictReady(page);
    assert.match(await requestUrl(page), /^https:\/\/ads\.example\/vast\?page=http/);
    await pages.closed(page, /evidence|Failed to (?:fetch|load)/);
  });

  it('uses the current time and a new random number until they are fixed', async () => {
    const page = await pages.open('/ad-ops/#embed=ad-macros');
    await verdictReady(page);
    await openSection(page, 'context');
    const live = await requestUrl(page);
    await page.getByLabel('Correlator').fill('5');
    assert.notEqual(await requestUrl(page), live);
    await page.getByRole('button', { name: 'Keep current values' }).click();
    const fixed = await requestUrl(page);
    await page.getByLabel('Correlator').fill('6');
    assert.equal(await requestUrl(page), fixed);
    await pages.closed(page);
  });

  it('requests the ad of the sandbox at once and shows the VAST response as text', async () => {
    const counters = await read('/ads/counters.json');
    const page = await pages.open(`/ad-ops/#embed=ads-in-every-slot&${FIXED}&title=once`);
    await verdictReady(page);
    const url = await requestUrl(page);
    const chain = section(page, 'chain');
    await chain.getByText('Body').click();
    await chain.getByText('<VAST').waitFor();
    const text = ((await chain.textContent()) ?? '').replace(/\s+/g, ' ');
    assert.match(text, /Request 1 200 \d+ ms/);
    assert.match(text, /application\/xml/);
    assert.match(text, /<VAST [^>]*version="4\.2"/);
    const received = (await read('/ads/requests.json')) as readonly { readonly url: string }[];
    assert.ok(received.some((request) => request.url === url));
    assert.deepEqual(await read('/ads/counters.json'), counters, 'no tracker is requested');
    await pages.closed(page);
  });

  it('sends no request to an ad server of another origin before it is permitted, and copies the URL', async () => {
    const page = await pages.open('/', { permissions: ['clipboard-read', 'clipboard-write'] });
    const foreign = {
      id: '1',
      preroll: [{ adv_type: 'dart', source_url: 'https://ads.example/vast?cb=[CACHEBUSTING]' }],
    };
    await page.route('**/published/embed/plain-video.json', (route) =>
      route.fulfill({ json: foreign }),
    );
    await page.goto(`${pages.origin}/ad-ops/#embed=plain-video&${FIXED}`);
    await verdict(page).getByText('It counts as an ad request.').waitFor();
    await page.getByRole('button', { name: 'Request the ad from ads.example' }).waitFor();
    await page.getByRole('button', { name: 'Copy URL' }).click();
    await section(page, 'tag').getByText('Copied.').waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await requestUrl(page));
    await pages.closed(page);
  });

  it('marks the differences between desktop and mobile', async () => {
    const page = await pages.open(`/ad-ops/#embed=ads-in-every-slot&${FIXED}`);
    const slot = (name: string): Locator => page.getByRole('rowheader', { name });
    await slot('Preroll different').waitFor();
    await slot('Midroll desktop only').waitFor();
    await slot('Postroll different').waitFor();
    await slot('Initial overlay empty on both').waitFor();
    assert.match((await row(page, 'Midroll').textContent()) ?? '', /empty/);
    await entries(page, 'Desktop').filter({ hasText: 'hosted video ad' }).click();
    assert.match((await section(page, 'tag').textContent()) ?? '', /advideo/);
    await pages.closed(page);
  });

  it('says when each overlay appears and how long it stays', async () => {
    const page = await pages.open(`/ad-ops/#embed=overlays-timed&${FIXED}`);
    await verdictReady(page);
    // The player shows an overlay once, a main one `delay_time` seconds later than `after_time`.
    const EXPECTED = [
      ['Main overlay', 'appears after 9 s, stays for 4 s'],
      ['Initial overlay', 'appears after 1 s, stays for 3 s'],
    ] as const;
    for (const [slot, words] of EXPECTED) {
      await row(page, slot).locator('.entry').first().click();
      await section(page, 'tag').getByText(words).waitFor();
    }
    await pages.closed(page);
  });

  it('shows a waterfall in its order and leads to the chosen tag', async () => {
    const page = await pages.open('/ad-ops/#embed=ad-waterfall');
    await verdictReady(page);
    const steps = row(page, 'Preroll').locator('td[data-label=Desktop] .number');
    assert.deepEqual(await steps.allTextContents(), ['1', '2', '3']);
    await steps.nth(2).click();
    await section(page, 'tag').getByText('3 of 3').first().waitFor();
    await page.locator('#section-tag > summary:focus').waitFor();
    await pages.closed(page);
  });

  it('shows the embed in which every field is wrong', async () => {
    const page = await pages.open('/ad-ops/#embed=invalid-fields');
    await verdictReady(page);
    await section(page, 'findings').getByRole('listitem').first().waitFor();
    await entries(page, 'Desktop').filter({ hasText: 'no request' }).first().click();
    await section(page, 'tag').getByText('No request is sent').waitFor();
    await pages.closed(page);
  });

  it('keeps a paste too long for the URL while the list of embeds is still loading', async () => {
    const text = `<VAST version="4.2"><!--${'x'.repeat(100_000)}--></VAST>`;
    const page = await pages.newPage();
    const input = page.getByLabel('What does not play?');
    await page.route('**/published/embed.json', async (route) => {
      await input.fill(text);
      await route.continue();
    });
    await page.goto(`${pages.origin}/ad-ops/`);
    await page.locator('#embed option').nth(1).waitFor({ state: 'attached' });
    // Its text box shows only the beginning.
    const kept = await page
      .locator('ad-tag-debugger')
      .evaluate((element) => (element as HTMLElement & { readonly value: string }).value);
    assert.ok(kept === text, `${kept.length} characters`);
    await verdictMatches(page, /VAST document/);
    await pages.closed(page);
  });

  it('keeps the input and the context in the URL, and never a consent string', async () => {
    const page = await pages.open('/ad-ops/#embed=ad-macros');
    await verdictReady(page);
    await page.getByLabel('What does not play?').fill('https://ads.example/vast?p=[PAGEURL]');
    await openSection(page, 'context');
    await page.getByLabel('Page URL').fill('https://paper.example/new');
    await page.getByLabel('TCF string').fill('CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA');
    assert.doesNotMatch(page.url(), /CPXxRf/);
    await page.reload();
    await page
      .locator('[data-url="https://ads.example/vast?p=https%3A%2F%2Fpaper.example%2Fnew"]')
      .waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.locator('.verdict .next').waitFor({ state: 'detached' });
    assert.equal(new URL(page.url()).hash.includes('input='), false);
    await pages.closed(page);
  });

  for (const [index, name] of ['invalid-fields', 'ads-in-every-slot', 'ad-macros'].entries()) {
    for (const viewport of viewportsOf(index)) {
      it(`is accessible, fits and does not shift with ${name} at ${viewport.width} px`, async () => {
        const page = await pages.open(`/ad-ops/#embed=${name}`, { viewport });
        await verdictReady(page);
        assert.equal(await layoutShift(page), 0);
        const names = ['context', 'consent', 'players', 'media', 'trackers', 'additions'];
        for (const one of names) if (await section(page, one).count()) await openSection(page, one);
        await page.getByRole('checkbox', { name: 'IFA' }).check();
        await assertAccessible(page);
        await pages.closed(page);
      });
    }
  }
});
