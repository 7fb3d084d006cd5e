import { expect } from '@open-wc/testing';
import { connectFrame } from '../../../../src/player/frame/connect-frame.js';
import type { CompanionData } from '../../../../src/player/playback/ad-companion.js';
import type { AdEvent } from '../../../../src/player/playback/player-events.js';
import { linearAd } from '../../../components/video-playback.js';
import { attachFrame, endingWithTest, instruct, next, ORIGINS } from './frames.js';
import { waitUntil } from '../../../components/wait-until.js';

const PICTURE = `${location.origin}/demo/sandbox/media/small-banner.png`;

const companion = (fields: Partial<CompanionData> = {}): CompanionData => ({
  key: 1,
  id: 'a',
  adSlotId: '',
  width: 160,
  height: 40,
  image: PICTURE,
  iframe: null,
  html: '<b>data</b>',
  altText: 'Shoes',
  adParameters: '',
  clickThrough: 'https://shop.example/',
  renderingMode: 'concurrent',
  ...fields,
});

const ending = endingWithTest();

for (const [name, origin] of ORIGINS) {
  describe(`the companions of a framed player ${name}`, () => {
    const posted: unknown[] = [];
    let slot: HTMLElement | null = null;
    const record = ({ data }: MessageEvent<unknown>): void => {
      if (/^(loading|failed|viewed|clicked) /.test(String(data))) posted.push(data);
    };
    beforeEach(() => {
      posted.length = 0;
      addEventListener('message', record);
      slot = document.createElement('aside');
      document.body.append(slot);
    });
    afterEach(() => {
      removeEventListener('message', record);
      slot?.remove();
    });

    const openFrame = async () => {
      const frame = attachFrame('?as=player', origin);
      return { frame, playback: await connectFrame(frame, { origin, signal: ending.signal }) };
    };

    it('are shown by the page from the start to the end of the ad, and reported to the frame', async () => {
      const { frame, playback } = await openFrame();
      const emitted = next<AdEvent>(playback, 'adcompanions');
      instruct(frame, { companions: [companion()] });
      const { position, companions } = await emitted;
      const [first] = companions;
      expect(position).to.equal('preroll');
      expect(JSON.parse(JSON.stringify(first))).to.deep.equal(companion());
      if (slot === null) return;
      first?.show(slot);
      await waitUntil(() => posted.length === 2);
      expect([slot.childElementCount, posted]).to.deep.equal([0, ['loading 1', 'viewed 1']]);
      instruct(frame, { adEvent: ['adstart', { position: 'preroll', ad: linearAd() }] });
      await waitUntil(() => slot?.querySelector('a img') !== null);
      const link = slot.querySelector('a');
      link?.addEventListener('click', (event) => event.preventDefault());
      link?.click();
      await waitUntil(() => posted.includes('clicked 1'));
      instruct(frame, { adEvent: ['adend', { position: 'preroll', ad: linearAd() }] });
      await waitUntil(() => slot?.childElementCount === 0);
    });

    it('are not shown if their ad fails before its start', async () => {
      const { frame, playback } = await openFrame();
      const emitted = next<AdEvent>(playback, 'adcompanions');
      instruct(frame, { companions: [companion()] });
      const [first] = (await emitted).companions;
      if (slot !== null) first?.show(slot);
      await waitUntil(() => posted.includes('viewed 1'));
      instruct(frame, { adEvent: ['aderror', { position: 'preroll', errorCode: 403 }] });
      const started = next(playback, 'adstart');
      instruct(frame, { adEvent: ['adstart', { position: 'preroll', ad: linearAd() }] });
      await started;
      expect(slot?.childElementCount).to.equal(0);
    });

    it('are reported as failed with a broken picture', async () => {
      const { frame, playback } = await openFrame();
      const emitted = next<AdEvent>(playback, 'adcompanions');
      instruct(frame, { companions: [companion({ image: `${location.origin}/no-such.png` })] });
      const [first] = (await emitted).companions;
      if (slot !== null) first?.show(slot);
      await waitUntil(() => posted.length === 2);
      expect(posted).to.deep.equal(['loading 1', 'failed 1']);
    });

    it('are read field by field', async () => {
      const { frame, playback } = await openFrame();
      const emitted = next<AdEvent>(playback, 'adcompanions');
      const hostile = {
        key: {},
        image: 'javascript:alert(1)',
        clickThrough: 'javascript:alert(1)',
        width: '100%',
        html: 7,
        renderingMode: 'cover',
      };
      instruct(frame, { companions: [hostile as unknown as CompanionData] });
      const [first] = (await emitted).companions;
      expect(first).to.include({ image: null, clickThrough: null, width: null, html: '' });
      expect(first?.renderingMode).to.equal('default');
    });
  });
}
