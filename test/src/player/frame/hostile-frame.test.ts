import { UNKNOWN_AD } from '../../../../src/player/ads/ad-info.js';
import { expect } from '@open-wc/testing';
import { connectFrame } from '../../../../src/player/frame/connect-frame.js';
import { CONNECT, READY } from '../../../../src/player/frame/frame-messages.js';
import type { FramePlayback } from '../../../../src/player/frame/frame-playback.js';
import type { AdEvent } from '../../../../src/player/playback/player-events.js';
import {
  errorsDuring,
  allReceived,
  attachFrame,
  connects,
  type Received,
  scriptReady,
  next,
  instruct,
  endingWithTest,
} from './frames.js';
import { rejection } from '../../../components/page.js';
import { waitUntil } from '../../../components/wait-until.js';

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
  readonly received: Received;
  readonly playback: FramePlayback;
}

/** A frame whose script is the test itself. */
const rawFrame = async (): Promise<Raw> => {
  const frame = attachFrame('');
  const received = await scriptReady(frame);
  const connecting = connectFrame(frame, { origin: location.origin, signal: ending.signal });
  instruct(frame, { post: `${READY}1` });
  await waitUntil(() => received.texts.includes(CONNECT));
  instruct(frame, { onPort: report({}) });
  return { frame, received, playback: await connecting };
};

describe('connectFrame, with a hostile frame', () => {
  const states: readonly (readonly [name: string, sent: object, read: object])[] = [
    [
      'numbers above the range',
      { volume: 7, currentTime: 1e300 },
      { volume: 1, currentTime: 1e10 },
    ],
    ['numbers below the range', { volume: -1, currentTime: -5 }, { volume: 0, currentTime: 0 }],
    ['NaN and -Infinity', { volume: NaN, currentTime: -Infinity }, { volume: 0.5, currentTime: 5 }],
    ['strings for numbers', { volume: '1', currentTime: {} }, { volume: 0.5, currentTime: 5 }],
    ['the infinite duration of a live', { duration: Infinity }, { duration: Infinity }],
    ['a negative duration', { duration: -1 }, { duration: 0 }],
    ['strings for flags', { paused: 'yes', muted: 1 }, { paused: false, muted: false }],
    ['an ad without a valid position', { ad: { position: 'constructor' } }, { ad: null }],
    ['a string for an ad', { ad: 'x'.repeat(1_000_000) }, { ad: null }],
    ['arrays', { paused: [true], volume: [1], ad: [] }, { paused: false, volume: 0.5, ad: null }],
  ];

  for (const [name, sent, read] of states) {
    it(`keeps, clamps or ignores ${name}`, async () => {
      const { frame, playback } = await rawFrame();
      const emitted = next(playback, 'timeupdate');
      instruct(frame, { onPort: report({ event: 'timeupdate', state: { ...STATE, ...sent } }) });
      await emitted;
      for (const [field, value] of Object.entries(read)) {
        expect(playback[field as keyof FramePlayback], field).to.deep.equal(value);
      }
    });
  }

  it('reads an ad with wrong fields field by field', async () => {
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
      advertiser: 7,
      universalAdIds: ['a', 7, ...Array<string>(100).fill('b')],
      adParameters: 'x'.repeat(20_000),
      extensions: [null, { type: 'price', xml: '<x/>' }, { xml: 'x'.repeat(20_000) }],
      ['__proto__']: { polluted: true },
      extra: 'ignored',
    };
    instruct(frame, {
      onPort: report({
        event: 'adstart',
        details: { position: 'preroll', ad, errorCode: 1e6, message: 'm'.repeat(1_000_000) },
      }),
    });
    const event = await started;
    expect(event.ad).to.deep.equal({
      ...UNKNOWN_AD,
      universalAdIds: ['a', '', ...Array<string>(48).fill('b')],
      extensions: [
        { type: '', xml: '' },
        { type: 'price', xml: '<x/>' },
        { type: '', xml: '' },
      ],
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

  it('ignores messages and events that are not valid', async () => {
    const { frame, playback } = await rawFrame();
    const names: string[] = [];
    for (const name of ['click', 'error', 'adstart', 'constructor', '__proto__']) {
      playback.addEventListener(name, () => names.push(name));
    }
    const emitted = next(playback, 'waiting');
    const junk: readonly unknown[] = [
      null,
      undefined,
      7,
      'text',
      '{',
      [],
      [[]],
      { state: null },
      { state: 'x'.repeat(1e6) },
      { played: {} },
      { played: 1, error: {} },
      { gone: 'yes' },
      new Map(),
      new Date(NaN),
      ...['click', 'error', 'constructor', '__proto__', 7, {}, 'adstart'].map((event) =>
        report({ event }),
      ),
      report({ event: 'adstart', details: null }),
      report({ event: 'adstart', details: { position: 'nowhere' } }),
      JSON.parse('{"__proto__":{"state":{"paused":true}},"event":"click"}'),
    ];
    const errors = await errorsDuring(async () => {
      for (const message of junk) instruct(frame, { onPort: message });
      instruct(frame, { onPort: report({ event: 'waiting' }) });
      await emitted;
    });
    expect([names, errors]).to.deep.equal([[], []]);
    expect(playback.paused).to.equal(false);
  });

  it('stays responsive under a flood of events, emits a few of them, and ends with the last state', async () => {
    const { frame, playback } = await rawFrame();
    let count = 0;
    playback.addEventListener('timeupdate', () => (count += 1));
    instruct(frame, { onPort: report({ event: 'timeupdate' }), times: 100_000 });
    instruct(frame, { onPort: report({ state: { ...STATE, currentTime: 42 } }) });
    let frames = 0;
    const live = (): void => {
      frames += 1;
      if (playback.currentTime !== 42) requestAnimationFrame(live);
    };
    live();
    await waitUntil(() => playback.currentTime === 42, 'flooded');
    expect(count).to.be.within(1, 10_000);
    expect(frames).to.be.greaterThan(0);
  });

  it('limits the connections under a flood of documents', async () => {
    const { frame, received } = await rawFrame();
    for (let count = 0; count < 1_000; count += 1)
      instruct(frame, { post: `${READY}${count + 2}` });
    await allReceived(frame);
    await waitUntil(() => connects(received) > 1);
    expect(connects(received)).to.be.lessThan(100);
  });

  it('rejects with AbortError when the frame sends no valid error name', async () => {
    const { frame, received, playback } = await rawFrame();
    const rejected = rejection(playback.play());
    await waitUntil(() => received.onPorts.length > 0);
    instruct(frame, { onPort: { played: 1, error: '<img onerror=alert(1)>' } });
    expect(await rejected).to.equal('AbortError');
  });

  it('keeps a value that was set after the report was sent', async () => {
    const { frame, playback } = await rawFrame();
    playback.volume = 0.75;
    const before = next(playback, 'waiting');
    instruct(frame, { onPort: report({ event: 'waiting', handled: 0 }) });
    await before;
    expect(playback.volume).to.equal(0.75);
    const after = next(playback, 'waiting');
    instruct(frame, { onPort: report({ event: 'waiting', handled: 1 }) });
    await after;
    expect(playback.volume).to.equal(0.5);
  });
});
