import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { watchViewability } from '../../../../src/player/ads/built-in/viewability.js';
import type { Viewability } from '../../../../src/vast/vast-ad.js';
import { ORIGINS } from '../frame/frames.js';
import { waitUntil } from '../../../components/wait-until.js';

/** An ad in the page or in a frame of it. */
interface WatchedAd {
  readonly reports: readonly Viewability[];
  /** Whether the first observation was made. */
  readonly isObserved: () => boolean;
  /** What its document last said of itself. */
  readonly visibility: () => string;
  /** Sets how long the ad has played. */
  readonly playTo: (milliseconds: number, isOver?: boolean) => Promise<void>;
  readonly remove: () => void;
}

const inPage = (): WatchedAd => {
  const box = document.createElement('div');
  Object.assign(box.style, { width: '200px', height: '100px' });
  document.body.append(box);
  const reports: Viewability[] = [];
  const end = new AbortController();
  let playedMs = 0;
  let isObserved = document.visibilityState === 'hidden';
  watchViewability(box, {
    tracker: { viewable: (result) => void reports.push(result) },
    playedMs: () => playedMs,
    signal: end.signal,
  });
  const observer = new IntersectionObserver(() => (isObserved = true));
  observer.observe(box);
  return {
    reports,
    isObserved: () => isObserved,
    visibility: () => document.visibilityState,
    playTo: (milliseconds, isOver = false) => {
      playedMs = milliseconds;
      if (isOver) end.abort();
      return Promise.resolve();
    },
    remove: () => box.remove(),
  };
};

const PAGE = new URL('../../../../../test/src/player/ads/viewability-frame.html', import.meta.url)
  .pathname;

const inFrame = (origin: string): WatchedAd => {
  const frame = document.createElement('iframe');
  frame.title = 'An ad';
  frame.src = origin + PAGE;
  const reports: Viewability[] = [];
  let isObserved = false;
  let played: unknown;
  let visibility: unknown = document.visibilityState;
  const onMessage = ({ source, data }: MessageEvent<{ name: string; value: unknown }>): void => {
    if (source !== frame.contentWindow) return;
    if (data.name === 'observed') isObserved = true;
    else if (data.name === 'played') played = data.value;
    else if (data.name === 'visibility') visibility = data.value;
    else reports.push(data.value as Viewability);
  };
  window.addEventListener('message', onMessage);
  document.body.append(frame);
  return {
    reports,
    isObserved: () => isObserved,
    visibility: () => String(visibility),
    playTo: async (milliseconds, isOver = false) => {
      frame.contentWindow?.postMessage({ playedMs: milliseconds, isOver }, '*');
      await waitUntil(() => played === milliseconds, 'the frame has played');
    },
    remove: () => {
      window.removeEventListener('message', onMessage);
      frame.remove();
    },
  };
};

const PLACES: readonly (readonly [place: string, open: () => WatchedAd])[] = [
  ['in the page', inPage],
  ...ORIGINS.map(([title, origin]) => [`in a frame ${title}`, () => inFrame(origin)] as const),
];

const setWindow = (state: 'minimized' | 'normal'): Promise<unknown> =>
  executeServerCommand('window-state', state);

for (const [place, open] of PLACES) {
  describe(`the viewability of an ad ${place} whose tab is hidden`, () => {
    let ad: WatchedAd;

    afterEach(async () => {
      ad.remove();
      await setWindow('normal');
      await waitUntil(() => document.visibilityState === 'visible', 'the page');
    });

    const start = async (): Promise<void> => {
      ad = open();
      await waitUntil(() => ad.isObserved(), 'the ad is observed');
    };
    const turn = async (state: 'hidden' | 'visible'): Promise<void> => {
      await setWindow(state === 'hidden' ? 'minimized' : 'normal');
      await waitUntil(() => document.visibilityState === state, state);
      await waitUntil(() => ad.visibility() === state, `${state} ad`);
    };
    const end = async (milliseconds: number): Promise<readonly Viewability[]> => {
      await ad.playTo(milliseconds, true);
      await waitUntil(() => ad.reports.length > 0, 'a report');
      return ad.reports;
    };

    it('is not viewable if the tab was hidden before two seconds, however long it played', async () => {
      await start();
      await ad.playTo(1_000);
      await turn('hidden');
      expect(await end(30_000)).to.deep.equal(['notViewable']);
    });

    for (const [milliseconds, expected] of [
      [4_999, 'notViewable'],
      [5_000, 'viewable'],
    ] as const)
      it(`is ${expected} ${milliseconds - 3_000} ms after the tab was shown again`, async () => {
        await start();
        await ad.playTo(1_500);
        await turn('hidden');
        await ad.playTo(3_000);
        await turn('visible');
        expect(await end(milliseconds)).to.deep.equal([expected]);
      });

    it('counts nothing of the time before the tab was shown for the first time', async () => {
      await setWindow('minimized');
      await waitUntil(() => document.visibilityState === 'hidden', 'hidden');
      await start();
      await ad.playTo(3_000);
      await turn('visible');
      expect(await end(4_999)).to.deep.equal(['notViewable']);
    });
  });
}
