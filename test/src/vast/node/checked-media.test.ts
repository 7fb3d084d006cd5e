import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inspectAdTag, inspectDocument } from '../../../../src/vast/node/index.js';
import { type AdReply, withAdServer } from './ad-server.js';
import { inline, linear, vast } from './documents.js';

const mediaAt = (url: string): string =>
  `<MediaFile type="video/mp4" width="640" height="360" bitrate="800">${url}</MediaFile>`;

const adWith = (origin: string, name: string, url: string): string =>
  inline(origin, name, { creatives: linear(origin, name, { media: mediaAt(url) }) });

const VIDEO: AdReply = { headers: { 'content-type': 'video/mp4' } };
const PAGE: AdReply = { body: '<html>', headers: { 'content-type': 'text/html' } };

/** An ad server whose tag has an ad for each of these files. */
const siteOf =
  (files: readonly string[]) =>
  (origin: string): Readonly<Record<string, string | AdReply>> => ({
    '/tag': vast(files.map((file) => adWith(origin, file.slice(1, -4), origin + file)).join('')),
    '/good.mp4': VIDEO,
    '/page.mp4': PAGE,
    '/gone.mp4': { status: 404 },
    '/late.mp4': { respond: () => undefined },
  });

describe('the inspection of an ad whose media file', () => {
  it('is found requests its head once, and no tracker', () =>
    withAdServer(siteOf(['/good.mp4']), async ({ origin, requests }) => {
      const { result, ads } = await inspectAdTag(`${origin}/tag`);
      assert.equal(result, 'linear');
      const check = ads[0]?.media[0]?.check;
      assert.deepEqual(
        [check?.result, check?.status, check?.contentType],
        ['found', 200, 'video/mp4'],
      );
      assert.deepEqual(
        requests.map(({ path }) => path),
        ['/tag', '/good.mp4'],
      );
    }));

  const faults: readonly [string, string, number][] = [
    ['is missing', '/gone.mp4', 401],
    ['is a page', '/page.mp4', 405],
  ];
  for (const [name, file, code] of faults)
    it(`${name} fails with VAST error ${code}, as the player does`, () =>
      withAdServer(siteOf([file]), async ({ origin }) => {
        const { result, ads, failure, errorTrackers } = await inspectAdTag(`${origin}/tag`);
        assert.equal(result, 'none');
        assert.equal(ads[0]?.failure?.code, code);
        assert.equal(failure?.code, code);
        assert.equal(errorTrackers[0]?.code, code);
        assert.ok(ads.every(({ trackers }) => trackers.every(({ isDue }) => !isDue)));
      }));

  it('is missing is followed by the next ad', () =>
    withAdServer(siteOf(['/gone.mp4', '/good.mp4']), async ({ origin }) => {
      const { result, ads } = await inspectAdTag(`${origin}/tag`);
      assert.equal(result, 'linear');
      assert.deepEqual(
        ads.map(({ failure }) => failure?.code ?? null),
        [401, null],
      );
    }));

  const ways: readonly [string, readonly string[], number | null, string, readonly string[]][] = [
    ['the second file', ['/gone.mp4', '/good.mp4'], null, '/good.mp4', ['missing', 'found']],
    [
      'the third file',
      ['/page.mp4', '/gone.mp4', '/good.mp4', '/late.mp4'],
      null,
      '/good.mp4',
      ['not-media', 'missing', 'found', 'none'],
    ],
    ['no file', ['/gone.mp4', '/page.mp4'], 405, '/page.mp4', ['missing', 'not-media']],
    ['no file', ['/page.mp4', '/gone.mp4'], 401, '/gone.mp4', ['not-media', 'missing']],
  ];
  for (const [name, files, code, chosen, results] of ways)
    it(`is one of ${files.join()} plays ${name}, as the player does`, () =>
      withAdServer(siteOf(['/good.mp4']), async ({ origin }) => {
        const media = files.map((file) => mediaAt(origin + file)).join('');
        const creatives = linear(origin, 'one', { media });
        const text = vast(inline(origin, 'one', { creatives }));
        const { ads, failure } = await inspectDocument(text, { url: `${origin}/tag` });
        assert.equal(failure?.code ?? null, code);
        const inspected = ads[0]?.media ?? [];
        assert.deepEqual(
          inspected.filter(({ isChosen }) => isChosen).map(({ media: { url } }) => url),
          [origin + chosen],
        );
        assert.deepEqual(
          inspected.map(({ check }) => check?.result ?? 'none'),
          results,
        );
        const [first] = inspected;
        const { id, params } = first?.reason ?? assert.fail();
        assert.deepEqual(
          [id, params],
          files[0] === '/gone.mp4'
            ? ['media-status', { status: 404 }]
            : ['media-type', { type: 'text/html' }],
        );
      }));

  it('never responds is not checked after the deadline', () =>
    withAdServer(siteOf(['/late.mp4']), async ({ origin }) => {
      const { result, ads } = await inspectAdTag(`${origin}/tag`, { requestTimeoutMs: 500 });
      assert.equal(result, 'linear');
      assert.equal(ads[0]?.media[0]?.check?.result, 'not-checked');
    }));

  it('is not to be checked is not requested', () =>
    withAdServer(siteOf(['/gone.mp4']), async ({ origin, requests }) => {
      const { result, ads } = await inspectAdTag(`${origin}/tag`, { checksMedia: false });
      assert.equal(result, 'linear');
      assert.equal(ads[0]?.media[0]?.check, undefined);
      assert.equal(requests.length, 1);
    }));

  it('is requested does not keep a canceled inspection', () =>
    withAdServer(siteOf(['/late.mp4']), async ({ origin, requests }) => {
      const controller = new AbortController();
      const inspection = inspectAdTag(`${origin}/tag`, { signal: controller.signal });
      while (requests.length < 2) await new Promise((resolve) => setImmediate(resolve));
      controller.abort(new Error('canceled'));
      await assert.rejects(inspection, /canceled/);
    }));
});
