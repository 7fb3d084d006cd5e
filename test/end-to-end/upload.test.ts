import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type Client, createClient, isSet } from '../../src/api/index.js';
import { hasFfmpeg, testVideo } from '../installed.js';
import { demoPages } from './demo-pages.js';
import { playedTwoSeconds, playerReady } from './player-frame.js';
import { until } from './poll.js';
import { KEY } from './running-sandbox.js';

type State = 'waiting' | 'encoding' | 'available' | 'failed';

/** The state of a video by its flags and its position in the queue. */
const stateOf = async ({ v1, v2 }: Client, id: string): Promise<State | null> => {
  const slots = await v1.queues.list();
  const video = await v2.videos.get(id);
  if (isSet(video.invalid_video)) return 'failed';
  if (isSet(video.available_video)) return 'available';
  for (const { video: videos } of slots) {
    // The video that is being encoded comes first.
    const position = videos.findIndex((each) => each.id === id);
    if (position >= 0) return position === 0 ? 'encoding' : 'waiting';
  }
  return null;
};

/** The states of a video in order, until it is available or failed. */
const statesOf = async (client: Client, id: string): Promise<readonly State[]> => {
  const states: State[] = [];
  await until(`the conversion of video ${id}`, async () => {
    const state = await stateOf(client, id);
    if (state !== null && state !== states.at(-1)) states.push(state);
    return state === 'available' || state === 'failed';
  });
  return states;
};

/** The embed in the URL's fragment, which is in the article's first figure. */
const chosen = (page: Page, id: string) =>
  page.locator(`figure:first-of-type media-embed[src="/published/embed/${id}.json"]`);

describe('an upload', () => {
  const pages = demoPages();
  let client: Client;

  before(() => {
    client = createClient({ baseUrl: pages.origin, authKey: KEY });
  });

  it('waits, is encoded and available, and its embed plays on the publisher page', async () => {
    const { v2 } = client;
    const file = new Blob([new Uint8Array(await testVideo({ size: '640x360', seconds: 6 }))]);
    await v2.videos.create({ title: 'The one before', video: file });
    const { id } = await v2.videos.create({ title: 'The tide', video: file });
    const states = await statesOf(client, id);
    // Without ffmpeg nothing is converted, and the video may be available before the first poll.
    if (hasFfmpeg) assert.deepEqual(states, ['waiting', 'encoding', 'available']);
    else assert.equal(states.at(-1), 'available');
    const embed = await v2.embeds.create({ title: 'The tide', video_id: id });

    const page = await pages.open(`/publisher/#embed=${embed.id}`);
    const element = chosen(page, embed.id);
    await element.scrollIntoViewIfNeeded();
    await playerReady(page, embed.id);
    await element.click();
    await playedTwoSeconds(page, embed.id);
    const video = page.frameLocator(`iframe[src*="/iframe.php/${embed.id}/"]`).locator('video');
    assert.ok((await video.evaluate((each: HTMLVideoElement) => each.currentTime)) > 2);
    await pages.closed(page);
  });

  it('ends as invalid when it is corrupt, and the publisher page shows that', async () => {
    const { v2 } = client;
    const file = new Blob(['This is a text and no video.']);
    const { id } = await v2.videos.create({ title: 'Torn', video: file });
    const states = await statesOf(client, id);
    assert.equal(states.at(-1), 'failed');
    const { available_video: available, invalid_video: invalid } = await v2.videos.get(id);
    assert.deepEqual([available, invalid], ['0', '1']);
    const embed = await v2.embeds.create({ title: 'Torn', video_id: id });

    const page = await pages.open(`/publisher/#embed=${embed.id}`);
    const element = chosen(page, embed.id);
    await element.getByText('This video could not be').waitFor();
    assert.ok(await element.evaluate((each: Element) => each.matches(':state(failed)')));
    assert.equal(await element.locator('iframe').count(), 0);
    await pages.closed(page);
  });
});

/** The id of an embed that has the public id `picture-in-picture`. */
const PICTURE_IN_PICTURE = '103';

describe('the embed in the URL of the publisher page', () => {
  const pages = demoPages();

  it('is shown with its markup and follows the fragment', async () => {
    const page = await pages.open(`/publisher/#embed=${PICTURE_IN_PICTURE}`);
    await playerReady(page, 'picture-in-picture');
    const markup = page.locator('figure:first-of-type pre');
    assert.match((await markup.textContent()) ?? '', /src="\/published\/embed\/103\.json"/);
    await page.evaluate(() => {
      location.hash = '#embed=in-conversion';
    });
    await chosen(page, 'in-conversion').getByText('This video is being prepared').waitFor();
    assert.match(
      (await markup.textContent()) ?? '',
      /src="\/published\/embed\/in-conversion\.json"/,
    );
    await pages.closed(page);
  });

  for (const name of ['../plain-video', '"><script>', 'a/b', '']) {
    it(`is ignored when it is ${JSON.stringify(name)}`, async () => {
      const page = await pages.open(`/publisher/#embed=${encodeURIComponent(name)}`);
      await playerReady(page, 'plain-video');
      assert.equal(await chosen(page, 'plain-video').count(), 1);
      await pages.closed(page);
    });
  }
});
