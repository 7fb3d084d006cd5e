import { expect } from '@open-wc/testing';
import { CmpApi, CmpDisplayStatus, CmpStatus, SignalStatus } from '@iabgpp/cmpapi';
import { MediaEmbed, pageConsent } from '../../../components/index.js';
import { CMP_ID, passPreroll, visit } from './consent-visit.js';
import { CountedAds, PLAYED } from './counted-ads.js';
import { painted } from '../page.js';
import { reaches, unmountAll } from './mount.js';
import { waitUntil } from '../wait-until.js';

/** The section of the United States. */
const USNAT = 7;
const OPTED_OUT = 1;
const NOT_OPTED_OUT = 2;

describe('<media-embed> in a visit with the GPP platform of the IAB', () => {
  let cmp: CmpApi;
  let ads: CountedAds;

  const openDialog = (): void => {
    cmp.setCmpDisplayStatus(CmpDisplayStatus.VISIBLE);
    cmp.setSignalStatus(SignalStatus.NOT_READY);
  };

  const choose = (saleOptOut: number): void => {
    cmp.setFieldValue('usnat', 'SaleOptOut', saleOptOut);
    cmp.setApplicableSections([USNAT]);
    cmp.setCmpDisplayStatus(CmpDisplayStatus.HIDDEN);
    cmp.setSignalStatus(SignalStatus.READY);
  };

  before(() => {
    cmp = new CmpApi(CMP_ID, 1);
    cmp.setCmpStatus(CmpStatus.LOADED);
  });

  beforeEach(() => {
    ads = new CountedAds();
    MediaEmbed.consentHook = pageConsent({}, { appear: 1 });
    choose(NOT_OPTED_OUT);
  });

  afterEach(() => {
    unmountAll();
    MediaEmbed.consentHook = null;
    ads.restore();
  });

  it('keeps its player while the dialog is open again, and after the same choice', async () => {
    const visited = visit('c=[GPPSTRING]', { consent: 'required' });
    await passPreroll(visited);
    const { el, destroyed, breaks, player } = visited;
    const first = player();
    openDialog();
    await painted();
    expect([el.state, player() === first]).to.deep.equal(['ready', true]);
    choose(NOT_OPTED_OUT);
    const before = el.currentTime;
    await waitUntil(() => el.currentTime > before);
    expect([el.state, el.paused, player() === first]).to.deep.equal(['ready', false, true]);
    expect([destroyed.length, breaks.length]).to.deep.equal([0, 1]);
    expect(ads.requests.map(({ searchParams }) => searchParams.get('c'))).to.deep.equal([
      cmp.getGppString(),
    ]);
    expect(ads.counts).to.deep.equal(PLAYED);
  });

  it('removes its player when the viewer opts out in the dialog, and never before', async () => {
    const { el, player } = visit('', { consent: 'required' });
    await reaches(el, 'ready');
    openDialog();
    await painted();
    expect(player()).not.to.equal(null);
    choose(OPTED_OUT);
    await reaches(el, 'consent');
    expect([el.consent, player()]).to.deep.equal(['required', null]);
  });
});
