import { expect } from '@open-wc/testing';
import { reporter, timecode } from '../../../src/vast/ad-tracker.js';
import type { VastTracker } from '../../../src/vast/vast-ad.js';
import { allTracking, inline, linear, tracker, tracking, vast, wrapper } from './documents.js';
import { adOf, callVast, TAG } from './call-vast.js';

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
        it.click();
        it.click();
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
        it.click();
        it.viewable('viewable');
        it.error(400);
      });
      expect(pings).to.deep.equal(both(last));
    });
  }

  it('passes the macro values that are known from the response', async () => {
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
    // The page of the tests is http: an https page would request the last one over https.
    expect(pings).to.deep.equal(['one-impression', 'no-scheme', 'http://count.example/plain']);
  });

  it('goes on when code of the page throws', () => {
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
