import { expect } from '@open-wc/testing';
import type { AdPlayback } from '../../../../src/player/ads/ad-controller.js';
import { adSettings } from '../../../../src/player/ads/ad-settings.js';
import { AdGuard, type LoadAds } from '../../../../src/player/ads/ad-guard.js';
import type { PlayerStage } from '../../../../src/player/ads/ad-stage.js';
import { FakeClock } from '../../vast/fake-clock.js';
import { type FakeStage, openStage } from './fake-stage.js';
import { broken, type Callbacks, LIMIT_MS, never, stuckAds, withEverySlot } from './stuck-ads.js';

/** The log of a break that is given up. */
const FAILED_BREAK = [
  'linear on',
  'adbreakstart',
  'aderror',
  'adbreakend',
  'linear off',
  'resumed',
];

describe('AdGuard', () => {
  let clock: FakeClock;
  let stage: FakeStage;
  let playhead: { seconds: number };
  let reported: unknown[];
  const { reportError } = window;

  beforeEach(() => {
    clock = new FakeClock();
    stage = openStage({ ads: withEverySlot() });
    playhead = { seconds: 0 };
    Object.defineProperties(stage.content, {
      currentTime: { get: () => playhead.seconds },
      paused: { get: () => false },
    });
    reported = [];
    window.reportError = (error) => void reported.push(error);
  });
  afterEach(() => {
    clock.restore();
    stage.remove();
    window.reportError = reportError;
    adSettings.codeTimeout = 5_000;
  });

  /** The errors with their slots. */
  const lost = (): readonly string[] =>
    stage.events.map(({ name, position, errorCode }) => `${name} ${position} ${errorCode}`);

  /** Starts the ads before the content; `log` also has when the content may start. */
  const guard = (load: LoadAds) => {
    const ads = new AdGuard({
      stage: { viewerInput: () => null, ...stage },
      load,
      onGiveUp: () => stage.onPausedChange(false),
    });
    let isDone = false;
    void ads.beforeContent().then(() => (isDone = true));
    return { ads, isDone: () => isDone };
  };

  const guardAds = (fields: (stage: PlayerStage) => Partial<AdPlayback>) =>
    guard(() => Promise.resolve((given) => stuckAds(fields(given))));

  const startsBreak = ({ onLinearChange, emit }: Callbacks): Promise<never> => {
    onLinearChange(true);
    emit('adbreakstart', { position: 'preroll' });
    return never();
  };

  it('gives up ads that never end: the content starts, and nothing is left over it', async () => {
    let destroyed = 0;
    const { ads, isDone } = guardAds((given) => ({
      beforeContent: () => {
        given.layer.append(document.createElement('p'));
        given.layer.hidden = false;
        return startsBreak(given);
      },
      destroy: () => (destroyed += 1),
    }));
    await clock.pass(LIMIT_MS - 1);
    expect(isDone()).to.equal(false);
    await clock.pass(1);
    expect([isDone(), destroyed, stage.layer.childElementCount]).to.deep.equal([true, 1, 0]);
    expect([stage.layer.hidden, ads.ad, ads.isLinear]).to.deep.equal([true, null, false]);
    expect(stage.log).to.deep.equal(FAILED_BREAK);
    await ads.afterContent();
  });

  it('gives a break that starts after a wait as much time as one that starts at once', async () => {
    const { isDone } = guardAds((given) => ({
      beforeContent: async () => {
        await new Promise((resolve) => setTimeout(resolve, 8_000));
        return startsBreak(given);
      },
    }));
    await clock.pass(8_000 + LIMIT_MS - 1);
    expect(isDone()).to.equal(false);
    await clock.pass(1);
    expect(isDone()).to.equal(true);
  });

  it('gives up ads that show nothing, however many events they emit', async () => {
    const { isDone } = guardAds(({ emit }) => ({
      beforeContent: async () => {
        for (;;) {
          emit('adrequest', { position: 'preroll' });
          await new Promise((resolve) => setTimeout(resolve, 1_000));
        }
      },
    }));
    await clock.pass(LIMIT_MS);
    expect(isDone()).to.equal(true);
    expect(stage.log).to.include('adrequest');
  });

  const failures: readonly [string, LoadAds, number][] = [
    ['cannot be loaded', () => Promise.reject(new Error('offline')), 0],
    ['throws when it starts', () => Promise.resolve(broken), 0],
    ['never loads', never, adSettings.codeTimeout],
  ];
  for (const [title, load, milliseconds] of failures) {
    it(`lets the content start after ${milliseconds} ms and reports the lost slot if the code of the ads ${title}`, async () => {
      const { isDone } = guard(load);
      await clock.pass(Math.max(0, milliseconds - 1));
      expect(isDone()).to.equal(milliseconds === 0);
      await clock.pass(1);
      expect(isDone()).to.equal(true);
      expect(lost()).to.deep.equal(['aderror preroll 900']);
    });
  }

  it('waits for the code of the ads as long as the settings say', async () => {
    adSettings.codeTimeout = 20_000;
    const { isDone } = guard(never);
    await clock.pass(19_999);
    expect(isDone()).to.equal(false);
    await clock.pass(1);
    expect(lost()).to.deep.equal(['aderror preroll 900']);
  });

  it('reports nothing for a slot without ads', async () => {
    stage.remove();
    stage = openStage({ ads: {} });
    const { ads, isDone } = guard(() => Promise.reject(new Error('offline')));
    await clock.pass(0);
    await ads.afterContent();
    expect([isDone(), ...stage.log]).to.deep.equal([true]);
  });

  /** Moves the content by playing. */
  const playTo = async (seconds: number): Promise<void> => {
    playhead.seconds = seconds;
    stage.content.dispatchEvent(new Event('timeupdate'));
    await clock.pass(0);
  };

  it('loads the code again for every slot that is due, and reports each one that it loses', async () => {
    let loads = 0;
    const { ads } = guard(() => {
      loads += 1;
      return Promise.reject(new Error('offline'));
    });
    await clock.pass(0);
    for (const seconds of [1, 4, 6, 8, 11]) await playTo(seconds);
    await ads.afterContent();
    expect(lost()).to.deep.equal(
      ['preroll', 'overlay', 'midroll', 'overlay', 'postroll'].map((slot) => `aderror ${slot} 900`),
    );
    expect(loads).to.equal(5);
  });

  it('plays a slot whose code is loaded when it is due', async () => {
    const moves: unknown[] = [];
    let isOnline = false;
    guard(() =>
      isOnline
        ? Promise.resolve(() => stuckAds({ contentMoved: (move) => moves.push(move) }))
        : Promise.reject(new Error('offline')),
    );
    await clock.pass(0);
    await playTo(4);
    isOnline = true;
    await playTo(6);
    expect(moves).to.deep.equal([{ before: 4, after: 6, isSeek: false }]);
    expect(lost()).to.deep.equal(['aderror preroll 900', 'aderror overlay 900']);
  });

  it('uses code that arrived late for the next slot', async () => {
    let played = 0;
    const code = new Promise<() => AdPlayback>((resolve) => {
      setTimeout(
        () => resolve(() => stuckAds({ afterContent: () => Promise.resolve(void (played += 1)) })),
        30_000,
      );
    });
    const { ads } = guard(() => code);
    await clock.pass(30_000);
    await ads.afterContent();
    expect(played).to.equal(1);
    expect(lost()).to.deep.equal(['aderror preroll 900']);
  });

  it('gives up ads of which everything throws, and reports that', async () => {
    const { ads, isDone } = guardAds(() => ({
      get ad() {
        return broken();
      },
      pause: broken,
      skip: broken,
      soundChanged: broken,
      viewerChanged: broken,
      destroy: broken,
    }));
    await clock.pass(0);
    ads.pause();
    ads.skip();
    ads.soundChanged();
    ads.viewerChanged();
    expect(ads.ad).to.equal(null);
    await clock.pass(LIMIT_MS);
    expect(isDone()).to.equal(true);
    expect(reported).to.have.length(7);
  });

  it('lets the content start if the ads reject, and reports that', async () => {
    const { isDone } = guardAds(() => ({ beforeContent: () => Promise.reject(new Error('!')) }));
    await clock.pass(0);
    expect([isDone(), reported.length]).to.deep.equal([true, 1]);
  });

  it('reports what callbacks of the page throw, and goes on', async () => {
    Object.assign(stage, { sound: broken, viewerInput: broken, language: broken, emit: broken });
    let results: unknown;
    const { isDone } = guardAds((given) => ({
      beforeContent: () => {
        given.emit('adbreakstart', { position: 'preroll' });
        results = [given.sound(), given.viewerInput(), given.language()];
        return Promise.resolve();
      },
    }));
    await clock.pass(0);
    expect(isDone()).to.equal(true);
    expect(results).to.deep.equal([{ volume: 1, muted: true }, null, '']);
    expect(reported).to.have.length(4);
  });

  it('gives up ads within the content, which goes on, and ignores their later events', async () => {
    let given: Callbacks = stage;
    guardAds((guarded) => {
      given = guarded;
      return { isLinear: false, beforeContent: () => Promise.resolve() };
    });
    await clock.pass(60_000);
    expect(stage.log).to.deep.equal([]);
    void startsBreak(given);
    await clock.pass(LIMIT_MS);
    given.emit('adstart', { position: 'midroll' });
    given.onLinearChange(true);
    expect(stage.log).to.deep.equal(FAILED_BREAK);
  });

  it('waits while the viewer pauses the ads', async () => {
    let isPaused = true;
    const { isDone } = guardAds((given) => ({
      get paused() {
        return isPaused;
      },
      beforeContent: () => startsBreak(given),
    }));
    await clock.pass(5 * LIMIT_MS);
    expect([isDone(), ...stage.log]).to.deep.equal([false, 'linear on', 'adbreakstart']);
    isPaused = false;
    await clock.pass(LIMIT_MS);
    expect(isDone()).to.equal(true);
  });

  it('waits anew after each ad that was on', async () => {
    const ad = {} as NonNullable<AdPlayback['ad']>;
    const { isDone } = guardAds((given) => ({
      beforeContent: () => {
        setTimeout(() => given.emit('adend', { position: 'preroll', ad }), 8_000);
        return startsBreak(given);
      },
    }));
    await clock.pass(8_000 + LIMIT_MS - 1);
    expect(isDone()).to.equal(false);
    await clock.pass(1);
    expect(isDone()).to.equal(true);
  });

  it('has no timer left after its end, and ignores later events', async () => {
    let given: Callbacks = stage;
    const { ads, isDone } = guardAds((guarded) => {
      given = guarded;
      return { beforeContent: () => startsBreak(guarded) };
    });
    await clock.pass(adSettings.codeTimeout);
    ads.destroy();
    given.emit('adend', { position: 'overlay' });
    given.onLinearChange(false);
    await clock.pass(0);
    expect(stage.log).to.deep.equal(['linear on', 'adbreakstart']);
    expect([isDone(), clock.timers]).to.deep.equal([true, 0]);
  });
});
