import { expect } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import { AdEvent } from '../../../../src/player/playback/player-events.js';
import {
  LoopingPlayback,
  floatingPlayer,
  landed,
  unmountAll,
  isFloating,
  floatNow,
  type MountedPlayer,
  mountPlayer,
  scrollToY,
  until,
  inView,
} from './scroll-page.js';
import { linearAd } from '../../../components/video-playback.js';
import { painted } from '../../../components/page.js';

/** For an element in a shadow tree the document reports the tree's host. */
const enterPictureInPicture = ({ host, playback: { video } }: MountedPlayer): void => {
  const get = (): HTMLElement => host;
  Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, get });
  video.dispatchEvent(new Event('enterpictureinpicture', { bubbles: true }));
  Reflect.deleteProperty(document, 'pictureInPictureElement');
};

describe('scroll mode', () => {
  before(() => setViewport({ width: 1000, height: 700 }));
  afterEach(unmountAll);

  it('does not float a player before it was in view', async () => {
    scrollTo({ top: 0 });
    const lead = mountPlayer();
    const made = mountPlayer();
    await painted();
    await made.playback.play();
    await painted();
    expect(made.floats).to.deep.equal([]);
    made.host.scrollIntoView({ block: 'center', behavior: 'instant' });
    await inView(made);
    await scrollToY(0);
    await until(() => isFloating(made), 'the player floats when it is below the viewport, too');
    expect(lead.floats).to.deep.equal([]);
  });

  it('floats a player taller than the viewport once it covers less than half of the viewport', async () => {
    const made = mountPlayer({ width: '600px', ratio: '600 / 2800' });
    await made.playback.play();
    await scrollToY(made.host.getBoundingClientRect().top + 1000);
    const end = scrollY + made.host.getBoundingClientRect().bottom;
    await scrollToY(end - 400);
    expect(made.floats).to.deep.equal([]);
    await scrollToY(end - 300);
    await until(() => isFloating(made), 'it floats');
    await scrollToY(end - 400);
    await landed(made);
    expect(made.floats).to.deep.equal(['start', 'returned']);
  });

  it('does not float a paused player, but floats it when it plays again', async () => {
    const made = mountPlayer();
    await inView(made);
    await scrollToY(1000);
    expect(made.floats).to.deep.equal([]);
    await made.playback.play();
    await until(() => isFloating(made));
    made.playback.pause();
    await landed(made);
    expect(made.floats).to.deep.equal(['start', 'paused']);
  });

  it('keeps a player floating through ad breaks, until it is paused', async () => {
    const made = await floatingPlayer();
    const { playback, floats } = made;
    playback.dispatchEvent(new AdEvent('adbreakstart', { position: 'midroll' }));
    const paused = new Promise((resolve) => {
      playback.addEventListener('pause', resolve, { once: true });
    });
    playback.video.pause();
    await paused;
    expect(floats).to.deep.equal(['start']);
    const ad = linearAd();
    playback.ad = ad;
    playback.dispatchEvent(new AdEvent('adstart', { position: 'midroll', ad }));
    playback.ad = null;
    playback.dispatchEvent(new AdEvent('adend', { position: 'midroll', ad }));
    expect(floats).to.deep.equal(['start']);
    playback.dispatchEvent(new AdEvent('adbreakend', { position: 'midroll' }));
    expect(floats).to.deep.equal(['start', 'paused']);
  });

  it('stops floating on a pause under an overlay, which is not a break', async () => {
    const made = await floatingPlayer();
    made.playback.dispatchEvent(new AdEvent('adbreakstart', { position: 'overlay' }));
    made.playback.pause();
    await until(() => made.floats.includes('paused'));
  });

  it('does nothing when the embed turns it off', async () => {
    const made = mountPlayer({ enabled: false, destroyOn: [{ known: true, name: 'PLAY' }] });
    await inView(made);
    await made.playback.play();
    await scrollToY(1000);
    expect([...made.floats, ...made.destroyed]).to.deep.equal([]);
  });

  it('does not float a player without a box', async () => {
    const made = mountPlayer();
    await inView(made);
    await made.playback.play();
    made.host.style.setProperty('display', 'none');
    await painted();
    await painted();
    expect(made.floats).to.deep.equal([]);
  });

  it('does not float a player in full screen', async () => {
    const made = await floatingPlayer();
    made.playback.video.addEventListener('click', () => {
      void made.playback.video.requestFullscreen();
    });
    const { x, y } = made.stage.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x + 50), Math.round(y + 50)] });
    await landed(made);
    expect(made.floats).to.deep.equal(['start', 'returned']);
    await document.exitFullscreen();
    await until(() => document.fullscreenElement === null);
  });

  it('does not float a player in the picture-in-picture window', async () => {
    const made = await floatingPlayer();
    const { video } = made.playback;
    enterPictureInPicture(made);
    expect(made.floats).to.deep.equal(['start', 'returned']);
    video.dispatchEvent(new Event('leavepictureinpicture', { bubbles: true }));
    expect(made.floats).to.deep.equal(['start', 'returned', 'start']);
  });

  it('does not float a player whose shadow tree has a video in that window', async () => {
    const player = document.createElement('div');
    const video = document.createElement('video');
    player.attachShadow({ mode: 'open' }).append(video);
    const made = await floatingPlayer({ player, playback: new LoopingPlayback(video) });
    enterPictureInPicture(made);
    expect(made.floats).to.deep.equal(['start', 'returned']);
  });

  it('keeps a player floating while its postrolls load', async () => {
    const made = await floatingPlayer();
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
    ['it is moved in the page', ({ host }: MountedPlayer) => document.body.prepend(host)],
    ['the page hides it', ({ stage }: MountedPlayer) => stage.hidePopover()],
  ] as const) {
    it(`returns a player to the page when ${sentence}`, async () => {
      const made = await floatingPlayer();
      hide(made);
      await until(() => made.floats.includes('returned'), 'it lands');
      expect([made.stage.checkVisibility(), made.stage.hasAttribute('popover')]).to.deep.equal([
        true,
        false,
      ]);
    });
  }
});

describe('scroll mode, with several players', () => {
  before(() => setViewport({ width: 1000, height: 700 }));
  afterEach(unmountAll);

  it('floats the player that started last, and keeps the one before in the page', async () => {
    const [first, second] = [mountPlayer(), mountPlayer()];
    await floatNow(first);
    await floatNow(second);
    dispatchEvent(new Event('resize'));
    expect([first.floats, second.floats]).to.deep.equal([['start', 'replaced'], ['start']]);
    expect(isFloating(first)).to.equal(false);
    expect(document.querySelectorAll('.player').length).to.equal(2);
  });

  it('takes turns with another copy of the library', async () => {
    const made = await floatingPlayer();
    const request = (since: unknown): boolean =>
      document.dispatchEvent(
        new CustomEvent('mediaembedfloatrequest', { detail: since, cancelable: true }),
      );
    expect(request(0)).to.equal(false);
    expect(request('now')).to.equal(false);
    expect(isFloating(made)).to.equal(true);
    expect(request(performance.now())).to.equal(true);
    expect(made.floats).to.deep.equal(['start', 'replaced']);
  });
});
