import { expect } from '@open-wc/testing';
import { API_CASES, NOTHING_KNOWN, sent, tcGiven } from './consent-cases.js';
import { endAll, installApi, startWatcher, TIMEOUTS } from './consent-watcher.js';
import { crossOriginFrame, removeFrames, sameOriginFrame } from './held-frames.js';
import { waitUntil } from '../../../components/wait-until.js';

const SLOW = { ...TIMEOUTS, usp: 60_000 };

const endFrames = (): void => {
  endAll();
  removeFrames();
};

for (const { name, api, given, refused, malformed, ...expected } of API_CASES) {
  describe(`consent by ${api} in a frame`, () => {
    afterEach(endFrames);

    it('reads the function of a parent of the same origin, and removes its listener', async () => {
      const fake = installApi(api, given);
      const { watchConsent } = await sameOriginFrame();
      const watcher = startWatcher({}, watchConsent);
      expect(sent((await watcher.reading()).consent)).to.deep.equal(expected.sentWhenGiven);
      watcher.end();
      expect(fake.listeners.size).to.equal(0);
    });

    it('reads a refusal in a parent of the same origin', async () => {
      installApi(api, refused);
      const { watchConsent } = await sameOriginFrame();
      const { consent } = await startWatcher({}, watchConsent).reading();
      expect(sent(consent)).to.deep.equal(expected.sentWhenRefused);
    });

    for (const [what, response, texts, parameters] of [
      ['consent', given, false, expected.sentWhenGiven],
      ['consent as JSON text', given, true, expected.sentWhenGiven],
      ['a refusal', refused, false, expected.sentWhenRefused],
    ] as const) {
      it(`reads ${what} from the locator of a parent of another origin`, async () => {
        const { watchConsent } = await crossOriginFrame(api, response, texts);
        const watcher = startWatcher({ timeouts: SLOW }, watchConsent);
        const { consent, apis } = await watcher.reading();
        expect(apis[name]).to.equal('answered');
        expect(sent(consent)).to.deep.equal(parameters);
      });
    }

    it('reads a late response of a parent of another origin', async () => {
      const { watchConsent, respond, commands } = await crossOriginFrame(api);
      const watcher = startWatcher({ timeouts: { appear: 1, answer: 20, usp: 20 } }, watchConsent);
      const first = await watcher.reading();
      expect(first.apis[name]).to.equal('timed-out');
      expect(sent(first.consent).ifa).to.equal('-2');
      await waitUntil(() => commands.length > 0);
      respond(given);
      const { consent } = await watcher.reading(({ consent }) => consent.knownAt !== undefined);
      expect(sent(consent)).to.deep.equal(expected.sentWhenGiven);
    });

    it('reports a CMP that no parent has as absent', async () => {
      const other = api === '__gpp' ? '__tcfapi' : '__gpp';
      const { watchConsent } = await crossOriginFrame(other, { gdprApplies: false });
      const { apis } = await startWatcher(
        { timeouts: { ...TIMEOUTS, answer: 500 } },
        watchConsent,
      ).reading();
      expect(apis[name]).to.equal('absent');
    });

    it('ignores an invalid response of a parent of another origin', async () => {
      const { watchConsent } = await crossOriginFrame(api, malformed[0]?.[1]);
      const { consent, apis } = await startWatcher(
        { timeouts: { appear: 1, answer: 100, usp: 100 } },
        watchConsent,
      ).reading();
      expect(apis[name]).to.equal('timed-out');
      expect(sent(consent)).to.deep.include({ ifa: '-2', gdpr_consent: '[gdpr_consent]' });
    });
  });
}

describe('consent from another origin', () => {
  afterEach(endFrames);

  for (const { api, given, refused, ...expected } of API_CASES.slice(0, 2)) {
    it(`receives a withdrawal by ${api}, and removes its listener at the end`, async () => {
      const { watchConsent, respond, commands } = await crossOriginFrame(api, given);
      const watcher = startWatcher({}, watchConsent);
      await watcher.reading();
      respond(refused);
      const { consent } = await watcher.reading(
        ({ consent }) => consent.withheld?.includes('IFA') === true,
      );
      expect(sent(consent)).to.deep.equal(expected.sentWhenRefused);
      watcher.end();
      await waitUntil(() => commands.includes('removeEventListener'));
      respond(given);
      await startWatcher({}, watchConsent).reading();
      expect(watcher.readings).to.have.length(2);
    });
  }

  const lie = (callId: string | undefined, success = true): object => ({
    __tcfapiReturn: { returnValue: { gdprApplies: false }, success, callId },
  });

  it('ignores responses of other windows, even with the right call id', async () => {
    const { own, watchConsent, callIds, respond } = await crossOriginFrame('__tcfapi');
    const watcher = startWatcher({}, watchConsent);
    await waitUntil(() => callIds.length === 1);
    const received: unknown[] = [];
    own.addEventListener('message', ({ data }) => received.push(data));
    for (let count = 0; count < 100; count += 1) own.postMessage(lie(callIds[0]), '*');
    await waitUntil(() => received.length === 100);
    respond(tcGiven);
    const { consent } = await watcher.reading();
    expect([watcher.readings.length, consent.gdprApplies]).to.deep.equal([1, true]);
  });

  it('ignores a flood of invalid responses and of responses to other calls', async () => {
    const { own, watchConsent, callIds, send, respond } = await crossOriginFrame('__tcfapi');
    const watcher = startWatcher({}, watchConsent);
    await waitUntil(() => callIds.length === 1);
    let received = 0;
    own.addEventListener('message', () => (received += 1));
    const junk: unknown[] = [
      lie('1'),
      lie(undefined),
      lie('1', false),
      JSON.stringify(lie('1')),
      null,
      7,
      'text',
      '{',
      '[]',
      'null',
      '"__tcfapiReturn"',
      { __tcfapiReturn: null },
      { __tcfapiReturn: 'x' },
      `${' '.repeat(2_000_000)}${JSON.stringify(lie(callIds[0]))}`,
    ];
    for (const message of junk) send(message);
    for (let count = 0; count < 5_000; count += 1) send(lie(String(count)));
    await waitUntil(() => received === junk.length + 5_000, 'messages are missing');
    respond(tcGiven);
    const { consent } = await watcher.reading();
    expect([watcher.readings.length, consent.gdprApplies]).to.deep.equal([1, true]);
  });

  it('withholds nothing when no parent has a CMP', async () => {
    const { watchConsent } = await sameOriginFrame();
    const { consent } = await startWatcher({}, watchConsent).reading();
    expect(sent(consent)).to.deep.equal(NOTHING_KNOWN);
  });
});
