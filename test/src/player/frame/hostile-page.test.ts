import { expect } from '@open-wc/testing';
import { ASK, CONNECT, READY } from '../../../../src/player/frame/frame-messages.js';
import {
  allReceived,
  attachFrame,
  scriptReady,
  next,
  instruct,
  OTHER_ORIGIN,
  removeFrames,
} from './frames.js';
import { waitUntil } from '../../../components/wait-until.js';

/** A connection whose page is the test itself. */
const rawPage = async (): Promise<{
  readonly frame: HTMLIFrameElement;
  readonly port: MessagePort;
  readonly reports: Record<string, unknown>[];
}> => {
  const frame = attachFrame('?as=player');
  await scriptReady(frame);
  const { port1, port2 } = new MessageChannel();
  const reports: Record<string, unknown>[] = [];
  port1.onmessage = ({ data }: MessageEvent<Record<string, unknown>>) => reports.push(data);
  frame.contentWindow?.postMessage(CONNECT, location.origin, [port2]);
  await waitUntil(() => reports.length > 0);
  return { frame, port: port1, reports };
};

const videoOf = (frame: HTMLIFrameElement): HTMLVideoElement => {
  const video = frame.contentDocument?.querySelector('video');
  if (!video) throw new Error('No video.');
  return video;
};

describe('servePlayback, with a hostile page', () => {
  afterEach(removeFrames);

  const values: readonly (readonly [command: string, value: unknown])[] = [
    ['volume', NaN],
    ['volume', '0'],
    ['volume', {}],
    ['currentTime', NaN],
    ['currentTime', Infinity],
    ['muted', 'true'],
    ['muted', 1],
    ['src', 'https://evil.example/'],
    ['__proto__', {}],
    ['constructor', null],
    ['video', null],
  ];

  for (const [command, value] of values) {
    it(`does not set ${command} to ${String(value)}`, async () => {
      const { frame, port, reports } = await rawPage();
      const video = videoOf(frame);
      const errors: string[] = [];
      frame.contentWindow?.addEventListener('error', ({ message }) => errors.push(message));
      port.postMessage({ command, id: 1, value });
      await waitUntil(() => reports.some(({ handled }) => handled === 1));
      const { volume, currentTime, muted, src } = video;
      expect({ volume, currentTime, muted }).to.deep.equal({
        volume: 1,
        currentTime: 0,
        muted: false,
      });
      expect(src).to.include('test-card.mp4');
      expect(errors).to.deep.equal([]);
    });
  }

  it('clamps numbers', async () => {
    const { frame, port, reports } = await rawPage();
    port.postMessage({ command: 'volume', id: 1, value: -3 });
    await waitUntil(() => reports.some(({ handled }) => handled === 1));
    expect(videoOf(frame).volume).to.equal(0);
  });

  it('survives a flood of commands and invalid messages', async () => {
    const { frame, port, reports } = await rawPage();
    for (const junk of [null, 7, 'play', [], { command: 'play' }, { command: {}, id: {} }]) {
      port.postMessage(junk);
    }
    for (let id = 1; id <= 10_000; id += 1) port.postMessage({ command: 'pause', id });
    port.postMessage({ command: 'muted', id: 10_001, value: true });
    const isDone = (): boolean => reports.some(({ handled }) => handled === 10_001);
    await waitUntil(isDone, 'flooded');
    expect(videoOf(frame).muted).to.equal(true);
  });

  it('serves four connections and closes the oldest for a fifth', async () => {
    const { frame, reports } = await rawPage();
    const gone = (): boolean => reports.some((report) => report['gone'] === true);
    for (let count = 2; count <= 5; count += 1) {
      expect(gone()).to.equal(false);
      const { port1, port2 } = new MessageChannel();
      const first = new Promise((resolve) => (port1.onmessage = resolve));
      frame.contentWindow?.postMessage(CONNECT, location.origin, [port2]);
      await first;
    }
    await waitUntil(gone);
  });

  it('responds to its parent only, not to a sibling frame', async () => {
    const frame = attachFrame('?as=player');
    await scriptReady(frame);
    const beside = attachFrame('', OTHER_ORIGIN);
    await next(beside, 'load');
    let readies = 0;
    const count = ({ data, source }: MessageEvent): void => {
      if (source === frame.contentWindow && String(data).startsWith(READY)) readies += 1;
    };
    addEventListener('message', count);
    instruct(beside, { toSibling: ASK });
    await allReceived(beside);
    await allReceived(frame);
    expect(readies).to.equal(0);
    frame.contentWindow?.postMessage(ASK, location.origin);
    await waitUntil(() => readies === 1);
    removeEventListener('message', count);
  });
});
