import { type Sound, soundAtStart } from '../../../../src/player/ads/ad-sound.js';
import type { AdVolume } from '../../../../src/resolve/player-config.js';
import { noAd } from '../../../../src/vast/vast-error.js';
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { adPart, adVideo, announced, type FakeStage, until } from './fake-stage.js';
import { responding, linear, recorder, tagAd, vastAd, videoAd } from './fake-vast.js';
import { closeAll, open, openPreroll, started } from './open-ads.js';

const TAG = 'https://ads.example/1';

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

  it('plays to its end before the content, and emits its events in order', async () => {
    const tracker = recorder();
    const { stage, ads, done } = await openPreroll(
      { preroll: [tagAd(TAG)] },
      responding(vastAd({ tracker })),
    );
    expect(ads.isLinear).to.be.true;
    expect(ads.ad).to.include({ position: 'preroll', id: 'vast', index: 1, count: 1 });
    expect(ads.ad).to.include({
      tag: 'https://ads.example/1',
      duration: 6,
      path: '/preroll/0',
    });
    await until(() => announced(stage) === 'An advertisement has started.');
    await done;
    expect(stage.log).to.deep.equal([
      'linear on',
      'adbreakstart',
      'adrequest',
      'adstart',
      'adend',
      'linear off',
      'adbreakend',
    ]);
    expect(tracker.calls).to.deep.equal([
      'loaded',
      'impression',
      'creativeView',
      'start',
      'progress',
      'viewable',
      'complete',
    ]);
    expect(adVideo(stage)).to.be.null;
    expect(ads.ad).to.be.null;
    expect(ads.isLinear).to.be.false;
    expect(announced(stage)).to.equal('The advertisement is over.');
    await until(() => stage.layer.hidden && stage.layer.childElementCount === 0);
  });

  it('plays the break once', async () => {
    const server = responding(noAd());
    const { ads } = open({ preroll: [tagAd(TAG)] }, server);
    await ads.beforeContent();
    await ads.beforeContent();
    expect(server.requests).to.have.length(1);
  });

  it('can be skipped after its time, and not before', async () => {
    const tracker = recorder();
    const { stage, ads } = open(
      { preroll: [tagAd(TAG)], skip: { after: 1 } },
      responding(vastAd({ tracker, linear: linear({ skipAfterSeconds: 4 }) })),
    );
    // Outside the viewport, so that it is not viewable.
    stage.box.style.marginBlockStart = '5000px';
    const done = ads.beforeContent();
    await started(stage);
    ads.skip();
    expect(adPart(stage, 'countdown')?.textContent).to.equal('Skip in 1');
    expect(adPart(stage, 'skip')).to.be.null;
    expect(ads.ad?.skipAfter).to.equal(1);
    await until(() => adPart(stage, 'skip') !== null);
    expect(adPart(stage, 'skip')?.textContent).to.equal('Skip ad');
    expect(tracker.calls).not.to.include('skip');
    click(stage, 'skip');
    await done;
    expect(stage.log).to.include('adskip').and.not.to.include('adend');
    expect(tracker.calls.slice(-2)).to.deep.equal(['notViewable', 'skip']);
  });

  it('opens its advertiser in a new tab, reports that once, and pauses', async () => {
    const tracker = recorder();
    const ad = vastAd({ tracker, clickThrough: 'https://shop.example/' });
    const { stage, ads } = await openPreroll({ preroll: [tagAd(TAG)] }, responding(ad));
    const link = adPart(stage, 'picture') as HTMLAnchorElement;
    expect(link.href).to.equal('https://shop.example/');
    expect(link.target).to.equal('_blank');
    expect(link.relList.contains('noopener')).to.be.true;
    expect(link.getAttribute('aria-label')).to.equal('Visit the advertiser');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    link.click();
    await until(() => ads.paused);
    expect(tracker.calls.filter((what) => what === 'click')).to.have.length(1);
    expect(stage.log.filter((what) => what === 'adclick')).to.have.length(2);
    await until(() => tracker.calls.includes('pause'));
    await ads.play();
    await until(() => tracker.calls.includes('resume'));
    expect(ads.paused).to.be.false;
  });

  it('is paused and muted by its buttons', async () => {
    const tracker = recorder();
    const { stage } = await openPreroll({ preroll: [tagAd(TAG)] }, responding(vastAd({ tracker })));
    expect(adPart(stage, 'mute')?.ariaLabel).to.equal('Unmute the advertisement');
    click(stage, 'play');
    await until(() => adPart(stage, 'play')?.ariaLabel === 'Play the advertisement');
    click(stage, 'mute');
    await until(() => adPart(stage, 'mute')?.ariaLabel === 'Mute the advertisement');
    expect(videoOf(stage).muted).to.be.false;
    expect(tracker.calls.slice(-2)).to.deep.equal(['pause', 'unmute']);
  });

  it('plays the pods of a response and the ads of a break one after another', async () => {
    const first = vastAd({ id: 'one' });
    const second = vastAd({ id: 'two' });
    const { stage, ads } = open({ preroll: [tagAd(TAG), videoAd()] }, responding([first, second]));
    const done = ads.beforeContent();
    for (const [index, label] of ['1 of 3', '2 of 3', '3 of 3'].entries()) {
      await started(stage, index + 1);
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
    const { stage, ads, done } = await openPreroll(
      { preroll: [ad], skip: { after: 0 } },
      responding(noAd()),
    );
    expect(adPart(stage, 'destination')?.textContent).to.equal('The shop');
    expect(ads.ad?.duration).to.be.closeTo(6, 0.1);
    ads.skip();
    await done;
    expect(stage.log).not.to.include('adrequest');
  });

  it('shows no countdown to a skip that would come after its end', async () => {
    const { stage, ads } = await openPreroll(
      { preroll: [videoAd()], skip: { after: 9 } },
      responding(noAd()),
    );
    expect(ads.ad?.skipAfter).to.be.null;
    expect(adPart(stage, 'countdown')).to.be.null;
  });

  it('reports to its ad server that the viewer enters and leaves fullscreen', async () => {
    const tracker = recorder();
    const { stage, done } = await openPreroll(
      { preroll: [tagAd(TAG)] },
      responding(vastAd({ tracker })),
    );
    await sendMouse({ type: 'click', position: [5, 5] });
    await stage.box.requestFullscreen();
    await until(() => tracker.calls.includes('fullscreen'));
    await document.exitFullscreen();
    await until(() => tracker.calls.includes('exitFullscreen'));
    nearEnd(stage);
    await done;
    expect(tracker.calls.filter((what) => /full/i.test(what))).to.have.length(2);
  });

  it('waits for a viewer who paused before it came', async () => {
    const { stage, ads } = open({ preroll: [tagAd(TAG)] }, responding(vastAd()));
    void ads.beforeContent();
    ads.pause();
    await until(() => adVideo(stage) !== null);
    expect(ads.paused).to.be.true;
    expect(videoOf(stage).paused).to.be.true;
    await ads.play();
    await started(stage);
    expect(ads.paused).to.be.false;
  });
});

describe('the sound of a linear ad', () => {
  afterEach(closeAll);

  const rules: readonly [string, AdVolume, Sound, Sound, Sound][] = [
    [
      'follows the player while the ad plays',
      'player',
      { volume: 0.5, muted: true },
      { volume: 0.2, muted: true },
      { volume: 0.2, muted: true },
    ],
    [
      'does not change with the player if the embed does not check it',
      'unchecked',
      { volume: 0.5, muted: true },
      { volume: 0.2, muted: false },
      { volume: 0.5, muted: true },
    ],
    [
      'is off if the embed sets that, in a player with sound',
      'off',
      { volume: 1, muted: false },
      { volume: 1, muted: false },
      { volume: 1, muted: true },
    ],
  ];
  for (const [title, volume, player, later, expected] of rules) {
    it(title, async () => {
      const config = { preroll: [tagAd(TAG)], volume };
      const { stage, ads } = await openPreroll(config, responding(vastAd()), { player });
      expect(videoOf(stage)).to.include(soundAtStart(volume, player));
      stage.player = later;
      ads.soundChanged();
      expect(videoOf(stage)).to.include(expected);
    });
  }

  it('is on if the embed sets that, and muted if the browser does not allow sound', async () => {
    const { stage } = await openPreroll(
      { preroll: [tagAd(TAG)], volume: 'on' },
      responding(vastAd()),
    );
    // Nobody has touched the page of the tests.
    expect(navigator.userActivation.hasBeenActive).to.equal(!videoOf(stage).muted);
  });

  it('stays as the viewer chose it for the rest of the break', async () => {
    const { stage, ads, done } = await openPreroll(
      { preroll: [videoAd(), videoAd()] },
      responding(noAd()),
    );
    stage.player = { volume: 0.3, muted: true };
    ads.soundChanged();
    click(stage, 'mute');
    click(stage, 'mute');
    // A browser stops a video with sound without a gesture of the viewer.
    await ads.play();
    nearEnd(stage);
    await started(stage, 2);
    expect(videoOf(stage)).to.include({ volume: 0.3, muted: true });
    nearEnd(stage);
    await done;
  });
});
