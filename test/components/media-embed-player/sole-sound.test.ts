import { expect } from '@open-wc/testing';
import { click, configOf, mountReady, plays, record, unmountAll, until } from './player-fixture.js';

const withSound = () => mountReady({ config: configOf({ mute: '0' }) });

describe('<media-embed-player>: several players in a page', () => {
  afterEach(unmountAll);

  it('pauses the player with sound when another starts with sound', async () => {
    const [first, second] = [await withSound(), await withSound()];
    const events = record(first, 'pause');
    await click(first);
    if (first.paused) await first.play();
    await plays(first);
    await second.play();
    await plays(second);
    await until(() => first.paused, 'the first player is paused');
    expect(events).to.deep.equal(['pause']);
    expect([second.paused, second.muted]).to.deep.equal([false, false]);
  });

  it('lets muted players play beside it, until one is unmuted', async () => {
    const muted = await mountReady({ config: configOf() });
    const other = await withSound();
    await muted.play();
    await click(other);
    if (other.paused) await other.play();
    await Promise.all([plays(muted), plays(other)]);
    muted.muted = false;
    await until(() => other.paused, 'the other player is paused');
    expect(muted.paused).to.equal(false);
  });
});
