import { expect } from '@open-wc/testing';
import { watchViewability } from '../../../../src/player/ads/built-in/viewability.js';

/** Two frames: what the page shows was observed by then. */
const observed = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

describe('whether an ad was seen', () => {
  let box: HTMLElement;
  beforeEach(() => {
    box = document.createElement('div');
    Object.assign(box.style, { width: '200px', height: '100px' });
    document.body.append(box);
  });
  afterEach(() => box.remove());

  /** What is told of an ad that ends after so many milliseconds. */
  const toldOf = async (milliseconds: number, before: () => void = () => undefined) => {
    const told: string[] = [];
    const end = new AbortController();
    let shown = 0;
    before();
    const tracker = { viewable: (seen: string) => void told.push(seen) };
    watchViewability(box, { tracker, playedMs: () => shown, signal: end.signal });
    await observed();
    shown = milliseconds;
    end.abort();
    return told;
  };

  it('is told of two seconds that end with the ad', async () =>
    expect(await toldOf(2_000)).to.deep.equal(['viewable']));

  it('is not when the ad was shorter', async () =>
    expect(await toldOf(1_999)).to.deep.equal(['notViewable']));

  it('is not when it was out of sight', async () =>
    expect(await toldOf(5_000, () => box.style.setProperty('margin-top', '400vh'))).to.deep.equal([
      'notViewable',
    ]));

  it('is told when its time has come, once', async () => {
    const told: string[] = [];
    const end = new AbortController();
    const tracker = { viewable: (seen: string) => void told.push(seen) };
    const start = performance.now() - 1_900;
    const shown = (): number => performance.now() - start;
    await new Promise<void>((resolve) => {
      const heard = {
        viewable: (seen: 'viewable' | 'notViewable' | 'viewUndetermined') => {
          tracker.viewable(seen);
          resolve();
        },
      };
      watchViewability(box, { tracker: heard, playedMs: shown, signal: end.signal });
    });
    end.abort();
    expect(told).to.deep.equal(['viewable']);
  });
});
