import { expect } from '@open-wc/testing';
import { connectFrame } from '../../../../src/player/frame/connect-frame.js';
import { ASK, READY } from '../../../../src/player/frame/frame-messages.js';
import {
  allReceived,
  attachFrame,
  connects,
  scriptReady,
  next,
  instruct,
  OTHER_ORIGIN,
  endingWithTest,
} from './frames.js';
import { rejection } from '../../../components/page.js';

const ending = endingWithTest();

const isConnected = (
  promise: Promise<unknown>,
  meanwhile: () => Promise<void>,
): Promise<'yes' | 'no'> =>
  Promise.race([promise.then(() => 'yes' as const), meanwhile().then(() => 'no' as const)]);

/** Waits until a frame has loaded and has responded to the messages that it got. */
const loaded = async (frame: HTMLIFrameElement): Promise<void> => {
  await next(frame, 'load');
  await allReceived(frame);
  await allReceived(frame);
};

describe('connectFrame, with unexpected senders', () => {
  it('ignores another frame of the same origin, and the page itself', async () => {
    const frame = attachFrame('');
    const other = attachFrame('');
    const [received] = [await scriptReady(frame), await scriptReady(other)];
    void connectFrame(frame, { origin: location.origin, signal: ending.signal });
    instruct(other, { post: `${READY}1` });
    window.postMessage(`${READY}1`, '*');
    await allReceived(other);
    await allReceived(frame);
    expect(connects(received)).to.equal(0);
  });

  const strangers: readonly (readonly [string, () => HTMLIFrameElement, string])[] = [
    [
      'another origin than the expected one',
      () => attachFrame('?as=player', OTHER_ORIGIN),
      location.origin,
    ],
    [
      'the page origin when another origin is expected',
      () => attachFrame('?as=player'),
      OTHER_ORIGIN,
    ],
  ];

  for (const [name, attach, origin] of strangers) {
    it(`ignores a frame of ${name}`, async () => {
      const frame = attach();
      const connecting = connectFrame(frame, { origin, signal: ending.signal });
      expect(await isConnected(connecting, () => loaded(frame))).to.equal('no');
    });
  }

  it('ignores player.js messages of another origin than the expected one', async () => {
    const frame = attachFrame('', OTHER_ORIGIN);
    const connecting = connectFrame(frame, { origin: location.origin, signal: ending.signal });
    const post = JSON.stringify({ context: 'player.js', event: 'ready', listener: 'ready' });
    const posted = async (): Promise<void> => {
      await next(frame, 'load');
      instruct(frame, { post });
      await allReceived(frame);
      // The adapter is loaded when it is first needed.
      await import('../../../../src/player/frame/player-js-remote.js');
      await allReceived(frame);
    };
    expect(await isConnected(connecting, posted)).to.equal('no');
  });

  it('ignores a frame of an opaque origin that sends correct messages', async () => {
    const frame = attachFrame('', location.origin, 'allow-scripts');
    frame.removeAttribute('src');
    frame.srcdoc = `<script>
      const post = () => parent.postMessage('${READY}1', '*');
      addEventListener('message', ({ data, ports }) => {
        if (ports.length > 0) parent.postMessage('connected', '*');
        else if (data.post) parent.postMessage(data.post, '*');
        post();
      });
      post();
    </script>`;
    const connecting = connectFrame(frame, { origin: location.origin, signal: ending.signal });
    const messages: unknown[] = [];
    const record = ({ data }: MessageEvent): number => messages.push(data);
    addEventListener('message', record);
    expect(await isConnected(connecting, () => loaded(frame))).to.equal('no');
    removeEventListener('message', record);
    expect(messages).to.include(`${READY}1`).and.not.include('connected');
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
    it(`rejects ${JSON.stringify(origin)} as an origin`, async () => {
      const frame = attachFrame('');
      const connecting = connectFrame(frame, { origin, signal: ending.signal });
      expect(await rejection(connecting)).to.be.instanceOf(TypeError);
    });
  }

  it('ignores all messages after the signal has aborted', async () => {
    const frame = attachFrame('');
    const received = await scriptReady(frame);
    void connectFrame(frame, { origin: location.origin, signal: ending.signal });
    ending.abort();
    void connectFrame(frame, { origin: location.origin, signal: ending.signal });
    instruct(frame, { post: `${READY}1` });
    await allReceived(frame);
    await allReceived(frame);
    expect(connects(received)).to.equal(0);
    expect(received.texts.filter((text) => text === ASK)).to.have.length(1);
  });
});
