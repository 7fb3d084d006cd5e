import { noAd } from '../../../../src/vast/vast-error.js';
import { expect } from '@open-wc/testing';
import { fakeContent } from './fake-content.js';
import { adVideo, until } from './fake-stage.js';
import { responding, tagAd, vastAd } from './fake-vast.js';
import { closeAll, open } from './open-ads.js';

const midroll = (name: string, at: number | null) => ({
  ad: tagAd(`https://ads.example/${name}`),
  at,
});

describe('the ad controller', () => {
  afterEach(closeAll);

  it('plays a midroll while the content is paused', async () => {
    const content = document.createElement('video');
    content.src = '/demo/sandbox/media/test-card.mp4';
    const { stage, ads } = open({ midroll: [midroll('a', 0.5)] }, responding(vastAd()), {
      content,
    });
    await content.play();
    await until(() => stage.log.includes('adstart'));
    expect(ads.ad?.position).to.equal('midroll');
    expect(content.paused).to.be.true;
    const at = content.currentTime;
    expect(at).to.be.at.least(0.5);
    // Something else starts it: a media key, or the page's own script.
    await content.play().catch(() => undefined);
    await until(() => content.paused);
    expect(content.currentTime).to.be.below(at + 0.5);
    const video = adVideo(stage);
    if (video !== null) video.currentTime = 5.5;
    await until(() => stage.log.includes('adbreakend'));
    await until(() => content.currentTime > at + 0.3);
    expect(stage.log.filter((name) => name === 'adbreakstart')).to.have.length(1);
  });

  it('plays midrolls once: those of one time as one break, those without a time never', async () => {
    const { video: content, playTo, seekTo } = fakeContent();
    const server = responding(noAd());
    const config = {
      midroll: [midroll('a', 60), midroll('b', 60), midroll('c', 90), midroll('d', null)],
    };
    const { stage } = open(config, server, { content });
    const breaks = (): number => stage.log.filter((name) => name === 'adbreakend').length;
    const requested = (): string[] => server.requests.map(({ tag }) => tag.slice(-1));
    playTo(59.75);
    expect(stage.log).to.deep.equal([]);
    playTo(61);
    expect(content.currentTime).to.equal(60);
    await until(() => breaks() === 1 && !content.paused);
    expect(requested()).to.deep.equal(['a', 'b']);
    seekTo(0);
    playTo(89);
    expect(breaks()).to.equal(1);
    seekTo(600);
    await until(() => breaks() === 2 && !content.paused);
    expect(requested()).to.deep.equal(['a', 'b', 'c']);
    seekTo(0);
    playTo(1200);
    expect(breaks()).to.equal(2);
  });

  it('leaves the content paused for a viewer who paused during the request of a midroll', async () => {
    const { video: content, playTo } = fakeContent();
    let respond: () => void = () => undefined;
    const server = responding(async function* () {
      return new Promise((resolve) => (respond = () => resolve(noAd())));
    });
    const { stage, ads } = open({ midroll: [midroll('a', 1)] }, server, { content });
    playTo(2);
    await until(() => server.requests.length === 1);
    ads.pause();
    expect(ads.paused).to.be.true;
    respond();
    await until(() => stage.log.includes('adbreakend'));
    expect(content.paused).to.be.true;
  });

  it('plays postrolls once, after the content', async () => {
    const server = responding(noAd());
    const { stage, ads } = open({ postroll: [tagAd('https://ads.example/p')] }, server);
    await ads.afterContent();
    await ads.afterContent();
    expect(server.requests).to.have.length(1);
    expect(stage.events.map(({ name, position }) => `${position} ${name}`)).to.deep.equal([
      'postroll adbreakstart',
      'postroll adrequest',
      'postroll adempty',
      'postroll adbreakend',
    ]);
  });

  it('emits nothing without ads', async () => {
    const { stage, ads } = open({}, responding(noAd()));
    await ads.beforeContent();
    await ads.afterContent();
    expect(stage.log).to.deep.equal([]);
  });
});
