import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { createClient } from '../../src/api/index.js';
import { testVideo } from '../installed.js';
import { EDITOR, signedIn } from './cms-session.js';
import { demoPages } from './demo-pages.js';
import { playedTwoSeconds, playerReady } from './player-frame.js';
import { KEY } from './running-sandbox.js';

/** Everything that a browser sent and received, with headers and bodies. */
const recordTraffic = (context: BrowserContext): (() => Promise<readonly string[]>) => {
  const traffic: Promise<string>[] = [];
  context.on('request', (request) => {
    traffic.push(
      request
        .allHeaders()
        .then(
          (headers) => `${request.url()} ${JSON.stringify(headers)} ${request.postData() ?? ''}`,
        )
        .catch(() => request.url()),
    );
  });
  context.on('response', (response) => {
    const isText = /json|html|javascript|css/.test(response.headers()['content-type'] ?? '');
    traffic.push(
      (isText ? response.text() : Promise.resolve(''))
        .catch(() => '')
        .then((text) => `${response.url()} ${JSON.stringify(response.headers())} ${text}`),
    );
  });
  return () => Promise.all(traffic);
};

const signIn = async (page: Page): Promise<void> => {
  await page.getByLabel('User name').fill(EDITOR.name);
  await page.getByLabel('Password').fill(EDITOR.password);
  await page.keyboard.press('Enter');
};

const upload = async (page: Page, title: string): Promise<void> => {
  await page.getByText('Upload a video').click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  const video = await testVideo({ size: '640x360', seconds: 6 });
  await page
    .getByLabel('Video file')
    .setInputFiles({ name: 'tide.mp4', mimeType: 'video/mp4', buffer: video });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.locator('.upload li .badge').getByText('available').waitFor();
};

const writeArticle = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await page.getByLabel('Title of the article').fill('The tide in Łódź');
  await page.getByRole('textbox', { name: 'Text of the article' }).click();
  await page.keyboard.type('Before the player.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+v');
  await page
    .locator('.text')
    .getByRole('button', { name: /^Play the preview/ })
    .waitFor();
};

/** Starts the player of an article and waits until it has played two seconds. */
const plays = async (page: Page): Promise<void> => {
  // The links script takes the address away until it has loaded the element.
  const src = (await page.locator('media-embed[src]').getAttribute('src')) ?? '';
  const id = /([\w-]+)\.json$/.exec(src)?.[1] ?? '';
  await playerReady(page, id);
  await page.locator('media-embed').click();
  await playedTwoSeconds(page, id);
};

describe('the CMS page, from the upload to the published article', () => {
  const pages = demoPages({ hasOwnSandbox: true });

  it('uploads, follows the queue, finds, copies, pastes, publishes and plays, without the key', async () => {
    const page = await pages.newPage({
      permissions: ['clipboard-read', 'clipboard-write', 'local-network-access'],
    });
    const traffic = recordTraffic(page.context());
    await page.goto(`${pages.origin}/cms/?sign-in`);
    await signIn(page);
    await upload(page, 'Großer Straßenlauf');

    // The newest embed is on top, and is found by what people type.
    await page.locator('.embeds li').first().getByText('Großer Straßenlauf').waitFor();
    await page.getByLabel('Search by title, tag or id').fill('grosser strasenlauf');
    await page.getByRole('option', { name: /Großer Straßenlauf/ }).click();
    await page.getByRole('heading', { name: 'Großer Straßenlauf' }).waitFor();
    await page.getByRole('button', { name: 'Show the player' }).click();
    await page.locator('media-embed-preview iframe').waitFor();
    // By keyboard: Chromium may give a click right after the page has scrolled to the frame that was there.
    await page.getByRole('button', { name: 'Copy code' }).press('Enter');
    await page.getByText('Code copied.').waitFor();

    await writeArticle(page);
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Published.').waitFor();
    const path = (await page.getByRole('link', { name: /articles/ }).getAttribute('href')) ?? '';
    assert.equal(path, '/articles/the-tide-in-lodz');
    await page.goto(pages.origin + path);
    await page.getByRole('heading', { name: 'The tide in Łódź' }).waitFor();
    await plays(page);

    const sent = await traffic();
    assert.ok(sent.length > 20);
    assert.deepEqual(
      sent.filter((text) => text.includes(KEY) || /access[-_]token|auth-code/i.test(text)),
      [],
    );
    await pages.closed(page);
  });

  it('refuses a wrong password, and shows nothing without a session', async () => {
    const page = await pages.open('/cms/?sign-in');
    await page.getByLabel('User name').fill('editor');
    await page.getByLabel('Password').fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByText('The user name or the password is wrong.').waitFor();
    assert.equal(await page.locator('.embeds li').count(), 0);
    // The browser reports the refusal as an error of the page.
    await page.context().close();
  });

  it('shows hostile titles as text', async () => {
    const { v2 } = createClient({ baseUrl: pages.origin, authKey: KEY });
    const title = `</h2><script>alert('title')</script><img src=x onerror=alert(1)>`;
    const { id: video } = await v2.videos.create({ title, video: new Blob(['no video']) });
    const { id } = await v2.embeds.create({ title, video_id: video });
    const page = await pages.newPage();
    await signedIn(page, pages.origin);
    await page.goto(`${pages.origin}/cms/#embed=${id}`);
    await page.getByRole('heading', { level: 2, name: title }).waitFor();
    await page.getByRole('option', { name: title }).waitFor();
    assert.equal(await page.locator('#cms script, #cms img[onerror]').count(), 0);
    await pages.closed(page);
  });
});
