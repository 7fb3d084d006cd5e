import { expect } from '@open-wc/testing';
import '@iabtcf/stub';
import { CmpApi } from '@iabtcf/cmpapi';
import { adSettings, MediaEmbed, pageConsent } from '../../../components/index.js';
import { CMP_ID, passPreroll, tcString, visit } from './consent-visit.js';
import { CountedAds, PLAYED } from './counted-ads.js';
import { painted } from '../page.js';
import { reaches, unmountAll } from './mount.js';
import { waitUntil } from '../wait-until.js';

const GIVEN = tcString(true, true);
const REFUSED = tcString(false);

describe('<media-embed> in a visit with the TCF platform of the IAB', () => {
  let cmp: CmpApi;
  let ads: CountedAds;

  before(() => {
    cmp = new CmpApi(CMP_ID, 1, true);
  });

  const answers: boolean[] = [];
  const followCmp = pageConsent({}, { appear: 1, answer: 500 });
  const hook: typeof followCmp = async (...parameters) => {
    const answer = await followCmp(...parameters);
    answers.push(answer);
    return answer;
  };

  beforeEach(() => {
    answers.length = 0;
    ads = new CountedAds();
    MediaEmbed.consentHook = hook;
    cmp.update(GIVEN);
  });

  afterEach(() => {
    unmountAll();
    MediaEmbed.consentHook = null;
    ads.restore();
    adSettings.consentTimeout = 8_000;
  });

  it('keeps its player while the dialog is open again, and after the same choice', async () => {
    const visited = visit('c=[GDPRCONSENT]', { consent: 'required' });
    await passPreroll(visited);
    const { el, destroyed, breaks, player } = visited;
    const first = player();
    const before = el.currentTime;
    cmp.update(GIVEN, true);
    await painted();
    expect([el.state, el.consent, player() === first]).to.deep.equal(['ready', 'granted', true]);
    cmp.update(GIVEN);
    await waitUntil(() => el.currentTime > before);
    expect([el.state, el.paused, player() === first]).to.deep.equal(['ready', false, true]);
    expect([destroyed.length, breaks.length]).to.deep.equal([0, 1]);
    expect(ads.requests.map(({ search }) => search)).to.deep.equal([`?c=${GIVEN}`]);
    expect(ads.counts).to.deep.equal(PLAYED);
  });

  it('removes its player when consent is withdrawn in the dialog, and never before', async () => {
    const { el, player } = visit('', { consent: 'required' });
    await reaches(el, 'ready');
    cmp.update(REFUSED, true);
    await painted();
    expect(player()).not.to.equal(null);
    cmp.update(REFUSED);
    await reaches(el, 'consent');
    expect([el.consent, player()]).to.deep.equal(['required', null]);
  });

  it('starts a new player when consent is given again after a withdrawal', async () => {
    const visited = visit('', { consent: 'required' });
    await passPreroll(visited);
    cmp.update(REFUSED);
    await reaches(visited.el, 'consent');
    cmp.update(GIVEN);
    await reaches(visited.el, 'ready');
    expect(visited.el.consent).to.equal('granted');
  });

  it('still follows a withdrawal after consent was given late and the element was moved', async () => {
    cmp.update(REFUSED);
    const { el, player } = visit('', { consent: 'required' });
    await reaches(el, 'consent');
    await waitUntil(() => answers.length === 1, 'an answer');
    cmp.update(GIVEN);
    await reaches(el, 'ready');
    const parent = document.createElement('div');
    document.body.append(parent);
    parent.append(el);
    await painted();
    cmp.update(REFUSED);
    await reaches(el, 'consent');
    expect(player()).to.equal(null);
    parent.remove();
  });

  it('keeps its player when it is moved while the dialog is open again', async () => {
    const { el } = visit('', { consent: 'required' });
    await reaches(el, 'ready');
    answers.length = 0;
    cmp.update(GIVEN, true);
    document.body.prepend(el);
    await waitUntil(() => answers.length === 1, 'an answer');
    await painted();
    expect(el.state).to.equal('ready');
  });

  it('keeps consent that the viewer gave by the button after the platform withdrew it', async () => {
    const { el } = visit('', { consent: 'required' });
    await reaches(el, 'ready');
    cmp.update(REFUSED);
    await reaches(el, 'consent');
    await waitUntil(() => el.renderRoot.querySelector('[part=allow]'));
    el.renderRoot.querySelector<HTMLElement>('[part=allow]')?.click();
    await reaches(el, 'ready');
    cmp.update(REFUSED, true);
    cmp.update(REFUSED);
    await painted();
    expect([el.state, el.consent]).to.deep.equal(['ready', 'granted']);
  });

  it('declares content for children, without cookies, in spite of the choice, with coppa', async () => {
    const visited = visit('r=[REGULATIONS]&c=[coppa]&ip=[DEVICEIP]', {}, 'coppa');
    await passPreroll(visited);
    const { el } = visited;
    expect(ads.requests.map(({ search }) => search)).to.deep.equal(['?r=coppa,gdpr&c=1&ip=-2']);
    expect([ads.counts, new Set(ads.credentials)]).to.deep.equal([PLAYED, new Set(['omit'])]);
    expect(el.state).to.equal('ready');
  });

  it('requests a preroll that waits for the dialog after the choice, and once', async () => {
    cmp.update('', true);
    const visited = visit('c=[GDPRCONSENT]');
    await waitUntil(() => visited.player()?.paused === false, 'the wait');
    await painted();
    expect([ads.requests.length, visited.breaks.length]).to.deep.equal([0, 0]);
    cmp.update(GIVEN);
    await passPreroll(visited);
    expect(ads.requests.map(({ search }) => search)).to.deep.equal([`?c=${GIVEN}`]);
    expect(ads.counts).to.deep.equal(PLAYED);
  });

  it('requests a preroll that waits for the dialog without consent when its time is over', async () => {
    adSettings.consentTimeout = 500;
    cmp.update('', true);
    const visited = visit('c=[GDPRCONSENT]');
    await passPreroll(visited);
    expect(ads.requests.map(({ search }) => search)).to.deep.equal(['?c=-1']);
    expect([ads.counts, new Set(ads.credentials)]).to.deep.equal([PLAYED, new Set(['omit'])]);
  });

  it('goes on playing without consent="required", but ads that follow a withdrawal send it', async () => {
    const visited = visit('c=[GDPRCONSENT]&ip=[DEVICEIP]');
    await passPreroll(visited);
    const { el, player } = visited;
    const first = player();
    cmp.update(REFUSED);
    await waitUntil(() => player()?.viewer?.consent?.tcString === REFUSED);
    expect(player()?.viewer?.consent?.withheld).to.include.members(['IFA', 'DEVICEIP']);
    expect([el.state, el.paused, player() === first]).to.deep.equal(['ready', false, true]);
  });

  it('sends trackers of the ad that is on without cookies from the withdrawal on', async () => {
    const visited = visit('');
    await waitUntil(() => ads.counts['start'] === 1, 'the ad');
    const sent = ads.credentials.length;
    cmp.update(REFUSED);
    await waitUntil(() => visited.player()?.viewer?.consent?.tcString === REFUSED);
    await passPreroll(visited);
    expect(ads.counts).to.deep.equal(PLAYED);
    const policies = [ads.credentials.slice(0, sent), ads.credentials.slice(sent)];
    expect(policies.map((each) => [...new Set(each)])).to.deep.equal([['include'], ['omit']]);
  });
});
