import { expect } from '@open-wc/testing';
import { hlsLoader } from '../../../../src/player/ads/built-in/creative-media.js';
import { answering, linear, tagAd, vastAd } from './fake-vast.js';
import { closeAll, open } from './open-session.js';

describe('an ad that is a stream', () => {
  const { load } = hlsLoader;
  afterEach(() => {
    hlsLoader.load = load;
    closeAll();
  });

  it('fails with code 402 when what plays it does not come', async () => {
    hlsLoader.load = () => new Promise(() => undefined);
    const [file] = linear().media;
    const type = 'application/vnd.apple.mpegurl';
    const url = `${location.origin}/none.m3u8`;
    const ad = vastAd({ linear: linear({ media: file ? [{ ...file, type, url }] : [] }) });
    const { stage, session } = open({ preroll: [tagAd('https://ads.example/1')] }, answering(ad), {
      settings: { requestTimeout: 5_000, mediaTimeout: 100 },
    });
    await session.beforeContent();
    expect(stage.events.find(({ name }) => name === 'aderror')?.errorCode).to.equal(402);
  });
});
