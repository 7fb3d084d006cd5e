import { expect } from '@open-wc/testing';
import { fakeContent } from './fake-content.js';
import { adVideo, until } from './fake-stage.js';
import { answering, EMPTY, tagAd, vastAd } from './fake-vast.js';
import { closeAll, open } from './open-session.js';

const midroll = (name: string, at: number | null) => ({
  ad: tagAd(`https://ads.example/${name}`),
  at,
});

describe('midrolls and postrolls', () => {
  afterEach(closeAll);

  it('come in the middle of content that really plays, which stands still meanwhile', async () => {
    const content = document.createElement('video');
    content.src = '/demo/sandbox/media/test-card.mp4';
    const ads = { midroll: [midroll('a', 0.5)] };
    const { stage, session } = open(ads, answering(vastAd()), { content });
    await content.play();
    await until(() => stage.told.includes('adstart'));
    expect(session.ad?.position).to.equal('midroll');
    expect(content.paused).to.be.true;
    const at = content.currentTime;
    expect(at).to.be.at.least(0.5);
    // Somebody else starts it: a key of the keyboard, the page's own script.
    await content.play().catch(() => undefined);
    await until(() => content.paused);
    expect(content.currentTime).to.be.below(at + 0.5);
    const video = adVideo(stage);
    if (video !== null) video.currentTime = 5.5;
    await until(() => stage.told.includes('adbreakend'));
    await until(() => content.currentTime > at + 0.3);
    expect(stage.told.filter((name) => name === 'adbreakstart')).to.have.length(1);
  });

  it('come once, those of one time as one break, those without a time never', async () => {
    const { video: content, playTo, seekTo } = fakeContent();
    const server = answering(EMPTY);
    const ads = {
      midroll: [midroll('a', 60), midroll('b', 60), midroll('c', 90), midroll('d', null)],
    };
    const { stage } = open(ads, server, { content });
    const breaks = (): number => stage.told.filter((name) => name === 'adbreakend').length;
    const asked = (): string[] =>
      server.requests.flatMap(({ tags }) => tags.map((tag) => tag.slice(-1)));
    playTo(59.75);
    expect(stage.told).to.deep.equal([]);
    playTo(61);
    expect(content.currentTime).to.equal(60);
    await until(() => breaks() === 1 && !content.paused);
    expect(asked()).to.deep.equal(['a', 'b']);
    seekTo(0);
    playTo(89);
    expect(breaks()).to.equal(1);
    seekTo(600);
    await until(() => breaks() === 2 && !content.paused);
    expect(asked()).to.deep.equal(['a', 'b', 'c']);
    seekTo(0);
    playTo(1200);
    expect(breaks()).to.equal(2);
  });

  it('after a seek over several only the last comes', async () => {
    const { video: content, seekTo } = fakeContent();
    const server = answering(EMPTY);
    const ads = { midroll: [midroll('a', 10), midroll('b', 20), midroll('c', 30)] };
    const { stage } = open(ads, server, { content });
    seekTo(25);
    await until(() => stage.told.includes('adbreakend'));
    expect(server.requests.flatMap(({ tags }) => tags)).to.deep.equal(['https://ads.example/b']);
  });

  it('leave the content paused for a viewer who paused in the request', async () => {
    const { video: content, playTo } = fakeContent();
    let answer: (none: typeof EMPTY) => void = () => undefined;
    const waiting = () => new Promise<typeof EMPTY>((resolve) => (answer = resolve));
    const server = answering(waiting);
    const { stage, session } = open({ midroll: [midroll('a', 1)] }, server, { content });
    playTo(2);
    await until(() => server.requests.length === 1);
    session.pause();
    expect(session.paused).to.be.true;
    answer(EMPTY);
    await until(() => stage.told.includes('adbreakend'));
    expect(content.paused).to.be.true;
  });

  it('postrolls come once, after the content', async () => {
    const server = answering(EMPTY);
    const { stage, session } = open({ postroll: [tagAd('https://ads.example/p')] }, server);
    await session.afterContent();
    await session.afterContent();
    expect(server.requests).to.have.length(1);
    expect(stage.events.map(({ name, position }) => `${position} ${name}`)).to.deep.equal([
      'postroll adbreakstart',
      'postroll adrequest',
      'postroll adempty',
      'postroll adbreakend',
    ]);
  });

  it('without ads nothing is told', async () => {
    const { stage, session } = open({}, answering(EMPTY));
    await session.beforeContent();
    await session.afterContent();
    expect(stage.told).to.deep.equal([]);
  });
});
