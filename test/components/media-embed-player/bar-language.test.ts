import { expect } from '@open-wc/testing';
import type { MediaEmbedPlayer } from '../../../components/media-embed-player/media-embed-player.js';
import { registerMessages } from '../../../components/index.js';
import { playerMessages } from '../../../src/locales/area-messages.js';
import {
  withSubtitles,
  hasControls,
  inside,
  unmountAll,
  changed,
  until,
} from './player-fixture.js';

const config = changed({ playback: { pictureInPicture: true } }, withSubtitles(null, 'English'));

const mountIn = async (lang: string): Promise<MediaEmbedPlayer> => {
  const element = Object.assign(document.createElement('media-embed-player'), { config, lang });
  document.body.append(element);
  await element.updateComplete;
  await hasControls(element);
  return element;
};

/** All texts of the bar: accessible names, tooltips, values and choices. */
const wordsOf = (el: MediaEmbedPlayer): readonly string[] =>
  [...inside(el, '[part=controls]').querySelectorAll('*')]
    .flatMap((control) => [
      control.ariaLabel ?? '',
      control.ariaValueText ?? '',
      control.getAttribute('title') ?? '',
      control instanceof HTMLOptionElement && control.index === 0 ? control.text : '',
    ])
    .filter((word) => word !== '');

const english = new Set<unknown>(Object.values(playerMessages('en')));

const nameOf = (el: MediaEmbedPlayer): string | null => inside(el, '[part=control-play]').ariaLabel;

describe('the language of the control bar', () => {
  afterEach(unmountAll);

  it('is Italian everywhere on an Italian page, and follows the page', async () => {
    const el = await mountIn('it-IT');
    // The Italian texts are the English ones until they are loaded.
    await until(() => nameOf(el) !== playerMessages('en').play, 'it is not in English');
    const words = wordsOf(el);
    expect(words.length).to.be.greaterThan(10);
    expect(words.filter((word) => english.has(word))).to.deep.equal([]);
    el.lang = 'en';
    await until(() => nameOf(el) === playerMessages('en').play, 'it is in English');
  });

  it('is a language that the page registers, beside another language', async () => {
    const player = playerMessages('en');
    registerMessages('sv', { player: { ...player, play: 'Spela' } });
    const [swedish, other] = [await mountIn('sv-SE'), await mountIn('xx')];
    expect([nameOf(swedish), nameOf(other)]).to.deep.equal(['Spela', player.play]);
  });

  it('is English for any other language of the page', async () => {
    const words = wordsOf(await mountIn('xx'));
    const { play, fullscreen, seek } = playerMessages('en');
    expect(words).to.include.members([play, fullscreen, seek]);
  });
});
