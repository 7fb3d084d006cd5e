import { expect } from '@open-wc/testing';
import { linearAd } from '../../../components/video-playback.js';
import { attachFrame, instruct, OTHER_ORIGIN, removeFrames } from './frames.js';
import { waitUntil } from '../../../components/wait-until.js';

const AD = linearAd();

describe('serveAmpVideo', () => {
  let ending = new AbortController();

  afterEach(() => {
    ending.abort();
    removeFrames();
  });

  /** The frame, and the events it has posted. */
  const ampFrame = async (): Promise<{
    readonly frame: HTMLIFrameElement;
    readonly events: unknown[];
    readonly call: (method: unknown) => void;
  }> => {
    ending = new AbortController();
    const frame = attachFrame('?as=player&amp', OTHER_ORIGIN);
    const events: unknown[] = [];
    const onMessage = ({ source, data }: MessageEvent): void => {
      if (source !== frame.contentWindow || !String(data).startsWith('{"event"')) return;
      events.push((JSON.parse(String(data)) as { event: unknown }).event);
    };
    addEventListener('message', onMessage, { signal: ending.signal });
    await waitUntil(() => events.includes('canplay'), 'no canplay');
    const call = (method: unknown): void =>
      frame.contentWindow?.postMessage(JSON.stringify({ event: 'method', method }), OTHER_ORIGIN);
    return { frame, events, call };
  };

  it('reports once that it can play, and obeys the calls of AMP', async () => {
    const { events, call } = await ampFrame();
    call('mute');
    await waitUntil(() => events.includes('muted'));
    call('play');
    await waitUntil(() => events.includes('playing'));
    call('pause');
    await waitUntil(() => events.includes('pause'));
    call('unmute');
    await waitUntil(() => events.includes('unmuted'));
    expect(events).to.deep.equal(['canplay', 'muted', 'playing', 'pause', 'unmuted']);
  });

  it('reports the start and the end of a linear ad once each', async () => {
    const { frame, events } = await ampFrame();
    const overlay = linearAd({ position: 'overlay', linearity: 'non-linear' });
    instruct(frame, { adEvent: ['adstart', { position: 'overlay', ad: overlay }] });
    instruct(frame, { adEvent: ['adstart', { position: 'preroll', ad: AD }] });
    instruct(frame, { adEvent: ['aderror', { position: 'preroll' }] });
    instruct(frame, { adEvent: ['adskip', { position: 'preroll', ad: AD }] });
    instruct(frame, { adEvent: ['adend', { position: 'preroll', ad: AD }] });
    await waitUntil(() => events.includes('ad_end'));
    expect(events).to.deep.equal(['canplay', 'ad_start', 'ad_end']);
  });

  it('ignores messages that are not calls of AMP', async () => {
    const { frame, events, call } = await ampFrame();
    for (const method of ['constructor', '__proto__', 7, null, {}, ['play']]) call(method);
    for (const text of ['{', 'null', '{"event":"play"}', `{${' '.repeat(5_000)}}`]) {
      frame.contentWindow?.postMessage(text, OTHER_ORIGIN);
    }
    call('mute');
    await waitUntil(() => events.includes('muted'));
    expect(events).to.deep.equal(['canplay', 'muted']);
  });
});
