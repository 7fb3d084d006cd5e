import { expect } from '@open-wc/testing';
import { reporter } from '../../../../src/vast/request/ad-tracker.js';
import type { VastTracker } from '../../../../src/vast/vast-ad.js';
import {
  allTracking,
  inline,
  linear,
  MEDIA,
  tracker,
  tracking,
  vast,
  wrapper,
} from '../documents.js';
import { adOf, callVast, TAG } from '../call-vast.js';

const click = (name: string): string => `<ClickTracking>${tracker(name)}</ClickTracking>`;

const viewable = (name: string): string =>
  `<ViewableImpression><Viewable>${tracker(`${name}-viewable`)}</Viewable>` +
  `<NotViewable>${tracker(`${name}-notViewable`)}</NotViewable></ViewableImpression>`;

const INNER = 'https://ads.example/inner';

/** A wrapped ad with every tracker on both levels. */
const wrapped = {
  [TAG]: vast(
    wrapper('outer', INNER, {
      more: viewable('outer'),
      creatives: linear({
        trackers: allTracking('outer') + tracking('progress', 'outer-late', '50%'),
        clicks: click('outer-click'),
        media: '',
      }),
    }),
  ),
  [INNER]: vast(
    inline('one', {
      more: viewable('one'),
      creatives: linear({
        trackers:
          allTracking('one') +
          tracking('progress', 'one-3s', '00:00:03') +
          tracking('progress', 'one-never', 'soon'),
        clicks: click('one-click'),
      }),
    }),
  ),
};

/** The reports on both levels. */
const both = (...events: readonly string[]): readonly string[] =>
  events.flatMap((event) => [`outer-${event}`, `one-${event}`]);

const countsOf = async (use: (tracker: VastTracker) => void): Promise<readonly string[]> => {
  const { ads, pings } = await callVast(wrapped);
  for (const { tracker } of ads) use(tracker);
  return pings;
};

describe('AdTracker', () => {
  const cases: readonly [string, (tracker: VastTracker) => void, readonly string[]][] = [
    [
      'reports impression, creativeView, start and loaded once, also to wrappers',
      (it) => {
        it.impression();
        it.impression();
        for (const name of ['loaded', 'loaded', 'creativeView', 'start', 'start']) it.event(name);
      },
      both('impression', 'loaded', 'creativeView', 'start'),
    ],
    [
      'reports quartiles and progress once, when they are due',
      (it) => {
        for (const seconds of [0, 2.9, 3, 3.1, 4.9, 5, 9.9, 10, 15, 15, 20])
          it.progress(seconds, 20);
      },
      ['one-3s', ...both('firstQuartile', 'midpoint'), 'outer-late', ...both('thirdQuartile')],
    ],
    [
      'reports at the end the quartiles that were not reported before',
      (it) => {
        it.progress(6, 20);
        it.complete();
      },
      [...both('firstQuartile'), 'one-3s', ...both('midpoint', 'thirdQuartile', 'complete')],
    ],
    ['reports no quartile while the duration is unknown', (it) => it.progress(1, NaN), []],
    ['ignores a time that is not a number', (it) => it.progress(NaN, 20), []],
    [
      'reports mute, unmute, pause and resume as often as they happen',
      (it) => {
        for (const name of ['mute', 'unmute', 'mute', 'pause', 'resume', 'pause']) it.event(name);
      },
      both('mute', 'unmute', 'mute', 'pause', 'resume', 'pause'),
    ],
    [
      'reports each click',
      (it) => {
        it.click(null);
        it.click(null);
      },
      both('click', 'click'),
    ],
    [
      'reports viewability once',
      (it) => {
        it.viewable('notViewable');
        it.viewable('viewable');
      },
      ['one-notViewable', 'outer-notViewable'].reverse(),
    ],
    [
      'reports an error once, and nothing after it',
      (it) => {
        it.error(403);
        it.error(405);
        it.impression();
      },
      both('error?403'),
    ],
    ['ignores an event without trackers', (it) => it.event('__proto__'), []],
  ];
  for (const [sentence, use, expected] of cases) {
    it(sentence, async () => {
      expect(await countsOf(use)).to.deep.equal(expected);
    });
  }

  for (const last of ['skip', 'close', 'complete']) {
    it(`reports nothing after ${last}`, async () => {
      const pings = await countsOf((it) => {
        it.event(last);
        it.event(last);
        it.complete();
        it.progress(20, 20);
        it.event('mute');
        it.click(null);
        it.viewable('viewable');
        it.error(400);
      });
      expect(pings).to.deep.equal(both(last));
    });
  }

  const MACROS = [
    'ADPLAYHEAD',
    'ASSETURI',
    'ADSERVINGID',
    'ADTYPE',
    'PODSEQUENCE',
    'UNIVERSALADID',
  ];
  const template = (name: string): string =>
    `${name}?${MACROS.map((macro) => `[${macro}]`).join('&amp;')}`;
  const known = (playhead: string): string =>
    [
      playhead.replaceAll(':', '%3A'),
      'https%3A%2F%2Fmedia.example%2Fa.mp4',
      'serving%201',
      'audio',
      '2',
      'ad-id.org%20CNPA0484000H,clearcast%20A%2CB%2F1',
    ].join('&');

  it('fills the macros of trackers, with the position in the ad', async () => {
    const document = vast(
      inline('one', {
        on: { sequence: 2, adType: 'audio' },
        more: `<AdServingId>serving 1</AdServingId><Impression>${tracker(template('impression'))}</Impression>`,
        creatives: linear({
          trackers: ['start', 'mute', 'complete']
            .map((event) => `<Tracking event="${event}">${tracker(template(event))}</Tracking>`)
            .join(''),
        }).replace(
          '<Linear>',
          '<UniversalAdId idRegistry="ad-id.org">CNPA0484000H</UniversalAdId>' +
            '<UniversalAdId idRegistry="clearcast" idValue="A,B/1">unknown</UniversalAdId><Linear>',
        ),
      }),
    );
    const { ad, pings } = await adOf(document);
    ad.tracker.readPlayer(() => ({ ASSETURI: 'https://media.example/a.mp4' }));
    ad.tracker.impression();
    ad.tracker.event('start');
    ad.tracker.progress(3.25, 20);
    ad.tracker.event('mute');
    ad.tracker.complete();
    expect(pings).to.deep.equal([
      'one-impression',
      `impression?${known('00:00:00.000')}`,
      `start?${known('00:00:00.000')}`,
      `mute?${known('00:00:03.250')}`,
      `complete?${known('00:00:20.000')}`,
    ]);
  });

  it('writes -1 for what the response and the player do not know', async () => {
    const more = `<Impression>${tracker(template('impression'))}&amp;[ERRORCODE]&amp;[REASON]</Impression>`;
    const { ad, pings } = await adOf(vast(inline('one', { more })));
    ad.tracker.impression();
    const expected = '00%3A00%3A00.000&-1&-1&video&-1&-1&-1&-1';
    expect(pings[1]).to.equal(`impression?${expected}`);
  });

  it('fills the position of a click, and -1 for a click by the keyboard', async () => {
    const clicks = `<ClickTracking>${tracker('click?[CLICKPOS]')}</ClickTracking>`;
    const { ad, pings } = await adOf(vast(inline('one', { creatives: linear({ clicks }) })));
    ad.tracker.click([12, 34]);
    ad.tracker.click(null);
    expect(pings).to.deep.equal(['click?12,34', 'click?-1']);
  });

  it('reports every verification that is not executed once, with the reason', async () => {
    const verification = (vendor: string): string =>
      `<AdVerifications><Verification vendor="${vendor}">` +
      `<JavaScriptResource apiFramework="omid">https://verify.example/${vendor}.js</JavaScriptResource>` +
      `<TrackingEvents>${tracking('verificationNotExecuted', `${vendor}?[REASON]`)}</TrackingEvents>` +
      '</Verification></AdVerifications>';
    const extension = `<Extensions><Extension type="AdVerifications">${verification('c')}</Extension></Extensions>`;
    const { ads, pings } = await callVast({
      [TAG]: vast(wrapper('outer', INNER, { more: verification('a') })),
      [INNER]: vast(inline('one', { more: verification('b') + extension })),
    });
    ads[0]?.tracker.impression();
    ads[0]?.tracker.impression();
    expect(pings).to.deep.equal(['outer-impression', 'one-impression', 'a?2', 'b?2', 'c?2']);
  });

  it('reports only the linear creative that plays, the first with a file for browsers', async () => {
    const flash = '<MediaFile type="video/x-flv">https://media.example/a.flv</MediaFile>';
    const creative = (name: string, media = MEDIA): string =>
      linear({ trackers: tracking('start', name), clicks: click(`${name}-click`), media });
    const { ad, pings } = await adOf(
      vast(
        inline('one', {
          creatives: creative('flash', flash) + creative('mp4') + creative('second'),
        }),
      ),
    );
    ad.tracker.event('start');
    ad.tracker.click(null);
    expect(pings).to.deep.equal(['mp4', 'mp4-click']);
    expect(ad.linear?.media.map(({ type }) => type)).to.deep.equal(['video/mp4']);
  });

  it('requests only http(s) URLs', async () => {
    const addresses = [
      'javascript:alert(1)',
      'data:text/plain,1',
      'blob:https://count.example/1',
      'ftp://count.example/',
      'count.gif',
      '',
      '//count.example/no-scheme',
      'http://count.example/plain',
    ];
    const { ad, pings } = await adOf(
      vast(
        inline('one', {
          more: addresses.map((url) => `<Impression><![CDATA[${url}]]></Impression>`).join(''),
        }),
      ),
    );
    ad.tracker.impression();
    // The test page is served over http; an https page would request the last one over https.
    expect(pings).to.deep.equal(['one-impression', 'no-scheme', 'http://count.example/plain']);
  });

  it('requests the other trackers when code of the page throws', () => {
    const requested: string[] = [];
    const report = reporter({
      expand: (url) => {
        if (url.endsWith('expand')) throw new Error('No.');
        return url;
      },
      ping: (url) => {
        requested.push(url);
        throw new Error('No.');
      },
    });
    report(['a', 'expand', 'b'].map(tracker), {});
    expect(requested).to.deep.equal(['a', 'b'].map(tracker));
  });
});
