import { expect } from '@open-wc/testing';
import { readConsent } from '../../../../src/player/consent/consent.js';
import { resolveEmbed, adTagContext, expandAdTag } from '../../../../src/index.js';
import { API_CASES, gppGiven, IFA, NOTHING_KNOWN, sent, tcGiven } from './consent-cases.js';
import {
  endAll,
  installFunction,
  installPlatform,
  startWatcher,
  TIMEOUTS,
} from './consent-watcher.js';

for (const { platform, api, given, refused, ...expected } of API_CASES) {
  describe(`consent by ${api}`, () => {
    afterEach(endAll);

    it('given: the tag carries it, and the moment is told', async () => {
      installPlatform(api, given);
      const { consent, platforms } = await startWatcher({ now: () => 1_700 }).reading();
      expect(platforms).to.deep.equal({
        ...{ tcf: 'absent', gpp: 'absent', usp: 'absent' },
        [platform]: 'answered',
      });
      expect(consent.knownAt).to.equal(1_700);
      expect(sent(consent)).to.deep.equal(expected.sentWhenGiven);
    });

    it('refused: the tag carries it, and what is personal is withheld', async () => {
      installPlatform(api, refused);
      const { consent } = await startWatcher().reading();
      expect(sent(consent)).to.deep.equal(expected.sentWhenRefused);
    });

    it('a stub that answers later is waited for', async () => {
      const fake = installPlatform(api);
      const watcher = startWatcher({ timeouts: { ...TIMEOUTS, usp: 60_000 } });
      expect(fake.commands).to.not.be.empty;
      fake.say(given);
      const first = await watcher.reading();
      expect(watcher.readings).to.have.length(1);
      expect(sent(first.consent)).to.deep.equal(expected.sentWhenGiven);
    });

    it('one that never answers times out, and what is personal is withheld', async () => {
      installPlatform(api);
      const watcher = startWatcher({ timeouts: { appear: 1, answer: 20, usp: 20 } });
      const { consent, platforms } = await watcher.reading();
      expect(platforms[platform]).to.equal('timed-out');
      expect(consent).to.not.have.property('knownAt');
      expect(sent(consent)).to.deep.equal({ ...NOTHING_KNOWN, ifa: '-2', ll: '-2' });
    });

    it('one that answers after its time is still heard', async () => {
      const fake = installPlatform(api);
      const watcher = startWatcher({ timeouts: { appear: 1, answer: 20, usp: 20 } });
      await watcher.reading();
      fake.say(given);
      const { consent } = await watcher.reading(({ consent }) => consent.knownAt !== undefined);
      expect(sent(consent)).to.deep.equal(expected.sentWhenGiven);
    });

    it('one that comes after the page is found', async () => {
      const watcher = startWatcher();
      expect((await watcher.reading()).platforms[platform]).to.equal('absent');
      installPlatform(api, given);
      const { consent } = await watcher.reading(
        ({ platforms }) => platforms[platform] === 'answered',
      );
      expect(sent(consent)).to.deep.equal(expected.sentWhenGiven);
    });

    it('one that comes long after the time to answer is found while it is looked for', async () => {
      const watcher = startWatcher({
        timeouts: { appear: 1, answer: 1, usp: 1, search: 60_000 },
      });
      expect((await watcher.reading()).platforms[platform]).to.equal('absent');
      installPlatform(api, given);
      const { consent } = await watcher.reading(
        ({ platforms }) => platforms[platform] === 'answered',
      );
      expect(sent(consent)).to.deep.equal(expected.sentWhenGiven);
    });

    it('one that throws has failed, without waiting', async () => {
      installFunction(api, () => {
        throw new Error('out of order');
      });
      const { consent, platforms } = await startWatcher().reading();
      expect(platforms[platform]).to.equal('failed');
      expect(sent(consent)).to.deep.equal({ ...NOTHING_KNOWN, ifa: '-2', ll: '-2' });
    });

    it('one that says that it cannot answer has failed', async () => {
      installFunction(api, (...values) => {
        for (const value of values) {
          if (value instanceof Function) Reflect.apply(value, null, [null, false]);
        }
      });
      const { platforms } = await startWatcher().reading();
      expect(platforms[platform]).to.equal('failed');
    });

    it('after the end nothing is heard, and the platform has no listener of ours', async () => {
      const fake = installPlatform(api, given);
      const watcher = startWatcher();
      await watcher.reading();
      watcher.end();
      fake.say(refused);
      await startWatcher().reading();
      expect(watcher.readings).to.have.length(1);
      endAll();
      expect(fake.listeners.size).to.equal(0);
    });

    it('readConsent gives the first reading and ends', async () => {
      const fake = installPlatform(api, given);
      const { signal } = new AbortController();
      const { consent } = await readConsent({ signal, timeouts: TIMEOUTS });
      expect(sent(consent)).to.deep.equal(expected.sentWhenGiven);
      expect(fake.listeners.size).to.equal(0);
    });
  });
}

describe('consent that changes', () => {
  afterEach(endAll);

  for (const { platform, api, given, refused, ...expected } of API_CASES.slice(0, 2)) {
    it(`${api}: the viewer withdraws, and the next tag knows`, async () => {
      const fake = installPlatform(api, given);
      let now = 1;
      const watcher = startWatcher({ now: () => now });
      await watcher.reading();
      now = 2;
      fake.say(refused);
      const { consent } = await watcher.reading(({ consent }) => consent.knownAt === 2);
      expect(sent(consent)).to.deep.equal(expected.sentWhenRefused);
    });

    it(`${api}: the same again is no change`, async () => {
      const fake = installPlatform(api, given);
      const watcher = startWatcher();
      await watcher.reading();
      fake.say({ ...given });
      fake.say({ ...given, cmpDisplayStatus: 'hidden' });
      fake.say(refused);
      await watcher.reading(({ consent }) => consent.withheld?.includes('IFA') === true);
      expect(watcher.readings).to.have.length(2);
      expect(watcher.readings[0]?.platforms[platform]).to.equal('answered');
    });
  }

  const asking = [
    ['tcf', '__tcfapi', tcGiven, { ...tcGiven, eventStatus: 'cmpuishown' }],
    ['gpp', '__gpp', gppGiven, { ...gppGiven, signalStatus: 'not ready' }],
  ] as const;
  for (const [platform, api, given, shown] of asking) {
    it(`${api}: while the viewer is asked anew, what is personal is withheld`, async () => {
      const fake = installPlatform(api, given);
      const watcher = startWatcher();
      expect(sent((await watcher.reading()).consent).ifa).to.equal(IFA);
      fake.say(shown);
      const meanwhile = await watcher.reading(({ platforms }) => platforms[platform] === 'asked');
      expect(sent(meanwhile.consent).ifa).to.equal('-2');
      fake.say(given);
      await watcher.reading(() => watcher.readings.length === 3);
      expect(sent(watcher.readings[2]?.consent ?? {}).ifa).to.equal(IFA);
    });

    it(`${api}: a dialogue that is first shown is waited for`, async () => {
      const fake = installPlatform(api, shown);
      const watcher = startWatcher();
      fake.say(given);
      const { platforms } = await watcher.reading();
      expect([platforms[platform], watcher.readings.length]).to.deep.equal(['answered', 1]);
    });
  }

  it('a dialogue that nobody answers is not waited for: gdpr=1 is sent, and nothing personal', async () => {
    installPlatform('__tcfapi', { ...tcGiven, eventStatus: 'cmpuishown', tcString: '' });
    const { consent, platforms } = await startWatcher({
      timeouts: { ...TIMEOUTS, answer: 20 },
    }).reading();
    expect(platforms.tcf).to.equal('timed-out');
    expect(sent(consent)).to.deep.equal({
      ...NOTHING_KNOWN,
      ...{ gdpr: '1', reg: 'gdpr', ifa: '-2', ll: '-2' },
    });
  });
});

describe('consent as a whole', () => {
  afterEach(endAll);

  it('no platform at all: nothing is known and nothing withheld', async () => {
    const { consent, platforms } = await startWatcher().reading();
    expect(platforms).to.deep.equal({ tcf: 'absent', gpp: 'absent', usp: 'absent' });
    expect(consent).to.deep.equal({ withheld: [] });
    expect(sent(consent)).to.deep.equal(NOTHING_KNOWN);
  });

  it('all three at once are one reading', async () => {
    for (const { api, given } of API_CASES) installPlatform(api, given);
    const watcher = startWatcher();
    const { consent } = await watcher.reading();
    expect(watcher.readings).to.have.length(1);
    expect(Object.values(sent(consent))).to.deep.equal([
      ...['1', tcGiven.tcString, tcGiven.tcString],
      ...[gppGiven.gppString, '7', '1YNN', 'gdpr', IFA, '45.46,9.19'],
    ]);
  });

  it('the GDPR does not apply: gdpr=0, ready whatever else is missing', async () => {
    installPlatform('__tcfapi', { gdprApplies: false, eventStatus: 'cmpuishown' });
    const { consent, platforms } = await startWatcher().reading();
    expect(platforms.tcf).to.equal('answered');
    expect(sent(consent)).to.deep.equal({ ...NOTHING_KNOWN, gdpr: '0', reg: '' });
  });

  it('what the page declares is joined, and withholds', async () => {
    installPlatform('__uspapi', { uspString: '1YNN' });
    const { consent } = await startWatcher({
      declared: { coppa: true, uspString: '1---', withheld: ['DOMAIN'] },
    }).reading();
    expect(sent(consent)).to.deep.include({ us_privacy: '1YNN', reg: 'coppa', ifa: '-2' });
    expect(consent.withheld).to.include('DOMAIN');
  });

  it('a vendor without consent of its own withholds', async () => {
    installPlatform('__tcfapi', tcGiven);
    expect(sent((await startWatcher({ vendor: 12 }).reading()).consent).ifa).to.equal(IFA);
    expect(sent((await startWatcher({ vendor: 13 }).reading()).consent).ifa).to.equal('-2');
  });

  it('is plain data, and reaches the tags of an embed', async () => {
    installPlatform('__tcfapi', tcGiven);
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

  it('nothing is told before the call has returned', async () => {
    for (const { api, given } of API_CASES) installPlatform(api, given);
    const watcher = startWatcher();
    expect(watcher.readings).to.be.empty;
    await watcher.reading();
  });
});
