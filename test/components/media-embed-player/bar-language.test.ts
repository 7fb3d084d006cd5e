import { expect } from '@open-wc/testing';
import { En } from 'media-chrome/lang/en';
import type { MediaEmbedPlayer } from '../../../components/media-embed-player/media-embed-player.js';
import { registerMessages } from '../../../components/index.js';
import { withSubtitles, hasControls, inside, unmountAll, changed } from './player-fixture.js';

const config = changed({ playback: { pictureInPicture: true } }, withSubtitles(null, 'English'));

const mountIn = async (lang: string): Promise<MediaEmbedPlayer> => {
  const element = Object.assign(document.createElement('media-embed-player'), { config, lang });
  document.body.append(element);
  await element.updateComplete;
  await hasControls(element);
  return element;
};

/** All texts of the bar and its menu: accessible names, tooltips and values. */
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

/** English words that differ from the Italian ones. */
const english = new Set<string>(Object.values(En));
english.delete('volume');

describe('the language of the control bar', () => {
  afterEach(unmountAll);

  it('is Italian everywhere on an Italian page', async () => {
    const words = wordsOf(await mountIn('it-IT'));
    expect(words).to.include.members(['riproduci', 'Riproduci', 'schermo intero', 'posizione']);
    expect(words.filter((word) => english.has(word))).to.deep.equal([]);
  });

  it('is a language that the page registers', async () => {
    registerMessages('de', { controls: { words: { play: 'abspielen' } } });
    const el = await mountIn('de-AT');
    expect(inside(el, 'media-play-button').ariaLabel).to.equal('abspielen');
    expect(wordsOf(el)).to.include('enter fullscreen mode');
  });

  it('is English for any other language of the page', async () => {
    const el = await mountIn('xx');
    expect(wordsOf(el)).to.include.members(['play', 'Play', 'enter fullscreen mode', 'seek']);
    expect(inside(el, 'media-play-button').ariaLabel).to.equal('play');
  });
});
