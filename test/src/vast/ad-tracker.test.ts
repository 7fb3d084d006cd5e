import { expect } from '@open-wc/testing';
import { reporter, timecode } from '../../../src/vast/ad-tracker.js';
import type { VastTracker } from '../../../src/vast/vast-ad.js';
import { allTracking, inline, linear, tracker, tracking, vast, wrapper } from './documents.js';
import { adOf, adsOf, callVast, TAG } from './vast-call.js';

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

/** What is told on both levels. */
const both = (...events: readonly string[]): readonly string[] =>
  events.flatMap((event) => [`outer-${event}`, `one-${event}`]);

const countsOf = async (use: (tracker: VastTracker) => void): Promise<readonly string[]> => {
  const call = await callVast(wrapped);
  const [ad] = adsOf(call);
  if (ad !== undefined) use(ad.tracker);
  return call.pings;
};

describe('the tracker of an ad', () => {
  const cases: readonly [string, (tracker: VastTracker) => void, readonly string[]][] = [
    [
      'counts impression, creativeView, start and loaded once, wrappers included',
      (it) => {
        it.impression();
        it.impression();
        for (const name of ['loaded', 'loaded', 'creativeView', 'start', 'start']) it.event(name);
      },
      both('impression', 'loaded', 'creativeView', 'start'),
    ],
    [
      'counts quartiles and progress when they are due, once',
      (it) => {
        for (const seconds of [0, 2.9, 3, 3.1, 4.9, 5, 9.9, 10, 15, 15, 20])
          it.progress(seconds, 20);
      },
      ['one-3s', ...both('firstQuartile', 'midpoint'), 'outer-late', ...both('thirdQuartile')],
    ],
    [
      'counts at the end the quartiles that nothing was heard of',
      (it) => {
        it.progress(6, 20);
        it.complete();
      },
      [...both('firstQuartile'), 'one-3s', ...both('midpoint', 'thirdQuartile', 'complete')],
    ],
    ['counts no quartile while the duration is not known', (it) => it.progress(1, NaN), []],
    ['bears times that are none', (it) => it.progress(NaN, 20), []],
    [
      'counts mute, unmute, pause and resume as often as they happen',
      (it) => {
        for (const name of ['mute', 'unmute', 'mute', 'pause', 'resume', 'pause']) it.event(name);
      },
      both('mute', 'unmute', 'mute', 'pause', 'resume', 'pause'),
    ],
    [
      'counts each click',
      (it) => {
        it.click();
        it.click();
      },
      both('click', 'click'),
    ],
    [
      'counts one judgement of what was seen',
      (it) => {
        it.viewable('notViewable');
        it.viewable('viewable');
      },
      ['one-notViewable', 'outer-notViewable'].reverse(),
    ],
    [
      'tells an error once, and nothing after it',
      (it) => {
        it.error(403);
        it.error(405);
        it.impression();
      },
      both('error?403'),
    ],
    ['knows no event that nobody asked for', (it) => it.event('__proto__'), []],
  ];
  for (const [sentence, use, expected] of cases) {
    it(sentence, async () => {
      expect(await countsOf(use)).to.deep.equal(expected);
    });
  }

  for (const last of ['skip', 'close', 'complete']) {
    it(`tells nothing after ${last}`, async () => {
      const pings = await countsOf((it) => {
        it.event(last);
        it.event(last);
        it.complete();
        it.progress(20, 20);
        it.event('mute');
        it.click();
        it.viewable('viewable');
        it.error(400);
      });
      expect(pings).to.deep.equal(both(last));
    });
  }

  it('gives the values of macros that are known in the answer', async () => {
    const { ad, values, pings } = await adOf(
      vast(
        inline('one', {
          on: { sequence: 2, adType: 'video' },
          more: '<AdServingId>serving 1</AdServingId>',
          creatives: linear({ trackers: tracking('mute', 'mute?[ADPLAYHEAD]&[ASSETURI]') }).replace(
            '<Linear>',
            '<UniversalAdId idRegistry="ad-id.org">CNPA0484000H</UniversalAdId><Linear>',
          ),
        }),
      ),
    );
    ad.tracker.progress(3.25, 20);
    ad.tracker.event('mute');
    expect(values.at(-1)).to.deep.equal({
      ADSERVINGID: 'serving 1',
      ADTYPE: 'video',
      PODSEQUENCE: '2',
      UNIVERSALADID: 'ad-id.org CNPA0484000H',
      ASSETURI: 'https://media.example/advert.mp4',
      ADPLAYHEAD: '00:00:03.250',
    });
    expect(pings).to.deep.equal(['mute?00:00:03.250&https://media.example/advert.mp4']);
  });

  it('requests web addresses alone', async () => {
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
    // The page of the tests is http: an https page would ask for the last one over https.
    expect(pings).to.deep.equal(['one-impression', 'no-scheme', 'http://count.example/plain']);
  });

  it('goes on when page code fails', () => {
    const asked: string[] = [];
    const report = reporter({
      expand: (url) => {
        if (url.endsWith('expand')) throw new Error('No.');
        return url;
      },
      ping: (url) => {
        asked.push(url);
        throw new Error('No.');
      },
    });
    report(['a', 'expand', 'b'].map(tracker), {});
    expect(asked).to.deep.equal(['a', 'b'].map(tracker));
  });

  const timecodes: readonly [number, string][] = [
    [0, '00:00:00.000'],
    [5.5, '00:00:05.500'],
    [3723.0049, '01:02:03.004'],
    [-1, '00:00:00.000'],
    [1e12, '23:59:59.999'],
  ];
  for (const [seconds, text] of timecodes) {
    it(`writes ${seconds} s as ${text}`, () => {
      expect(timecode(seconds)).to.equal(text);
    });
  }
});
