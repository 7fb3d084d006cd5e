import { expect } from '@open-wc/testing';
import { underStrictPolicy } from '../../../components/content-policy.js';
import { adOf } from '../../vast/call-vast.js';
import { inline, vast } from '../../vast/documents.js';
import { fakeContent } from './fake-content.js';
import { adPart, adVideo, until } from './fake-stage.js';
import { overlayAd, overlayResponse, responding, videoAd } from './fake-vast.js';
import { closeAll, openPreroll } from './open-ads.js';

describe('ads under a strict Content Security Policy and Trusted Types', () => {
  const seen = underStrictPolicy('lit-html media-embed');
  afterEach(closeAll);

  it('show linear ads and overlays without a report', async () => {
    const content = fakeContent();
    const shown = overlayResponse({ image: null, text: 'Buy', clickThrough: null });
    const stream = `${location.origin}/demo/sandbox/media/colour-bars/master.m3u8`;
    const { stage, done } = await openPreroll(
      { preroll: [videoAd({ url: stream })], overlayMain: [overlayAd()] },
      responding(shown),
      { content: content.video },
    );
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

  it('read VAST documents, although DOMParser is forbidden', async () => {
    const parse = (): Document => new DOMParser().parseFromString('<VAST/>', 'text/xml');
    expect(parse).to.throw(TypeError);
    const { ad } = await adOf(vast(inline('one')));
    expect(ad.id).to.equal('one');
  });
});
