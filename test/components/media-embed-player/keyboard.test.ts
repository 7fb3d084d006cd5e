import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { MediaEmbedPlayer } from '../../../components/media-embed-player/media-embed-player.js';
import {
  withSubtitles,
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
const unseekable = changed({ controls: { seekable: false } });

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
    ['ArrowRight', 'seeks 5 s forward', (el) => el.currentTime, 10],
    ['ArrowLeft', 'seeks 5 s back', (el) => el.currentTime, 1],
    ['l', 'seeks 10 s forward, at most to the end', (el) => Math.round(el.currentTime), 10],
    ['J', 'seeks 10 s back, at most to the start', (el) => el.currentTime, 0],
    ['ArrowUp', 'raises the volume', (el) => el.volume, 0.55],
    ['ArrowDown', 'lowers the volume', (el) => el.volume, 0.45],
    ['Home', 'seeks to the start', (el) => el.currentTime, 0],
    ['End', 'seeks to the end', (el) => Math.round(el.currentTime), 10],
    ['0', 'seeks to the start', (el) => el.currentTime, 0],
    ['3', 'seeks to three tenths', (el) => Math.round(el.currentTime), 3],
  ];
  for (const [key, does, read, expected] of keys) {
    it(`${does} when ${JSON.stringify(key)} is pressed`, async () => {
      const el = await midway();
      expect(press(el, key), 'the key is used').to.equal(true);
      const value = read(el);
      if (typeof expected === 'number') expect(value).to.be.closeTo(expected, 1.01);
      else expect(value).to.equal(expected);
      expect(value).to.not.equal(key === 'ArrowUp' || key === 'ArrowDown' ? 0.5 : 6);
    });
  }

  it('pauses when the space bar is pressed while playing', async () => {
    const el = await midway();
    await el.play();
    press(el, ' ');
    await until(() => el.paused, 'it pauses');
  });

  it('ignores keys with a modifier, other keys, and keys that a control uses', async () => {
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
    pressAt('[part=control-volume]', 'ArrowRight');
    pressAt('[part=control-mute]', ' ');
    expect([el.currentTime, el.paused]).to.deep.equal([6, true]);
    pressAt('[part=control-seek]', 'ArrowLeft');
    expect(el.currentTime).to.equal(1);
    pressAt('[part=control-mute]', 'k');
    expect(el.paused).to.equal(false);
  });

  it('does not seek in a live or where the embed does not allow it', async () => {
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

  it('returns unseekable content to its position after any seek, and continues playing', async () => {
    const el = await mount({ config: unseekable });
    await startPlaying(el);
    const reached = el.currentTime;
    videoOf(el).currentTime = 8;
    await until(() => !videoOf(el).seeking, 'it has sought');
    expect(el.currentTime).to.be.within(reached - 0.5, reached + 1.5);
    await plays(el);
    videoOf(el).currentTime = 9.9;
    await until(() => el.currentTime < 5, 'it returns');
    // Page script may seek.
    el.currentTime = 9;
    await until(() => el.ended, 'it ends');
    await startPlaying(el);
    expect(el.currentTime).to.be.lessThan(3);
  });
});
