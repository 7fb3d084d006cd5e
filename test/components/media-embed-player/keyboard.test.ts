import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { MediaEmbedPlayer } from '../../../components/media-embed-player/media-embed-player.js';
import {
  withSubtitles,
  configOf,
  changed,
  inside,
  mount,
  mountReady,
  plays,
  press,
  startPlaying,
  unmountAll,
  until,
  videoOf,
  withSource,
} from './player-fixture.js';

const subtitled = withSubtitles('en', 'English');

/** A player in the middle of its ten seconds, at half its volume. */
const midway = async (): Promise<MediaEmbedPlayer> => {
  const el = await mountReady({ config: subtitled });
  await startPlaying(el);
  el.pause();
  el.muted = false;
  el.volume = 0.5;
  el.currentTime = 6;
  await until(() => !videoOf(el).seeking, 'it has sought');
  return el;
};

const showing = (el: MediaEmbedPlayer): boolean =>
  [...videoOf(el).textTracks].some(({ mode }) => mode === 'showing');

describe('<media-embed-player>: keys', () => {
  // From now on the page may play with sound.
  before(() => sendMouse({ type: 'click', position: [1, 1] }));
  afterEach(unmountAll);

  const keys: readonly (readonly [string, string, (el: MediaEmbedPlayer) => unknown, unknown])[] = [
    [' ', 'plays', (el) => el.paused, false],
    ['k', 'plays', (el) => el.paused, false],
    ['m', 'mutes', (el) => el.muted, true],
    ['c', 'turns the subtitles off', showing, false],
    ['ArrowRight', 'goes 5 s on', (el) => el.currentTime, 10],
    ['ArrowLeft', 'goes 5 s back', (el) => el.currentTime, 1],
    ['l', 'goes 10 s on, to the end at most', (el) => Math.round(el.currentTime), 10],
    ['J', 'goes 10 s back, to the start at most', (el) => el.currentTime, 0],
    ['ArrowUp', 'is louder', (el) => el.volume, 0.55],
    ['ArrowDown', 'is quieter', (el) => el.volume, 0.45],
    ['Home', 'goes to the start', (el) => el.currentTime, 0],
    ['End', 'goes to the end', (el) => Math.round(el.currentTime), 10],
    ['0', 'goes to the start', (el) => el.currentTime, 0],
    ['3', 'goes to three tenths', (el) => Math.round(el.currentTime), 3],
  ];
  for (const [key, does, read, expected] of keys) {
    it(`${JSON.stringify(key)} ${does}`, async () => {
      const el = await midway();
      expect(press(el, key), 'the key is used').to.equal(true);
      const value = read(el);
      if (typeof expected === 'number') expect(value).to.be.closeTo(expected, 1.01);
      else expect(value).to.equal(expected);
      expect(value).to.not.equal(key === 'ArrowUp' || key === 'ArrowDown' ? 0.5 : 6);
    });
  }

  it('space pauses what plays', async () => {
    const el = await midway();
    await el.play();
    press(el, ' ');
    await until(() => el.paused, 'it pauses');
  });

  it('leaves keys with a modifier, other keys, and keys that a control uses', async () => {
    const el = await midway();
    expect([
      press(el, 'm', { ctrlKey: true }),
      press(el, 'ArrowRight', { altKey: true }),
      press(el, 'k', { metaKey: true }),
      press(el, 'x'),
      press(el, 'Tab'),
    ]).to.deep.equal([false, false, false, false, false]);
    const pressAt = (selector: string, key: string): void => {
      inside(el, selector).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
      );
    };
    pressAt('media-volume-range', 'ArrowRight');
    pressAt('media-mute-button', ' ');
    expect([el.currentTime, el.paused]).to.deep.equal([6, true]);
    pressAt('media-mute-button', 'k');
    expect(el.paused).to.equal(false);
  });

  it('does not seek where the viewer may not: unseekable, and live', async () => {
    const unseekable = changed({ controls: { ...configOf().controls, seekable: false } });
    for (const config of [unseekable, withSource({ kind: 'live' })]) {
      const el = await mount({ config });
      await startPlaying(el);
      const used = ['ArrowRight', 'ArrowLeft', 'j', 'l', 'Home', 'End', '5'].filter((key) =>
        press(el, key),
      );
      expect(used).to.deep.equal([]);
      expect(press(el, 'm')).to.equal(true);
    }
  });

  it('what may not be sought is put back to where it was, whoever moved it, and goes on', async () => {
    const el = await mount({
      config: changed({ controls: { ...configOf().controls, seekable: false } }),
    });
    await startPlaying(el);
    const reached = el.currentTime;
    videoOf(el).currentTime = 8;
    await until(() => !videoOf(el).seeking, 'it has sought');
    expect(el.currentTime).to.be.within(reached - 0.5, reached + 1.5);
    await plays(el);
    videoOf(el).currentTime = 9.9;
    await until(() => el.currentTime < 5, 'it is put back');
    // Page script is no viewer.
    el.currentTime = 9;
    await until(() => el.ended, 'it ends');
    await startPlaying(el);
    expect(el.currentTime).to.be.lessThan(3);
  });
});
