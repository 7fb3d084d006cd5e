import { expect } from '@open-wc/testing';
import { documentError, inline, linear, MEDIA, vast, wrapper } from './documents.js';
import { EMPTY, type Reply } from './fake-ad-server.js';
import { adOf, adsOf, callVast, TAG } from './vast-call.js';

const SECOND = 'https://other.example/tag';

describe('requestVast', () => {
  it('gives an ad as plain data', async () => {
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
        duration: 20,
        skipAfter: 5,
        media: [
          {
            url: 'https://media.example/advert.mp4',
            type: 'video/mp4',
            delivery: 'progressive',
            width: 480,
            height: 270,
            bitrate: 55,
            apiFramework: null,
          },
        ],
        isVpaid: false,
      },
      nonLinears: [],
      clickThrough: 'https://shop.example/?a=1&b=2',
    });
  });

  const accepted: readonly [string, Reply][] = [
    ['VAST 2', vast(inline('one'), '2.0')],
    ['VAST 3', vast(inline('one'), '3.0')],
    ['VAST 4.3', vast(inline('one'), '4.3')],
    ['no version', vast(inline('one')).replace(' version="4.2"', '')],
    ['a namespace', vast(inline('one')).replace('<VAST', '<VAST xmlns="http://www.iab.com/VAST"')],
    ['a byte order mark', `\u{feff}${vast(inline('one'))}`],
    ['the type text/plain', { body: vast(inline('one')), type: 'text/plain' }],
    ['the type text/html', { body: vast(inline('one')), type: 'text/html' }],
    [
      'a document type inside of CDATA',
      vast(inline('one', { more: '<Description><![CDATA[<!DOCTYPE html>]]></Description>' })),
    ],
    ['an upper-case media type', vast(inline('one')).replace('video/mp4', 'VIDEO/MP4')],
  ];
  for (const [sentence, reply] of accepted) {
    it(`takes a document with ${sentence}`, async () => {
      const [ad] = adsOf(await callVast({ [TAG]: reply }));
      expect(ad?.linear?.media.map(({ type }) => type)).to.deep.equal(['video/mp4']);
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
    it(`tells ${code} of ${sentence}`, async () => {
      const { outcome, pings } = await callVast({ [TAG]: reply });
      expect(outcome.ads).to.equal(null);
      expect(outcome).to.include({ errorCode: code, isEmpty });
      expect(pings).to.deep.equal(expected);
    });
  }

  it('goes down the waterfall to the first tag with an ad', async () => {
    const third = 'https://third.example/tag';
    const call = await callVast(
      { [TAG]: vast(documentError('first')), [SECOND]: vast(inline('two')), [third]: 'missing' },
      { tags: [TAG, SECOND, third] },
    );
    expect(adsOf(call).map(({ id, tag }) => ({ id, tag }))).to.deep.equal([
      { id: 'two', tag: SECOND },
    ]);
    expect(call.pings).to.deep.equal(['first-error?303']);
    expect(call.server.addresses).to.deep.equal([TAG, SECOND]);
  });

  it('tells the outcome of the last tag', async () => {
    const { outcome } = await callVast(
      { [TAG]: EMPTY, [SECOND]: 'not XML' },
      { tags: [TAG, SECOND] },
    );
    expect(outcome).to.include({ errorCode: 100, isEmpty: false });
  });

  it('has no ad when there is no tag', async () => {
    const { outcome } = await callVast({}, { tags: [] });
    expect(outcome).to.include({ errorCode: 303, isEmpty: true });
  });

  for (const stall of ['silent', 'stalled'] as const) {
    it(`gives up a server that is ${stall}, and asks the next one`, async () => {
      const call = await callVast(
        { [TAG]: stall, [SECOND]: vast(inline('two')) },
        { tags: [TAG, SECOND], timeout: 2000 },
      );
      expect(adsOf(call).map(({ id }) => id)).to.deep.equal(['two']);
    });

    it(`tells 301 of a server that is ${stall}`, async () => {
      const { outcome } = await callVast({ [TAG]: stall }, { timeout: 20 });
      expect(outcome).to.include({ errorCode: 301, isEmpty: false });
    });
  }

  it('ends when it is given up, and tells nobody', async () => {
    const work = new AbortController();
    const call = callVast(
      (url) => {
        if (url === TAG) return vast(wrapper('outer', SECOND));
        queueMicrotask(() => work.abort());
        return 'silent';
      },
      { tags: [TAG, SECOND], signal: work.signal },
    );
    const { outcome, pings, server } = await call;
    expect(outcome.ads).to.equal(null);
    expect(pings).to.deep.equal([]);
    expect(server.addresses).to.deep.equal([TAG, SECOND]);
  });

  it('asks nobody when it was given up before', async () => {
    const { server } = await callVast({}, { signal: AbortSignal.abort() });
    expect(server.asked).to.deep.equal([]);
  });

  it('asks with credentials, and once more without where these are refused', async () => {
    const { outcome, server } = await callVast({ [TAG]: 'credentials refused' });
    expect(outcome).to.include({ errorCode: 303, isEmpty: true });
    expect(server.asked).to.deep.equal([
      { url: TAG, withCredentials: true },
      { url: TAG, withCredentials: false },
    ]);
    const again = await callVast({ [TAG]: 'credentials refused' });
    expect(again.server.asked).to.deep.equal([{ url: TAG, withCredentials: false }]);
  });

  it('asks once and without credentials where the viewer allows no cookies', async () => {
    const tag = 'https://other.example/tag';
    const options = { tags: [tag], mayUseCookies: () => false };
    const { outcome, server } = await callVast({}, options);
    expect(outcome).to.include({ errorCode: 301 });
    expect(server.asked).to.deep.equal([{ url: tag, withCredentials: false }]);
  });

  it('asks once where an answer came', async () => {
    const { server } = await callVast({ [SECOND]: EMPTY }, { tags: [SECOND] });
    expect(server.asked).to.deep.equal([{ url: SECOND, withCredentials: true }]);
  });

  it('knows an ad that is interactive alone', async () => {
    const unit =
      '<MediaFile apiFramework="VPAID" type="application/javascript" delivery="progressive">https://media.example/unit.js</MediaFile>';
    const alone = await adOf(vast(inline('one', { creatives: linear({ media: unit }) })));
    expect(alone.ad.linear?.isVpaid).to.equal(true);
    const both = await adOf(vast(inline('one', { creatives: linear({ media: unit + MEDIA }) })));
    expect(both.ad.linear?.isVpaid).to.equal(false);
  });
});
