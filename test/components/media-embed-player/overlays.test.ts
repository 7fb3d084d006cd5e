import { expect } from '@open-wc/testing';
import type { MediaEmbedPlayer } from '../../../components/media-embed-player/media-embed-player.js';
import type { PlayerConfig, Watermark } from '../../../src/resolve/player-config.js';
import {
  changed,
  hasControls,
  imageIn,
  inside,
  mount,
  mountReady,
  press,
  rootOf,
  startPlaying,
  SUBTITLES,
  unmountAll,
  until,
  videoOf,
  WATERMARK,
} from './player-fixture.js';

const NOWHERE = { top: null, right: null, bottom: null, left: null };

const marked = (watermark: Partial<Watermark>): PlayerConfig =>
  changed({
    watermark: {
      url: WATERMARK,
      width: 80,
      height: 40,
      opacity: 0.5,
      displayTime: null,
      hidesWithControls: false,
      link: null,
      offset: NOWHERE,
      ...watermark,
    },
  });

const markOf = (el: MediaEmbedPlayer): HTMLElement => inside(el, '[part~=watermark]');

const imageOf = async (el: MediaEmbedPlayer): Promise<DOMRect> => {
  const image = imageIn(el, '[part~=watermark] img');
  await until(() => image.complete && image.naturalWidth > 0, 'the image is loaded');
  return image.getBoundingClientRect();
};

describe('<media-embed-player>: its watermark', () => {
  afterEach(unmountAll);

  const px = (value: number): { value: number; unit: 'px' } => ({ value, unit: 'px' });
  const percent = (value: number): { value: number; unit: '%' } => ({ value, unit: '%' });
  const positions: readonly (readonly [string, Watermark['offset'], number, number])[] = [
    ['top and left in pixels', { ...NOWHERE, top: px(10), left: px(20) }, 20, 10],
    ['bottom and right in pixels', { ...NOWHERE, bottom: px(10), right: px(20) }, 540, 310],
    ['top and left in percent', { ...NOWHERE, top: percent(10), left: percent(50) }, 320, 36],
    ['the top right corner', { ...NOWHERE, top: px(0), right: px(0) }, 560, 0],
  ];
  for (const [name, offset, x, y] of positions) {
    it(`is positioned by ${name}, with its size and opacity`, async () => {
      const el = await mount({ config: marked({ offset }) });
      const { left, top, width, height } = await imageOf(el);
      const box = el.getBoundingClientRect();
      expect([left - box.left, top - box.top, width, height]).to.deep.equal([x, y, 80, 40]);
      expect(getComputedStyle(markOf(el)).opacity).to.equal('0.5');
    });
  }

  it('is above the timeline on a phone, as it is above the bar elsewhere', async () => {
    const el = await mountReady({ config: marked({ offset: { ...NOWHERE, bottom: px(48) } }) });
    el.style.width = '358px';
    const { bottom } = await imageOf(el);
    expect(bottom).to.be.at.most(inside(el, '[part=control-seek]').getBoundingClientRect().top);
  });

  it('has the size of the image when the embed sets none', async () => {
    const el = await mount({ config: marked({ width: null, height: null }) });
    const { width } = await imageOf(el);
    expect(width).to.equal(imageIn(el, '[part~=watermark] img').naturalWidth);
  });

  it('is removed after its display time, counted in seconds played', async () => {
    const el = await mountReady({ config: marked({ displayTime: 1 }) });
    el.currentTime = 6;
    const early: boolean[] = [];
    el.addEventListener('timeupdate', () => {
      if (el.currentTime < 6.9) early.push(markOf(el).checkVisibility());
    });
    await el.play();
    await until(() => !markOf(el).checkVisibility(), 'it is removed');
    expect(el.currentTime).to.be.at.least(6.9);
    expect(early).to.include(true).and.not.to.include(false);
  });

  it('is a link with a name and no access to the page', async () => {
    const el = await mount({ config: marked({ link: 'https://publisher.example/' }) });
    const mark = markOf(el) as HTMLAnchorElement;
    expect([mark.href, mark.target, mark.rel]).to.deep.equal([
      'https://publisher.example/',
      '_blank',
      'noopener noreferrer nofollow',
    ]);
    expect(mark.getAttribute('aria-label')).to.contain('new tab');
    await expect(el).to.be.accessible();
  });

  it('is hidden and shown with the controls where hidesWithControls is on', async () => {
    const controls = { visible: true, autoHide: true, seekable: true };
    const el = await mount({ config: { ...marked({ hidesWithControls: true }), controls } });
    const isShown = (): boolean => getComputedStyle(markOf(el)).visibility === 'visible';
    await startPlaying(el);
    await until(() => !isShown(), 'it is hidden');
    rootOf(el).dispatchEvent(new PointerEvent('pointermove', { screenX: 7 }));
    await until(isShown, 'it is shown again');
  });
});

describe('<media-embed-player>: its subtitles', () => {
  afterEach(unmountAll);

  const subtitled = (defaultLanguage: string | null, base = SUBTITLES): PlayerConfig =>
    changed({
      subtitles: {
        defaultLanguage,
        tracks: [
          { url: `${base}english.vtt`, language: 'en', label: 'English', raw: {} },
          { url: null, language: 'fr', label: 'None', raw: {} },
          { url: `${base}italiano.vtt`, language: 'it', label: '', raw: {} },
        ],
      },
    });
  const modes = (el: MediaEmbedPlayer): readonly string[] =>
    [...videoOf(el).textTracks].map(({ label, mode }) => `${label} ${mode}`);

  const defaults: readonly (readonly [string | null, readonly string[]])[] = [
    ['it', ['English disabled', 'it showing']],
    ['en', ['English showing', 'it disabled']],
    ['de', ['English disabled', 'it disabled']],
    [null, ['English disabled', 'it disabled']],
  ];
  for (const [language, expected] of defaults) {
    it(`show ${expected.join(', ')} for the default language ${language}`, async () => {
      const el = await mount({ config: subtitled(language) });
      expect(modes(el)).to.deep.equal(expected);
      expect(videoOf(el).crossOrigin).to.equal(null);
      await hasControls(el);
      await startPlaying(el);
      expect(modes(el)).to.deep.equal(expected);
    });
  }

  it('are loaded and shown, and the key c turns them off and on', async () => {
    const el = await mount({ config: subtitled('it') });
    await el.play();
    await until(() => (videoOf(el).textTracks[1]?.cues?.length ?? 0) > 0, 'its cues are loaded');
    press(el, 'c');
    expect(modes(el)).to.deep.equal(['English disabled', 'it disabled']);
    press(el, 'c');
    expect(modes(el)).to.deep.equal(['English disabled', 'it showing']);
  });

  it('are requested with CORS from another origin', async () => {
    const el = await mount({ config: subtitled(null, 'https://other.invalid/') });
    expect(videoOf(el).crossOrigin).to.equal('anonymous');
  });
});
