import { expect } from '@open-wc/testing';
import type { InspectOptions } from '../../../src/vast/inspect/inspect-options.js';
import { inspectAdTag, inspectDocument } from '../../../src/vast/index.js';
import type { Hop, Inspection } from '../../../src/vast/inspect/inspection.js';
import { inline, vast, wrapper } from './documents.js';
import { type DocumentRequest, FakeAdServer, type Reply } from './fake-ad-server.js';

const TAG = 'https://ads.example/tag';

const inspectWith = async (
  replies: Readonly<Record<string, Reply>>,
  options: InspectOptions & { readonly tag?: string } = {},
): Promise<Inspection & { readonly requests: readonly DocumentRequest[] }> => {
  const server = new FakeAdServer(replies);
  try {
    const inspection = await inspectAdTag(options.tag ?? TAG, { checksMedia: false, ...options });
    return { ...inspection, requests: server.requests };
  } finally {
    server.restore();
  }
};

/** The addresses that `fetch` and images request meanwhile. */
const withoutPings = async (act: () => Promise<void>): Promise<readonly string[]> => {
  const pinged: string[] = [];
  const { fetch } = window;
  window.fetch = (input) => {
    pinged.push(input instanceof Request ? input.url : String(input));
    return Promise.resolve(new Response());
  };
  try {
    await act();
  } finally {
    window.fetch = fetch;
  }
  return pinged;
};

const cookiesOf = (requests: readonly DocumentRequest[]): readonly boolean[] =>
  requests.map(({ withCredentials }) => withCredentials);

describe('inspectAdTag in a page', () => {
  it('requests the documents like the player, the head of the media file, and no tracker', async () => {
    const pinged = await withoutPings(async () => {
      const { result, requests, ads } = await inspectWith(
        {
          [TAG]: vast(wrapper('outer', 'https://other.example/second')),
          'https://other.example/second': vast(inline('one')),
        },
        { checksMedia: true },
      );
      expect(result).to.equal('linear');
      expect(requests.map(({ url }) => url)).to.deep.equal([TAG, 'https://other.example/second']);
      expect(ads[0]?.trackers.filter(({ isDue }) => isDue)).to.have.length(2);
    });
    expect(pinged).to.deep.equal(['https://media.example/advert.mp4']);
  });

  type Verdict = Pick<Hop, 'cors' | 'sentCookies' | 'status' | 'requestFault'>;
  const verdicts: readonly [string, Reply, Verdict, readonly boolean[]][] = [
    [
      'that allows credentials',
      vast(inline('one')),
      { cors: 'with-credentials', sentCookies: true, status: 200 },
      [true],
    ],
    [
      'that refuses credentials',
      'credentials refused',
      { cors: 'without-credentials', sentCookies: false, status: 200 },
      [true, false],
    ],
    [
      'that is down',
      'unreachable',
      {
        cors: 'not-applicable',
        sentCookies: false,
        status: null,
        requestFault: 'no-answer',
      },
      [true, false],
    ],
  ];
  for (const [sentence, reply, verdict, cookies] of verdicts) {
    it(`judges a server ${sentence} in one hop`, async () => {
      const { hops, requests } = await inspectWith({ [TAG]: reply });
      expect(hops).to.have.length(1);
      expect(hops[0]).to.include(verdict);
      expect(cookiesOf(requests)).to.deep.equal(cookies);
    });
  }

  it('sends no cookies where they are not allowed', async () => {
    const { hops, requests } = await inspectWith(
      { [TAG]: vast(inline('one')) },
      { mayUseCookies: false },
    );
    expect(hops[0]).to.include({ cors: 'without-credentials', sentCookies: false });
    expect(cookiesOf(requests)).to.deep.equal([false]);
  });

  it('finds out for each inspection which servers refuse credentials', async () => {
    const replies: Readonly<Record<string, Reply>> = { [TAG]: 'credentials refused' };
    await inspectWith(replies);
    const { requests } = await inspectWith(replies);
    expect(cookiesOf(requests)).to.deep.equal([true, false]);
  });

  it('needs no CORS on the origin of the page', async () => {
    const tag = new URL('/own-tag', location.href).href;
    const { hops } = await inspectWith({ [tag]: vast(inline('one')) }, { tag: '/own-tag' });
    expect(hops[0]).to.include({ url: tag, cors: 'same-origin', sentCookies: true });
  });

  it('describes the response', async () => {
    const body = vast(inline('one'), '3.0');
    const { hops } = await inspectWith({ [TAG]: { body, type: 'text/plain' } });
    expect(hops[0]).to.include({
      url: TAG,
      responseUrl: TAG,
      contentType: 'text/plain',
      text: body,
      root: 'VAST',
      version: '3.0',
      failure: null,
    });
    expect(hops[0]?.adSystems).to.deep.equal(['test']);
  });

  it('keeps the text of a response with another status', async () => {
    const { hops, failure } = await inspectWith({ [TAG]: 'missing' });
    expect(failure?.code).to.equal(301);
    expect(hops[0]).to.include({ status: 404, root: null });
    expect(hops[0]?.text).to.be.a('string');
  });

  it('keeps at most a megabyte of a response that is too large', async () => {
    const { hops, failure } = await inspectWith({ [TAG]: vast('x'.repeat(2e6)) });
    expect(failure?.code).to.equal(100);
    expect(hops[0]?.status).to.equal(200);
    expect(hops[0]?.text?.length).to.be.within(1, 1_000_000);
  });

  for (const fault of ['silent', 'stalled'] as const)
    it(`ends in time if the server is ${fault}`, async () => {
      const { hops, failure } = await inspectWith({ [TAG]: fault }, { requestTimeoutMs: 50 });
      expect(failure).to.include({ code: 301 });
      expect(hops[0]).to.include({ status: null, text: null, cors: 'not-applicable' });
    });

  it('chooses among the media types that the browser plays', async () => {
    const media = (type: string): string =>
      `<MediaFile type="${type}">https://media.example/${type}</MediaFile>`;
    const creatives = `<Creative><Linear><Duration>00:00:10</Duration><MediaFiles>${media('video/x-flv')}${media('video/webm')}</MediaFiles></Linear></Creative>`;
    const { ads } = await inspectDocument(vast(inline('one', { creatives })));
    expect(ads[0]?.media.map(({ isPlayable, isChosen }) => [isPlayable, isChosen])).to.deep.equal([
      [false, false],
      [true, true],
    ]);
  });
});

describe('inspectDocument in a page', () => {
  it('reads a document without a URL, and relative ad tags only with one', async () => {
    const text = vast(wrapper('outer', 'second'));
    expect((await inspectDocument(text)).failure?.code).to.equal(300);
    const server = new FakeAdServer({ 'https://ads.example/second': vast(inline('one')) });
    const { result, hops } = await inspectDocument(text, { url: TAG, checksMedia: false });
    server.restore();
    expect(result).to.equal('linear');
    expect(hops.map(({ url }) => url)).to.deep.equal(['', 'https://ads.example/second']);
  });

  it('runs no code of an ad', async () => {
    const code =
      '<AdVerifications><Verification vendor="a"><JavaScriptResource apiFramework="omid"><![CDATA[data:text/javascript,window.hasRun=true]]></JavaScriptResource></Verification></AdVerifications>';
    const { ads } = await inspectDocument(vast(inline('one', { more: code })));
    expect(ads[0]?.refusedCode).to.deep.equal(['OMID']);
    expect(window).not.to.have.property('hasRun');
    expect(document.querySelector('script[src^="data:"]')).to.equal(null);
  });
});
