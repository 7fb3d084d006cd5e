import { expect, waitUntil } from '@open-wc/testing';
import { connectFrame } from '../../../../src/player/frame/connect-frame.js';
import type { FramePlayback } from '../../../../src/player/frame/frame-playback.js';
import {
  allHeard,
  attachFrame,
  type Heard,
  inhabited,
  next,
  order,
  OTHER_ORIGIN,
  endingWithTest,
} from './frames.js';

type Message = Readonly<Record<string, unknown>>;

const ending = endingWithTest();

const text = (message: Message): string =>
  JSON.stringify({ context: 'player.js', version: '0.0.11', ...message });

const messagesIn = (texts: readonly unknown[]): Message[] =>
  texts
    .filter((heard): heard is string => typeof heard === 'string' && heard.startsWith('{'))
    .map((heard) => JSON.parse(heard) as Message);

/** A frame that speaks player.js by hand, and the page's calls. */
const foreignPlayer = async (): Promise<{
  readonly frame: HTMLIFrameElement;
  readonly calls: () => Message[];
  readonly say: (message: Message) => void;
  readonly playback: FramePlayback;
}> => {
  const frame = attachFrame('');
  const heard: Heard = await inhabited(frame);
  const connecting = connectFrame(frame, { origin: location.origin, signal: ending.signal });
  const say = (message: Message): void => order(frame, { say: text(message) });
  say({ event: 'ready', listener: 'ready', value: { methods: [], events: [] } });
  const playback = await connecting;
  const calls = (): Message[] => messagesIn(heard.texts);
  await waitUntil(() => calls().some(({ method }) => method === 'getCurrentTime'));
  return { frame, calls, say, playback };
};

describe('a foreign player that speaks player.js', () => {
  it('is asked for its events first, then for its state', async () => {
    const { calls } = await foreignPlayer();
    const methods = calls().map(({ method, value }) => `${String(method)} ${String(value)}`);
    expect(methods[0]).to.equal('addEventListener ready');
    expect(methods).to.include.members(['addEventListener play', 'addEventListener timeupdate']);
    expect(methods.lastIndexOf('addEventListener error')).to.be.lessThan(
      methods.indexOf('getPaused undefined'),
    );
  });

  it('answers set the state', async () => {
    const { frame, say, playback } = await foreignPlayer();
    const known = next(playback, 'loadedmetadata');
    say({ event: 'getVolume', value: 40 });
    say({ event: 'getMuted', value: true });
    say({ event: 'getCurrentTime', value: 3 });
    say({ event: 'getDuration', value: 90 });
    await known;
    await allHeard(frame);
    const { volume, muted, currentTime, duration } = playback;
    expect([volume, muted, currentTime, duration]).to.deep.equal([0.4, true, 3, 90]);
  });

  it('events are those of a media element, and play is answered by the first', async () => {
    const { say, playback } = await foreignPlayer();
    const names: string[] = [];
    for (const name of ['play', 'playing', 'timeupdate', 'pause', 'seeked', 'ended']) {
      playback.addEventListener(name, () => names.push(name));
    }
    const playing = playback.play();
    say({ event: 'play' });
    await playing;
    expect(playback.paused).to.equal(false);
    say({ event: 'timeupdate', value: { seconds: 7, duration: 90 } });
    for (const event of ['seeked', 'pause', 'ended']) say({ event });
    await next(playback, 'ended');
    expect(names).to.deep.equal(['play', 'playing', 'timeupdate', 'seeked', 'pause', 'ended']);
    expect([playback.currentTime, playback.paused, playback.ended]).to.deep.equal([7, true, true]);
  });

  it('commands are calls of its methods', async () => {
    const { frame, calls, playback } = await foreignPlayer();
    const before = calls().length;
    void playback.play().catch(() => undefined);
    playback.muted = true;
    playback.volume = 0.5;
    playback.currentTime = 12;
    playback.muted = false;
    playback.skipAd();
    playback.pause();
    await allHeard(frame);
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

  it('an error rejects the play that waits, and the signal too', async () => {
    const { say, playback } = await foreignPlayer();
    const name = (promise: Promise<void>): Promise<unknown> =>
      promise.catch((error: unknown) => (error as DOMException).name);
    const failing = name(playback.play());
    say({ event: 'error', value: { code: 1 } });
    expect(await failing).to.equal('NotSupportedError');
    const pending = name(playback.play());
    ending.abort();
    expect(await pending).to.equal('AbortError');
  });

  it('hostile texts are passed over', async () => {
    const { frame, say, playback } = await foreignPlayer();
    const errors: string[] = [];
    const note = ({ message }: ErrorEvent): number => errors.push(message);
    addEventListener('error', note);
    const junk = ['{', '{}', 'null', '{"context":"player.js"', `{${' '.repeat(1e6)}}`, '[]'];
    for (const say of junk) order(frame, { say });
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
    for (const message of messages) say(message);
    await allHeard(frame);
    removeEventListener('error', note);
    const { volume, paused, currentTime } = playback;
    expect([volume, paused, currentTime, errors]).to.deep.equal([1, true, 0, []]);
  });

  it('gives way to our own protocol', async () => {
    const { frame, calls, playback } = await foreignPlayer();
    order(frame, { say: 'media-embed/1 ready 7' });
    await allHeard(frame);
    const before = calls().length;
    playback.pause();
    await allHeard(frame);
    expect(calls().slice(before)).to.deep.equal([]);
  });
});

for (const [place, origin] of [
  ['of the same origin', location.origin],
  ['of another origin', OTHER_ORIGIN],
] as const) {
  describe(`our player in a frame ${place}, for a page that speaks player.js`, () => {
    /** The page's half of player.js by hand. */
    const ourPlayer = async (): Promise<{
      readonly call: (method: string, value?: unknown, listener?: unknown) => void;
      readonly answer: (event: string) => Promise<Message>;
    }> => {
      const frame = attachFrame('?as=player', origin);
      const heard: Message[] = [];
      addEventListener('message', ({ source, data }) => {
        if (source === frame.contentWindow) heard.push(...messagesIn([data]));
      });
      await next(frame, 'load');
      const answer = async (event: string): Promise<Message> => {
        const find = (): Message | undefined => heard.find((message) => message['event'] === event);
        await waitUntil(() => find() !== undefined, `no ${event}`, { timeout: 10_000 });
        return heard.splice(heard.indexOf(find() ?? {}), 1)[0] ?? {};
      };
      const call = (method: string, value?: unknown, listener?: unknown): void =>
        frame.contentWindow?.postMessage(text({ method, value, listener }), origin);
      return { call, answer };
    };

    it('says that it is ready, where, and what it can do', async () => {
      const { call, answer } = await ourPlayer();
      call('addEventListener', 'ready', 'a');
      const { context, listener, value } = await answer('ready');
      expect([context, listener]).to.deep.equal(['player.js', 'a']);
      const { src, events, methods } = value as Record<string, readonly string[]>;
      expect(String(src).startsWith(origin)).to.equal(true);
      expect(events).to.include.members(['play', 'pause', 'ended', 'timeupdate']);
      expect(methods).to.include.members(['play', 'setVolume', 'getDuration']);
    });

    it('is driven, and tells its events to the listeners that are there', async () => {
      const { call, answer } = await ourPlayer();
      for (const name of ['play', 'pause', 'timeupdate']) call('addEventListener', name, name);
      call('mute');
      call('setVolume', 30);
      call('play');
      expect((await answer('play'))['listener']).to.equal('play');
      const { value } = await answer('timeupdate');
      expect(value).to.have.keys(['seconds', 'duration']);
      call('removeEventListener', 'pause', 'pause');
      call('pause');
      for (const [getter, expected] of [
        ['getMuted', true],
        ['getVolume', 30],
        ['getPaused', true],
      ] as const) {
        call(getter, undefined, getter);
        expect(await answer(getter)).to.include({ value: expected, listener: getter });
      }
      call('addEventListener', 'seeked', 's');
      call('setCurrentTime', 1);
      await answer('seeked');
    });

    it('answers nothing that it was not asked properly', async () => {
      const { call, answer } = await ourPlayer();
      call('constructor', 1, 'x');
      call('__proto__', {}, 'x');
      call('setVolume', 'loud');
      call('setCurrentTime', null);
      call('getVolume', undefined, { deep: true });
      call('getVolume', undefined, 'y'.repeat(5_000));
      call('getVolume', undefined, 'z');
      expect(await answer('getVolume')).to.include({ value: 100, listener: 'z' });
    });
  });
}
