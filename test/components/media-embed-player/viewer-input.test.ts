import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { MediaEmbedPlayer } from '../../../components/media-embed-player/media-embed-player.js';
import {
  withSubtitles,
  changed,
  click,
  configOf,
  inside,
  mount,
  mountReady,
  press,
  rootOf,
  startPlaying,
  unmountAll,
  until,
  videoOf,
} from './player-fixture.js';
import { rejection } from '../page.js';

const subtitled = withSubtitles('en', 'English', 'Italiano');

const showing = (el: MediaEmbedPlayer): readonly string[] =>
  [...videoOf(el).textTracks].filter(({ mode }) => mode === 'showing').map(({ label }) => label);

const withPictureInPicture = (pictureInPicture: boolean) =>
  changed({ playback: { pictureInPicture } });

/** Dispatches the events of a double tap at a fraction of the width. */
const doubleTap = (el: MediaEmbedPlayer, part: number): void => {
  const { left, top, width, height } = el.getBoundingClientRect();
  const point = { clientX: left + width * part, clientY: top + height / 3 };
  const init = { ...point, bubbles: true, composed: true };
  const target = videoOf(el);
  target.dispatchEvent(new PointerEvent('pointerup', { ...init, pointerType: 'touch' }));
  target.dispatchEvent(new MouseEvent('dblclick', init));
};

const FULL_SCREEN: readonly (readonly [
  string,
  (el: MediaEmbedPlayer) => Promise<void>,
  () => Promise<void>,
])[] = [
  ['f', () => sendKeys({ press: 'f' }), () => sendKeys({ press: 'f' })],
  [
    'requestFullscreen',
    (el) => {
      el.addEventListener('click', () => void el.requestFullscreen(), { once: true });
      return click(el);
    },
    () => document.exitFullscreen(),
  ],
];

describe('<media-embed-player>: viewer input', () => {
  afterEach(unmountAll);

  it('selects subtitles from the list, which names the current ones', async () => {
    const el = await mountReady({ config: subtitled });
    await startPlaying(el);
    expect(showing(el)).to.deep.equal(['English']);
    const select = inside(el, '[part=control-captions] select') as HTMLSelectElement;
    select.focus();
    for (const [key, name, shown] of [
      ['ArrowDown', 'Italiano', ['Italiano']],
      ['Home', 'Off', []],
      ['ArrowDown', 'English', ['English']],
    ] as const) {
      await sendKeys({ press: key });
      await until(() => showing(el).join() === shown.join(), `${name} is chosen`);
      expect(select.selectedOptions[0]?.text).to.equal(name);
    }
    press(el, 'c');
    await until(() => select.selectedIndex === 0, 'the list follows the key');
  });

  for (const [how, enter, leave] of FULL_SCREEN) {
    it(`enters full screen by ${how}, and returns to its size`, async () => {
      const el = await mountReady({ config: configOf() });
      rootOf(el).focus();
      await enter(el);
      await until(() => document.fullscreenElement === el, 'it is in full screen');
      await until(() => el.getBoundingClientRect().width === innerWidth, 'it fills the screen');
      await leave();
      await until(() => document.fullscreenElement === null, 'it has left full screen');
      await until(() => el.getBoundingClientRect().width === 640, 'it has its size back');
    });
  }

  it('seeks by a double tap at either side, but not in the middle', async () => {
    const el = await mountReady({ config: configOf() });
    await startPlaying(el);
    el.pause();
    el.currentTime = 0;
    doubleTap(el, 0.9);
    await until(() => el.currentTime > 9, 'it went on by ten seconds or to the end');
    doubleTap(el, 0.1);
    await until(() => el.currentTime < 1, 'it went back');
    const { currentTime } = el;
    doubleTap(el, 0.5);
    expect([el.currentTime, document.fullscreenElement]).to.deep.equal([currentTime, null]);
  });

  it('opens and closes picture-in-picture where the embed allows it', async () => {
    const el = await mountReady({ config: withPictureInPicture(true) });
    await startPlaying(el);
    const changes = (name: string): Promise<unknown> =>
      new Promise((resolve) => videoOf(el).addEventListener(name, resolve, { once: true }));
    const entered = changes('enterpictureinpicture');
    await click(inside(el, '[part=control-picture]'));
    await entered;
    const left = changes('leavepictureinpicture');
    await click(inside(el, '[part=control-picture]'));
    await left;
    expect(await el.requestPictureInPicture()).to.be.instanceOf(PictureInPictureWindow);
    el.remove();
    await until(() => document.pictureInPictureElement === null, 'the window goes with it');
  });

  it('rejects picture-in-picture where the embed does not allow it, or without a video', async () => {
    const refusals = [withPictureInPicture(false), null].map(async (config) =>
      rejection((await mount({ config })).requestPictureInPicture()),
    );
    expect(await Promise.all(refusals)).to.deep.equal(['InvalidStateError', 'InvalidStateError']);
  });
});
