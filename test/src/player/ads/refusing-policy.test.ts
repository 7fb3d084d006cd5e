import { expect } from '@open-wc/testing';
import * as parts from '../../../../src/player/ads/lazy-vast.js';
import { recordAds } from '../../../../src/player/recorder/ad-recorder.js';
import { enforce } from '../../../components/content-policy.js';
import { tagAd, linear, responding, vastAd } from './fake-vast.js';
import { closeAll, open, type OpenedAds } from './open-ads.js';

const REFUSED = 'https://ads.example';
const HLS = 'application/vnd.apple.mpegurl';
const recording = recordAds();

const failureOf = async ({ ads, stage }: OpenedAds) => {
  await ads.beforeContent();
  const event = stage.events.find(({ name }) => name === 'aderror');
  const { errorCode, reason } = event ?? expect.fail('There is no error.');
  return { errorCode, reason };
};

const adOf = (url: string, type: string) => {
  const [file] = linear().media;
  return vastAd({ linear: linear({ media: file ? [{ ...file, type, url }] : [] }) });
};

describe('a page whose policy refuses what its player requests', () => {
  before(() => enforce("connect-src 'self' ws:; media-src 'self'"));
  afterEach(closeAll);

  it('has an error of the ad request that names the policy, and a record of it', async () => {
    const ads = open({ preroll: [tagAd(`${REFUSED}/tag#top`)] }, parts.requestVast, {
      loadVast: (stage) => Promise.resolve(recording.recordVast(parts, stage)),
    });
    const reason = { id: 'request-policy', params: {} };
    expect(await failureOf(ads)).to.deep.equal({ errorCode: 301, reason });
    const [hop] = recording.record.players.at(-1)?.requests[0]?.hops ?? [];
    expect(hop).to.include({ requestFault: 'policy', cors: 'not-applicable' });
  });

  for (const [directive, type] of [
    ['media-src', 'video/mp4'],
    ['connect-src', HLS],
  ] as const) {
    it(`has an error of the ad that names ${directive} for ${type}`, async () => {
      const response = responding(adOf(`${REFUSED}/a`, type));
      const ads = open({ preroll: [tagAd(`${location.origin}/tag`)] }, response);
      const reason = { id: 'media-policy', params: { directive } };
      expect(await failureOf(ads)).to.deep.equal({ errorCode: 401, reason });
    });
  }
});
