import { expect } from '@open-wc/testing';
import type { MediaEmbedPlayer } from '../../../components/media-embed-player/media-embed-player.js';
import type { PlayerConfig } from '../../../src/resolve/player-config.js';
import {
  withSubtitles,
  changed,
  configOf,
  hasControls,
  imageIn,
  inside,
  mount,
  mountReady,
  PORTRAIT,
  rootOf,
  startPlaying,
  unmountAll,
  until,
  videoOf,
  WATERMARK,
  withSource,
} from './player-fixture.js';

const tracks = withSubtitles(null, 'English');

const bar = (el: MediaEmbedPlayer): readonly string[] =>
  [...el.renderRoot.querySelectorAll('[part=controls] > *')].map(({ part }) => part.value);

describe('<media-embed-player>: its controls', () => {
  afterEach(unmountAll);

  const bars: readonly (readonly [string, PlayerConfig, readonly string[], readonly string[]])[] = [
    [
      'a video',
      configOf(),
      ['control-play', 'control-mute', 'control-seek', 'control-fullscreen'],
      ['control-live', 'control-captions'],
    ],
    [
      'a video that may not be sought',
      changed({ controls: { seekable: false } }),
      [],
      ['control-seek'],
    ],
    ['a live', withSource({ kind: 'live' }), ['control-live'], ['control-seek', 'control-time']],
    ['subtitles', tracks, ['control-captions'], []],
    [
      'picture-in-picture',
      changed({ playback: { pictureInPicture: true } }),
      ['control-picture'],
      [],
    ],
    [
      'no picture-in-picture',
      changed({ playback: { pictureInPicture: false } }),
      [],
      ['control-picture'],
    ],
  ];
  for (const [name, config, present, absent] of bars) {
    it(`have the right bar for ${name}`, async () => {
      const el = await mountReady({ config });
      expect(bar(el)).to.include.members([...present]);
      expect(bar(el).filter((part) => absent.includes(part))).to.deep.equal([]);
      expect(videoOf(el).disablePictureInPicture).to.equal(!config.playback.pictureInPicture);
    });
  }

  it('give the timeline the whole width of a phone, with the other controls below it', async () => {
    const el = await mountReady({ config: tracks });
    el.style.width = '358px';
    const box = inside(el, '[part=controls]').getBoundingClientRect();
    const seek = inside(el, '[part=control-seek]').getBoundingClientRect();
    expect(seek.width).to.be.above(box.width - 20);
    for (const name of ['play', 'mute', 'time', 'captions', 'fullscreen']) {
      const control = inside(el, `[part=control-${name}]`).getBoundingClientRect();
      expect(control.top, name).to.be.at.least(seek.bottom);
      expect([control.width > 0, control.right <= box.right], name).to.deep.equal([true, true]);
    }
  });

  it('show the duration before the video is loaded', async () => {
    const el = await mountReady({ config: withSource({ duration: 83 }) });
    expect(inside(el, '[part=control-time]').textContent).to.equal('0:00 / 1:23');
    expect(inside(el, '[part=control-seek]').ariaValueText).to.equal(
      '0 seconds of 1 minute 23 seconds',
    );
    expect(videoOf(el).readyState).to.equal(HTMLMediaElement.HAVE_NOTHING);
  });

  it("are the browser's own without what the embed does not offer, plus a full screen button", async () => {
    const el = await mountReady({ config: configOf(), controls: 'native' });
    const { controls, disablePictureInPicture, attributes } = videoOf(el);
    expect([bar(el).length, controls, disablePictureInPicture]).to.deep.equal([0, true, true]);
    expect(attributes.getNamedItem('controlslist')?.value).to.contain('nofullscreen');
    expect(inside(el, '[part=fullscreen]').getAttribute('aria-label')).to.equal('Full screen');
    await expect(el).to.be.accessible();
  });

  it('hide while the video plays, unless autoHide is off', async () => {
    const hiding = await mount({ config: changed({ controls: { autoHide: true } }) });
    const staying = await mount({ config: changed({ controls: { autoHide: false } }) });
    for (const el of [hiding, staying]) {
      await hasControls(el);
      await startPlaying(el);
    }
    const isHidden = (el: MediaEmbedPlayer): boolean =>
      getComputedStyle(inside(el, '[part=controls]')).opacity === '0';
    await until(() => isHidden(hiding), 'the bar is hidden');
    expect(isHidden(staying)).to.equal(false);
    await until(() => rootOf(staying).hasAttribute('data-resting'), 'the viewer is idle');
    expect(isHidden(staying)).to.equal(false);
  });

  it('show the title as text, whether from the config or the attribute', async () => {
    const hostile = '<img src=x onerror="alert(1)">';
    const el = await mountReady({ config: configOf({ title: hostile }) });
    expect(inside(el, '[part~=title]').textContent).to.equal(hostile);
    expect(rootOf(el).getAttribute('aria-label')).to.equal(hostile);
    expect(el.renderRoot.querySelectorAll('[onerror], [part~=title] *').length).to.equal(0);
    el.title = 'Mine';
    await el.updateComplete;
    expect(rootOf(el).getAttribute('aria-label')).to.equal('Mine');
  });
});

describe('<media-embed-player>: its look', () => {
  afterEach(unmountAll);

  it('keeps the size of the element for a portrait video, which fills it when crop is on', async () => {
    const el = await mount({ config: withSource({ url: PORTRAIT, type: 'video/mp4' }) });
    const height = (): number => el.getBoundingClientRect().height;
    expect(height()).to.equal(360);
    await startPlaying(el);
    await hasControls(el);
    expect([height(), videoOf(el).getBoundingClientRect().width]).to.deep.equal([360, 640]);
    expect(getComputedStyle(videoOf(el)).objectFit).to.equal('contain');
    const cropped = await mount({ config: changed({ size: { crop: true } }) });
    expect(getComputedStyle(videoOf(cropped)).objectFit).to.equal('cover');
  });

  const colors: readonly (readonly [string, string, boolean])[] = [
    ['#ffffff', 'rgb(255, 255, 255)', true],
    ['#ff0', 'rgb(255, 255, 0)', true],
    ['#1a2b3c', 'rgb(26, 43, 60)', false],
    ['#000000ff', 'rgb(0, 0, 0)', false],
  ];
  for (const [playerColor, shown, isDarkBar] of colors) {
    it(`shows the player color ${playerColor} on a ${isDarkBar ? 'dark' : 'light'} bar`, async () => {
      const el = await mountReady({ config: changed({ look: { playerColor } }) });
      const style = getComputedStyle(inside(el, '[part=controls]'));
      expect(style.color).to.equal(shown);
      const dark = style.backgroundColor.startsWith('rgba(20, 20, 30');
      expect(dark).to.equal(isDarkBar);
      await expect(el).to.be.accessible();
    });
  }

  it('applies the background color, the background image and the skin', async () => {
    const el = await mount({
      config: changed({
        look: { backgroundColor: '#123456', backgroundImage: WATERMARK, skin: 'Night "sky"' },
      }),
    });
    expect(getComputedStyle(rootOf(el)).backgroundColor).to.equal('rgb(18, 52, 86)');
    expect(imageIn(el, '[part=background]').src).to.equal(WATERMARK);
    expect([...rootOf(el).part]).to.include('skin-night-sky-');
    await expect(el).to.be.accessible();
  });

  it('shows the poster until the first frame', async () => {
    const el = await mount({ config: configOf() });
    expect(videoOf(el).poster).to.equal(configOf().source?.poster);
  });
});
