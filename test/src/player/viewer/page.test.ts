import { expect } from '@open-wc/testing';
import { browserPage, type PageWindow } from '../../../../src/player/viewer/page.js';
import { attachFrame, removeFrames, sameOriginFrame } from '../consent/held-frames.js';
import { waitUntil } from '../../../components/wait-until.js';

/** A page's document as far as it is read. */
const documentOf = (parts: Partial<Document>): Document =>
  ({
    title: '',
    referrer: '',
    URL: location.href,
    documentElement: { lang: '' },
    ...parts,
  }) as Document;

const topPage = (parts: Partial<Document>): PageWindow => {
  const own = { document: documentOf(parts), location };
  return { ...own, top: own as unknown as Window };
};

const FRAME = { href: 'https://player.example/e/1?k=v#t' } as Location;

describe('browserPage', () => {
  afterEach(removeFrames);

  it('reports the top page, also from a frame of its origin', async () => {
    document.title = 'The top page';
    const { own } = await sameOriginFrame();
    expect(own.document.title).to.not.equal(document.title);
    expect(browserPage(own)).to.deep.equal(browserPage());
    expect(browserPage(own).url).to.equal(location.href.replace(/#.*/, ''));
  });

  const addresses: readonly (readonly [string, string | undefined])[] = [
    ['https://news.example/a?b=c#token', 'https://news.example/a?b=c'],
    ['https://user:word@news.example/a', 'https://news.example/a'],
    ['http://news.example:8080', 'http://news.example:8080/'],
    ['about:srcdoc', undefined],
    ['data:text/html,token', undefined],
    ['blob:https://news.example/1', undefined],
    ['file:///a/page.html', undefined],
    ['', undefined],
  ];
  for (const [address, expected] of addresses) {
    it(`reports ${address || 'no address'} as ${expected ?? 'undefined'}`, () => {
      const page = browserPage(topPage({ URL: address, referrer: address }));
      expect([page.url, page.referrer]).to.deep.equal([expected, expected]);
      expect('url' in page || 'referrer' in page).to.equal(expected !== undefined);
    });
  }

  it('reports the referrer, else the frame, as the page in a frame of a page of another origin', async () => {
    const top = attachFrame('data:text/html,other');
    await waitUntil(() => isForeign(top), 'the frame has not loaded');
    const document = documentOf({ referrer: 'https://news.example/', title: 'The frame' });
    const page = browserPage({ top, document, location: FRAME });
    expect(page).to.deep.include({ url: 'https://news.example/', title: 'The frame' });
    expect(page).to.not.have.property('referrer');
    const { url } = browserPage({ top, document: documentOf({}), location: FRAME });
    expect(url).to.equal('https://player.example/e/1?k=v');
  });
});

const isForeign = (frame: Window): boolean => {
  try {
    return frame.document.URL === '';
  } catch {
    return true;
  }
};
