import { expect } from '@open-wc/testing';
import { readConsent } from '../../../../src/player/consent/consent.js';
import { API_CASES, tcGiven } from './consent-cases.js';
import { endAll, installPlatform, startWatcher } from './consent-watcher.js';

describe('the end of consent reading', () => {
  afterEach(endAll);

  it('readConsent rejects with the reason when it is ended before', async () => {
    installPlatform('__tcfapi');
    const controller = new AbortController();
    const reading = readConsent({ signal: controller.signal });
    controller.abort(new Error('enough'));
    const reason: unknown = await reading.catch((error: unknown) => error);
    expect(reason).to.have.property('message', 'enough');
  });

  it('readConsent and watchConsent ask nobody when it is ended already', async () => {
    const fake = installPlatform('__tcfapi', tcGiven);
    const signal = AbortSignal.abort(new Error('over'));
    const reason: unknown = await readConsent({ signal }).catch((error: unknown) => error);
    expect(reason).to.have.property('message', 'over');
    expect(startWatcher({ signal }).readings).to.be.empty;
    expect(fake.commands).to.be.empty;
  });

  it('a listener that is confirmed only after the end is removed then', () => {
    const fake = installPlatform('__tcfapi');
    const watcher = startWatcher();
    watcher.end();
    expect(fake.listeners.size).to.equal(1);
    fake.say(tcGiven);
    expect(fake.listeners.size).to.equal(0);
  });

  it('1,000 rounds leave no timer and no listener', () => {
    const fakes = API_CASES.map(({ api, given }) => installPlatform(api, given));
    const alive = new Set<number>();
    const { setTimeout: timeout, setInterval: interval } = window;
    const { clearTimeout: endTimeout, clearInterval: endInterval } = window;
    const counted =
      (start: (handler: () => void, milliseconds: number) => number) =>
      (handler: () => void, milliseconds: number): number => {
        const id = start(handler, milliseconds);
        alive.add(id);
        return id;
      };
    const uncounted =
      (end: (id: number) => void) =>
      (id: number): void => {
        alive.delete(id);
        end(id);
      };
    Object.assign(window, {
      setTimeout: counted((...values) => Number(timeout.apply(window, values))),
      setInterval: counted((...values) => Number(interval.apply(window, values))),
      clearTimeout: uncounted((id) => endTimeout(id)),
      clearInterval: uncounted((id) => endInterval(id)),
    });
    let most = 0;
    try {
      for (let round = 0; round < 1_000; round += 1) {
        const watcher = startWatcher();
        most = Math.max(most, alive.size);
        watcher.end();
      }
    } finally {
      Object.assign(window, { setTimeout: timeout, setInterval: interval });
      Object.assign(window, { clearTimeout: endTimeout, clearInterval: endInterval });
    }
    expect(most).to.be.greaterThan(0);
    expect(alive.size).to.equal(0);
    expect(fakes.map(({ listeners }) => listeners.size)).to.deep.equal([0, 0, 0]);
  });
});
