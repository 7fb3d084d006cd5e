import { expect } from '@open-wc/testing';
import type { VastCompanions } from '../../../../src/vast/vast-ad.js';
import { enforce } from '../../../components/content-policy.js';
import { waitUntil } from '../../../components/wait-until.js';
import { amaBeacon } from '../../../../src/player/analytics/index.js';
import { resolveEmbed } from '../../../../src/resolve/resolve-embed.js';
import { responding, tagAd, vastAd } from './fake-vast.js';
import { closeAll, open, started } from './open-ads.js';

const COMPANION: VastCompanions['items'][number] = {
  id: 'a',
  adSlotId: '',
  width: 160,
  height: 40,
  image: null,
  iframe: null,
  html: '<p>',
  altText: '',
  adParameters: '',
  clickThrough: null,
  renderingMode: 'default',
  viewTracking: [],
  clickTracking: [],
};

/** Everything that is loaded before the policy is there; the parts of ads below are not. */
describe('an ad whose optional code cannot be loaded', () => {
  const { reportError } = window;
  let reported: unknown[] = [];

  before(() => enforce("script-src 'none'"));
  beforeEach(() => {
    reported = [];
    window.reportError = (error) => void reported.push(error);
  });
  afterEach(() => {
    closeAll();
    window.reportError = reportError;
  });

  const play = (companions: VastCompanions) => {
    const opened = open(
      { preroll: [tagAd('https://ads.example/1')] },
      responding([vastAd({ id: 'with', companions })]),
    );
    return { ...opened, done: opened.ads.beforeContent() };
  };

  it('plays without the companions that it does not require, and says so', async () => {
    for (const times of [1, 2]) {
      const { stage } = play({ required: 'none', items: [COMPANION] });
      await started(stage);
      expect(reported.length).to.equal(times);
      expect(reported[0]).to.have.property('code', 'module');
    }
  });

  for (const required of ['all', 'any'] as const)
    it(`fails with 602 if the page has to show companions: ${required}`, async () => {
      const { stage, done } = play({ required, items: [COMPANION] });
      await done;
      expect(reported.length).to.equal(1);
      const errors = stage.events.filter(({ name }) => name === 'aderror');
      expect(errors.map(({ errorCode }) => errorCode)).to.deep.equal([602]);
    });

  it('measures nothing without the code of beacons, and loads it again at the next event', async () => {
    const { config } = resolveEmbed({ id: '1' }, {});
    const playback = new EventTarget();
    const measured = {
      config,
      playback,
      signal: new AbortController().signal,
      viewer: () => ({}),
      configuration: { provider: 'ama', settings: { url_beacon: '/beacon.xml' } },
    };
    amaBeacon({ allowed: () => true })(measured as never);
    playback.dispatchEvent(new Event('play'));
    await waitUntil(() => reported.length === 1);
    playback.dispatchEvent(new Event('pause'));
    await waitUntil(() => reported.length === 2);
  });
});
