import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { MediaEmbedPlayer } from '../../../components/media-embed-player/media-embed-player.js';
import { type FakeSession, fakeSessions, restoreAds, withAds } from './fake-ads.js';
import {
  click,
  configOf,
  hasControls,
  inside,
  MISSING,
  mount,
  MP4,
  painted,
  plays,
  rootOf,
  unmountAll,
  until,
  withSource,
} from './player-fixture.js';

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

/** An ad's place in the layer, with a button in a tree of its own. */
const adButton = ({ stage }: FakeSession): HTMLButtonElement => {
  const place = document.createElement('div');
  stage.layer.append(place);
  return button(place.attachShadow({ mode: 'open' }), 'Pause the advertisement');
};

const missing = (): ReturnType<typeof configOf> =>
  withSource({ url: MISSING, type: 'video/mp4', alternatives: [] });

const elsewhere = (): HTMLButtonElement => {
  const made = button(document.body, 'Elsewhere');
  made.className = 'elsewhere';
  return made;
};

/** A player with its bar, in its preroll, which was started by what has the focus. */
const inPreroll = async (): Promise<{ el: MediaEmbedPlayer; session: FakeSession }> => {
  const sessions = fakeSessions();
  const el = await mount({ config: withAds() });
  await hasControls(el);
  inside(el, 'media-play-button').focus();
  await pressEnter();
  await until(() => el.ad !== null, 'the ad is on');
  const [session] = sessions;
  if (session === undefined) throw new Error('There is no session.');
  return { el, session };
};

describe('<media-embed-player>: the focus stays in the player', () => {
  afterEach(() => {
    unmountAll();
    restoreAds();
    document.querySelectorAll('.elsewhere').forEach((element) => element.remove());
  });

  it('when the large button is pressed and goes', async () => {
    const el = await mount({ config: configOf() });
    await hasControls(el);
    inside(el, '[part=play]').focus();
    await pressEnter();
    await focusIs(el, 'media-play-button');
    await plays(el);
    await pressEnter();
    await until(() => el.paused, 'the focused button pauses');
  });

  it('when an ad covers the bar, its button goes, and the content comes back', async () => {
    const { el, session } = await inPreroll();
    await focusIs(el, 'player');
    await sendKeys({ press: 'Space' });
    expect(session.calls).to.deep.equal(['pause']);
    adButton(session).focus();
    session.stage.layer.replaceChildren();
    session.end();
    await focusIs(el, 'media-play-button');
  });

  it("when an ad covers the browser's own controls, which nobody can reach then", async () => {
    const sessions = fakeSessions();
    const el = await mount({ config: withAds(), controls: 'native' });
    await hasControls(el);
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

  it('going on from one ad to the next', async () => {
    const { el, session } = await inPreroll();
    adButton(session).focus();
    session.stage.layer.replaceChildren();
    const next = adButton(session);
    await until(() => next.matches(':focus'), 'the button of the next ad has it');
    expect(el.shadowRoot?.activeElement).to.equal(session.stage.layer.firstElementChild);
  });

  it('when it was in a frame of an ad', async () => {
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
    await focusIs(el, 'media-play-button');
  });

  it('when it fails, is tried again, and plays', async () => {
    const el = await mount({ config: missing() });
    await hasControls(el);
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

  it('when the page has slotted what goes', async () => {
    const el = await mount({ config: missing() });
    await hasControls(el);
    const own = button(el, 'Once more');
    own.slot = 'error';
    await el.play().catch(() => undefined);
    await el.updateComplete;
    own.focus();
    expect(own.matches(':focus')).to.equal(true);
    el.config = configOf();
    await focusIs(el, 'play');
  });
});

describe('<media-embed-player>: the focus is never taken', () => {
  afterEach(() => {
    unmountAll();
    restoreAds();
    document.querySelectorAll('.elsewhere').forEach((element) => element.remove());
  });

  it('from the page', async () => {
    const { el, session } = await inPreroll();
    const page = elsewhere();
    page.focus();
    session.end();
    await plays(el);
    await painted();
    expect(document.activeElement).to.equal(page);
  });

  it('when the viewer has left for nothing in particular', async () => {
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

  it('when page script has moved it as it went', async () => {
    const { session } = await inPreroll();
    adButton(session).focus();
    session.stage.layer.replaceChildren();
    const page = elsewhere();
    page.focus();
    await painted();
    expect(document.activeElement).to.equal(page);
  });

  it('by what was destroyed, or is out of the page', async () => {
    for (const end of [
      (el: MediaEmbedPlayer) => el.destroy(),
      (el: MediaEmbedPlayer) => el.remove(),
    ]) {
      const el = await mount({ config: configOf() });
      await hasControls(el);
      inside(el, 'media-play-button').focus();
      end(el);
      await el.updateComplete;
      await painted();
      expect(document.activeElement).to.equal(document.body);
    }
  });
});
