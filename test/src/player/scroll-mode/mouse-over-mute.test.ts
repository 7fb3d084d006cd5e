import { expect } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import {
  clearScenes,
  closeButtonOf,
  floatNow,
  painted,
  scene,
  type Scene,
  until,
} from './scene.js';
import { LoopingPlayback } from './looping-playback.js';

const realMatchMedia = window.matchMedia;

/** What the device has; the browser of the tests has no pointer of its own. */
const setHover = (hovers: boolean): void => {
  window.matchMedia = (query) =>
    realMatchMedia.call(window, query === '(hover: none)' ? (hovers ? 'not all' : 'all') : query);
};

const moveTo = (x: number, y: number): Promise<void> =>
  sendMouse({ type: 'move', position: [Math.round(x), Math.round(y)] });

const moveOver = async ({ stage }: Scene): Promise<void> => {
  const { x, y, width, height } = stage.getBoundingClientRect();
  await moveTo(x + width / 2, y + height / 2);
  await painted();
};

const moveAway = async (): Promise<void> => {
  await moveTo(300, 5);
  await painted();
};

/** A floating player with sound: a click lets the page have it. */
const audible = async (made: Scene): Promise<Scene> => {
  await moveAway();
  await sendMouse({ type: 'click', position: [300, 5] });
  await floatNow(made);
  made.playback.muted = false;
  await painted();
  return made;
};

describe('mute on mouse over', () => {
  before(() => setViewport({ width: 1000, height: 700 }));
  beforeEach(() => setHover(true));
  afterEach(clearScenes);
  after(() => {
    window.matchMedia = realMatchMedia;
  });

  it('mutes while the mouse is over the floating player', async () => {
    const { playback, ...made } = await audible(scene({ muteOnMouseOver: true }));
    expect([playback.muted, playback.paused]).to.deep.equal([false, false]);
    await moveOver({ playback, ...made });
    expect(playback.muted).to.equal(true);
    await moveAway();
    expect([playback.muted, playback.paused]).to.deep.equal([false, false]);
    await moveOver({ playback, ...made });
    expect(playback.muted).to.equal(true);
  });

  it('works over a frame of another origin', async () => {
    const player = document.createElement('iframe');
    player.title = 'Player';
    player.setAttribute('sandbox', '');
    player.srcdoc = '<p>player</p>';
    const playback = new LoopingPlayback(document.createElement('video'));
    const made = await audible(scene({ muteOnMouseOver: true, player, playback }));
    await moveOver(made);
    expect(playback.muted).to.equal(true);
    await moveAway();
    expect(playback.muted).to.equal(false);
  });

  const TOUCHES: readonly (readonly [string, (made: Scene) => void, boolean])[] = [
    ['unmutes', ({ playback }) => (playback.muted = false), false],
    ['moves the volume', ({ playback }) => (playback.volume = 0.3), true],
  ];
  for (const [what, touch, muted] of TOUCHES) {
    it(`leaves the sound to a viewer who ${what}`, async () => {
      const made = await audible(scene({ muteOnMouseOver: true }));
      await moveOver(made);
      const changed = new Promise((resolve) => {
        made.playback.addEventListener('volumechange', resolve, { once: true });
      });
      touch(made);
      await changed;
      await moveAway();
      expect(made.playback.muted).to.equal(muted);
      made.playback.muted = false;
      await moveOver(made);
      expect(made.playback.muted).to.equal(false);
    });
  }

  it('gives the sound back when the player floats no more', async () => {
    const made = await audible(scene({ muteOnMouseOver: true }));
    await moveOver(made);
    made.control.dismiss();
    expect(made.playback.muted).to.equal(false);
  });

  it('does not unmute what was muted before', async () => {
    const made = await audible(scene({ muteOnMouseOver: true }));
    made.playback.muted = true;
    await painted();
    await moveOver(made);
    await moveAway();
    expect(made.playback.muted).to.equal(true);
  });

  const NEVER: readonly (readonly [string, boolean, (made: Scene) => void | Promise<void>])[] = [
    ['that is not asked for', false, moveOver],
    [
      'where nothing hovers',
      true,
      (made) => {
        setHover(false);
        return moveOver(made);
      },
    ],
    ['by focus', true, (made) => closeButtonOf(made)?.focus()],
    [
      'by touch',
      true,
      ({ stage }) =>
        void stage.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' })),
    ],
  ];
  for (const [what, muteOnMouseOver, act] of NEVER) {
    it(`never mutes ${what}`, async () => {
      const made = await audible(scene({ muteOnMouseOver }));
      await act(made);
      await painted();
      expect(made.playback.muted).to.equal(false);
    });
  }

  it('does not mute the player in its place', async () => {
    const made = await audible(scene({ muteOnMouseOver: true }));
    made.host.scrollIntoView({ block: 'center', behavior: 'instant' });
    await until(() => !made.control.isFloating);
    await moveOver(made);
    expect(made.playback.muted).to.equal(false);
  });
});
