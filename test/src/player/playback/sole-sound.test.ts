import { expect } from '@open-wc/testing';
import { keepSoleSound } from '../../../../src/player/playback/sole-sound.js';

class FakePlayer extends EventTarget {
  paused = true;
  muted: boolean;
  volume = 1;
  readonly ending = new AbortController();

  constructor({ muted = false } = {}) {
    super();
    this.muted = muted;
    keepSoleSound(this, this.ending.signal);
  }

  start(event = 'playing'): void {
    this.paused = false;
    this.dispatchEvent(new Event(event));
  }

  unmute(): void {
    this.muted = false;
    this.dispatchEvent(new Event('volumechange'));
  }

  pause(): void {
    this.paused = true;
  }
}

describe('the players of a page', () => {
  const players: FakePlayer[] = [];

  const created = (...options: readonly { muted?: boolean }[]): readonly FakePlayer[] => {
    players.push(...options.map((each) => new FakePlayer(each)));
    return players;
  };

  const playing = (): readonly boolean[] => players.map(({ paused }) => !paused);

  afterEach(() => {
    for (const { ending } of players.splice(0)) ending.abort();
  });

  it('have one with sound at a time, the last one that started', () => {
    const [first, second] = created({}, {});
    first?.start();
    expect(playing()).to.deep.equal([true, false]);
    second?.start();
    expect(playing()).to.deep.equal([false, true]);
    first?.start();
    expect(playing()).to.deep.equal([true, false]);
  });

  it('may have others that are muted or silent', () => {
    const [first, muted, silent] = created({}, { muted: true }, {});
    if (silent) silent.volume = 0;
    for (const each of [first, muted, silent]) each?.start();
    expect(playing()).to.deep.equal([true, true, true]);
  });

  it('pause the one with sound when another is unmuted', () => {
    const [first, second] = created({}, { muted: true });
    first?.start();
    second?.start();
    second?.unmute();
    expect(playing()).to.deep.equal([false, true]);
  });

  it('pause the one with sound when an ad starts in another', () => {
    const [first, second] = created({}, {});
    first?.start();
    second?.start('adstart');
    expect(playing()).to.deep.equal([false, true]);
  });

  it('go on when a paused player is unmuted', () => {
    const [first, second] = created({}, { muted: true });
    first?.start();
    second?.unmute();
    expect(playing()).to.deep.equal([true, false]);
  });

  it('are not paused any more once they have ended', () => {
    const [first, second] = created({}, {});
    first?.start();
    first?.ending.abort();
    second?.start();
    expect(playing()).to.deep.equal([true, true]);
  });
});
