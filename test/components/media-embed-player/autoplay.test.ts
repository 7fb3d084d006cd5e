import { expect } from '@open-wc/testing';
import type { PlayerConfig } from '../../../src/resolve/player-config.js';
import { fakeSessions, restoreAds, withAds } from './fake-ads.js';
import {
  click,
  configOf,
  hls,
  inside,
  mount,
  plays,
  record,
  unmountAll,
  until,
  videoOf,
  changed,
} from './player-fixture.js';
import { painted } from '../page.js';

/** Nothing in this file clicks before its last test, so that the browser allows no sound. */
const starting = (config: PlayerConfig, muted: boolean): PlayerConfig =>
  changed({ playback: { autoplay: true, muted } }, config);

const isShown = (el: Parameters<typeof inside>[0], part: string): boolean =>
  inside(el, `[part=${part}]`).checkVisibility();

describe('<media-embed-player>: autoplay', () => {
  const { play } = HTMLMediaElement.prototype;
  const refuse = (refused: (video: HTMLMediaElement) => DOMException | null): void => {
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      const error = refused(this);
      return error === null ? play.call(this) : Promise.reject(error);
    };
  };

  afterEach(() => {
    unmountAll();
    restoreAds();
    HTMLMediaElement.prototype.play = play;
  });

  it('plays muted without an unmute button when the embed is muted', async () => {
    const el = await mount({ config: starting(configOf(), true) });
    await plays(el);
    expect([el.muted, isShown(el, 'unmute'), isShown(el, 'play')]).to.deep.equal([
      true,
      false,
      false,
    ]);
  });

  for (const [name, config] of [
    ['MP4', configOf],
    ['HLS', hls],
  ] as const) {
    it(`plays ${name} muted with an unmute button when sound is refused`, async () => {
      const el = await mount({ config: starting(config(), false) });
      const seen = record(el, 'autoplayblocked', 'play', 'error');
      await plays(el);
      expect([el.muted, isShown(el, 'unmute'), isShown(el, 'play')]).to.deep.equal([
        true,
        true,
        false,
      ]);
      expect(seen).to.deep.equal(['play']);
      await expect(el).to.be.accessible();
    });
  }

  it('is requested by the attributes, too', async () => {
    const el = await mount({ config: configOf({ mute: '0' }), autoplay: true, defaultMuted: true });
    await plays(el);
    expect([el.muted, isShown(el, 'unmute')]).to.deep.equal([true, false]);
  });

  it('emits autoplayblocked once and shows a button when playing muted is refused, too', async () => {
    refuse(() => new DOMException('no', 'NotAllowedError'));
    const el = document.createElement('media-embed-player');
    const seen = record(el, 'autoplayblocked', 'play', 'error');
    el.config = starting(configOf(), false);
    document.body.append(el);
    await until(() => seen.length > 0, 'autoplayblocked is emitted');
    await painted();
    expect(seen).to.deep.equal(['autoplayblocked']);
    expect([el.muted, el.paused, isShown(el, 'play')]).to.deep.equal([false, true, true]);
    refuse(() => null);
    el.muted = true;
    inside(el, '[part=play]').click();
    await plays(el);
    expect(isShown(el, 'play')).to.equal(false);
  });

  it('does not mute after any other rejection', async () => {
    const muted: boolean[] = [];
    refuse((video) => {
      muted.push(video.muted);
      return new DOMException('no', 'AbortError');
    });
    const el = await mount({ config: starting(configOf(), false) });
    const seen = record(el, 'autoplayblocked');
    await painted();
    expect([el.muted, ...muted, ...seen]).to.deep.equal([false, false]);
  });

  it('requests ads only when playing is allowed', async () => {
    const sessions = fakeSessions();
    refuse(() => new DOMException('no', 'NotAllowedError'));
    const el = await mount({ config: starting(withAds(), false) });
    await painted();
    expect([sessions.length, el.paused]).to.deep.equal([0, true]);
    refuse(() => null);
    const other = await mount({ config: starting(withAds(), false) });
    await until(() => sessions.length === 1, 'ads are requested');
    expect([other.muted, sessions[0]?.stage.viewer().player?.playbackMethod]).to.deep.equal([
      true,
      2,
    ]);
    expect(sessions[0]?.stage.viewer().player?.inventoryState).to.deep.equal(['mautoplayed']);
  });

  it('plays the content muted with an unmute button when sound is refused after the ads', async () => {
    const sessions = fakeSessions();
    // With sound until the ads have held the content, as WebKit plays an element that no gesture has started.
    refuse(() => null);
    const el = await mount({ config: starting(withAds(), false) });
    await until(() => sessions.length === 1, 'ads are requested');
    el.muted = false;
    const seen = record(el, 'autoplayblocked', 'pause');
    refuse((video) => (video.muted ? null : new DOMException('no', 'NotAllowedError')));
    sessions[0]?.end();
    await plays(el);
    expect([el.muted, isShown(el, 'unmute'), isShown(el, 'play')]).to.deep.equal([
      true,
      true,
      false,
    ]);
    expect(seen).to.deep.equal([]);
  });

  it('removes the unmute button after a click on it, and then starts with sound', async () => {
    const el = await mount({ config: starting(configOf(), false) });
    await plays(el);
    const button = inside(el, '[part=unmute]');
    await click(button);
    await until(() => !button.checkVisibility(), 'the button is removed');
    expect([el.muted, el.paused, videoOf(el).muted]).to.deep.equal([false, false, false]);
    const second = await mount({ config: starting(configOf(), false) });
    await plays(second);
    expect([second.muted, isShown(second, 'unmute')]).to.deep.equal([false, false]);
  });
});
