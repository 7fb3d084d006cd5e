import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { MediaEmbed } from '../../../components/index.js';
import { embedFixture } from '../embed-fixture.js';
import { frameOf, mount, mountReady, playButtonOf, reaches, unmountAll } from './mount.js';
import { playableEmbed } from './playable-embed.js';
import { painted } from '../page.js';

const centerOf = (element: Element): [number, number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};

/** A facade on which the pointer is down when its player becomes due. */
const pressed = async (settings: Parameters<typeof mount>[0]): Promise<MediaEmbed> => {
  const element = await mount({ loading: 'click', width: 400, ...settings });
  await sendMouse({ type: 'move', position: centerOf(element) });
  await sendMouse({ type: 'down' });
  element.loading = 'eager';
  await painted();
  await painted();
  return element;
};

/** Loads the code of the players: afterwards they start within the update that requests one. */
const loadPlayers = async (): Promise<void> => {
  for (const format of ['iframe', 'player'] as const)
    await mountReady({ embed: playableEmbed(), format, loading: 'eager' });
  unmountAll();
};

describe('<media-embed> pressed while its player is mounting', () => {
  before(loadPlayers);
  afterEach(async () => {
    unmountAll();
    await resetMouse();
  });

  it('starts a framed player when the mouse is released on the button', async () => {
    const el = await pressed({ embed: embedFixture() });
    expect([el.state, frameOf(el)]).to.deep.equal(['facade', null]);
    await sendMouse({ type: 'up' });
    await reaches(el, 'ready');
    expect(frameOf(el)?.src).to.contain('autoplay=1');
  });

  it('starts a player in the page when the mouse is released on the button', async () => {
    const el = await pressed({ embed: playableEmbed(), format: 'player' });
    expect(el.state).to.equal('facade');
    const played = new Promise((resolve) => el.addEventListener('playing', resolve));
    await sendMouse({ type: 'up' });
    await played;
    expect(el.paused).to.equal(false);
  });

  it('mounts the player without autoplay when the mouse is released elsewhere', async () => {
    const el = await pressed({ embed: embedFixture() });
    const { bottom } = el.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [5, Math.round(bottom + 50)] });
    await sendMouse({ type: 'up' });
    await reaches(el, 'ready');
    expect(frameOf(el)?.src).to.not.contain('autoplay');
  });

  it('starts the player when the space bar is released', async () => {
    const el = await mount({ embed: embedFixture(), loading: 'click' });
    playButtonOf(el)?.focus();
    await sendKeys({ down: 'Space' });
    el.loading = 'eager';
    await painted();
    expect(el.state).to.equal('facade');
    await sendKeys({ up: 'Space' });
    await reaches(el, 'ready');
    expect(frameOf(el)?.src).to.contain('autoplay=1');
  });

  it('starts the player that was clicked before its code was loaded', async () => {
    const el = await mount({ embed: playableEmbed(), format: 'player', loading: 'eager' });
    expect(el.state).to.equal('facade');
    const played = new Promise((resolve) => el.addEventListener('playing', resolve));
    playButtonOf(el)?.click();
    await played;
    expect(el.paused).to.equal(false);
  });

  it('starts the player that was clicked while its ads waited for consent', async () => {
    const source_url = `${location.origin}/demo/nothing.xml`;
    const preroll = [{ id: '1', adv_type: 'dart', type: 'linear', source_url }];
    const embed = playableEmbed({ preroll });
    const el = await mount({ embed, format: 'player', loading: 'eager' });
    const played = new Promise((resolve) => el.addEventListener('playing', resolve));
    // Its code is running by now, and waits for the viewer's choice.
    await painted();
    expect(el.state).to.equal('facade');
    playButtonOf(el)?.click();
    await played;
    expect(el.paused).to.equal(false);
  });

  it('does not mount a player that is no longer requested on release', async () => {
    const el = await pressed({ embed: embedFixture() });
    el.embed = [];
    await reaches(el, 'error');
    await sendMouse({ type: 'up' });
    await painted();
    expect([el.state, frameOf(el)]).to.deep.equal(['error', null]);
  });
});
