import { expect } from '@open-wc/testing';
import { connectFrame } from '../../../../src/player/frame/connect-frame.js';
import type { PlayerRecord } from '../../../../src/player/recorder/ad-record.js';
import { recordAds } from '../../../../src/player/recorder/ad-recorder.js';
import { until } from '../ads/fake-stage.js';
import { endingWithTest, OTHER_ORIGIN } from '../frame/frames.js';

const PAGE = new URL('../../../../../test/src/player/recorder/frame.html', import.meta.url);

const attached: HTMLIFrameElement[] = [];

/** A frame of `frame.html` at an origin, whose address is as of an element in a page that records. */
const attachFrame = (origin: string, search = ''): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.title = 'player';
  frame.allow = 'autoplay';
  frame.src = new URL(`${PAGE.pathname}${search}#ad-debug=1`, origin).href;
  document.body.append(frame);
  attached.push(frame);
  return frame;
};

const recorder = recordAds();

const recordOf = (origin: string): PlayerRecord | undefined =>
  recorder.record.players
    .filter((player) => player.kind === 'frame' && player.origin === origin)
    .at(-1);

const impressionOf = (record: PlayerRecord | undefined) =>
  record?.requests[0]?.ads[0]?.trackers.find(({ event }) => event === 'impression');

describe('the record of a framed player', () => {
  const test = endingWithTest();
  afterEach(() => {
    for (const frame of attached.splice(0)) frame.remove();
  });

  for (const [which, origin, search] of [
    ['of the same origin', location.origin, ''],
    ['of another origin that shares it', OTHER_ORIGIN, '?sharing'],
  ] as const) {
    it(`reaches a page that records, from a frame ${which}`, async () => {
      const frame = attachFrame(origin, search);
      const playback = await connectFrame(frame, { origin, signal: test.signal });
      await playback.play();
      await until(() => impressionOf(recordOf(origin))?.verdict === 'requested');
      const record = recordOf(origin);
      expect(record?.events.map(({ name }) => name)).to.include('adstart');
      const [request] = record?.requests ?? [];
      expect(request?.tag).to.contain('https://ads.invalid/vast?x=1');
      expect(request?.hops.map(({ status, root }) => [status, root])).to.deep.equal([
        [200, 'VAST'],
      ]);
      expect(impressionOf(record)?.requests).to.have.lengthOf(1);
    });
  }

  it('is not sent to a page of another origin', async () => {
    const frame = attachFrame(OTHER_ORIGIN);
    const received: unknown[] = [];
    const onMessage = ({ data }: MessageEvent<unknown>): void => void received.push(data);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = onMessage;
    await new Promise<void>((resolve) => {
      addEventListener('message', function ready({ data }: MessageEvent<unknown>) {
        if (!String(data).startsWith('media-embed/1 ready')) return;
        removeEventListener('message', ready);
        resolve();
      });
    });
    frame.contentWindow?.postMessage('media-embed/1 connect', OTHER_ORIGIN, [port2]);
    port1.postMessage({ recordsAds: true });
    port1.postMessage({ command: 'play', id: 1 });
    await until(() => received.some((data) => JSON.stringify(data).includes('"adstart"')));
    expect(received.filter((data) => 'adRecord' in (data as object))).to.deep.equal([]);
    port1.close();
  });
});
