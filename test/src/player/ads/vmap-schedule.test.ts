import { expect } from '@open-wc/testing';
import { adBreak, adData, adTag, inline, vast, vmap } from '../../vast/documents.js';
import { adPart, adVideo, until } from './fake-stage.js';
import { overlayAd, tagAd } from './fake-vast.js';
import { started } from './open-ads.js';
import {
  advert,
  breaksOf,
  closeVmap,
  endAd,
  openVmap,
  played,
  playPreroll,
  requestsOf,
  skipPreroll,
  TAG,
  within,
} from './open-vmap.js';

const INNER = 'https://ads.example/inner';

const banner = (name: string): string =>
  inline(name, {
    creatives:
      '<Creative><NonLinearAds><NonLinear width="300" height="60">' +
      `<StaticResource creativeType="image/png">${location.origin}/demo/sandbox/media/watermark.png</StaticResource>` +
      '</NonLinear></NonLinearAds></Creative>',
  });

describe('a VMAP document', () => {
  afterEach(closeVmap);

  it('plays its breaks before, in and after the content, each once, from one request', async () => {
    const scene = openVmap(
      adBreak('pre', { timeOffset: 'start' }, adData(advert('pre-ad'))) +
        adBreak('mid', { timeOffset: '00:01:00' }, adTag(INNER)) +
        adBreak('half', { timeOffset: '50%' }, adData(advert('half-ad'))) +
        adBreak('post', { timeOffset: 'end' }, adData(advert('post-ad'))),
      { replies: { [INNER]: vast(advert('mid-ad')) } },
    );
    const { stage, ads, pings, playTo, seekTo, video } = scene;
    await playPreroll(scene);
    expect(pings.splice(0)).to.deep.equal(within('pre', ...played('pre-ad')));
    expect(ads.isLinear).to.be.false;

    playTo(59);
    expect(pings).to.deep.equal([]);
    playTo(61);
    expect(video.currentTime).to.equal(60);
    await started(stage, 2);
    expect(ads.ad).to.include({ position: 'midroll', id: 'mid-ad', tag: INNER });
    await endAd(scene);
    await until(() => breaksOf(scene) === 2 && !video.paused);
    expect(pings.splice(0)).to.deep.equal(within('mid', ...played('mid-ad')));

    playTo(601);
    await endAd(scene);
    await until(() => breaksOf(scene) === 3 && !video.paused);
    expect(pings.splice(0)).to.deep.equal(within('half', ...played('half-ad')));

    seekTo(0);
    playTo(1200);
    expect(breaksOf(scene)).to.equal(3);
    const done = ads.afterContent();
    await endAd(scene);
    await done;
    expect(pings).to.deep.equal(within('post', ...played('post-ad')));
    expect([requestsOf(scene), requestsOf(scene, INNER)]).to.deep.equal([1, 1]);
    expect(stage.log.filter((name) => name === 'adrequest')).to.have.length(2);
  });

  it('plays the last of the midrolls that a seek passes, and repeats breaks', async () => {
    const scene = openVmap(
      adBreak('a', { timeOffset: '00:00:10' }, '') +
        adBreak('b', { timeOffset: '00:00:20' }, '') +
        adBreak('r', { timeOffset: '00:01:00', repeatAfter: '00:00:30' }, ''),
    );
    const { pings, seekTo, playTo, video } = scene;
    await skipPreroll(scene);
    const next = async (count: number): Promise<void> => {
      await until(() => breaksOf(scene) === count && !video.paused);
    };
    expect(breaksOf(scene)).to.equal(1);
    seekTo(30);
    await next(2);
    expect(pings.splice(0)).to.deep.equal(within('b'));
    seekTo(0);
    playTo(59);
    await next(3);
    expect(pings.splice(0)).to.deep.equal(within('a'));
    for (const [count, at] of [
      [4, 60],
      [5, 90],
      [6, 120],
    ] as const) {
      playTo(130);
      await next(count);
      expect(video.currentTime).to.equal(at);
    }
    expect(pings.splice(0)).to.deep.equal([...within('r'), ...within('r'), ...within('r')]);
    seekTo(0);
    seekTo(125);
    expect(breaksOf(scene)).to.equal(6);
    seekTo(400);
    await next(7);
    expect(pings).to.deep.equal(within('r'));
  });

  it('shows an overlay of a nonlinear break, and ends the break with it', async () => {
    const scene = openVmap(
      adBreak('over', { timeOffset: '00:00:10', breakType: 'nonlinear' }, adData(banner('banner'))),
    );
    await skipPreroll(scene);
    scene.playTo(10.5);
    await started(scene.stage);
    expect(scene.video.paused).to.be.false;
    expect(scene.pings).to.deep.equal(['over-breakStart', 'banner-impression']);
    adPart(scene.stage, 'overlay')?.querySelector('button')?.click();
    await until(() => scene.stage.log.includes('adend'));
    expect(scene.pings).to.deep.equal(['over-breakStart', 'banner-impression', 'over-breakEnd']);
    scene.seekTo(0);
    scene.playTo(60);
    expect(scene.stage.log.filter((name) => name === 'adstart')).to.have.length(1);
  });

  it('plays the last break up to here in a midroll, and others when the content plays over them', async () => {
    const times = ['start', '00:00:10', '00:00:20', '00:02:00', 'end'];
    const scene = openVmap(
      times.map((timeOffset, index) => adBreak(`b${index}`, { timeOffset }, '')).join(''),
      {
        ads: { midroll: [{ ad: tagAd(TAG), at: 60 }] },
      },
    );
    const { playTo, seekTo, pings, video } = scene;
    playTo(61);
    await until(() => breaksOf(scene) === 1 && !video.paused);
    expect(pings.splice(0)).to.deep.equal(within('b2'));
    seekTo(0);
    playTo(30);
    await until(() => breaksOf(scene) === 2 && !video.paused);
    expect(pings.splice(0)).to.deep.equal(within('b1'));
    playTo(121);
    await until(() => breaksOf(scene) === 3 && !video.paused);
    await scene.ads.afterContent();
    expect(pings).to.deep.equal([...within('b3'), ...within('b4')]);
  });

  it('is requested once if several slots have its tag', async () => {
    const ad = tagAd(TAG);
    const scene = openVmap(
      adBreak('pre', { timeOffset: 'start' }, '') + adBreak('post', { timeOffset: 'end' }, ''),
      {
        ads: {
          preroll: [ad, ad],
          midroll: [{ ad, at: 10 }],
          postroll: [ad],
          overlayInitial: [overlayAd({ ad })],
        },
      },
    );
    await skipPreroll(scene);
    scene.playTo(30);
    await scene.ads.afterContent();
    expect(requestsOf(scene)).to.equal(1);
    expect(scene.pings).to.deep.equal([...within('pre'), ...within('post')]);
    expect(scene.stage.log.filter((name) => name === 'adbreakstart')).to.have.length(2);
  });

  it('plays its breaks at the end in a postroll, and shows overlays up to here in an overlay slot', async () => {
    const breaks =
      adBreak('pre', { timeOffset: 'start' }, '') +
      adBreak('over', { timeOffset: 'start', breakType: 'nonlinear' }, adData(banner('banner'))) +
      adBreak('post', { timeOffset: 'end' }, '');
    const last = openVmap(breaks, { ads: { postroll: [tagAd(TAG)] } });
    await last.ads.afterContent();
    expect(last.pings).to.deep.equal(within('post'));
    closeVmap();
    const over = openVmap(breaks, {
      ads: { overlayInitial: [overlayAd()] },
      replies: { 'https://ads.example/overlay': vmap(breaks) },
    });
    over.playTo(1);
    await until(() => over.server.addresses.length === 1);
    await until(() => {
      over.playTo(over.video.currentTime + 0.25);
      return over.stage.log.includes('adstart');
    });
    expect(over.pings).to.deep.equal(['over-breakStart', 'banner-impression']);
    expect(over.ads.isLinear).to.be.false;
  });

  it('reports no end of a break whose player was removed', async () => {
    const scene = openVmap(adBreak('pre', { timeOffset: 'start' }, adData(advert('ad'))));
    void scene.ads.beforeContent();
    await started(scene.stage);
    const before = [...scene.pings];
    scene.ads.destroy();
    await until(() => adVideo(scene.stage) === null);
    expect(scene.pings).to.deep.equal(before);
    expect(before).not.to.include('pre-breakEnd');
  });
});
