import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import {
  button,
  FIXED,
  mountDebugger,
  query,
  queryAll,
  removeDebuggers,
  textOf,
  verdictReady,
} from './debugger-page.js';
import { waitUntil } from '../wait-until.js';

type Replies = Readonly<Record<string, { readonly status?: number; readonly body?: string }>>;

/** Starts the ad server, whose two names are the own origin and a foreign one. */
const serveAds = (replies: Replies): Promise<{ readonly origin: string }> =>
  executeServerCommand('ad-server', replies);

const requestedPaths = async (): Promise<readonly string[]> =>
  [...(await executeServerCommand<readonly string[], null>('ad-requests', null))].sort();

const wrapper = (url: string): string =>
  `<VAST version="4.2"><Ad><Wrapper><AdSystem>a</AdSystem><VASTAdTagURI><![CDATA[${url}]]></VASTAdTagURI></Wrapper></Ad></VAST>`;

const vmap = (...urls: readonly string[]): string =>
  `<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">${urls
    .map(
      (url, index) =>
        `<vmap:AdBreak timeOffset="00:00:0${index}" breakType="linear"><vmap:AdSource id="${index}"><vmap:AdTagURI templateType="vast4"><![CDATA[${url}]]></vmap:AdTagURI></vmap:AdSource></vmap:AdBreak>`,
    )
    .join('')}</vmap:VMAP>`;

const EMPTY = { body: '<VAST version="4.2"/>' };

/** The shape of a chain; what its tag requests without a press, and what is requested after one. */
const CHAINS: Readonly<
  Record<string, { replies: Replies; before: readonly string[]; added: readonly string[] | null }>
> = {
  'an own wrapper of a foreign server': {
    replies: { '/tag': { body: wrapper('FOREIGN/ad') }, '/ad': EMPTY },
    before: ['127.0.0.1/tag'],
    added: ['127.0.0.1/tag', 'localhost/ad'],
  },
  'two own wrappers before a foreign server': {
    replies: {
      '/tag': { body: wrapper('OWN/second') },
      '/second': { body: wrapper('FOREIGN/ad') },
      '/ad': EMPTY,
    },
    before: ['127.0.0.1/second', '127.0.0.1/tag'],
    added: ['127.0.0.1/second', '127.0.0.1/tag', 'localhost/ad'],
  },
  'an own VMAP document with foreign breaks': {
    replies: { '/tag': { body: vmap('FOREIGN/ad', 'FOREIGN/ad2') }, '/ad': EMPTY, '/ad2': EMPTY },
    before: ['127.0.0.1/tag'],
    added: ['127.0.0.1/tag', 'localhost/ad', 'localhost/ad2'],
  },
  'an own tag that answers 404': {
    replies: {},
    before: ['127.0.0.1/tag'],
    added: null,
  },
  'an own tag that answers 500 with a document': {
    replies: { '/tag': { status: 500, body: wrapper('FOREIGN/ad') } },
    before: ['127.0.0.1/tag'],
    added: null,
  },
  'an own tag whose document is not XML': {
    replies: { '/tag': { body: 'busy' } },
    before: ['127.0.0.1/tag'],
    added: null,
  },
};

const embedOf = (tag: string): object => {
  const preroll = [{ id: '1', title: 'a', advtype: 'dart', linearity: 'linear', source_url: tag }];
  return { id: '1', ads: preroll, preroll, mobile_preroll: preroll };
};

describe('the requests of a debugger on a page whose ad server is its own', () => {
  afterEach(removeDebuggers);

  for (const [name, { replies, before, added }] of Object.entries(CHAINS))
    for (const form of ['tag', 'embed'] as const)
      it(`requests ${name} once, and what is foreign after a press: ${form}`, async () => {
        const { origin } = await serveAds(replies);
        const tag = `${origin}/tag?page=[PAGEURL]&cb=[CACHEBUSTING]`;
        const el = await mountDebugger({
          requestedOrigins: [origin],
          defaults: { ...FIXED, 'page-url': `${origin}/` },
          ...(form === 'tag' ? { value: tag } : { embed: embedOf(tag) }),
        });
        let count = 0;
        el.addEventListener('diagnosis', () => (count += 1));
        await verdictReady(el);
        expect(await requestedPaths()).to.deep.equal(before);
        el.lang = 'de';
        await waitUntil(() => count >= 2);
        el.lang = 'en';
        await verdictReady(el);
        el.device = 'mobile';
        await verdictReady(el);
        expect(await requestedPaths()).to.deep.equal(before);
        const buttons = queryAll(el, '.verdict .primary').map(textOf);
        if (added === null) {
          expect(buttons).to.deep.equal([]);
          return;
        }
        expect(el.diagnosis?.verdict.id).to.equal('not-requested');
        expect(buttons).to.have.length(1);
        expect(buttons[0]).to.contain('localhost');
        expect(textOf(query(el, '.next'))).to.contain('localhost');
        button(el, 'Request the ad from localhost').click();
        await waitUntil(() => el.diagnosis?.verdict.id !== 'not-requested');
        await verdictReady(el);
        expect(await requestedPaths()).to.deep.equal([...before, ...added].sort());
        expect(queryAll(el, '.verdict .primary')).to.have.length(0);
      });
});
