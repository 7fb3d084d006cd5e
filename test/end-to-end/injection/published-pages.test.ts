import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { createPublisher } from '../../../src/publish/index.js';
import { type Loopback, startLoopback } from '../../loopback.js';
import { offlineBrowser } from '../shared-services.js';
import { watchInjection } from './injection-watch.js';
import { payloads, triedPayloads } from './payloads.js';

/** Frames per page. */
const BATCH = 60;

const live = triedPayloads().filter((payload) => payload.live.length > 0);

/** Payloads that run in a document without an event, for the control. */
const control = payloads().filter(
  ({ payload, live: sinks }) => sinks.includes('doc') && /<script>\s*alert\(/i.test(payload),
);

/** HTML cannot express these. */
const expressible = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '\ufffd');

/** The page of an embed whose texts are all the payload, as the publisher sends it, without its policy. */
const publishedPage = async (at: number, payload: string): Promise<string> => {
  const publish = createPublisher({
    publicUrl: 'https://www.example/embeds',
    baseUrl: 'https://media.example',
    authKey: 'key',
    siteName: payload,
    fetch: (request) => {
      const state = request.headers.get('state');
      if (state !== null) return Response.json({ access_token: 'token', state });
      return Response.json({
        id: String(at),
        title: payload,
        description: payload,
        tags: payload,
        created_at: '2026-07-01 12:00:00',
        video: { id: '1', title: payload, preview_image: 'https://media.example/p.jpg' },
      });
    },
  });
  const response = await publish(new Request(`https://www.example/embeds/${at}`));
  assert.equal(response.status, 200);
  return response.text();
};

/** What a browser reads from a page: its title, its tags, its JSON-LD, its texts, its elements. */
interface ReadPage {
  readonly texts: readonly (string | null | undefined)[];
  readonly elements: string;
}

/** Loads paths in frames and reads their documents. */
const readPages = (page: Page, paths: readonly string[]): Promise<readonly ReadPage[]> =>
  page.evaluate(async (addresses) => {
    const read = async (address: string): Promise<ReadPage> => {
      const frame = document.createElement('iframe');
      frame.src = address;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
      const found = frame.contentDocument;
      const all = (selector: string): readonly Element[] => [
        ...(found?.querySelectorAll(selector) ?? []),
      ];
      const data = all('script')[0]?.textContent ?? '{}';
      const { name, description, keywords } = JSON.parse(data) as Record<string, string>;
      const metas = all(
        'meta[property="og:title"],meta[property="og:site_name"],meta[name="twitter:title"]',
      ).map((meta) => meta.getAttribute('content'));
      const texts = all('title,h1').map(({ textContent }) => textContent);
      const elements = all('*').map(({ localName }) => localName);
      return {
        texts: [...texts, ...metas, name, description, keywords],
        elements: elements.join(' '),
      };
    };
    return Promise.all(addresses.map(read));
  }, paths);

describe('script injection by the texts of published pages', () => {
  const browser = offlineBrowser();
  let site: Loopback;
  before(async () => {
    const documents: string[] = [];
    for (const [at, { payload }] of live.entries())
      documents.push(await publishedPage(at, payload));
    site = await startLoopback(() => ({ path }) => {
      const [, kind, at = ''] = path.split('/');
      const body = kind === 'page' ? documents[Number(at)] : control[Number(at)]?.payload;
      return { type: 'text/html; charset=utf-8', body: kind === '' ? '<body>' : (body ?? '') };
    });
  });
  after(() => site.stop());

  it('every payload is read back as it was and runs nothing, without the help of a policy', async () => {
    const { page, watch } = await watchInjection(await browser().newContext(), (request) =>
      [site.origin, 'https://media.example'].includes(new URL(request.url()).origin),
    );
    const shapes = new Set<string>();
    let pages = 0;
    for (let start = 0; start < live.length; start += BATCH) {
      await page.goto(`${site.origin}/`);
      pages += 1;
      const batch = live.slice(start, start + BATCH);
      const read = await readPages(
        page,
        batch.map((_, at) => `/page/${start + at}`),
      );
      read.forEach(({ texts, elements }, at) => {
        const { payload = '' } = batch[at] ?? {};
        const [name, description, keywords] = texts.slice(-3);
        for (const text of texts.slice(0, -3)) assert.equal(text, expressible(payload));
        assert.deepEqual([name, description], [payload, payload]);
        assert.equal(
          keywords,
          payload
            .split(',')
            .map((tag) => tag.trim())
            .filter(Boolean)
            .join(', '),
        );
        shapes.add(elements);
      });
    }
    await page.context().close();
    assert.deepEqual([watch.dialogs, watch.faults, watch.documents()], [[], [], pages]);
    assert.equal(shapes.size, 1, 'no payload adds or removes an element');
  });

  it('a page that is the payload itself runs nearly every one', async (t) => {
    const { page, watch } = await watchInjection(await browser().newContext(), () => true);
    for (const at of control.keys())
      await page.goto(`${site.origin}/control/${at}`).catch(() => null);
    await page.context().close();
    const ran = new Set(watch.dialogs.map((line) => line.at(-1)));
    t.diagnostic(`${ran.size} of ${control.length} ran`);
    assert.ok(control.length > 0 && ran.size >= 0.8 * control.length);
  });
});
