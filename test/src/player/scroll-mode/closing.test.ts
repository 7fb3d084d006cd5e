import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import {
  clearScenes,
  closeButtonOf,
  floatNow,
  painted,
  placeOf,
  scene,
  type Scene,
  scrollToY,
  until,
} from './scene.js';

const focused = ({ host }: Scene): Element | null => host.shadowRoot?.activeElement ?? null;

/** As a reader with a mouse does. */
const clickOn = async (element: Element | null): Promise<void> => {
  const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  const position: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  await sendMouse({ type: 'click', position });
};

const CLOSINGS: readonly (readonly [string, (made: Scene) => Promise<void>])[] = [
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
  [
    'script',
    ({ control }) => {
      control.dismiss();
      return Promise.resolve();
    },
  ],
];

describe('closing the floating player', () => {
  before(() => setViewport({ width: 1000, height: 700 }));
  afterEach(clearScenes);

  for (const [name, close] of CLOSINGS) {
    it(`is done by ${name}, pauses what is out of view, and is for good`, async () => {
      const made = scene();
      await floatNow(made);
      await close(made);
      await until(() => !made.control.isFloating, 'it is closed');
      expect(made.floats).to.deep.equal(['start', 'dismissed']);
      expect(made.playback.paused).to.equal(true);
      await made.playback.play();
      await scrollToY(0);
      await scrollToY(1500);
      expect(made.control.float()).to.equal(false);
      expect(made.floats.length).to.equal(2);
    });
  }

  it('gives the focus to the player in its place, and leaves the page where it is', async () => {
    const made = scene();
    await floatNow(made);
    const top = scrollY;
    closeButtonOf(made)?.focus();
    await sendKeys({ press: 'Enter' });
    expect(focused(made)).to.equal(made.stage);
    expect(scrollY).to.equal(top);
    made.stage.blur();
    expect(made.stage.hasAttribute('tabindex')).to.equal(false);
  });

  it('gives the focus to the player when the reader goes back by keyboard', async () => {
    const made = scene();
    await floatNow(made);
    placeOf(made)?.focus();
    placeOf(made)?.click();
    await until(() => !made.control.isFloating);
    expect(focused(made)).to.equal(made.stage);
  });

  it('leaves the focus in a player that has it', async () => {
    const made = scene();
    made.playback.video.tabIndex = 0;
    await floatNow(made);
    made.playback.video.focus();
    await scrollToY(0);
    await until(() => !made.control.isFloating);
    expect(focused(made)).to.equal(made.playback.video);
  });

  it('is not done by Escape elsewhere, nor by one that the player has used', async () => {
    const made = scene();
    made.playback.video.tabIndex = 0;
    made.playback.video.addEventListener('keydown', (event) => event.preventDefault());
    await floatNow(made);
    await sendKeys({ press: 'Escape' });
    made.playback.video.focus();
    await sendKeys({ press: 'Escape' });
    await painted();
    expect(made.control.isFloating).to.equal(true);
  });

  it('is reached by Tab', async () => {
    const made = scene();
    await floatNow(made);
    const before = document.createElement('button');
    made.host.before(before);
    before.focus({ preventScroll: true });
    await sendKeys({ press: 'Tab' });
    expect(focused(made)).to.equal(closeButtonOf(made));
    before.remove();
  });
});

describe('the floating player and the focus of the page', () => {
  before(() => setViewport({ width: 1000, height: 700 }));
  afterEach(clearScenes);

  it('goes out of the way of what has the focus', async () => {
    const made = scene();
    await floatNow(made);
    const link = document.createElement('button');
    link.textContent = 'A link';
    for (const [name, value] of [
      ['position', 'fixed'],
      ['inset', 'auto 40px 60px auto'],
    ] as const) {
      link.style.setProperty(name, value);
    }
    document.body.append(link);
    // Keyboard focus is what shows: a key first.
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
