/** The pages while they wait, when there is nothing to show, and when something fails. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { AT_ONCE } from './ad-scene.js';
import { assertAccessible, VIEWPORTS } from './appearance.js';
import { signedIn } from './cms-session.js';
import { demoPages } from './demo-pages.js';
import { layoutShift } from './layout-shift.js';

/** What the browser itself reports about a request that failed. */
const FAILED_REQUEST = /^console: Failed to load resource/;

const JSON_TYPE = 'application/json';

/** Responses that a page cannot use, and what it says about them. */
const FAILURES: readonly (readonly [string, RegExp, (route: Route) => Promise<void>])[] = [
  ['a server that is down', /did not respond/, (route) => route.abort('connectionrefused')],
  [
    'status 502 with HTML',
    /failed|did not respond with/,
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' }),
  ],
  [
    'truncated JSON',
    /not the JSON that this page expects/,
    (route) => route.fulfill({ contentType: JSON_TYPE, body: '{"entries": [' }),
  ],
  [
    'JSON of another shape',
    /not the JSON that this page expects/,
    (route) => route.fulfill({ json: { other: 1 } }),
  ],
];

const EMBED_LIST = '**/cms/api/embeds?*';

const CATALOGUE = '**/published/embed.json';

describe('the states of the pages', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  /** A page of an editor who is signed in, without an address yet. */
  const editorPage = async (options?: BrowserContextOptions): Promise<Page> => {
    const page = await pages.newPage(options);
    await signedIn(page, pages.origin);
    return page;
  };

  /** Holds the requests for an address; the returned function lets them pass. */
  const hold = async (page: Page, address: string): Promise<() => Promise<void>> => {
    const held: Route[] = [];
    await page.route(address, (route) => void held.push(route));
    return async () => {
      for (const route of held) await route.continue();
      await page.unroute(address);
    };
  };

  for (const viewport of VIEWPORTS) {
    it(`says that the list of the CMS page loads, which moves nothing at ${viewport.width} px`, async () => {
      const page = await editorPage({ viewport });
      const release = await hold(page, EMBED_LIST);
      await page.goto(`${pages.origin}/cms/`);
      await page.getByRole('status').getByText('Loading …').first().waitFor();
      const list = page.getByRole('listbox', { name: 'Embeds' });
      assert.equal(await list.getAttribute('aria-busy'), 'true');
      await assertAccessible(page);
      await release();
      await page.locator('.embeds li').first().waitFor();
      assert.equal(await list.getAttribute('aria-busy'), 'false');
      assert.equal(await layoutShift(page), 0);
      await pages.closed(page);
    });
  }

  it('says that the CMS page waits for the server before it knows who is signed in', async () => {
    const page = await pages.newPage();
    const release = await hold(page, '**/cms/api/session');
    await page.goto(`${pages.origin}/cms/?sign-in`);
    await page.getByText('Loading …').waitFor();
    assert.equal(await page.locator('#cms').getAttribute('aria-busy'), 'true');
    await release();
    await page.getByLabel('User name').waitFor();
    assert.equal(await page.getByText('Loading …').count(), 0);
    assert.equal(await layoutShift(page), 0);
    await pages.closed(page);
  });

  for (const [name, sentence, respond] of FAILURES) {
    it(`explains ${name} on the CMS page and recovers`, async () => {
      const page = await editorPage();
      await page.route('**/cms/api/**', respond);
      await page.goto(`${pages.origin}/cms/#embed=plain-video`);
      await page.getByRole('alert').getByText(sentence).waitFor();
      assert.equal(await page.getByLabel('Password').count(), 0);
      await page.unroute('**/cms/api/**');
      await page.route('**/cms/api/embeds**', respond);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page
        .getByRole('region', { name: 'Embeds' })
        .getByRole('alert')
        .getByText(sentence)
        .waitFor();
      await assertAccessible(page);
      await page.unroute('**/cms/api/embeds**');
      await page
        .getByRole('region', { name: 'Embeds' })
        .getByRole('button', { name: 'Try again' })
        .click();
      await page.locator('.embeds li').first().waitFor();
      assert.equal(await layoutShift(page), 0);
      await pages.closed(page, FAILED_REQUEST);
    });

    it(`explains ${name} on the ad-ops page beside the list and recovers`, async () => {
      const page = await pages.newPage();
      await page.route(CATALOGUE, respond);
      await page.goto(`${pages.origin}/ad-ops/`);
      await page.getByRole('alert').getByText(sentence).waitFor();
      assert.equal(await page.locator('#examples').getAttribute('aria-busy'), 'false');
      assert.equal(await layoutShift(page), 0);
      await page.unroute(CATALOGUE);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('option', { name: /^plain-video/ }).waitFor({ state: 'attached' });
      assert.equal(await page.getByRole('alert').count(), 0);
      await pages.closed(page, FAILED_REQUEST);
    });
  }

  it('says that the panel of the publisher page loads, and what failed', async () => {
    const page = await pages.newPage();
    const release = await hold(page, '**/published/**');
    await page.goto(`${pages.origin}/publisher/`);
    const panel = page.locator('#fields');
    await panel.getByText('Loading …').waitFor();
    assert.equal(await panel.getAttribute('aria-busy'), 'true');
    await release();
    await panel.getByRole('heading', { name: 'The first set of the night' }).waitFor();
    assert.equal(await panel.getAttribute('aria-busy'), 'false');
    await page.route('**/published/**', (route) => route.fulfill({ json: { other: 1 } }));
    await page.goto(`${pages.origin}/publisher/#embed=ad-pod`);
    await panel.getByText('not the JSON that this page expects').waitFor();
    await page.unroute('**/published/**');
    await page.goto(`${pages.origin}/publisher/#embed=plain-video`);
    await panel.getByText('plain-video').first().waitFor();
    await page.goto(`${pages.origin}/publisher/#embed=ad-pod`);
    await panel.getByText('"ad-pod"').waitFor();
    await pages.closed(page, /^console: /);
  });

  it('says what to do when the service has no embed', async () => {
    const page = await editorPage();
    const reply = { entries: [], total: 0, offset: 0, indexed: 0, known: 0, isComplete: true };
    await page.route(EMBED_LIST, (route) => route.fulfill({ json: reply }));
    await page.goto(`${pages.origin}/cms/`);
    await page
      .getByRole('region', { name: 'Embeds' })
      .getByText('There is no embed yet.')
      .waitFor();
    assert.equal(await page.getByText('Choose an embed from the list.').count(), 0);
    await assertAccessible(page);
    await page.route(CATALOGUE, (route) => route.fulfill({ json: [] }));
    await page.goto(`${pages.origin}/ad-ops/`);
    const option = page.getByRole('option', { name: /^The sandbox has no embed yet/ });
    await option.waitFor({ state: 'attached' });
    await pages.closed(page);
  });

  it('offers to reset a search without a hit', async () => {
    const page = await editorPage();
    await page.goto(`${pages.origin}/cms/`);
    await page.locator('.embeds li').first().waitFor();
    await page.getByLabel('Search by title, tag or id').fill('no such thing');
    await page.getByText('No embed matches.').waitFor();
    await page.getByRole('button', { name: 'Reset the search and the filters' }).click();
    await page.locator('.embeds li').first().waitFor();
    assert.equal(await page.getByLabel('Search by title, tag or id').inputValue(), '');
    await pages.closed(page);
  });

  it('asks for the password when the session has ended, and goes on where the editor was', async () => {
    const page = await editorPage();
    await page.goto(`${pages.origin}/cms/#embed=plain-video`);
    await page.getByRole('heading', { name: 'A plain video' }).waitFor();
    await page.context().clearCookies();
    await page.getByLabel('Search by title, tag or id').fill('watermark option');
    await page.getByRole('alert').getByText('Your session has ended.').waitFor();
    assert.equal(await page.locator(':focus').getAttribute('id'), 'password');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'A plain video' }).waitFor();
    await page
      .getByRole('status')
      .getByText(/^1 of \d+ embeds$/)
      .waitFor();
    assert.equal(await page.locator(':focus').getAttribute('id'), 'search');
    await pages.closed(page, FAILED_REQUEST);
  });

  it('says in view of the text that an article could not be saved, and saves it when the server is back', async () => {
    const page = await editorPage();
    await page.goto(`${pages.origin}/cms/`);
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    await page.getByRole('textbox', { name: 'Text of the article' }).waitFor();
    await page.route('**/cms/api/articles**', (route) => route.abort('connectionrefused'));
    await page.getByLabel('Title of the article').fill('The tide');
    const status = page.getByRole('status').getByText('Kept on this device. It will be sent');
    await status.waitFor();
    const box = await status.boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    assert.ok(box !== null && box.y > 0 && box.y + box.height <= height);
    await page.getByRole('button', { name: 'Articles', exact: true }).click();
    const list = page.getByRole('region', { name: 'Articles' });
    await list.getByRole('alert').waitFor();
    await page.unroute('**/cms/api/articles**');
    await list.getByRole('button', { name: 'Try again' }).click();
    await list.getByRole('alert').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    await page
      .locator('.publish')
      .getByText(/^Saved /)
      .waitFor();
    assert.equal(await status.count(), 0);
    await pages.closed(page, FAILED_REQUEST);
  });

  it('shows no broken picture in the list', async () => {
    const page = await editorPage();
    await page.route('**/media/*.jpg', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${pages.origin}/cms/`);
    await page.locator('.embeds .thumbnail img[hidden]').first().waitFor({ state: 'attached' });
    await pages.closed(page, FAILED_REQUEST);
  });

  it('explains an upload that the encoder refuses', async () => {
    const page = await editorPage();
    const upload = { embedId: '900', title: 'Notes', state: 'failed', ahead: null };
    await page.route('**/cms/api/uploads', (route) =>
      route.fulfill({ json: { uploads: [upload] } }),
    );
    await page.goto(`${pages.origin}/cms/`);
    await page.getByText('Upload a video', { exact: true }).click();
    await page.getByText('The encoder could not convert the file.').waitFor();
    await assertAccessible(page);
    await pages.closed(page);
  });

  it('says on the ad-ops page that an embed of the address does not exist', async () => {
    const page = await pages.open('/ad-ops/#embed=nowhere');
    await page.getByRole('alert').getByText('The sandbox has no embed with this id.').waitFor();
    assert.equal(await page.getByLabel('Embed', { exact: true }).inputValue(), '');
    await assertAccessible(page);
    await page.getByLabel('Embed', { exact: true }).selectOption('plain-video');
    await page.getByText('The embed has no ad in any slot').waitFor();
    assert.equal(await page.locator('#examples').getByRole('alert').count(), 0);
    await pages.closed(page, FAILED_REQUEST);
  });

  for (const [path, sentence] of [
    ['/cms/', /^This page needs JavaScript\./],
    ['/ad-ops/', /^This page needs JavaScript\./],
    ['/publisher/', /^The players of this page need JavaScript\./],
  ] as const) {
    it(`says without scripts that ${path} needs them`, async () => {
      const page = await pages.open(path, { javaScriptEnabled: false });
      const note = page.locator('.no-script');
      assert.ok(await note.isVisible());
      assert.match((await note.textContent())?.trim() ?? '', sentence);
      assert.equal(await page.getByText('Loading …').filter({ visible: true }).count(), 0);
      await pages.closed(page);
    });
  }

  it('shows a page for an unknown address, from which every page can be reached', async () => {
    for (const viewport of VIEWPORTS) {
      const page = await pages.open(`/nowhere/${'long-'.repeat(20)}`, { viewport });
      await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor();
      await assertAccessible(page);
      await page.getByRole('main').getByRole('link', { name: 'Docs' }).click();
      await page.getByRole('heading', { name: 'Documentation', exact: true }).waitFor();
      await pages.closed(page, FAILED_REQUEST);
    }
  });

  it('keeps the markup of a live example that cannot be loaded', async () => {
    const page = await pages.newPage();
    await page.route('**/elements.json', (route) => route.abort('connectionrefused'));
    await page.goto(`${pages.origin}/docs/elements/media-embed/`);
    await page.getByText('The live example could not be loaded.').waitFor();
    assert.ok(await page.locator('pre[data-live]').isVisible());
    await pages.closed(page, FAILED_REQUEST);
  });
});
