import { expect } from '@open-wc/testing';
import { readConsent } from '../../../../src/player/consent/watch-consent.js';
import { resolveEmbed, adTagContext, expandAdTag } from '../../../../src/index.js';
import {
  WITHHELD,
  API_CASES,
  gppGiven,
  IFA,
  NOTHING_KNOWN,
  sent,
  tcGiven,
} from './consent-cases.js';
import {
  installResponses,
  endAll,
  installFunction,
  installApi,
  startWatcher,
  TIMEOUTS,
} from './consent-watcher.js';
import { countTimers } from '../../../components/leaks/counters.js';

for (const { name, api, given, refused, ...expected } of API_CASES) {
  describe(`consent by ${api}`, () => {
    afterEach(endAll);

    it('sends the consent given, with its time', async () => {
      installApi(api, given);
      const { consent, apis } = await startWatcher({ now: () => 1_700 }).reading();
      expect(apis).to.deep.equal({
        tcf: 'absent',
        gpp: 'absent',
        usp: 'absent',
        [name]: 'answered',
      });
      expect(consent.knownAt).to.equal(1_700);
      expect(sent(consent)).to.deep.equal(expected.sentWhenGiven);
    });

    it('sends a refusal and withholds personal data', async () => {
      installApi(api, refused);
      const { consent } = await startWatcher().reading();
      expect(sent(consent)).to.deep.equal(expected.sentWhenRefused);
    });

    it('waits for a stub that responds later', async () => {
      const fake = installApi(api);
      const watcher = startWatcher({ timeouts: { ...TIMEOUTS, usp: 60_000 } });
      expect(fake.commands).to.not.be.empty;
      fake.respond(given);
      const first = await watcher.reading();
      expect(watcher.readings).to.have.length(1);
      expect(sent(first.consent)).to.deep.equal(expected.sentWhenGiven);
    });

    it('withholds personal data after the timeout, until a late response', async () => {
      const fake = installApi(api);
      const watcher = startWatcher({ timeouts: { appear: 1, answer: 20, usp: 20 } });
      const first = await watcher.reading();
      expect(first.apis[name]).to.equal('timed-out');
      expect(first.consent).to.not.have.property('knownAt');
      expect(sent(first.consent)).to.deep.equal({ ...NOTHING_KNOWN, ...WITHHELD });
      fake.respond(given);
      const { consent } = await watcher.reading(({ consent }) => consent.knownAt !== undefined);
      expect(sent(consent)).to.deep.equal(expected.sentWhenGiven);
    });

    for (const [when, timeouts] of [
      ['after the page', TIMEOUTS],
      ['long after the response timeout', { appear: 1, answer: 1, usp: 1, search: 60_000 }],
    ] as const) {
      it(`finds a CMP that loads ${when}`, async () => {
        const watcher = startWatcher({ timeouts });
        expect((await watcher.reading()).apis[name]).to.equal('absent');
        installApi(api, given);
        const { consent } = await watcher.reading(({ apis }) => apis[name] === 'answered');
        expect(sent(consent)).to.deep.equal(expected.sentWhenGiven);
      });
    }

    it('withholds personal data at once when the CMP throws', async () => {
      installFunction(api, () => {
        throw new Error('out of order');
      });
      const { consent, apis } = await startWatcher().reading();
      expect(apis[name]).to.equal('failed');
      expect(sent(consent)).to.deep.equal({ ...NOTHING_KNOWN, ...WITHHELD });
    });

    it('counts a response without success as a failure', async () => {
      installResponses(api, [null], false);
      const { apis } = await startWatcher().reading();
      expect(apis[name]).to.equal('failed');
    });

    it('stops listening after its end', async () => {
      const fake = installApi(api, given);
      const watcher = startWatcher();
      await watcher.reading();
      watcher.end();
      fake.respond(refused);
      await startWatcher().reading();
      expect(watcher.readings).to.have.length(1);
      endAll();
      expect(fake.listeners.size).to.equal(0);
    });

    it('is read once by readConsent, which removes its listeners', async () => {
      const fake = installApi(api, given);
      const { signal } = new AbortController();
      const { consent } = await readConsent({ signal, timeouts: TIMEOUTS });
      expect(sent(consent)).to.deep.equal(expected.sentWhenGiven);
      expect(fake.listeners.size).to.equal(0);
    });
  });
}

describe('consent that changes', () => {
  afterEach(endAll);

  for (const { name, api, given, refused, ...expected } of API_CASES.slice(0, 2)) {
    it(`reaches the next tag after a withdrawal by ${api}`, async () => {
      const fake = installApi(api, given);
      let now = 1;
      const watcher = startWatcher({ now: () => now });
      await watcher.reading();
      now = 2;
      fake.respond(refused);
      const { consent } = await watcher.reading(({ consent }) => consent.knownAt === 2);
      expect(sent(consent)).to.deep.equal(expected.sentWhenRefused);
    });

    it(`is not read again for an equal response of ${api}`, async () => {
      const fake = installApi(api, given);
      const watcher = startWatcher();
      await watcher.reading();
      fake.respond({ ...given });
      fake.respond({ ...given, cmpDisplayStatus: 'hidden' });
      fake.respond(refused);
      await watcher.reading(({ consent }) => consent.withheld?.includes('IFA') === true);
      expect(watcher.readings).to.have.length(2);
      expect(watcher.readings[0]?.apis[name]).to.equal('answered');
    });
  }

  const dialogs = [
    ['tcf', '__tcfapi', tcGiven, { ...tcGiven, eventStatus: 'cmpuishown' }],
    ['gpp', '__gpp', gppGiven, { ...gppGiven, signalStatus: 'not ready' }],
  ] as const;
  for (const [name, api, given, shown] of dialogs) {
    it(`withholds personal data while ${api} shows its dialog again`, async () => {
      const fake = installApi(api, given);
      const watcher = startWatcher();
      expect(sent((await watcher.reading()).consent).ifa).to.equal(IFA);
      fake.respond(shown);
      const meanwhile = await watcher.reading(({ apis }) => apis[name] === 'pending');
      expect(sent(meanwhile.consent).ifa).to.equal('-2');
      fake.respond(given);
      await watcher.reading(() => watcher.readings.length === 3);
      expect(sent(watcher.readings[2]?.consent ?? {}).ifa).to.equal(IFA);
    });

    it(`waits for the dialog that ${api} shows first`, async () => {
      const fake = installApi(api, shown);
      const watcher = startWatcher();
      fake.respond(given);
      const { apis } = await watcher.reading();
      expect([apis[name], watcher.readings.length]).to.deep.equal(['answered', 1]);
    });
  }

  it('sends gdpr=1 without personal data when the dialog is not answered in time', async () => {
    installApi('__tcfapi', { ...tcGiven, eventStatus: 'cmpuishown', tcString: '' });
    const { consent, apis } = await startWatcher({
      timeouts: { ...TIMEOUTS, answer: 20 },
    }).reading();
    expect(apis.tcf).to.equal('timed-out');
    expect(sent(consent)).to.deep.equal({
      ...NOTHING_KNOWN,
      ...WITHHELD,
      gdpr: '1',
      reg: 'gdpr',
    });
  });
});

describe('consent as a whole', () => {
  afterEach(endAll);

  it('withholds nothing without any CMP', async () => {
    const { consent, apis } = await startWatcher().reading();
    expect(apis).to.deep.equal({ tcf: 'absent', gpp: 'absent', usp: 'absent' });
    expect(consent).to.deep.equal({ withheld: [] });
    expect(sent(consent)).to.deep.equal(NOTHING_KNOWN);
  });

  it('reads all three CMPs at once', async () => {
    for (const { api, given } of API_CASES) installApi(api, given);
    const watcher = startWatcher();
    const { consent } = await watcher.reading();
    expect(watcher.readings).to.have.length(1);
    expect(Object.values(sent(consent))).to.deep.equal([
      '1',
      tcGiven.tcString,
      tcGiven.tcString,
      gppGiven.gppString,
      '7',
      '1YNN',
      'gdpr',
      IFA,
      '45.46,9.19',
      '192.0.2.1',
    ]);
  });

  it('sends gdpr=0 when the GDPR does not apply, without waiting for the dialog', async () => {
    installApi('__tcfapi', { gdprApplies: false, eventStatus: 'cmpuishown' });
    const { consent, apis } = await startWatcher().reading();
    expect(apis.tcf).to.equal('answered');
    expect(sent(consent)).to.deep.equal({ ...NOTHING_KNOWN, gdpr: '0', reg: '' });
  });

  it('combines the CMPs with what the page declares', async () => {
    installApi('__uspapi', { uspString: '1YNN' });
    const { consent } = await startWatcher({
      declared: { coppa: true, uspString: '1---', withheld: ['DOMAIN'] },
    }).reading();
    expect(sent(consent)).to.deep.include({ us_privacy: '1YNN', reg: 'coppa', ifa: '-2' });
    expect(consent.withheld).to.include('DOMAIN');
  });

  it('withholds personal data from a vendor without consent', async () => {
    installApi('__tcfapi', tcGiven);
    expect(sent((await startWatcher({ vendor: 12 }).reading()).consent).ifa).to.equal(IFA);
    expect(sent((await startWatcher({ vendor: 13 }).reading()).consent).ifa).to.equal('-2');
  });

  it('is plain data that reaches the tags of an embed', async () => {
    installApi('__tcfapi', tcGiven);
    const { consent } = await startWatcher().reading();
    const viewer = { consent: JSON.parse(JSON.stringify(consent)) as typeof consent };
    const source_url = 'https://ads.example/?gdpr=[gdpr]&gdpr_consent=[GDPRCONSENT]&r=[r]';
    const { config } = resolveEmbed(
      { id: 'e1', preroll: { id: 'a1', source_url, replace_rules: [] } },
      viewer,
    );
    const [ad] = config.ads.preroll;
    if (ad?.kind !== 'tag') throw new Error('The preroll is no tag.');
    const { url } = expandAdTag(ad.tags[0] ?? '', adTagContext(config, ad, viewer, 'preroll'));
    expect(url).to.equal(`https://ads.example/?gdpr=1&gdpr_consent=${tcGiven.tcString}&r=[r]`);
  });

  it('is not read before the call has returned', async () => {
    for (const { api, given } of API_CASES) installApi(api, given);
    const watcher = startWatcher();
    expect(watcher.readings).to.be.empty;
    await watcher.reading();
  });
});

describe('the end of consent reading', () => {
  afterEach(endAll);

  it('rejects readConsent with the reason', async () => {
    installApi('__tcfapi');
    const controller = new AbortController();
    const reading = readConsent({ signal: controller.signal });
    controller.abort(new Error('enough'));
    const reason: unknown = await reading.catch((error: unknown) => error);
    expect(reason).to.have.property('message', 'enough');
  });

  it('sends no command when the signal has already aborted', async () => {
    const fake = installApi('__tcfapi', tcGiven);
    const signal = AbortSignal.abort(new Error('over'));
    const reason: unknown = await readConsent({ signal }).catch((error: unknown) => error);
    expect(reason).to.have.property('message', 'over');
    expect(startWatcher({ signal }).readings).to.be.empty;
    expect(fake.commands).to.be.empty;
  });

  it('removes a listener that is confirmed only afterwards', () => {
    const fake = installApi('__tcfapi');
    const watcher = startWatcher();
    watcher.end();
    expect(fake.listeners.size).to.equal(1);
    fake.respond(tcGiven);
    expect(fake.listeners.size).to.equal(0);
  });

  it('leaves no timer and no listener after 1,000 rounds', () => {
    const fakes = API_CASES.map(({ api, given }) => installApi(api, given));
    const timers = countTimers();
    let most = 0;
    for (let round = 0; round < 1_000; round += 1) {
      const watcher = startWatcher();
      most = Math.max(most, timers.count());
      watcher.end();
    }
    timers.end();
    expect(most).to.be.greaterThan(0);
    expect(timers.count()).to.equal(0);
    expect(fakes.map(({ listeners }) => listeners.size)).to.deep.equal([0, 0, 0]);
  });
});
