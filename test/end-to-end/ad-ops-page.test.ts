import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
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
import { assertAccessible, VIEWPORTS } from './appearance.js';
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

const desktop = (page: Page): Locator => page.getByRole('region', { name: /, desktop$/ });

const requests = (within: Locator): Locator => within.locator('[data-url]');

const row = (within: Locator, placeholder: string): Locator =>
  within
    .getByRole('row')
    .filter({ has: within.page().getByRole('rowheader', { name: placeholder }) });

describe('the ad-ops page', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  const fetchEmbed = async (name: string): Promise<Embed> => {
    const reply = await fetch(`${pages.origin}/published/embed/${name}.json`);
    return (await reply.json()) as Embed;
  };

  for (const name of ['ads-in-every-slot', 'ad-waterfall', 'replace-rules', 'ad-macros']) {
    it(`shows the result of expandAdTag for every tag of ${name}`, async () => {
      const page = await pages.open(`/ad-ops/#embed=${name}&${FIXED}`);
      await requests(desktop(page)).first().waitFor();
      const expected = expandedTags(await fetchEmbed(name), VIEWER);
      // slottedAds lists overlays first; these embeds have none.
      const shown = requests(desktop(page));
      assert.deepEqual(
        await shown.evaluateAll((all) => all.map((one) => one.getAttribute('data-url'))),
        expected.map(({ url }) => url),
      );
      assert.deepEqual(
        await shown.allTextContents().then((all) => all.map((text) => text.trim())),
        expected.map(({ text }) => text),
      );
      assert.equal(
        await desktop(page).getByRole('rowheader').count(),
        expected.flatMap(({ expansions }) => expansions).length,
      );
      await pages.closed(page);
    });
  }

  it('explains in words what happened to every placeholder', async () => {
    const page = await pages.open(`/ad-ops/#embed=replace-rules&${FIXED}`);
    const table = desktop(page).getByRole('table').first();
    const EXPECTED = [
      ['[one]', /filled in Replace rule url-primary, from the embed\./],
      ['[three]', /kept Replace rule url-tertiary, from the embed\. The name is known/],
      ['[weather]', /kept Replace rule weather-report\. Its replace rule names an unknown rule/],
      ['%page%', /https:\/\/paper\.example.*encoded as|→.*https%3A%2F%2Fpaper\.example/s],
    ] as const;
    await table.waitFor();
    for (const [placeholder, words] of EXPECTED) {
      const text = await row(table, placeholder).textContent();
      assert.match((text ?? '').replace(/\s+/g, ' '), words, placeholder);
    }
    const findings = desktop(page).getByRole('list', { name: 'Findings about the tag' });
    assert.match((await findings.textContent()) ?? '', /\[weather\] names an unknown rule/);
    await pages.closed(page);
  });

  it('writes -2 for the advertising id when consent withholds it and changes nothing else', async () => {
    const page = await pages.open(`/ad-ops/#embed=ad-macros&${FIXED}`);
    const request = requests(desktop(page)).first();
    const before = (await request.getAttribute('data-url')) ?? '';
    assert.match(before, /&ifa=11111111-2222-3333-4444-555555555555&/);
    await page.getByRole('checkbox', { name: 'IFA' }).check();
    const after = before.replace(/&ifa=[^&]*/, '&ifa=-2');
    await page.locator(`[data-url="${after}"]`).first().waitFor();
    assert.match((await row(desktop(page), '[IFA]').textContent()) ?? '', /-2\s*withheld/);
    assert.match(new URL(page.url()).hash, /withheld=IFA/);
    await pages.closed(page);
  });

  it('uses the current time and a new random number until they are fixed', async () => {
    const page = await pages.open('/ad-ops/#embed=ad-macros');
    const url = (): Promise<string | null> =>
      requests(desktop(page)).first().getAttribute('data-url');
    const live = await url();
    await page.getByLabel('Correlator').fill('5');
    assert.notEqual(await url(), live);
    await page.getByRole('button', { name: 'Keep current values' }).click();
    const fixed = await url();
    await page.getByLabel('Correlator').fill('6');
    assert.equal(await url(), fixed);
    await pages.closed(page);
  });

  it('requests the ad of the sandbox and shows the VAST response as text', async () => {
    const read = async (path: string): Promise<unknown> =>
      (await fetch(pages.origin + path)).json();
    const counters = await read('/ads/counters.json');
    const page = await pages.open(`/ad-ops/#embed=ads-in-every-slot&${FIXED}`);
    const url = await requests(desktop(page)).first().getAttribute('data-url');
    await desktop(page).getByRole('button', { name: 'Request the ad' }).first().click();
    const response = desktop(page).locator('.response').first();
    await response.waitFor();
    const text = (await response.textContent()) ?? '';
    assert.match(text, /Status\s*200/);
    assert.match(text, /application\/xml/);
    assert.match(text, /<VAST [^>]*version="4\.2"/);
    assert.match(text, /Tracker requests since server start/);
    const received = (await read('/ads/requests.json')) as readonly { readonly url: string }[];
    assert.equal(received.filter((request) => request.url === url).length, 1);
    assert.deepEqual(await read('/ads/counters.json'), counters, 'no tracker is requested');
    await pages.closed(page);
  });

  it('sends no request to an ad server of another origin and copies the URL instead', async () => {
    const page = await pages.open('/', { permissions: ['clipboard-read', 'clipboard-write'] });
    const foreign = {
      id: '1',
      preroll: [{ adv_type: 'dart', source_url: 'https://ads.example/vast?cb=[CACHEBUSTING]' }],
    };
    await page.route('**/published/embed/plain-video.json', (route) =>
      route.fulfill({ json: foreign }),
    );
    await page.goto(`${pages.origin}/ad-ops/#embed=plain-video&${FIXED}`);
    await desktop(page).getByText('This page sends no requests to other ad servers').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Request the ad' }).count(), 0);
    await desktop(page).getByRole('button', { name: 'Copy URL' }).click();
    await desktop(page).getByText('Copied.').waitFor();
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      await requests(desktop(page)).getAttribute('data-url'),
    );
    await pages.closed(page);
  });

  it('marks the differences between desktop and mobile', async () => {
    const page = await pages.open(`/ad-ops/#embed=ads-in-every-slot&${FIXED}`);
    const heading = (name: string): Locator => page.getByRole('heading', { level: 2, name });
    await heading('Preroll different').waitFor();
    await heading('Midroll desktop only').waitFor();
    await heading('Postroll different').waitFor();
    await heading('Initial overlay empty on both').waitFor();
    const mobile = page.getByRole('region', { name: 'Midroll, mobile' });
    assert.match((await mobile.textContent()) ?? '', /Empty: no ad is requested/);
    assert.match((await desktop(page).first().textContent()) ?? '', /hosted video ad advideo/);
    await pages.closed(page);
  });

  it('says when each overlay appears and how long it stays', async () => {
    const page = await pages.open(`/ad-ops/#embed=overlays-timed&${FIXED}`);
    const slot = (name: string): Locator => page.getByRole('region', { name });
    // The player shows an overlay once, a main one `delay_time` seconds later than `after_time`.
    await slot('Main overlay, desktop').getByText('appears after 9 s, stays for 4 s').waitFor();
    await slot('Initial overlay, desktop').getByText('appears after 1 s, stays for 3 s').waitFor();
    await pages.closed(page);
  });

  it('shows a waterfall in its order and scrolls to the slot in the URL', async () => {
    const page = await pages.open('/ad-ops/#embed=ad-waterfall');
    await desktop(page).getByText('3 of 3').waitFor();
    assert.deepEqual(await desktop(page).locator('.step .badge').allTextContents(), [
      '1 of 3',
      '2 of 3',
      '3 of 3',
    ]);
    await page.getByRole('link', { name: 'Postroll' }).click();
    await page.waitForURL(/slot=postroll/);
    await page.locator('#slot-postroll:focus').waitFor();
    await pages.closed(page);
  });

  it('shows the embed in which every field is wrong', async () => {
    const page = await pages.open('/ad-ops/#embed=invalid-fields');
    await page.getByRole('heading', { name: 'Other findings about the embed' }).waitFor();
    await desktop(page).getByText('No request is sent').first().waitFor();
    await pages.closed(page);
  });

  for (const viewport of VIEWPORTS) {
    for (const name of ['invalid-fields', 'ads-in-every-slot', 'ad-macros']) {
      it(`is accessible, fits and does not shift with ${name} at ${viewport.width} px`, async () => {
        const page = await pages.open(`/ad-ops/#embed=${name}`, { viewport });
        await desktop(page).first().waitFor();
        assert.equal(await layoutShift(page), 0);
        if (viewport.width < 400) await page.getByText('Scenario', { exact: true }).click();
        await page.getByRole('checkbox', { name: 'IFA' }).check();
        if (name === 'ads-in-every-slot') {
          await page.getByRole('button', { name: 'Request the ad' }).first().click();
          await page.locator('.response').waitFor();
        }
        await assertAccessible(page);
        await pages.closed(page);
      });
    }
  }
});
