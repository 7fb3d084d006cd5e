import { expect } from '@open-wc/testing';
import { adBreak, adData, adTag, inline, linear, vast } from '../../vast/documents.js';
import { EMPTY } from '../../vast/fake-ad-server.js';
import { tagAd } from './fake-vast.js';
import { started } from './open-ads.js';
import {
  advert,
  closeVmap,
  openVmap,
  played,
  playPreroll,
  requestsOf,
  TAG,
  within,
} from './open-vmap.js';

const INNER = 'https://ads.example/inner';

describe('a break of a VMAP document', () => {
  afterEach(closeVmap);

  const FAILURES: readonly (readonly [string, string, string | null, string])[] = [
    ['an ad server that cannot be reached', adTag('https://gone.example/'), '1008', 'aderror 301'],
    ['an address that is no URL', adTag('inner.xml'), '1008', 'aderror 1008'],
    ['a response that is no VAST', adTag(`${INNER}-html`), '1006', 'aderror 101'],
    ['a VMAP document in a break', adTag(TAG), '1006', 'aderror 101'],
    [
      'VAST that is not well-formed',
      '<vmap:AdSource><vmap:VASTAdData><![CDATA[<VAST>]]></vmap:VASTAdData></vmap:AdSource>',
      '1006',
      'aderror 100',
    ],
    [
      'an ad that cannot be played',
      adData(inline('bad', { creatives: linear({ media: '' }) })),
      '1004',
      'aderror 403',
    ],
    ['a proprietary ad tag', adTag(INNER, {}, 'proprietary'), '1005', 'aderror 1005'],
    ['no ad', adTag(`${INNER}-empty`), null, 'adempty 303'],
  ];
  for (const [title, source, code, event] of FAILURES)
    it(`reports the start, ${code === null ? 'no error' : `code ${code}`} and the end of a break with ${title}`, async () => {
      const scene = openVmap(adBreak('b', { timeOffset: 'start' }, source), {
        replies: { [`${INNER}-html`]: '<html/>', [`${INNER}-empty`]: EMPTY },
      });
      await scene.ads.beforeContent();
      const ofBreak = scene.pings.filter((name) => name.startsWith('b-'));
      expect(ofBreak).to.deep.equal(within('b', ...(code === null ? [] : [`b-error?${code}`])));
      const errors = scene.stage.events.flatMap(({ name, errorCode }) =>
        errorCode ? [`${name} ${errorCode}`] : [],
      );
      expect(errors).to.deep.equal([event]);
    });

  it('reports a timeout as code 1007', async () => {
    const scene = openVmap(adBreak('b', { timeOffset: 'start' }, adTag(INNER)), {
      replies: { [INNER]: 'silent' },
    });
    await scene.ads.beforeContent();
    expect(scene.pings).to.deep.equal(within('b', 'b-error?1007'));
  });

  it('reports breaks that cannot be scheduled, and plays the others', async () => {
    const scene = openVmap(
      adBreak('pos', { timeOffset: '#1' }, '') +
        adBreak('banner', { timeOffset: 'start', breakType: 'display' }, '') +
        adBreak('ok', { timeOffset: 'start' }, ''),
    );
    await scene.ads.beforeContent();
    expect(scene.pings).to.deep.equal(['pos-error?900', 'banner-error?1003', ...within('ok')]);
    expect(
      scene.stage.events.flatMap(({ name, errorCode }) => (name === 'aderror' ? [errorCode] : [])),
    ).to.deep.equal([900, 1003]);
  });

  it('is no ad if it has no break, and the next tag of the waterfall plays', async () => {
    const scene = openVmap('', {
      ads: { preroll: [tagAd(TAG, INNER)] },
      replies: { [INNER]: vast(advert('next')) },
    });
    void scene.ads.beforeContent();
    await started(scene.stage);
    expect(scene.ads.ad?.id).to.equal('next');
  });

  for (const [title, breaks, pings] of [
    ['whose breaks cannot be scheduled', adBreak('b', { timeOffset: '#1' }, ''), ['b-error?900']],
    ['whose breaks are after the content', adBreak('b', { timeOffset: '00:21:00' }, ''), []],
  ] as const) {
    it(`of a playlist ${title} lets the next tag of the waterfall play`, async () => {
      const scene = openVmap(breaks, {
        ads: { preroll: [tagAd(TAG, INNER), tagAd(TAG, INNER)] },
        replies: { [INNER]: vast(advert('next')) },
      });
      await playPreroll(scene, 2);
      expect(scene.pings).to.deep.equal([...pings, ...played('next'), ...pings, ...played('next')]);
      expect(requestsOf(scene, INNER)).to.equal(2);
    });
  }

  it('plays one ad in a break that allows one, and follows no wrappers where they are forbidden', async () => {
    const pod = advert('one', { sequence: '1' }) + advert('two', { sequence: '2' });
    const wrapped = `<Ad><Wrapper><VASTAdTagURI>${INNER}</VASTAdTagURI></Wrapper></Ad>`;
    const scene = openVmap(
      adBreak('one', { timeOffset: 'start' }, adData(pod, { allowMultipleAds: false })) +
        adBreak('none', { timeOffset: 'start' }, adData(wrapped, { followRedirects: false })),
    );
    await playPreroll(scene);
    expect(requestsOf(scene, INNER)).to.equal(0);
    expect(scene.pings).to.deep.equal([...within('one', ...played('one')), ...within('none')]);
  });
});
