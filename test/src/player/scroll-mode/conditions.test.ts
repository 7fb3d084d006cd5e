import { expect } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import { AdEvent } from '../../../../src/player/playback/player-events.js';
import {
  clearScenes,
  floatNow,
  painted,
  type Scene,
  scene,
  scrollToY,
  until,
  seen,
} from './scene.js';
import { LINEAR_AD } from './ad-fixture.js';
import { LoopingPlayback } from './looping-playback.js';

describe('when a player floats', () => {
  before(() => setViewport({ width: 1000, height: 700 }));
  afterEach(clearScenes);

  it('not before it was seen', async () => {
    scrollTo({ top: 0 });
    const lead = scene();
    const made = scene();
    await painted();
    await made.playback.play();
    await painted();
    expect(made.floats).to.deep.equal([]);
    made.host.scrollIntoView({ block: 'center', behavior: 'instant' });
    await seen(made);
    await scrollToY(0);
    await until(() => made.control.isFloating, 'it floats when it is below the view too');
    expect(lead.floats).to.deep.equal([]);
  });

  it('also one of several viewports: once it covered half of one, when it covers less', async () => {
    const made = scene({ width: '600px', ratio: '600 / 2800' });
    await made.playback.play();
    await scrollToY(made.host.getBoundingClientRect().top + 1000);
    const end = scrollY + made.host.getBoundingClientRect().bottom;
    await scrollToY(end - 400);
    expect(made.floats).to.deep.equal([]);
    await scrollToY(end - 300);
    await until(() => made.control.isFloating, 'it floats');
    await scrollToY(end - 400);
    await until(() => !made.control.isFloating, 'it lands');
    expect(made.floats).to.deep.equal(['start', 'returned']);
  });

  it('not while it is paused, but when it plays again', async () => {
    const made = scene();
    await seen(made);
    await scrollToY(1000);
    expect(made.floats).to.deep.equal([]);
    await made.playback.play();
    await until(() => made.control.isFloating);
    made.playback.pause();
    await until(() => !made.control.isFloating);
    expect(made.floats).to.deep.equal(['start', 'paused']);
  });

  it('through the breaks of ads, until the ad is paused', async () => {
    const made = scene();
    await floatNow(made);
    const { playback, floats } = made;
    playback.dispatchEvent(new AdEvent('adbreakstart', { position: 'midroll' }));
    const paused = new Promise((resolve) => {
      playback.addEventListener('pause', resolve, { once: true });
    });
    playback.video.pause();
    await paused;
    expect(floats).to.deep.equal(['start']);
    playback.ad = LINEAR_AD;
    playback.dispatchEvent(new AdEvent('adstart', { position: 'midroll', ad: LINEAR_AD }));
    playback.ad = null;
    playback.dispatchEvent(new AdEvent('adend', { position: 'midroll', ad: LINEAR_AD }));
    expect(floats).to.deep.equal(['start']);
    playback.dispatchEvent(new AdEvent('adbreakend', { position: 'midroll' }));
    expect(floats).to.deep.equal(['start', 'paused']);
  });

  it('an overlay is no break: a pause under it is one', async () => {
    const made = scene();
    await floatNow(made);
    made.playback.dispatchEvent(new AdEvent('adbreakstart', { position: 'overlay' }));
    made.playback.pause();
    await until(() => made.floats.includes('paused'));
  });

  it('not while scroll mode is off', async () => {
    const made = scene({ enabled: false, destroyOn: [{ known: true, name: 'PLAY' }] });
    await seen(made);
    await made.playback.play();
    await scrollToY(1000);
    expect(made.control.float()).to.equal(false);
    expect([...made.floats, ...made.destroyed]).to.deep.equal([]);
  });

  it('not without a box', async () => {
    const made = scene();
    await seen(made);
    await made.playback.play();
    made.host.style.setProperty('display', 'none');
    await painted();
    await painted();
    expect(made.floats).to.deep.equal([]);
  });

  it('not in fullscreen', async () => {
    const made = scene();
    await floatNow(made);
    made.playback.video.addEventListener('click', () => {
      void made.playback.video.requestFullscreen();
    });
    const { x, y } = made.stage.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x + 50), Math.round(y + 50)] });
    await until(() => !made.control.isFloating, 'it is in its place');
    expect(made.floats).to.deep.equal(['start', 'returned']);
    await document.exitFullscreen();
    await until(() => document.fullscreenElement === null);
  });

  it('not while it is in the window of picture-in-picture', async () => {
    const made = scene();
    await floatNow(made);
    // What the document tells of an element in a shadow tree is the tree's host.
    Object.defineProperty(document, 'pictureInPictureElement', {
      configurable: true,
      get: () => made.host,
    });
    const { video } = made.playback;
    video.dispatchEvent(new Event('enterpictureinpicture', { bubbles: true }));
    expect(made.floats).to.deep.equal(['start', 'returned']);
    expect(made.control.float()).to.equal(false);
    Reflect.deleteProperty(document, 'pictureInPictureElement');
    video.dispatchEvent(new Event('leavepictureinpicture', { bubbles: true }));
    expect(made.floats).to.deep.equal(['start', 'returned', 'start']);
  });

  it('not while a video in a shadow tree of the player is in that window', async () => {
    const player = document.createElement('div');
    const video = document.createElement('video');
    player.attachShadow({ mode: 'open' }).append(video);
    const made = scene({ player, playback: new LoopingPlayback(video) });
    await floatNow(made);
    Object.defineProperty(document, 'pictureInPictureElement', {
      configurable: true,
      get: () => made.host,
    });
    video.dispatchEvent(new Event('enterpictureinpicture', { bubbles: true }));
    Reflect.deleteProperty(document, 'pictureInPictureElement');
    expect(made.floats).to.deep.equal(['start', 'returned']);
  });

  it('while the ads after the content are awaited', async () => {
    const made = scene();
    await floatNow(made);
    const { playback, floats } = made;
    playback.video.loop = false;
    playback.currentTime = playback.duration;
    Object.defineProperty(playback, 'ended', { configurable: true, value: false });
    await until(() => playback.video.ended);
    await painted();
    expect(floats).to.deep.equal(['start']);
    Object.defineProperty(playback, 'ended', { value: true });
    playback.dispatchEvent(new Event('ended'));
    expect(floats).to.deep.equal(['start', 'paused']);
  });

  for (const [sentence, hide] of [
    ['it is moved in the page', ({ host }: Scene) => document.body.prepend(host)],
    ['the page hides it', ({ stage }: Scene) => stage.hidePopover()],
  ] as const) {
    it(`not when ${sentence}: it is seen in its place`, async () => {
      const made = scene();
      await floatNow(made);
      hide(made);
      await until(() => made.floats.includes('returned'), 'it lands');
      expect([made.stage.checkVisibility(), made.stage.hasAttribute('popover')]).to.deep.equal([
        true,
        false,
      ]);
    });
  }

  it('when script says so, until it comes into view', async () => {
    const made = scene();
    await seen(made);
    expect(made.control.float()).to.equal(false);
    await made.playback.play();
    expect(made.control.float()).to.equal(true);
    await painted();
    await scrollToY(1000);
    expect(made.control.isFloating).to.equal(true);
    await scrollToY(0);
    await until(() => !made.control.isFloating);
    expect(made.floats).to.deep.equal(['start', 'returned']);
  });
});

describe('one player floats at a time', () => {
  before(() => setViewport({ width: 1000, height: 700 }));
  afterEach(clearScenes);

  it('the one that began to play last takes the place', async () => {
    const [first, second] = [scene(), scene()];
    await floatNow(first);
    await floatNow(second);
    expect(first.floats.at(-1)).to.equal('replaced');
    expect(first.control.isFloating).to.equal(false);
    expect(document.querySelectorAll('.scene').length).to.equal(2);
  });

  it('and one that began before does not take it away', async () => {
    const [first, second] = [scene(), scene()];
    await seen(first);
    await first.playback.play();
    await floatNow(second);
    expect(first.control.float()).to.equal(false);
    expect(second.floats).to.deep.equal(['start']);
  });

  it('also when the other is of another copy of the library', async () => {
    const made = scene();
    await floatNow(made);
    const ask = (since: unknown): boolean =>
      document.dispatchEvent(
        new CustomEvent('mediaembedfloatrequest', { detail: since, cancelable: true }),
      );
    expect(ask(0)).to.equal(false);
    expect(ask('now')).to.equal(false);
    expect(made.control.isFloating).to.equal(true);
    expect(ask(performance.now())).to.equal(true);
    expect(made.floats).to.deep.equal(['start', 'replaced']);
  });
});
