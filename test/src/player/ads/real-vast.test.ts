import { expect } from '@open-wc/testing';
import { AdController } from '../../../../src/player/ads/ad-controller.js';
import { adPart, adVideo, openStage, until } from './fake-stage.js';
import { ADVERT, tagAd } from './fake-vast.js';
import { allTracking, inline, linear, tracker, vast, wrapper } from '../../vast/documents.js';
import { FakeAdServer } from '../../vast/fake-ad-server.js';

const MEDIA = `<MediaFile delivery="progressive" type="video/mp4" width="480" height="270">${ADVERT}</MediaFile>`;
const CLICKS =
  `<ClickThrough>https://shop.example/</ClickThrough>` +
  `<ClickTracking>${tracker('click')}</ClickTracking>`;

const ad = vast(
  inline('one', {
    creatives: linear({
      trackers: allTracking('one'),
      media: MEDIA,
      clicks: CLICKS,
      skip: '00:00:01',
    }),
  }),
).replace('00:00:20', '00:00:06');

/** Addresses of trackers that were requested, in order. */
const counted = (asked: readonly string[]): readonly string[] =>
  asked
    .filter((url) => url.startsWith('https://count.example/'))
    .map((url) => url.replace('https://count.example/', ''));

describe('an ad server that answers with VAST', () => {
  const { fetch } = window;
  const asked: string[] = [];
  let server: FakeAdServer | null = null;

  beforeEach(() => {
    asked.length = 0;
    window.fetch = (input) => {
      asked.push(input instanceof Request ? input.url : String(input));
      return Promise.resolve(new Response());
    };
  });
  afterEach(() => {
    window.fetch = fetch;
    server?.restore();
  });

  const play = (
    replies: ConstructorParameters<typeof FakeAdServer>[0],
    ...tags: readonly string[]
  ) => {
    server = new FakeAdServer(replies);
    const stage = openStage({ ads: { preroll: [tagAd(...tags)] } });
    const ads = new AdController(stage);
    return { stage, ads, done: ads.beforeContent() };
  };

  it('has its ad played through a wrapper, and is told of it once', async () => {
    const first = 'https://ads.example/first?cb=[CACHEBUSTING]';
    const replies = (url: string) =>
      url === 'https://ads.example/inner'
        ? ad
        : vast(wrapper('outer', 'https://ads.example/inner'));
    const { stage, ads, done } = play(replies, first);
    await until(() => stage.log.includes('adstart'));
    expect(ads.ad).to.include({ id: 'one', title: 'Title of one', duration: 6, skipAfter: 1 });
    expect(ads.ad?.tag).to.match(/^https:\/\/ads\.example\/first\?cb=(-1|\d{8})$/);
    const link = adPart(stage, 'picture');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    await until(() => counted(asked).includes('one-pause'));
    expect(ads.paused).to.be.true;
    await ads.play();
    await done;
    expect(stage.log).to.include('adend');
    const seen = counted(asked);
    expect([...seen].sort()).to.deep.equal([
      ...['click', 'one-complete', 'one-creativeView', 'one-firstQuartile', 'one-impression'],
      ...[
        'one-loaded',
        'one-midpoint',
        'one-pause',
        'one-resume',
        'one-start',
        'one-thirdQuartile',
      ],
      'outer-impression',
    ]);
    expect(seen.at(-1)).to.equal('one-complete');
    ads.destroy();
    stage.remove();
  });

  it('is told why its ad could not be played, and the next tag of the waterfall is not asked', async () => {
    const broken = ad.replace(ADVERT, `${location.origin}/none.mp4`);
    const tags = ['https://ads.example/a', 'https://ads.example/b', 'https://ads.example/c'];
    const replies = { 'https://ads.example/a': vast(''), 'https://ads.example/b': broken };
    const { stage, ads, done } = play(replies, ...tags);
    await done;
    expect(stage.log.slice(2, -2)).to.deep.equal(['adrequest', 'adempty', 'adrequest', 'aderror']);
    expect(counted(asked)).to.deep.equal(['one-error?401']);
    expect(server?.addresses).to.deep.equal(tags.slice(0, 2));
    expect(adVideo(stage)).to.be.null;
    ads.destroy();
    stage.remove();
  });
});
