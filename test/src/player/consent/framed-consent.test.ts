import { expect, waitUntil } from '@open-wc/testing';
import { API_CASES, NOTHING_KNOWN, sent, tcGiven } from './consent-cases.js';
import { endAll, installPlatform, startWatcher, TIMEOUTS } from './consent-watcher.js';
import { crossOriginFrame, removeFrames, sameOriginFrame } from './held-frames.js';

const SLOW = { ...TIMEOUTS, usp: 60_000 };

const endFrames = (): void => {
  endAll();
  removeFrames();
};

for (const { platform, api, given, refused, malformed, ...expected } of API_CASES) {
  describe(`consent by ${api} in a frame`, () => {
    afterEach(endFrames);

    it('of the same origin: the function above is asked', async () => {
      const fake = installPlatform(api, given);
      const { watchConsent } = await sameOriginFrame();
      const watcher = startWatcher({}, watchConsent);
      expect(sent((await watcher.reading()).consent)).to.deep.equal(expected.sentWhenGiven);
      watcher.end();
      expect(fake.listeners.size).to.equal(0);
    });

    it('of the same origin, refused', async () => {
      installPlatform(api, refused);
      const { watchConsent } = await sameOriginFrame();
      const { consent } = await startWatcher({}, watchConsent).reading();
      expect(sent(consent)).to.deep.equal(expected.sentWhenRefused);
    });

    for (const [form, texts] of [
      ['objects', false],
      ['texts', true],
    ] as const) {
      it(`of another origin, given: the locator's frame answers with ${form}`, async () => {
        const { watchConsent } = await crossOriginFrame(api, given, texts);
        const { consent, platforms } = await startWatcher(
          { timeouts: SLOW },
          watchConsent,
        ).reading();
        expect(platforms[platform]).to.equal('answered');
        expect(sent(consent)).to.deep.equal(expected.sentWhenGiven);
      });
    }

    it('of another origin, refused', async () => {
      const { watchConsent } = await crossOriginFrame(api, refused);
      const { consent } = await startWatcher({ timeouts: SLOW }, watchConsent).reading();
      expect(sent(consent)).to.deep.equal(expected.sentWhenRefused);
    });

    it('of another origin, late: silent at first, and heard when it speaks', async () => {
      const { watchConsent, say, commands } = await crossOriginFrame(api);
      const watcher = startWatcher({ timeouts: { appear: 1, answer: 20, usp: 20 } }, watchConsent);
      const first = await watcher.reading();
      expect(first.platforms[platform]).to.equal('timed-out');
      expect(sent(first.consent).ifa).to.equal('-2');
      await waitUntil(() => commands.length > 0);
      say(given);
      const { consent } = await watcher.reading(({ consent }) => consent.knownAt !== undefined);
      expect(sent(consent)).to.deep.equal(expected.sentWhenGiven);
    });

    it('of another origin, absent', async () => {
      const other = api === '__gpp' ? '__tcfapi' : '__gpp';
      const { watchConsent } = await crossOriginFrame(other, { gdprApplies: false });
      const { platforms } = await startWatcher(
        { timeouts: { ...TIMEOUTS, answer: 500 } },
        watchConsent,
      ).reading();
      expect(platforms[platform]).to.equal('absent');
    });

    it('of another origin, malformed: as if it had not answered', async () => {
      const { watchConsent } = await crossOriginFrame(api, malformed[0]?.[1]);
      const { consent, platforms } = await startWatcher(
        { timeouts: { appear: 1, answer: 100, usp: 100 } },
        watchConsent,
      ).reading();
      expect(platforms[platform]).to.equal('timed-out');
      expect(sent(consent)).to.deep.include({ ifa: '-2', gdpr_consent: '[gdpr_consent]' });
    });
  });
}

describe('consent from another origin that changes, ends or lies', () => {
  afterEach(endFrames);

  for (const { api, given, refused, ...expected } of API_CASES.slice(0, 2)) {
    it(`${api}: a withdrawal arrives, and the end removes the listener there`, async () => {
      const { watchConsent, say, commands } = await crossOriginFrame(api, given);
      const watcher = startWatcher({}, watchConsent);
      await watcher.reading();
      say(refused);
      const { consent } = await watcher.reading(
        ({ consent }) => consent.withheld?.includes('IFA') === true,
      );
      expect(sent(consent)).to.deep.equal(expected.sentWhenRefused);
      watcher.end();
      await waitUntil(() => commands.includes('removeEventListener'));
      say(given);
      await startWatcher({}, watchConsent).reading();
      expect(watcher.readings).to.have.length(2);
    });
  }

  const lie = (callId: string | undefined, success = true): object => ({
    __tcfapiReturn: { returnValue: { gdprApplies: false }, success, callId },
  });

  it('no other window is believed, though it knows the call', async () => {
    const { own, watchConsent, callIds, say } = await crossOriginFrame('__tcfapi');
    const watcher = startWatcher({}, watchConsent);
    await waitUntil(() => callIds.length === 1);
    const heard: unknown[] = [];
    own.addEventListener('message', ({ data }) => heard.push(data));
    for (let count = 0; count < 100; count += 1) own.postMessage(lie(callIds[0]), '*');
    await waitUntil(() => heard.length === 100);
    say(tcGiven);
    const { consent } = await watcher.reading();
    expect([watcher.readings.length, consent.gdprApplies]).to.deep.equal([1, true]);
  });

  it('answers to other calls, and what cannot be read, are passed over in a flood', async () => {
    const { own, watchConsent, callIds, send, say } = await crossOriginFrame('__tcfapi');
    const watcher = startWatcher({}, watchConsent);
    await waitUntil(() => callIds.length === 1);
    let heard = 0;
    own.addEventListener('message', () => (heard += 1));
    const junk: unknown[] = [
      ...[lie('1'), lie(undefined), lie('1', false), JSON.stringify(lie('1')), null, 7, 'text'],
      ...['{', '[]', 'null', '"__tcfapiReturn"', { __tcfapiReturn: null }, { __tcfapiReturn: 'x' }],
      `${' '.repeat(2_000_000)}${JSON.stringify(lie(callIds[0]))}`,
    ];
    for (const message of junk) send(message);
    for (let count = 0; count < 5_000; count += 1) send(lie(String(count)));
    await waitUntil(() => heard === junk.length + 5_000, 'not all heard', { timeout: 10_000 });
    say(tcGiven);
    const { consent } = await watcher.reading();
    expect([watcher.readings.length, consent.gdprApplies]).to.deep.equal([1, true]);
  }).timeout(20_000);

  it('a page without a platform above a page of ours is no platform', async () => {
    const { watchConsent } = await sameOriginFrame();
    const { consent } = await startWatcher({}, watchConsent).reading();
    expect(sent(consent)).to.deep.equal(NOTHING_KNOWN);
  });
});
