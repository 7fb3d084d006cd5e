import { expect } from '@open-wc/testing';
import { underStrictPolicy } from '../../../components/content-policy.js';
import { fakeContent } from './fake-content.js';
import { adPart, adVideo, until } from './fake-stage.js';
import { responding, tagAd, vastAd, videoAd } from './fake-vast.js';
import { closeAll, open } from './open-ads.js';

describe('ads under a strict Content Security Policy and Trusted Types', () => {
  const seen = underStrictPolicy('lit-html media-embed');
  afterEach(closeAll);

  it('show linear ads and overlays without a report', async () => {
    const content = fakeContent();
    const nonLinear = {
      image: null,
      text: 'Buy',
      width: 300,
      height: 60,
      minDurationSeconds: null,
    };
    const shown = vastAd({ linear: null, nonLinears: [{ ...nonLinear, clickThrough: null }] });
    const overlay = { ad: tagAd('https://ads.example/1'), after: 0, stay: null, delay: 0 };
    const overlayMain = [{ ...overlay, fixed: false, maxWidth: null, maxHeight: null }];
    const stream = `${location.origin}/demo/sandbox/media/colour-bars/master.m3u8`;
    const preroll = [videoAd({ url: stream })];
    const settings = { content: content.video };
    const { stage, ads } = open({ preroll, overlayMain }, responding(shown), settings);
    const done = ads.beforeContent();
    await until(() => stage.log.includes('adstart'), 'a stream plays');
    const video = adVideo(stage);
    if (video !== null) video.currentTime = video.duration - 0.5;
    await done;
    expect(stage.log).to.include('adend');
    await content.video.play();
    content.playTo(1);
    await until(() => adPart(stage, 'overlay') !== null);
    expect(getComputedStyle(adPart(stage, 'close') ?? stage.box).width).to.equal('24px');
    expect(seen()).to.deep.equal([]);
  });
});
