import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import {
  landed,
  floatingPlayer,
  unmountAll,
  isFloating,
  closeButtonOf,
  floatNow,
  returnButtonOf,
  mountPlayer,
  type MountedPlayer,
  scrollToY,
} from './scroll-page.js';
import { painted } from '../../../components/page.js';

const focused = ({ host }: MountedPlayer): Element | null => host.shadowRoot?.activeElement ?? null;

const clickOn = async (element: Element | null): Promise<void> => {
  const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  const position: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  await sendMouse({ type: 'click', position });
};

const CLOSINGS: readonly (readonly [string, (made: MountedPlayer) => Promise<void>])[] = [
  ['a click on the close button', (made) => clickOn(closeButtonOf(made))],
  [
    'Enter on the close button',
    async (made) => {
      closeButtonOf(made)?.focus();
      await sendKeys({ press: 'Enter' });
    },
  ],
  [
    'Escape with the focus in the player',
    async ({ playback }) => {
      playback.video.tabIndex = 0;
      playback.video.focus();
      await sendKeys({ press: 'Escape' });
    },
  ],
];

describe('the floating player', () => {
  before(() => setViewport({ width: 1000, height: 700 }));
  afterEach(unmountAll);

  for (const [name, close] of CLOSINGS) {
    it(`is closed by ${name}, pauses out of view, and never floats again`, async () => {
      const made = await floatingPlayer();
      await close(made);
      await landed(made);
      expect(made.floats).to.deep.equal(['start', 'dismissed']);
      expect(made.playback.paused).to.equal(true);
      await made.playback.play();
      await scrollToY(0);
      await scrollToY(1500);
      expect(made.floats.length).to.equal(2);
    });
  }

  it('passes the focus of its close button to the player, without scrolling the page', async () => {
    const made = await floatingPlayer();
    const top = scrollY;
    closeButtonOf(made)?.focus();
    await sendKeys({ press: 'Enter' });
    expect(focused(made)).to.equal(made.stage);
    expect(scrollY).to.equal(top);
    made.stage.blur();
    expect(made.stage.hasAttribute('tabindex')).to.equal(false);
  });

  it('passes the focus of its return button to the player', async () => {
    const made = await floatingPlayer();
    returnButtonOf(made)?.focus();
    returnButtonOf(made)?.click();
    await landed(made);
    expect(focused(made)).to.equal(made.stage);
  });

  it('keeps the focus inside the player when it returns', async () => {
    const made = mountPlayer();
    made.playback.video.tabIndex = 0;
    await floatNow(made);
    made.playback.video.focus();
    await scrollToY(0);
    await landed(made);
    expect(focused(made)).to.equal(made.playback.video);
  });

  it('is not closed by Escape elsewhere, nor by an Escape that the player used', async () => {
    const made = mountPlayer();
    made.playback.video.tabIndex = 0;
    made.playback.video.addEventListener('keydown', (event) => event.preventDefault());
    await floatNow(made);
    await sendKeys({ press: 'Escape' });
    made.playback.video.focus();
    await sendKeys({ press: 'Escape' });
    await painted();
    expect(isFloating(made)).to.equal(true);
  });

  it('has a close button that Tab reaches', async () => {
    const made = await floatingPlayer();
    const before = document.createElement('button');
    made.host.before(before);
    before.focus({ preventScroll: true });
    await sendKeys({ press: 'Tab' });
    expect(focused(made)).to.equal(closeButtonOf(made));
    before.remove();
  });

  it('moves to another corner when it would cover the focused element', async () => {
    const made = await floatingPlayer();
    const link = document.createElement('button');
    link.textContent = 'A link';
    for (const [name, value] of [
      ['position', 'fixed'],
      ['inset', 'auto 40px 60px auto'],
    ] as const) {
      link.style.setProperty(name, value);
    }
    document.body.append(link);
    // A key press makes the focus visible.
    await sendKeys({ press: 'Shift' });
    link.focus();
    await painted();
    const box = made.stage.getBoundingClientRect();
    const target = link.getBoundingClientRect();
    expect(box.bottom).to.be.below(target.top);
    expect(closeButtonOf(made)?.getBoundingClientRect().top).to.be.at.least(0);
    link.remove();
  });
});
