import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { MediaEmbedPlayer } from '../../../components/media-embed-player/media-embed-player.js';
import type { FakeSession } from './fake-ads.js';
import { fakeSessions, restoreAds, withAds } from './fake-ads.js';
import {
  withMissingMedia,
  click,
  configOf,
  inside,
  mountReady,
  MP4,
  plays,
  rootOf,
  unmountAll,
  until,
  withSource,
} from './player-fixture.js';
import { painted } from '../page.js';

/** What in the player has the focus, by its part or name; empty when nothing has. */
const focused = (el: MediaEmbedPlayer): string => {
  const active = el.shadowRoot?.activeElement ?? null;
  return active?.part[0] ?? active?.localName ?? '';
};

const focusIs = (el: MediaEmbedPlayer, name: string): Promise<void> =>
  until(() => focused(el) === name, `${name} has the focus`);

const pressEnter = (): Promise<void> => sendKeys({ press: 'Enter' });

const button = (parent: Node, text: string): HTMLButtonElement => {
  const made = document.createElement('button');
  made.textContent = text;
  parent.appendChild(made);
  return made;
};

/** Adds an ad with a button in a shadow tree to the layer. */
const adButton = ({ stage }: FakeSession): HTMLButtonElement => {
  const host = document.createElement('div');
  stage.layer.append(host);
  return button(host.attachShadow({ mode: 'open' }), 'Pause the advertisement');
};

const elsewhere = (): HTMLButtonElement => {
  const made = button(document.body, 'Elsewhere');
  made.className = 'elsewhere';
  return made;
};

/** A player with its bar, in its preroll, which was started by what has the focus. */
const inPreroll = async (): Promise<{ el: MediaEmbedPlayer; session: FakeSession }> => {
  const sessions = fakeSessions();
  const el = await mountReady({ config: withAds() });
  inside(el, '[part=control-play]').focus();
  await pressEnter();
  await until(() => el.ad !== null, 'the ad is on');
  const [session] = sessions;
  if (session === undefined) throw new Error('There is no session.');
  return { el, session };
};

describe('<media-embed-player>: focus', () => {
  afterEach(() => {
    unmountAll();
    restoreAds();
    document.querySelectorAll('.elsewhere').forEach((element) => element.remove());
  });

  it('moves to the bar when the large play button is pressed and removed', async () => {
    const el = await mountReady({ config: configOf() });
    inside(el, '[part=play]').focus();
    await pressEnter();
    await focusIs(el, 'control-play');
    await plays(el);
    await pressEnter();
    await until(() => el.paused, 'the focused button pauses');
  });

  it('moves to the player during an ad and to the bar afterwards', async () => {
    const { el, session } = await inPreroll();
    await focusIs(el, 'player');
    await sendKeys({ press: 'Space' });
    expect(session.calls).to.deep.equal(['pause']);
    adButton(session).focus();
    session.stage.layer.replaceChildren();
    session.end();
    await focusIs(el, 'control-play');
  });

  it("leaves the browser's own controls, which an ad covers and makes unreachable", async () => {
    const sessions = fakeSessions();
    const el = await mountReady({ config: withAds(), controls: 'native' });
    inside(el, 'video').focus();
    await el.play();
    await focusIs(el, 'player');
    await sendKeys({ press: 'Tab' });
    expect(focused(el)).to.equal('');
    sessions[0]?.end();
    await plays(el);
    rootOf(el).focus();
    await sendKeys({ press: 'Tab' });
    expect(focused(el)).to.equal('video');
  });

  it('moves from the button of an ad to the button of the next ad', async () => {
    const { el, session } = await inPreroll();
    adButton(session).focus();
    session.stage.layer.replaceChildren();
    const next = adButton(session);
    await until(() => next.matches(':focus'), 'the button of the next ad has it');
    expect(el.shadowRoot?.activeElement).to.equal(session.stage.layer.firstElementChild);
  });

  it('moves from the frame of an ad to the bar when the ad ends', async () => {
    const { el, session } = await inPreroll();
    const frame = document.createElement('iframe');
    frame.srcdoc = '<button>Skip</button>';
    frame.width = '640';
    frame.height = '360';
    session.stage.layer.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve));
    elsewhere().focus();
    await click(frame);
    await until(() => el.shadowRoot?.activeElement === frame, 'the frame has it');
    frame.remove();
    session.end();
    await focusIs(el, 'control-play');
  });

  it('moves to the notice on a failure, and to the play button of the next video', async () => {
    const el = await mountReady({ config: withMissingMedia() });
    inside(el, '[part=play]').focus();
    await pressEnter();
    await focusIs(el, 'notice');
    inside(el, '[part=retry]').focus();
    await pressEnter();
    await focusIs(el, 'notice');
    expect(el.state).to.equal('error');
    el.config = withSource({ url: MP4, type: 'video/mp4' });
    await focusIs(el, 'play');
  });

  it('moves to the play button when slotted content is removed', async () => {
    const el = await mountReady({ config: withMissingMedia() });
    const own = button(el, 'Once more');
    own.slot = 'error';
    await el.play().catch(() => undefined);
    await el.updateComplete;
    own.focus();
    expect(own.matches(':focus')).to.equal(true);
    el.config = configOf();
    await focusIs(el, 'play');
  });

  it('stays on the page when an ad ends', async () => {
    const { el, session } = await inPreroll();
    const page = elsewhere();
    page.focus();
    session.end();
    await plays(el);
    await painted();
    expect(document.activeElement).to.equal(page);
  });

  it('stays on the body when the viewer has left the ad', async () => {
    const { el, session } = await inPreroll();
    await focusIs(el, 'player');
    const skip = adButton(session);
    skip.focus();
    skip.blur();
    await painted();
    session.stage.layer.replaceChildren();
    session.end();
    await plays(el);
    await painted();
    expect(document.activeElement).to.equal(document.body);
  });

  it('stays where page script moved it when the ad is removed', async () => {
    const { session } = await inPreroll();
    adButton(session).focus();
    session.stage.layer.replaceChildren();
    const page = elsewhere();
    page.focus();
    await painted();
    expect(document.activeElement).to.equal(page);
  });

  it('is not taken by a player that is destroyed or removed', async () => {
    for (const end of [
      (el: MediaEmbedPlayer) => el.destroy(),
      (el: MediaEmbedPlayer) => el.remove(),
    ]) {
      const el = await mountReady({ config: configOf() });
      inside(el, '[part=control-play]').focus();
      end(el);
      await el.updateComplete;
      await painted();
      expect(document.activeElement).to.equal(document.body);
    }
  });
});
