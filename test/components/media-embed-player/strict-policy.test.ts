import { expect } from '@open-wc/testing';
import { underStrictPolicy } from '../content-policy.js';
import {
  withSubtitles,
  changed,
  hls,
  mount,
  mountReady,
  press,
  rootOf,
  startPlaying,
  unmountAll,
  WATERMARK,
} from './player-fixture.js';
import { painted } from '../page.js';

const full = changed({
  title: '<img src=x onerror=alert(1)>',
  look: {
    skin: '"><b',
    backgroundColor: '#123456',
    backgroundImage: WATERMARK,
    playerColor: '#ff0000',
  },
  subtitles: withSubtitles('en', 'English').subtitles,
  watermark: {
    url: WATERMARK,
    width: 80,
    height: null,
    opacity: 0.5,
    displayTime: 3,
    hidesWithControls: true,
    link: 'https://publisher.example/',
    offset: { top: { value: 5, unit: '%' }, right: null, bottom: null, left: null },
  },
});

describe('<media-embed-player> under a strict Content Security Policy and Trusted Types', () => {
  const seen = underStrictPolicy('lit-html', "worker-src 'none'");
  afterEach(unmountAll);

  for (const controls of ['auto', 'native'] as const)
    it(`plays MP4 and HLS with the controls ${controls}, every setting on, without a violation`, async () => {
      for (const config of [full, { ...full, source: hls().source }]) {
        const el = await mountReady({ config, controls });
        const shown = controls === 'auto' ? 'bar' : 'native';
        expect(rootOf(el).dataset['controls']).to.equal(shown);
        await startPlaying(el);
        for (const key of ['m', 'm', 'c', 'ArrowRight']) press(el, key);
        el.destroy();
        await el.updateComplete;
      }
      await mount();
      await painted();
      expect(seen()).to.deep.equal([]);
    });
});
