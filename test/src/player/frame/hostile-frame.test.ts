import { expect, waitUntil } from '@open-wc/testing';
import { connectFrame } from '../../../../src/player/frame/connect-frame.js';
import { CONNECT, READY } from '../../../../src/player/frame/frame-messages.js';
import type { FramePlayback } from '../../../../src/player/frame/frame-playback.js';
import type { AdEvent } from '../../../../src/player/playback/player-events.js';
import {
  allHeard,
  attachFrame,
  connects,
  type Heard,
  inhabited,
  next,
  order,
  endingWithTest,
} from './frames.js';

const STATE = {
  paused: false,
  ended: false,
  duration: 60,
  currentTime: 5,
  volume: 0.5,
  muted: false,
  ad: null,
};

const ending = endingWithTest();

const report = (fields: object): object => ({
  event: null,
  state: STATE,
  handled: 0,
  details: {},
  ...fields,
});

interface Raw {
  readonly frame: HTMLIFrameElement;
  readonly heard: Heard;
  readonly playback: FramePlayback;
}

/** A frame that speaks the protocol by hand. */
const rawFrame = async (): Promise<Raw> => {
  const frame = attachFrame('');
  const heard = await inhabited(frame);
  const connecting = connectFrame(frame, { origin: location.origin, signal: ending.signal });
  order(frame, { say: `${READY}1` });
  await waitUntil(() => heard.texts.includes(CONNECT));
  order(frame, { onPort: report({}) });
  return { frame, heard, playback: await connecting };
};

describe('what a hostile frame reports', () => {
  const states: readonly (readonly [name: string, sent: object, read: object])[] = [
    ['numbers beyond', { volume: 7, currentTime: 1e300 }, { volume: 1, currentTime: 1e10 }],
    ['numbers below', { volume: -1, currentTime: -5 }, { volume: 0, currentTime: 0 }],
    ['no numbers', { volume: NaN, currentTime: -Infinity }, { volume: 0.5, currentTime: 5 }],
    ['texts for numbers', { volume: '1', currentTime: {} }, { volume: 0.5, currentTime: 5 }],
    ['a live', { duration: Infinity }, { duration: Infinity }],
    ['a negative length', { duration: -1 }, { duration: 0 }],
    ['texts for flags', { paused: 'yes', muted: 1 }, { paused: false, muted: false }],
    ['an ad of no position', { ad: { position: 'constructor' } }, { ad: null }],
    ['an ad that is a text', { ad: 'x'.repeat(1_000_000) }, { ad: null }],
    ['lists', { paused: [true], volume: [1], ad: [] }, { paused: false, volume: 0.5, ad: null }],
  ];

  for (const [name, sent, read] of states) {
    it(`${name}: kept, clamped or passed over`, async () => {
      const { frame, playback } = await rawFrame();
      const heard = next(playback, 'timeupdate');
      order(frame, { onPort: report({ event: 'timeupdate', state: { ...STATE, ...sent } }) });
      await heard;
      for (const [field, value] of Object.entries(read)) {
        expect(playback[field as keyof FramePlayback], field).to.deep.equal(value);
      }
    });
  }

  it('an ad with wrong fields is read field by field', async () => {
    const { frame, playback } = await rawFrame();
    const started = next<AdEvent>(playback, 'adstart');
    const ad = {
      position: 'preroll',
      id: 'x'.repeat(1_000_000),
      title: { toString: 'x' },
      path: 7,
      linearity: 'circular',
      tag: 'javascript:alert(1)',
      duration: Infinity,
      skipAfter: -1,
      index: 1.5,
      count: 1e9,
      ['__proto__']: { polluted: true },
      extra: 'kept out',
    };
    order(frame, {
      onPort: report({
        event: 'adstart',
        details: { position: 'preroll', ad, errorCode: 1e6, message: 'm'.repeat(1_000_000) },
      }),
    });
    const event = await started;
    expect(event.ad).to.deep.equal({
      position: 'preroll',
      id: 'x'.repeat(500),
      title: '',
      path: '',
      linearity: 'linear',
      tag: null,
      duration: 999_999,
      skipAfter: null,
      index: 1,
      count: 999,
    });
    expect([event.errorCode, event.message.length]).to.deep.equal([null, 500]);
    expect('polluted' in {}).to.equal(false);
  });

  it('messages and events that are none are passed over', async () => {
    const { frame, playback } = await rawFrame();
    const errors: unknown[] = [];
    const note = (event: ErrorEvent): number => errors.push(event.message);
    addEventListener('error', note);
    const names: string[] = [];
    for (const name of ['click', 'error', 'adstart', 'constructor', '__proto__']) {
      playback.addEventListener(name, () => names.push(name));
    }
    const heard = next(playback, 'waiting');
    const junk: readonly unknown[] = [
      ...[null, undefined, 7, 'text', '{', [], [[]], { state: null }, { state: 'x'.repeat(1e6) }],
      ...[{ played: {} }, { played: 1, error: {} }, { gone: 'yes' }, new Map(), new Date(NaN)],
      ...['click', 'error', 'constructor', '__proto__', 7, {}, 'adstart'].map((event) =>
        report({ event }),
      ),
      report({ event: 'adstart', details: null }),
      report({ event: 'adstart', details: { position: 'nowhere' } }),
      JSON.parse('{"__proto__":{"state":{"paused":true}},"event":"click"}'),
    ];
    for (const message of junk) order(frame, { onPort: message });
    order(frame, { onPort: report({ event: 'waiting' }) });
    await heard;
    removeEventListener('error', note);
    expect([names, errors]).to.deep.equal([[], []]);
    expect(playback.paused).to.equal(false);
  });

  it('a flood of events: the page lives, a few are heard, and the last state holds', async () => {
    const { frame, playback } = await rawFrame();
    let heard = 0;
    playback.addEventListener('timeupdate', () => (heard += 1));
    order(frame, { onPort: report({ event: 'timeupdate' }), times: 100_000 });
    order(frame, { onPort: report({ state: { ...STATE, currentTime: 42 } }) });
    let frames = 0;
    const live = (): void => {
      frames += 1;
      if (playback.currentTime !== 42) requestAnimationFrame(live);
    };
    live();
    await waitUntil(() => playback.currentTime === 42, 'flooded', { timeout: 15_000 });
    expect(heard).to.be.within(1, 10_000);
    expect(frames).to.be.greaterThan(0);
  });

  it('a flood of documents does not make as many connections', async () => {
    const { frame, heard } = await rawFrame();
    for (let count = 0; count < 1_000; count += 1) order(frame, { say: `${READY}${count + 2}` });
    await allHeard(frame);
    await waitUntil(() => connects(heard) > 1);
    expect(connects(heard)).to.be.lessThan(100);
  });

  it('a rejection without a proper name is an AbortError', async () => {
    const { frame, heard, playback } = await rawFrame();
    const rejected = playback.play().catch((error: unknown) => (error as DOMException).name);
    await waitUntil(() => heard.onPorts.length > 0);
    order(frame, { onPort: { played: 1, error: '<img onerror=alert(1)>' } });
    expect(await rejected).to.equal('AbortError');
  });

  it('what was set meanwhile is not undone by a report from before', async () => {
    const { frame, playback } = await rawFrame();
    playback.volume = 0.75;
    const before = next(playback, 'waiting');
    order(frame, { onPort: report({ event: 'waiting', handled: 0 }) });
    await before;
    expect(playback.volume).to.equal(0.75);
    const after = next(playback, 'waiting');
    order(frame, { onPort: report({ event: 'waiting', handled: 1 }) });
    await after;
    expect(playback.volume).to.equal(0.5);
  });
});
