import { expect } from '@open-wc/testing';
import { connectFrame } from '../../../../src/player/frame/connect-frame.js';
import { ASK, READY } from '../../../../src/player/frame/frame-messages.js';
import {
  allHeard,
  attachFrame,
  connects,
  inhabited,
  next,
  order,
  OTHER_ORIGIN,
  endingWithTest,
} from './frames.js';

const ending = endingWithTest();

const isConnected = (
  promise: Promise<unknown>,
  meanwhile: () => Promise<void>,
): Promise<'yes' | 'no'> =>
  Promise.race([promise.then(() => 'yes' as const), meanwhile().then(() => 'no' as const)]);

describe('who is heard by a page', () => {
  it('not another frame of the same origin', async () => {
    const frame = attachFrame('');
    const other = attachFrame('');
    const [heard] = [await inhabited(frame), await inhabited(other)];
    void connectFrame(frame, { origin: location.origin, signal: ending.signal });
    order(other, { say: `${READY}1` });
    await allHeard(other);
    await allHeard(frame);
    expect(connects(heard)).to.equal(0);
  });

  it('not the page itself', async () => {
    const frame = attachFrame('');
    const heard = await inhabited(frame);
    void connectFrame(frame, { origin: location.origin, signal: ending.signal });
    window.postMessage(`${READY}1`, '*');
    await allHeard(frame);
    expect(connects(heard)).to.equal(0);
  });

  const strangers: readonly (readonly [string, () => HTMLIFrameElement, string])[] = [
    [
      'another origin than was named',
      () => attachFrame('?as=player', OTHER_ORIGIN),
      location.origin,
    ],
    ['the origin of which another is named', () => attachFrame('?as=player'), OTHER_ORIGIN],
  ];

  for (const [name, attach, origin] of strangers) {
    it(`not a frame of ${name}`, async () => {
      const frame = attach();
      const connecting = connectFrame(frame, { origin, signal: ending.signal });
      const loaded = async (): Promise<void> => {
        await next(frame, 'load');
        await allHeard(frame);
        await allHeard(frame);
      };
      expect(await isConnected(connecting, loaded)).to.equal('no');
    });
  }

  it('not a frame of another origin that says it speaks player.js', async () => {
    const frame = attachFrame('', OTHER_ORIGIN);
    const connecting = connectFrame(frame, { origin: location.origin, signal: ending.signal });
    const say = JSON.stringify({ context: 'player.js', event: 'ready', listener: 'ready' });
    const said = async (): Promise<void> => {
      await next(frame, 'load');
      order(frame, { say });
      await allHeard(frame);
      // The adapter is loaded when it is first needed.
      await import('../../../../src/player/frame/player-js-remote.js');
      await allHeard(frame);
    };
    expect(await isConnected(connecting, said)).to.equal('no');
  });

  it('not a frame of an opaque origin, though it says the right words', async () => {
    const frame = attachFrame('', location.origin, 'allow-scripts');
    frame.removeAttribute('src');
    frame.srcdoc = `<script>
      const say = () => parent.postMessage('${READY}1', '*');
      addEventListener('message', ({ data, ports }) => {
        if (ports.length > 0) parent.postMessage('connected', '*');
        else if (data.say) parent.postMessage(data.say, '*');
        say();
      });
      say();
    </script>`;
    const connecting = connectFrame(frame, { origin: location.origin, signal: ending.signal });
    const words: unknown[] = [];
    const note = ({ data }: MessageEvent): number => words.push(data);
    addEventListener('message', note);
    const asked = async (): Promise<void> => {
      await next(frame, 'load');
      await allHeard(frame);
      await allHeard(frame);
    };
    expect(await isConnected(connecting, asked)).to.equal('no');
    removeEventListener('message', note);
    expect(words).to.include(`${READY}1`).and.not.include('connected');
  });

  for (const origin of [
    'null',
    '*',
    '/',
    '',
    'https://player.example/',
    'data:text/html,x',
    'player.example',
  ]) {
    it(`refuses ${JSON.stringify(origin)} for an origin`, async () => {
      const frame = attachFrame('');
      const refused = await connectFrame(frame, { origin, signal: ending.signal }).then(
        () => null,
        (error: unknown) => error,
      );
      expect(refused).to.be.instanceOf(TypeError);
    });
  }

  it('nobody after the signal, not even when it had aborted before', async () => {
    const frame = attachFrame('');
    const heard = await inhabited(frame);
    void connectFrame(frame, { origin: location.origin, signal: ending.signal });
    ending.abort();
    void connectFrame(frame, { origin: location.origin, signal: ending.signal });
    order(frame, { say: `${READY}1` });
    await allHeard(frame);
    await allHeard(frame);
    expect(connects(heard)).to.equal(0);
    expect(heard.texts.filter((text) => text === ASK)).to.have.length(1);
  });
});
