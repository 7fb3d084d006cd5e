import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { adPart, adVideo, announced, type FakeStage, until } from './fake-stage.js';
import { answering, EMPTY, linear, recorder, tagAd, vastAd, videoAd } from './fake-vast.js';
import { closeAll, open } from './open-session.js';

const TAG = 'https://ads.example/1';

const started = (stage: FakeStage): Promise<void> =>
  until(() => stage.told.includes('adstart'), 'the ad starts');

/** The video of the ad that is on. */
const videoOf = (stage: FakeStage): HTMLVideoElement => {
  const video = adVideo(stage);
  if (video === null) throw new Error('No ad is on.');
  return video;
};

/** Goes on a second before its end, so that a test need not wait for all of it. */
const nearEnd = (stage: FakeStage): void => {
  videoOf(stage).currentTime = 5.5;
};

const click = (stage: FakeStage, part: string): void => {
  const element = adPart(stage, part);
  if (element === null) throw new Error(`There is no ${part}.`);
  element.click();
};

describe('a linear ad', () => {
  afterEach(closeAll);

  it('plays to its end before the content, and tells of it in order', async () => {
    const tracker = recorder();
    const { stage, session } = open({ preroll: [tagAd(TAG)] }, answering(vastAd({ tracker })));
    const done = session.beforeContent();
    await started(stage);
    expect(session.isLinear).to.be.true;
    expect(session.ad).to.include({ position: 'preroll', id: 'vast', index: 1, count: 1 });
    expect(session.ad).to.include({
      tag: 'https://ads.example/1',
      duration: 6,
      path: '/preroll/0',
    });
    await until(() => announced(stage) === 'An advertisement has started.');
    await done;
    expect(stage.told).to.deep.equal([
      'linear on',
      'adbreakstart',
      'adrequest',
      'adstart',
      'adend',
      'linear off',
      'adbreakend',
    ]);
    expect(tracker.seen).to.deep.equal([
      ...['loaded', 'impression', 'creativeView', 'start'],
      ...['progress', 'viewable', 'complete'],
    ]);
    expect(adVideo(stage)).to.be.null;
    expect(session.ad).to.be.null;
    expect(session.isLinear).to.be.false;
    expect(announced(stage)).to.equal('The advertisement is over.');
    await until(() => stage.layer.hidden && stage.layer.childElementCount === 0);
  });

  it('plays the break once', async () => {
    const server = answering(EMPTY);
    const { session } = open({ preroll: [tagAd(TAG)] }, server);
    await session.beforeContent();
    await session.beforeContent();
    expect(server.requests).to.have.length(1);
  });

  it('is skipped when its time has come, and not before', async () => {
    const tracker = recorder();
    const { stage, session } = open(
      { preroll: [tagAd(TAG)], skip: { after: 1 } },
      answering(vastAd({ tracker, linear: linear({ skipAfter: 4 }) })),
    );
    // Out of sight, so that nobody sees it for long enough.
    stage.box.style.marginBlockStart = '5000px';
    const done = session.beforeContent();
    await started(stage);
    session.skip();
    expect(adPart(stage, 'countdown')?.textContent).to.equal('Skip in 1');
    expect(adPart(stage, 'skip')).to.be.null;
    expect(session.ad?.skipAfter).to.equal(1);
    await until(() => adPart(stage, 'skip') !== null);
    expect(adPart(stage, 'skip')?.textContent).to.equal('Skip ad');
    expect(tracker.seen).not.to.include('skip');
    click(stage, 'skip');
    await done;
    expect(stage.told).to.include('adskip').and.not.to.include('adend');
    expect(tracker.seen.slice(-2)).to.deep.equal(['notViewable', 'skip']);
  });

  it('opens its advertiser in a new tab, counts that once, and waits', async () => {
    const tracker = recorder();
    const ad = vastAd({ tracker, clickThrough: 'https://shop.example/' });
    const { stage, session } = open({ preroll: [tagAd(TAG)] }, answering(ad));
    void session.beforeContent();
    await started(stage);
    const link = adPart(stage, 'picture') as HTMLAnchorElement;
    expect(link.href).to.equal('https://shop.example/');
    expect(link.target).to.equal('_blank');
    expect(link.relList.contains('noopener')).to.be.true;
    expect(link.getAttribute('aria-label')).to.equal('Visit the advertiser');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    link.click();
    await until(() => session.paused);
    expect(tracker.seen.filter((what) => what === 'click')).to.have.length(1);
    expect(stage.told.filter((what) => what === 'adclick')).to.have.length(2);
    await until(() => tracker.seen.includes('pause'));
    await session.play();
    await until(() => tracker.seen.includes('resume'));
    expect(session.paused).to.be.false;
  });

  it('is paused and muted by its buttons', async () => {
    const tracker = recorder();
    const { stage, session } = open({ preroll: [tagAd(TAG)] }, answering(vastAd({ tracker })));
    void session.beforeContent();
    await started(stage);
    expect(adPart(stage, 'mute')?.ariaLabel).to.equal('Unmute the advertisement');
    click(stage, 'play');
    await until(() => adPart(stage, 'play')?.ariaLabel === 'Play the advertisement');
    click(stage, 'mute');
    await until(() => adPart(stage, 'mute')?.ariaLabel === 'Mute the advertisement');
    expect(videoOf(stage).muted).to.be.false;
    expect(tracker.seen.slice(-2)).to.deep.equal(['pause', 'unmute']);
  });

  it('plays the pods of an answer and the ads of a break one after another', async () => {
    const first = vastAd({ id: 'one' });
    const second = vastAd({ id: 'two' });
    const pod = () => Promise.resolve({ ads: [first, second] } as const);
    const { stage, session } = open({ preroll: [tagAd(TAG), videoAd()] }, answering(pod));
    const done = session.beforeContent();
    for (const [index, label] of ['1 of 3', '2 of 3', '3 of 3'].entries()) {
      await until(() => stage.told.filter((name) => name === 'adstart').length === index + 1);
      expect(adPart(stage, 'label')?.textContent).to.equal(`Advertisement · ${label}`);
      nearEnd(stage);
    }
    await done;
    const starts = stage.events.filter(({ name }) => name === 'adstart');
    expect(starts.map(({ ad }) => ad?.id)).to.deep.equal(['one', 'two', 'v']);
    expect(starts.map(({ ad }) => ad?.tag ?? null)).to.deep.equal([first.tag, second.tag, null]);
  });

  it('links the video ad of an embed by the title of its destination', async () => {
    const ad = videoAd({ destinationUrl: 'https://shop.example/', destinationTitle: 'The shop' });
    const { stage, session } = open({ preroll: [ad], skip: { after: 0 } }, answering(EMPTY));
    const done = session.beforeContent();
    await started(stage);
    expect(adPart(stage, 'destination')?.textContent).to.equal('The shop');
    expect(session.ad?.duration).to.be.closeTo(6, 0.1);
    session.skip();
    await done;
    expect(stage.told).not.to.include('adrequest');
  });

  it('counts down to no skip that would come after its end', async () => {
    const { stage, session } = open({ preroll: [videoAd()], skip: { after: 9 } }, answering(EMPTY));
    void session.beforeContent();
    await started(stage);
    expect(session.ad?.skipAfter).to.be.null;
    expect(adPart(stage, 'countdown')).to.be.null;
  });

  it('tells of the full screen', async () => {
    const tracker = recorder();
    const { stage, session } = open({ preroll: [tagAd(TAG)] }, answering(vastAd({ tracker })));
    const done = session.beforeContent();
    await started(stage);
    await sendMouse({ type: 'click', position: [5, 5] });
    await stage.box.requestFullscreen();
    await until(() => tracker.seen.includes('fullscreen'));
    await document.exitFullscreen();
    await until(() => tracker.seen.includes('exitFullscreen'));
    nearEnd(stage);
    await done;
    expect(tracker.seen.filter((what) => /full/i.test(what))).to.have.length(2);
  });

  it('waits for a viewer who paused before it came', async () => {
    const { stage, session } = open({ preroll: [tagAd(TAG)] }, answering(vastAd()));
    void session.beforeContent();
    session.pause();
    await until(() => adVideo(stage) !== null);
    expect(session.paused).to.be.true;
    expect(videoOf(stage).paused).to.be.true;
    await session.play();
    await started(stage);
    expect(session.paused).to.be.false;
  });
});

describe('the sound of a linear ad', () => {
  afterEach(closeAll);

  it('follows the player while it plays', async () => {
    const { stage, session } = open(
      { preroll: [tagAd(TAG)], volume: 'player' },
      answering(vastAd()),
    );
    stage.player = { volume: 0.5, muted: true };
    void session.beforeContent();
    await started(stage);
    expect(videoOf(stage)).to.include({ volume: 0.5, muted: true });
    stage.player = { volume: 0.2, muted: true };
    session.soundChanged();
    expect(videoOf(stage)).to.include({ volume: 0.2, muted: true });
  });

  it('is left alone when the embed does not check it', async () => {
    const { stage, session } = open(
      { preroll: [tagAd(TAG)], volume: 'unchecked' },
      answering(vastAd()),
    );
    stage.player = { volume: 0.5, muted: true };
    void session.beforeContent();
    await started(stage);
    stage.player = { volume: 0.2, muted: false };
    session.soundChanged();
    expect(videoOf(stage)).to.include({ volume: 0.5, muted: true });
  });

  it('is off where the embed says so, in a player that is heard', async () => {
    const { stage, session } = open({ preroll: [tagAd(TAG)], volume: 'off' }, answering(vastAd()));
    stage.player = { volume: 1, muted: false };
    void session.beforeContent();
    await started(stage);
    session.soundChanged();
    expect(videoOf(stage).muted).to.be.true;
  });

  it('is on where the embed says so, and muted where the browser does not let it be heard', async () => {
    const { stage, session } = open({ preroll: [tagAd(TAG)], volume: 'on' }, answering(vastAd()));
    void session.beforeContent();
    await started(stage);
    // Nobody has touched the page of the tests.
    expect(navigator.userActivation.hasBeenActive).to.equal(!videoOf(stage).muted);
  });

  it('stays as the viewer chose it for the rest of the break', async () => {
    const { stage, session } = open({ preroll: [videoAd(), videoAd()] }, answering(EMPTY));
    const done = session.beforeContent();
    await started(stage);
    stage.player = { volume: 0.3, muted: true };
    session.soundChanged();
    click(stage, 'mute');
    click(stage, 'mute');
    // A browser stops what is heard without a gesture of the viewer.
    await session.play();
    nearEnd(stage);
    await until(() => stage.told.filter((name) => name === 'adstart').length === 2);
    expect(videoOf(stage)).to.include({ volume: 0.3, muted: true });
    nearEnd(stage);
    await done;
  });
});
