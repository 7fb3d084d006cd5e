import { expect } from '@open-wc/testing';
import {
  attachAnalytics,
  type MeasuredPlayer,
  registerAnalytics,
} from '../../../../src/player/analytics/analytics-registry.js';
import { type Embed, type PlayerConfig, resolveEmbed } from '../../../../src/index.js';
import { embedFixture } from '../../../components/embed-fixture.js';
import { FakePlayback } from './fake-playback.js';

const config: PlayerConfig = resolveEmbed(
  embedFixture({
    tracka_account: { id: '1', title: 'A', track_id: 'ta', track_domain: 'a.example' },
    ama_configuration: { id: '2', title: 'B', url_beacon: 'https://b.example/beacons.xml' },
    trackb_account: { id: '3', title: 'C', clientid: 'tb' },
    trackc_account: { id: '4', title: 'D', clientid: 'tc', vcid: 'v' },
  }) as unknown as Embed,
).config;

const PROVIDERS = ['tracka', 'ama', 'trackb', 'trackc'] as const;

describe('an analytics adapter', () => {
  let ending = new AbortController();
  let removals: (() => void)[] = [];
  let reported: unknown[] = [];
  const reportError = window.reportError.bind(window);

  const register: typeof registerAnalytics = (provider, adapter) => {
    const remove = registerAnalytics(provider, adapter);
    removals.push(remove);
    return remove;
  };

  const player = (): FakePlayback => {
    const playback = new FakePlayback();
    attachAnalytics(playback, config, ending.signal);
    return playback;
  };

  beforeEach(() => {
    ending = new AbortController();
    removals = [];
    reported = [];
    window.reportError = (error) => void reported.push(error);
  });

  afterEach(() => {
    ending.abort();
    for (const remove of removals) remove();
    window.reportError = reportError;
  });

  for (const provider of PROVIDERS) {
    it(`receives a player with its own configuration only (${provider})`, () => {
      const measured: MeasuredPlayer[] = [];
      register(provider, (one) => measured.push(one));
      const playback = player();
      expect(measured).to.have.length(1);
      expect(measured[0]?.configuration).to.equal(
        config.analytics.find((one) => one.provider === provider),
      );
      expect(measured[0]?.playback).to.equal(playback);
      expect(measured[0]?.config).to.equal(config);
    });
  }

  it('receives the players that exist when it is registered', () => {
    const players = [player(), player()];
    const measured: MeasuredPlayer[] = [];
    register('ama', (one) => measured.push(one));
    expect(measured.map(({ playback }) => playback)).to.deep.equal(players);
  });

  it('affects no other adapter when it throws, and the exception is reported', () => {
    const fault = new Error('The adapter is broken.');
    let calls = 0;
    register('ama', () => {
      throw fault;
    });
    register('ama', () => (calls += 1));
    player();
    expect([calls, reported]).to.deep.equal([1, [fault]]);
  });

  it('ends with the player, and never receives a removed player', () => {
    const signals: AbortSignal[] = [];
    register('ama', ({ signal }) => signals.push(signal));
    player();
    expect(signals[0]?.aborted).to.equal(false);
    ending.abort();
    expect(signals[0]?.aborted).to.equal(true);
    register('ama', ({ signal }) => signals.push(signal));
    player();
    expect(signals).to.have.length(1);
  });

  it('ends when it is removed, alone, and receives no more players', () => {
    const signals: AbortSignal[] = [];
    const remove = register('ama', ({ signal }) => signals.push(signal));
    register('ama', ({ signal }) => signals.push(signal));
    player();
    remove();
    expect(signals.map(({ aborted }) => aborted)).to.deep.equal([true, false]);
    player();
    expect(signals).to.have.length(3);
  });

  it('receives no players after it was removed', () => {
    player();
    player();
    let calls = 0;
    const remove = register('trackb', () => (calls += 1));
    remove();
    player();
    expect(calls).to.equal(2);
  });
});
