import { expect } from '@open-wc/testing';
import { UNKNOWN_AD } from '../../../../src/player/ads/ad-info.js';
import { documentError, inline, linear, MEDIA, vast, wrapper } from '../documents.js';
import { EMPTY, type Reply } from '../fake-ad-server.js';
import { adOf, callVast, TAG, timeout } from '../call-vast.js';

const SECOND = 'https://other.example/tag';

/** The document with all elements prefixed by `v:`. */
const prefixed = (document: string): string =>
  document
    .replace(/<(\/?)(?=[A-Z])/g, '<$1v:')
    .replace('<v:VAST', '<v:VAST xmlns:v="http://www.iab.com/VAST"');

describe('requestVast', () => {
  it('returns an ad as plain data', async () => {
    const { ad } = await adOf(
      vast(
        inline('one', {
          creatives: linear({
            skip: '25%',
            clicks: '<ClickThrough> https://shop.example/?a=1&amp;b=2 </ClickThrough>',
          }),
        }),
      ),
    );
    const { tracker, ...data } = ad;
    expect(tracker).to.be.an('object');
    expect(data).to.deep.equal({
      id: 'one',
      title: 'Title of one',
      tag: TAG,
      linear: {
        durationSeconds: 20,
        skipAfterSeconds: 5,
        media: [
          {
            url: 'https://media.example/advert.mp4',
            type: 'video/mp4',
            width: 480,
            height: 270,
            bitrateKbps: 55,
            apiFramework: null,
          },
        ],
        isInteractive: false,
        captions: [],
      },
      nonLinears: [],
      icons: [],
      companions: { required: 'none', items: [] },
      info: { ...UNKNOWN_AD, adSystem: 'test' },
      clickThrough: 'https://shop.example/?a=1&b=2',
    });
  });

  const accepted: readonly [string, Reply][] = [
    ['VAST 2', vast(inline('one'), '2.0')],
    ['VAST 3', vast(inline('one'), '3.0')],
    ['VAST 4.3', vast(inline('one'), '4.3')],
    ['no version', vast(inline('one')).replace(' version="4.2"', '')],
    ['a namespace', vast(inline('one')).replace('<VAST', '<VAST xmlns="http://www.iab.com/VAST"')],
    ['a prefix', prefixed(vast(inline('one')))],
    ['a byte order mark', `\u{feff}${vast(inline('one'))}`],
    ['white space before its XML declaration', `\r\n\t ${vast(inline('one'))}`],
    ['a byte order mark after white space', ` \u{feff} ${vast(inline('one'))}`],
    [
      'xsi without a namespace',
      vast(inline('one')).replace('<VAST', '<VAST xsi:noNamespaceSchemaLocation="vast.xsd"'),
    ],
    ['the media type video/x-mp4', vast(inline('one')).replace('video/mp4', 'video/x-mp4')],
    ['a media file without a type', vast(inline('one')).replace('type="video/mp4" ', '')],
    ['the type text/plain', { body: vast(inline('one')), type: 'text/plain' }],
    ['the type text/html', { body: vast(inline('one')), type: 'text/html' }],
    [
      'a document type inside of CDATA',
      vast(inline('one', { more: '<Description><![CDATA[<!DOCTYPE html>]]></Description>' })),
    ],
    ['an upper-case media type', vast(inline('one')).replace('video/mp4', 'VIDEO/MP4')],
  ];
  for (const [sentence, reply] of accepted) {
    it(`accepts a document with ${sentence}`, async () => {
      const { ads } = await callVast({ [TAG]: reply });
      expect(ads[0]?.linear?.media.map(({ type }) => type)).to.deep.equal(['video/mp4']);
    });
  }

  const failures: readonly [string, Reply, number, { isEmpty?: boolean; pings?: string[] }?][] = [
    ['an empty VAST', EMPTY, 303, { isEmpty: true }],
    [
      'an empty VAST with an error address',
      vast(documentError('document')),
      303,
      { isEmpty: true, pings: ['document-error?303'] },
    ],
    ['text', 'No ads today.', 100],
    ['an empty body', '', 100],
    ['JSON', { body: '{"ads":[]}', type: 'application/json' }, 100],
    ['an HTML page', { body: '<!doctype html><p>Sign in', type: 'text/html' }, 100],
    ['an XHTML page', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 101],
    ['broken XML', vast(inline('one')).replace('</Ad>', ''), 100],
    ['VAST 1', '<VideoAdServingTemplate/>', 102],
    ['a version to come', vast(inline('one'), '5.0'), 102],
    ['an ad of nothing', vast('<Ad/>'), 101],
    [
      'a misspelt InLine',
      vast(inline('one').replaceAll('InLine', 'Inline')),
      101,
      { pings: ['one-error?101'] },
    ],
    [
      'an ad without creatives',
      vast(inline('one', { creatives: '' })),
      101,
      { pings: ['one-error?101'] },
    ],
    [
      'companions alone',
      vast(inline('one', { creatives: '<Creative><CompanionAds/></Creative>' })),
      200,
      { pings: ['one-error?200'] },
    ],
    [
      'a wrapper without an address',
      vast(wrapper('outer', '').replace(/<VASTAdTagURI>.*<\/VASTAdTagURI>/, '')),
      300,
      { pings: ['outer-error?300'] },
    ],
    [
      'a wrapper around a script',
      vast(wrapper('outer', 'javascript:alert(1)')),
      300,
      { pings: ['outer-error?300'] },
    ],
    ['a status of 404', 'missing', 301],
    ['no server', 'unreachable', 301],
  ];
  for (const [sentence, reply, code, { isEmpty = false, pings: expected = [] } = {}] of failures) {
    it(`fails with code ${code} for ${sentence}`, async () => {
      const { error, pings } = await callVast({ [TAG]: reply });
      expect(error).to.include({ code, isEmpty });
      expect(pings).to.deep.equal(expected);
    });
  }

  for (const stall of ['silent', 'stalled'] as const) {
    it(`fails with code 301 when the time is over and the server is ${stall}`, async () => {
      const time = new AbortController();
      const call = callVast(
        () => {
          queueMicrotask(() => time.abort(timeout()));
          return stall;
        },
        { signal: time.signal },
      );
      expect((await call).error).to.include({ code: 301, isEmpty: false });
    });
  }

  it('reports nothing to the ad servers when it is canceled', async () => {
    const work = new AbortController();
    const { error, pings, server } = await callVast(
      (url) => {
        if (url === TAG) return vast(wrapper('outer', SECOND));
        queueMicrotask(() => work.abort());
        return 'silent';
      },
      { signal: work.signal },
    );
    expect(error).not.to.equal(null);
    expect(pings).to.deep.equal([]);
    expect(server.addresses).to.deep.equal([TAG, SECOND]);
  });

  it('requests nothing when it was canceled before', async () => {
    const { server } = await callVast({}, { signal: AbortSignal.abort() });
    expect(server.requests).to.deep.equal([]);
  });

  it('requests with credentials, and once more without them if they are refused', async () => {
    const { error, server } = await callVast({ [TAG]: 'credentials refused' });
    expect(error).to.include({ code: 303, isEmpty: true });
    expect(server.requests).to.deep.equal([
      { url: TAG, withCredentials: true },
      { url: TAG, withCredentials: false },
    ]);
    const again = await callVast({ [TAG]: 'credentials refused' });
    expect(again.server.requests).to.deep.equal([{ url: TAG, withCredentials: false }]);
  });

  it('requests once and without credentials if the viewer allows no cookies', async () => {
    const options = { tag: SECOND, mayUseCookies: () => false };
    const { error, server } = await callVast({}, options);
    expect(error).to.include({ code: 301 });
    expect(server.requests).to.deep.equal([{ url: SECOND, withCredentials: false }]);
  });

  it('requests once if there is a response', async () => {
    const { server } = await callVast({ [SECOND]: EMPTY }, { tag: SECOND });
    expect(server.requests).to.deep.equal([{ url: SECOND, withCredentials: true }]);
  });

  for (const framework of ['VAST', 'vast', ' ']) {
    it(`reads a media file with apiFramework="${framework}" as an ordinary file`, async () => {
      const media = MEDIA.replace('<MediaFile', `<MediaFile apiFramework="${framework}"`);
      const { ad } = await adOf(vast(inline('one', { creatives: linear({ media }) })));
      expect(ad.linear?.isInteractive).to.equal(false);
      expect(ad.linear?.media[0]?.apiFramework).to.equal(null);
    });
  }

  it('recognizes an ad that has only interactive units', async () => {
    const unit =
      '<MediaFile apiFramework="VPAID" type="application/javascript" delivery="progressive">https://media.example/unit.js</MediaFile>';
    const alone = await adOf(vast(inline('one', { creatives: linear({ media: unit }) })));
    expect(alone.ad.linear?.isInteractive).to.equal(true);
    const both = await adOf(vast(inline('one', { creatives: linear({ media: unit + MEDIA }) })));
    expect(both.ad.linear?.isInteractive).to.equal(false);
  });
});
