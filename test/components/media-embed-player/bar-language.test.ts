import { expect } from '@open-wc/testing';
import { En } from 'media-chrome/lang/en';
import type { MediaEmbedPlayer } from '../../../components/media-embed-player/media-embed-player.js';
import { registerMessages } from '../../../components/index.js';
import { changed, configOf, hasControls, inside, SUBTITLES, unmountAll } from './player-fixture.js';

const config = changed({
  playback: { ...configOf().playback, pictureInPicture: true },
  subtitles: {
    defaultLanguage: null,
    tracks: [{ url: `${SUBTITLES}english.vtt`, language: 'en', label: 'English', wire: {} }],
  },
});

const mountIn = async (lang: string): Promise<MediaEmbedPlayer> => {
  const element = Object.assign(document.createElement('media-embed-player'), { config, lang });
  document.body.append(element);
  await element.updateComplete;
  await hasControls(element);
  return element;
};

/** All that the bar and its menu say: accessible names, tooltips, values. */
const wordsOf = (el: MediaEmbedPlayer): readonly string[] => {
  const controls = [...el.renderRoot.querySelectorAll('media-controller *')];
  const words = controls.flatMap((control) => [
    ...[control, ...(control.shadowRoot?.querySelectorAll('[role], input') ?? [])].flatMap(
      (one) => [one.getAttribute('aria-label') ?? '', one.getAttribute('aria-valuetext') ?? ''],
    ),
    ...[...(control.shadowRoot?.querySelectorAll('slot[name^=tooltip-]') ?? [])].map(
      ({ textContent }) => textContent.trim(),
    ),
  ]);
  return words.filter((word) => word !== '');
};

/** Words that are English, and no word of the other language as well. */
const english = new Set<string>(Object.values(En));
english.delete('volume');

describe('the language of the control bar', () => {
  afterEach(unmountAll);

  it('is Italian in an Italian page, in every word', async () => {
    const words = wordsOf(await mountIn('it-IT'));
    expect(words).to.include.members(['riproduci', 'Riproduci', 'schermo intero', 'posizione']);
    expect(words.filter((word) => english.has(word))).to.deep.equal([]);
  });

  it('is one that the page adds', async () => {
    registerMessages('de', { controls: { words: { play: 'abspielen' } } });
    const el = await mountIn('de-AT');
    expect(inside(el, 'media-play-button').ariaLabel).to.equal('abspielen');
    expect(wordsOf(el)).to.include('enter fullscreen mode');
  });

  it('is English in any other, whatever the browser speaks', async () => {
    const el = await mountIn('xx');
    expect(wordsOf(el)).to.include.members(['play', 'Play', 'enter fullscreen mode', 'seek']);
    expect(inside(el, 'media-play-button').ariaLabel).to.equal('play');
  });
});
