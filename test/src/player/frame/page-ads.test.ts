import { expect } from '@open-wc/testing';
import { connectFrame } from '../../../../src/player/frame/connect-frame.js';
import type { FramePlayback } from '../../../../src/player/frame/frame-playback.js';
import { ASK, CONNECT, READY } from '../../../../src/player/frame/frame-messages.js';
import { AdBreakStartEvent } from '../../../../src/player/playback/ad-break-start-event.js';
import type { AdEvent } from '../../../../src/player/playback/player-events.js';
import { attachFrame, endingWithTest, instruct, next, ORIGINS, OTHER_ORIGIN } from './frames.js';

const XML = '<VAST version="4.2"/>';

const ending = endingWithTest();

/** The response that arrives in the frame, as JSON. */
const arrives = async (playback: EventTarget): Promise<unknown> =>
  JSON.parse((await next<AdEvent>(playback, 'adempty')).message);

const connected = async (
  origin: string,
  search = '?as=player&taking',
): Promise<{ readonly frame: HTMLIFrameElement; readonly playback: FramePlayback }> => {
  const frame = attachFrame(search, origin);
  return { frame, playback: await connectFrame(frame, { origin, signal: ending.signal }) };
};

const onBreak = (playback: EventTarget, listener: (event: AdBreakStartEvent) => void): void => {
  playback.addEventListener('adbreakstart', (event) => {
    if (event instanceof AdBreakStartEvent) listener(event);
  });
};

describe('the ads of the page for a player in a frame', () => {
  for (const [name, origin] of ORIGINS) {
    const rows: readonly [string, unknown, unknown][] = [
      ['a URL', 'https://bidder.example/vast', 'https://bidder.example/vast'],
      ['a URL object', new URL('https://bidder.example/vast'), 'https://bidder.example/vast'],
      ['VAST', XML, XML],
      ['a promise', Promise.resolve(XML), XML],
      ['null', null, null],
      ['a number', 5, ''],
      ['a function', () => XML, ''],
    ];
    for (const [title, response, arrived] of rows) {
      it(`arrive in a frame ${name}, given as ${title}`, async () => {
        const { frame, playback } = await connected(origin);
        onBreak(playback, (event) => event.respondWith(response as string));
        instruct(frame, { startBreak: true });
        expect(await arrives(playback)).to.equal(arrived);
      });
    }

    it(`are missed without a wait by a frame ${name} whose page does not respond`, async () => {
      const { frame, playback } = await connected(origin);
      instruct(frame, { startBreak: true });
      expect(await arrives(playback)).to.equal(null);
    });

    it(`are a failure in a frame ${name} if the promise is rejected`, async () => {
      const { frame, playback } = await connected(origin);
      onBreak(playback, (event) => event.respondWith(Promise.reject(new Error('No bid.'))));
      instruct(frame, { startBreak: true });
      expect(await arrives(playback)).to.equal('');
    });
  }

  it('are taken from the own origin of the player by default, and from no other', async () => {
    for (const [origin, expected] of [
      [location.origin, XML],
      [OTHER_ORIGIN, 'no request'],
    ] as const) {
      const { frame, playback } = await connected(origin, '?as=player');
      onBreak(playback, (event) => event.respondWith(XML));
      instruct(frame, { startBreak: true });
      expect(await arrives(playback)).to.equal(expected);
    }
  });

  it('are requested at each break anew', async () => {
    const { frame, playback } = await connected(OTHER_ORIGIN);
    let count = 0;
    onBreak(playback, (event) => event.respondWith(`<VAST n="${(count += 1)}"/>`));
    for (const expected of ['<VAST n="1"/>', '<VAST n="2"/>']) {
      instruct(frame, { startBreak: true });
      expect(await arrives(playback)).to.equal(expected);
    }
  });

  it('are those of the first connection that has any', async () => {
    const { frame, playback } = await connected(OTHER_ORIGIN);
    onBreak(playback, (event) => event.respondWith(null));
    const { signal } = ending;
    const second = await connectFrame(frame, { origin: OTHER_ORIGIN, signal });
    onBreak(second, (event) => event.respondWith(XML));
    instruct(frame, { startBreak: true });
    expect(await arrives(playback)).to.equal(XML);
  });

  it('are waited for if the player is faster than the connection of its page', async () => {
    const frame = attachFrame('?as=player&taking&break&waiting=10000', OTHER_ORIGIN);
    await next(frame, 'load');
    const { signal } = ending;
    const playback = await connectFrame(frame, { origin: OTHER_ORIGIN, signal });
    onBreak(playback, (event) => event.respondWith(XML));
    expect(await arrives(playback)).to.equal(XML);
  });

  it('are not waited for once a page has connected whose origin is refused', async () => {
    const frame = attachFrame('?as=player&break&waiting=15000', OTHER_ORIGIN);
    await next(frame, 'load');
    const { signal } = ending;
    const playback = await connectFrame(frame, { origin: OTHER_ORIGIN, signal });
    expect(await arrives(playback)).to.equal(null);
  });

  it('are not waited for longer than the player allows', async () => {
    const frame = attachFrame('?as=player&taking&waiting=50', OTHER_ORIGIN);
    await next(frame, 'load');
    // A page of an older version connects and offers nothing.
    const { port1, port2 } = new MessageChannel();
    const empty = new Promise((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<{ event: string; details: { message: string } }>) =>
        data.event === 'adempty' && resolve(data.details.message);
    });
    const ready = next<MessageEvent<string>>(window, 'message');
    frame.contentWindow?.postMessage(ASK, OTHER_ORIGIN);
    expect((await ready).data.startsWith(READY)).to.equal(true);
    frame.contentWindow?.postMessage(CONNECT, OTHER_ORIGIN, [port2]);
    // Not before: an answer without a port would be lost.
    instruct(frame, { startBreak: true });
    expect(await empty).to.equal('null');
  });

  it('cannot be given by a page that did not offer any, nor for another break', async () => {
    const { frame, playback } = await connected(OTHER_ORIGIN);
    let respond: (xml: string | null) => void = () => undefined;
    onBreak(playback, (event) => event.respondWith(new Promise((resolve) => (respond = resolve))));
    const { port1, port2 } = new MessageChannel();
    frame.contentWindow?.postMessage(CONNECT, OTHER_ORIGIN, [port2]);
    const started = next(playback, 'adbreakstart');
    instruct(frame, { startBreak: true });
    await started;
    for (const adBreak of [1, 2]) port1.postMessage({ adBreak, response: '<x/>' });
    respond(null);
    expect(await arrives(playback)).to.equal(null);
  });
});
