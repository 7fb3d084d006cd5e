import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AuditObject, listedAddresses, pageSource } from '../../../src/audit/index.js';

const EMBED = { id: '7', title: 'Festival', preroll: [{ source_url: 'https://ads.example/vast' }] };

const PAGES: Readonly<Record<string, string>> = {
  '/sitemap.xml':
    '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
    '<url><loc> https://news.example/story?a=1&amp;b=2 </loc></url>' +
    '<url><loc>https://news.example/gone</loc></url></urlset>',
  '/story':
    `<p>Text</p><media-embed><script type="application/json">${JSON.stringify(EMBED)}</script></media-embed>` +
    '<media-embed src="/embeds/8.json"></media-embed>',
  '/embeds/8.json': JSON.stringify({ ...EMBED, id: '8' }),
};

describe('pageSource', () => {
  const open = () => {
    const requested: string[] = [];
    const unreadable: string[] = [];
    const source = pageSource(['https://news.example/sitemap.xml'], {
      requestsPerSecond: 1000,
      fetch: (url) => {
        const { pathname } = new URL(url instanceof Request ? url.url : url);
        requested.push(pathname);
        const body = PAGES[pathname];
        return Promise.resolve(
          new Response(body ?? null, { status: body === undefined ? 404 : 200 }),
        );
      },
      onUnreadable: (address) => unreadable.push(address),
    });
    const read = async (): Promise<readonly AuditObject[]> => {
      const objects: AuditObject[] = [];
      for await (const object of source.objects(new AbortController().signal)) objects.push(object);
      return objects;
    };
    return { requested, unreadable, read };
  };

  it('finds the embeds of the pages that a sitemap lists, and names what it cannot read', async () => {
    const { unreadable, read } = open();
    const objects = await read();
    assert.deepEqual(
      objects.map(({ id, from }) => [id, from]),
      [
        ['7', 'https://news.example/story'],
        ['8', 'https://news.example/story'],
      ],
    );
    assert.deepEqual(unreadable, ['https://news.example/gone']);
  });

  it('requests each page once, however often it is read', async () => {
    const { requested, read } = open();
    const first = await read();
    const { length } = requested;
    assert.deepEqual(await read(), first);
    assert.equal(requested.length, length);
  });

  it('reads a list with an address on each line', () => {
    const text = 'Pages:\nhttps://a.example/1\n  no address\nhttps://a.example/2\n';
    assert.deepEqual(listedAddresses(text), ['https://a.example/1', 'https://a.example/2']);
  });
});
