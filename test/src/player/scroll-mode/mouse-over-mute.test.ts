import { expect } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import {
  landed,
  LoopingPlayback,
  unmountAll,
  closeButtonOf,
  floatNow,
  mountPlayer,
  type MountedPlayer,
} from './scroll-page.js';
import { painted } from '../../../components/page.js';

const realMatchMedia = window.matchMedia;

/** Simulates a device with or without hover; the test browser has no pointer. */
const setHover = (hovers: boolean): void => {
  window.matchMedia = (query) =>
    realMatchMedia.call(window, query === '(hover: none)' ? (hovers ? 'not all' : 'all') : query);
};

const moveTo = (x: number, y: number): Promise<void> =>
  sendMouse({ type: 'move', position: [Math.round(x), Math.round(y)] });

const moveOver = async ({ stage }: MountedPlayer): Promise<void> => {
  const { x, y, width, height } = stage.getBoundingClientRect();
  await moveTo(x + width / 2, y + height / 2);
  await painted();
};

const moveAway = async (): Promise<void> => {
  await moveTo(300, 5);
  await painted();
};

/** A floating player with sound, which the browser allows after a click. */
const audible = async (made: MountedPlayer): Promise<MountedPlayer> => {
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
  afterEach(unmountAll);
  after(() => {
    window.matchMedia = realMatchMedia;
  });

  it('mutes while the mouse is over the floating player', async () => {
    const { playback, ...made } = await audible(mountPlayer({ muteOnMouseOver: true }));
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
    const made = await audible(mountPlayer({ muteOnMouseOver: true, player, playback }));
    await moveOver(made);
    expect(playback.muted).to.equal(true);
    await moveAway();
    expect(playback.muted).to.equal(false);
  });

  const TOUCHES: readonly (readonly [string, (made: MountedPlayer) => void, boolean])[] = [
    ['unmutes', ({ playback }) => (playback.muted = false), false],
    ['changes the volume', ({ playback }) => (playback.volume = 0.3), true],
  ];
  for (const [what, touch, muted] of TOUCHES) {
    it(`leaves the sound to a viewer who ${what}`, async () => {
      const made = await audible(mountPlayer({ muteOnMouseOver: true }));
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

  it('restores the sound when the player stops floating', async () => {
    const made = await audible(mountPlayer({ muteOnMouseOver: true }));
    await moveOver(made);
    closeButtonOf(made)?.click();
    expect(made.playback.muted).to.equal(false);
  });

  it('does not unmute what was muted before', async () => {
    const made = await audible(mountPlayer({ muteOnMouseOver: true }));
    made.playback.muted = true;
    await painted();
    await moveOver(made);
    await moveAway();
    expect(made.playback.muted).to.equal(true);
  });

  const NEVER: readonly (readonly [
    string,
    boolean,
    (made: MountedPlayer) => void | Promise<void>,
  ])[] = [
    ['unless the embed enables it', false, moveOver],
    [
      'on a device without hover',
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
      const made = await audible(mountPlayer({ muteOnMouseOver }));
      await act(made);
      await painted();
      expect(made.playback.muted).to.equal(false);
    });
  }

  it('does not mute a player that does not float', async () => {
    const made = await audible(mountPlayer({ muteOnMouseOver: true }));
    made.host.scrollIntoView({ block: 'center', behavior: 'instant' });
    await landed(made);
    await moveOver(made);
    expect(made.playback.muted).to.equal(false);
  });
});
