import { expect } from '@open-wc/testing';
import { connectFrame } from '../../../../src/player/frame/connect-frame.js';
import type { FramePlayback } from '../../../../src/player/frame/frame-playback.js';
import {
  ORIGINS,
  errorsDuring,
  allReceived,
  attachFrame,
  type Received,
  scriptReady,
  next,
  instruct,
  endingWithTest,
} from './frames.js';
import { rejection } from '../../../components/page.js';
import { waitUntil } from '../../../components/wait-until.js';

type Message = Readonly<Record<string, unknown>>;

const ending = endingWithTest();

const text = (message: Message): string =>
  JSON.stringify({ context: 'player.js', version: '0.0.11', ...message });

const messagesIn = (texts: readonly unknown[]): Message[] =>
  texts
    .filter((value): value is string => typeof value === 'string' && value.startsWith('{'))
    .map((value) => JSON.parse(value) as Message);

/** A frame whose script is the test itself, and the page's calls. */
const foreignPlayer = async (): Promise<{
  readonly frame: HTMLIFrameElement;
  readonly calls: () => Message[];
  readonly post: (message: Message) => void;
  readonly playback: FramePlayback;
}> => {
  const frame = attachFrame('');
  const received: Received = await scriptReady(frame);
  const connecting = connectFrame(frame, { origin: location.origin, signal: ending.signal });
  const post = (message: Message): void => instruct(frame, { post: text(message) });
  post({ event: 'ready', listener: 'ready', value: { methods: [], events: [] } });
  const playback = await connecting;
  const calls = (): Message[] => messagesIn(received.texts);
  await waitUntil(() => calls().some(({ method }) => method === 'getCurrentTime'));
  return { frame, calls, post, playback };
};

describe('connectFrame, with a player that supports player.js', () => {
  it('requests its events first, then its state', async () => {
    const { calls } = await foreignPlayer();
    const methods = calls().map(({ method, value }) => `${String(method)} ${String(value)}`);
    expect(methods[0]).to.equal('addEventListener ready');
    expect(methods).to.include.members(['addEventListener play', 'addEventListener timeupdate']);
    expect(methods.lastIndexOf('addEventListener error')).to.be.lessThan(
      methods.indexOf('getPaused undefined'),
    );
  });

  it('reads its state from the responses', async () => {
    const { frame, post, playback } = await foreignPlayer();
    const known = next(playback, 'loadedmetadata');
    post({ event: 'getVolume', value: 40 });
    post({ event: 'getMuted', value: true });
    post({ event: 'getCurrentTime', value: 3 });
    post({ event: 'getDuration', value: 90 });
    await known;
    await allReceived(frame);
    const { volume, muted, currentTime, duration } = playback;
    expect([volume, muted, currentTime, duration]).to.deep.equal([0.4, true, 3, 90]);
  });

  it('emits the events of a media element, and resolves play with the first', async () => {
    const { post, playback } = await foreignPlayer();
    const names: string[] = [];
    for (const name of ['play', 'playing', 'timeupdate', 'pause', 'seeked', 'ended']) {
      playback.addEventListener(name, () => names.push(name));
    }
    const playing = playback.play();
    post({ event: 'play' });
    await playing;
    expect(playback.paused).to.equal(false);
    post({ event: 'timeupdate', value: { seconds: 7, duration: 90 } });
    for (const event of ['seeked', 'pause', 'ended']) post({ event });
    await next(playback, 'ended');
    expect(names).to.deep.equal(['play', 'playing', 'timeupdate', 'seeked', 'pause', 'ended']);
    expect([playback.currentTime, playback.paused, playback.ended]).to.deep.equal([7, true, true]);
  });

  it('calls the methods of player.js', async () => {
    const { frame, calls, playback } = await foreignPlayer();
    const before = calls().length;
    void playback.play().catch(() => undefined);
    playback.muted = true;
    playback.volume = 0.5;
    playback.currentTime = 12;
    playback.muted = false;
    playback.skipAd();
    playback.pause();
    await allReceived(frame);
    const sent = calls().slice(before);
    expect(sent.map(({ method, value }) => [method, value])).to.deep.equal([
      ['play', undefined],
      ['mute', undefined],
      ['setVolume', 50],
      ['setCurrentTime', 12],
      ['unmute', undefined],
      ['pause', undefined],
    ]);
  });

  it('rejects a pending play on an error and when the signal aborts', async () => {
    const { post, playback } = await foreignPlayer();
    const failing = rejection(playback.play());
    post({ event: 'error', value: { code: 1 } });
    expect(await failing).to.equal('NotSupportedError');
    const pending = rejection(playback.play());
    ending.abort();
    expect(await pending).to.equal('AbortError');
  });

  it('ignores hostile messages', async () => {
    const { frame, post, playback } = await foreignPlayer();
    const junk = ['{', '{}', 'null', '{"context":"player.js"', `{${' '.repeat(1e6)}}`, '[]'];
    const messages: Message[] = [
      { event: 'getVolume', value: 'loud' },
      { event: 'getVolume', value: 1e9 },
      { event: 'getPaused', value: 0 },
      { event: 'timeupdate', value: null },
      { event: 'timeupdate', value: { seconds: '1', duration: {} } },
      { event: '__proto__', value: {} },
      { event: 'constructor', value: {} },
      { event: {}, value: {} },
    ];
    const errors = await errorsDuring(() => {
      for (const text of junk) instruct(frame, { post: text });
      for (const message of messages) post(message);
      return allReceived(frame);
    });
    const { volume, paused, currentTime } = playback;
    expect([volume, paused, currentTime, errors]).to.deep.equal([1, true, 0, []]);
  });

  it('prefers its own protocol', async () => {
    const { frame, calls, playback } = await foreignPlayer();
    instruct(frame, { post: 'media-embed/1 ready 7' });
    await allReceived(frame);
    const before = calls().length;
    playback.pause();
    await allReceived(frame);
    expect(calls().slice(before)).to.deep.equal([]);
  });
});

for (const [name, origin] of ORIGINS) {
  describe(`servePlayback, for a page ${name} that uses player.js`, () => {
    /** The page's side of player.js. */
    const ourPlayer = async (): Promise<{
      readonly call: (method: string, value?: unknown, listener?: unknown) => void;
      readonly response: (event: string) => Promise<Message>;
    }> => {
      const frame = attachFrame('?as=player', origin);
      const received: Message[] = [];
      addEventListener('message', ({ source, data }) => {
        if (source === frame.contentWindow) received.push(...messagesIn([data]));
      });
      await next(frame, 'load');
      const response = async (event: string): Promise<Message> => {
        const find = (): Message | undefined =>
          received.find((message) => message['event'] === event);
        await waitUntil(() => find() !== undefined, `no ${event}`);
        return received.splice(received.indexOf(find() ?? {}), 1)[0] ?? {};
      };
      const call = (method: string, value?: unknown, listener?: unknown): void =>
        frame.contentWindow?.postMessage(text({ method, value, listener }), origin);
      return { call, response };
    };

    it('reports without a request and on request that it is ready, its address and its methods', async () => {
      const { call, response } = await ourPlayer();
      expect((await response('ready'))['listener']).to.equal(undefined);
      call('addEventListener', 'ready', 'a');
      const { context, listener, value } = await response('ready');
      expect([context, listener]).to.deep.equal(['player.js', 'a']);
      const { src, events, methods } = value as Record<string, readonly string[]>;
      expect(String(src).startsWith(origin)).to.equal(true);
      expect(events).to.include.members(['play', 'pause', 'ended', 'timeupdate']);
      expect(methods).to.include.members(['play', 'setVolume', 'getDuration']);
    });

    it('obeys calls and posts its events to the registered listeners', async () => {
      const { call, response } = await ourPlayer();
      for (const name of ['play', 'pause', 'timeupdate']) call('addEventListener', name, name);
      call('mute');
      call('setVolume', 30);
      call('play');
      expect((await response('play'))['listener']).to.equal('play');
      const { value } = await response('timeupdate');
      expect(value).to.have.keys(['seconds', 'duration']);
      call('removeEventListener', 'pause', 'pause');
      call('pause');
      for (const [getter, expected] of [
        ['getMuted', true],
        ['getVolume', 30],
        ['getPaused', true],
      ] as const) {
        call(getter, undefined, getter);
        expect(await response(getter)).to.include({ value: expected, listener: getter });
      }
      call('addEventListener', 'seeked', 's');
      call('setCurrentTime', 1);
      await response('seeked');
    });

    it('ignores invalid calls', async () => {
      const { call, response } = await ourPlayer();
      call('constructor', 1, 'x');
      call('__proto__', {}, 'x');
      call('setVolume', 'loud');
      call('setCurrentTime', null);
      call('getVolume', undefined, { deep: true });
      call('getVolume', undefined, 'y'.repeat(5_000));
      call('getVolume', undefined, 'z');
      expect(await response('getVolume')).to.include({ value: 100, listener: 'z' });
    });
  });
}
