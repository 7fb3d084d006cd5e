import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { MediaEmbedPlayer } from '../../../components/media-embed-player/media-embed-player.js';
import { endPlayers, fakeSessions, withAds } from './fake-ads.js';
import {
  click,
  inside,
  mountReady,
  plays,
  rootOf,
  until,
  videoOf,
  changed,
} from './player-fixture.js';

const NO_BAR = { controls: { visible: false } };

const buttonOf = (el: MediaEmbedPlayer): HTMLElement => inside(el, '[part=play]');
const nameOf = (el: MediaEmbedPlayer): string | null => buttonOf(el).getAttribute('aria-label');
const opacityOf = (el: MediaEmbedPlayer): string => getComputedStyle(buttonOf(el)).opacity;

describe('<media-embed-player> without a control bar', () => {
  afterEach(endPlayers);

  it('has a named button that plays and pauses by keyboard, and is visible while focused', async () => {
    const el = await mountReady({ config: changed(NO_BAR) });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Tab' });
    expect([buttonOf(el).matches(':focus-visible'), nameOf(el)]).to.deep.equal([true, 'Play']);
    await sendKeys({ press: 'Enter' });
    await plays(el);
    expect([buttonOf(el).matches(':focus-visible'), nameOf(el)]).to.deep.equal([true, 'Pause']);
    await until(() => rootOf(el).hasAttribute('data-resting'), 'the viewer is idle');
    expect([opacityOf(el), getComputedStyle(buttonOf(el)).outlineStyle]).to.deep.equal([
      '1',
      'solid',
    ]);
    await sendKeys({ press: 'Space' });
    await until(() => el.paused, 'it pauses');
    expect(nameOf(el)).to.equal('Play');
    el.lang = 'it';
    await until(() => nameOf(el) === 'Riproduci', 'the button is in Italian');
  });

  it('plays and pauses by a click on the video, and hides its button while playing', async () => {
    const el = await mountReady({ config: changed(NO_BAR) });
    expect([el.renderRoot.querySelector('[part=controls]'), videoOf(el).controls]).to.deep.equal([
      null,
      false,
    ]);
    await click(videoOf(el));
    await plays(el);
    await until(() => opacityOf(el) === '0', 'the button is hidden');
    rootOf(el).dispatchEvent(new PointerEvent('pointermove', { screenX: 7 }));
    expect(opacityOf(el)).to.equal('1');
    await click(videoOf(el));
    await until(() => el.paused, 'it pauses');
    expect([opacityOf(el), buttonOf(el).checkVisibility()]).to.deep.equal(['1', true]);
  });

  it('hides its button during ads, which the keyboard pauses', async () => {
    const sessions = fakeSessions();
    const el = await mountReady({ config: changed(NO_BAR, withAds()) });
    buttonOf(el).focus();
    await sendKeys({ press: 'Enter' });
    await until(() => el.ad !== null, 'the ad is on');
    await until(() => rootOf(el).matches(':focus'), 'the player has the focus');
    expect(buttonOf(el).checkVisibility()).to.equal(false);
    await sendKeys({ press: 'Space' });
    expect(sessions[0]?.calls).to.deep.equal(['pause']);
    sessions[0]?.end();
    await until(() => buttonOf(el).checkVisibility(), 'the button is back');
  });
});
