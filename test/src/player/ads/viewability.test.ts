import { expect } from '@open-wc/testing';
import { watchViewability } from '../../../../src/player/ads/built-in/viewability.js';
import type { Viewability } from '../../../../src/vast/vast-ad.js';

/** Two frames: what the page shows was observed by then. */
const observed = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

describe('watchViewability', () => {
  let box: HTMLElement;
  beforeEach(() => {
    box = document.createElement('div');
    Object.assign(box.style, { width: '200px', height: '100px' });
    document.body.append(box);
  });
  afterEach(() => box.remove());

  const cases: readonly [string, number, string, Viewability][] = [
    ['viewable if the ad ends after two seconds in view', 2_000, '0', 'viewable'],
    ['not viewable if the ad was shorter', 1_999, '0', 'notViewable'],
    ['not viewable if the ad was outside the viewport', 5_000, '400vh', 'notViewable'],
  ];
  for (const [title, milliseconds, margin, expected] of cases) {
    it(`reports ${title}`, async () => {
      const reports: Viewability[] = [];
      const end = new AbortController();
      let playedMs = 0;
      box.style.marginTop = margin;
      watchViewability(box, {
        tracker: { viewable: (result) => void reports.push(result) },
        playedMs: () => playedMs,
        signal: end.signal,
      });
      await observed();
      playedMs = milliseconds;
      end.abort();
      expect(reports).to.deep.equal([expected]);
    });
  }

  it('reports viewable after two seconds in view, once', async () => {
    const reports: Viewability[] = [];
    const end = new AbortController();
    const start = performance.now() - 1_900;
    await new Promise<void>((resolve) => {
      watchViewability(box, {
        tracker: { viewable: (result) => resolve(void reports.push(result)) },
        playedMs: () => performance.now() - start,
        signal: end.signal,
      });
    });
    end.abort();
    expect(reports).to.deep.equal(['viewable']);
  });

  it('reports that the visibility is undetermined if the browser observed nothing for two seconds', () => {
    const reports: Viewability[] = [];
    const end = new AbortController();
    watchViewability(document.createElement('div'), {
      tracker: { viewable: (result) => void reports.push(result) },
      playedMs: () => 2_000,
      signal: end.signal,
    });
    end.abort();
    expect(reports).to.deep.equal(['viewUndetermined']);
  });
});
