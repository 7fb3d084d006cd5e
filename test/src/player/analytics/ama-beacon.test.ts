import { expect } from '@open-wc/testing';
import { amaBeacon, type AmaBeaconOptions } from '../../../../src/player/analytics/ama-beacon.js';
import { isAllowedAddress } from '../../../../src/player/analytics/beacon-document.js';
import { type Embed, resolveEmbed } from '../../../../src/index.js';
import { embedFixture } from '../../../components/embed-fixture.js';
import { FakePlayback } from './fake-playback.js';
import { waitUntil } from '../../../components/wait-until.js';

const FOLDER = new URL('../../../../../test/src/player/analytics/', import.meta.url);

const at = (path: string): string => new URL(path, FOLDER).href;

describe('the beacons of an ama configuration', () => {
  let ending = new AbortController();
  let sent: string[] = [];
  let failures: string[] = [];

  beforeEach(() => {
    ending = new AbortController();
    sent = [];
    failures = [];
  });

  afterEach(() => ending.abort());

  const measured = (address: string, options: Partial<AmaBeaconOptions> = {}): FakePlayback => {
    const { config } = resolveEmbed(
      embedFixture({
        ama_configuration: { id: '2', title: 'B', url_beacon: address },
      }) as unknown as Embed,
    );
    const [configuration] = config.analytics;
    if (!configuration) throw new Error('No configuration.');
    const playback = new FakePlayback();
    amaBeacon({
      allowed: () => true,
      send: (url) => sent.push(url),
      failed: ({ message }) => failures.push(message),
      ...options,
    })({ configuration, playback, config, signal: ending.signal });
    return playback;
  };

  it('are sent when their event happens, with their placeholders expanded', async () => {
    const playback = measured(at('beacons.xml'), {
      viewer: () => ({ page: { url: 'https://news.example/sea?a=1' } }),
    });
    void playback.play();
    await waitUntil(() => sent.length === 2);
    const [start, other] = sent.map((url) => new URL(url));
    expect(start?.searchParams.get('page')).to.equal('https://news.example/sea?a=1');
    expect(start?.searchParams.get('title')).to.equal('The sea');
    expect(other?.href).to.equal('https://other.example/start');
    playback.playTo(20, 52);
    playback.emitAd('adstart');
    playback.emit('ended');
    await waitUntil(() => sent.length === 5);
    expect(sent.slice(2)).to.have.members([
      'https://measure.example/midpoint',
      'https://measure.example/ad',
      'https://measure.example/complete',
    ]);
    expect(failures).to.deep.equal([]);
  });

  it('are sent once each, even if the event happens again', async () => {
    const playback = measured(at('beacons.xml'));
    for (let count = 0; count < 5; count += 1) {
      playback.pause();
      playback.emit('timeupdate');
    }
    playback.emit('ended');
    await waitUntil(() => sent.includes('https://measure.example/complete'));
    expect(sent).to.deep.equal([
      'https://measure.example/pause',
      'https://measure.example/complete',
    ]);
  });

  it('are neither loaded nor sent while the viewer does not allow it', async () => {
    let isAllowed = false;
    const playback = measured(at('beacons.xml?consent'), { allowed: () => isAllowed });
    const loads = (): number =>
      performance.getEntriesByName(at('beacons.xml?consent'), 'resource').length;
    void playback.play();
    playback.pause();
    expect(loads()).to.equal(0);
    isAllowed = true;
    playback.emit('ended');
    await waitUntil(() => sent.length === 1);
    expect(sent).to.deep.equal(['https://measure.example/complete']);
    await waitUntil(() => loads() === 1);
    isAllowed = false;
    playback.pause();
    playback.emitAd('adstart');
    isAllowed = true;
    playback.playTo(52);
    await waitUntil(() => sent.length === 2);
    expect(sent[1]).to.equal('https://measure.example/midpoint');
  });

  it('wait until it is known whether the viewer allows it', async () => {
    let answer: (isAllowed: boolean) => void = () => undefined;
    const allowed = new Promise<boolean>((resolve) => (answer = resolve));
    const playback = measured(at('beacons.xml'), { allowed: () => allowed });
    playback.pause();
    playback.emit('timeupdate');
    playback.pause();
    expect(sent).to.deep.equal([]);
    answer(true);
    await waitUntil(() => sent.length > 0);
    playback.emit('ended');
    await waitUntil(() => sent.length > 1);
    expect(sent).to.deep.equal([
      'https://measure.example/pause',
      'https://measure.example/complete',
    ]);
  });

  it('are not sent when consent is withdrawn while the XML loads', async () => {
    let isAllowed = true;
    const calls: boolean[] = [];
    const playback = measured(at('beacons.xml?withdrawn'), {
      allowed: () => (calls.push(isAllowed), isAllowed),
    });
    void playback.play();
    isAllowed = false;
    await waitUntil(() => calls.includes(false));
    expect(sent).to.deep.equal([]);
  });

  const failing: readonly (readonly [name: string, address: string, message: RegExp])[] = [
    ['with a DOCTYPE', at('with-doctype.xml'), /not a list of beacons/],
    ['that is missing', at('../../../../demo/nothing.xml'), /answered with status 404/],
    ['that is not XML', at('../../../../CONTRIBUTING.md'), /not a list of beacons/],
    ['larger than 100 kB', at('../../../../package-lock.json'), /larger than 100 kB/],
    ['that cannot be reached', 'http://player.invalid/beacons.xml', /could not be loaded/],
    ['without an allowed address', 'javascript:alert(1)', /no allowed address/],
  ];

  for (const [name, address, message] of failing) {
    it(`are not sent, and the failure is reported once, for an XML ${name}`, async () => {
      const playback = measured(address);
      void playback.play();
      playback.emit('ended');
      await waitUntil(() => failures.length > 0, 'the failure is reported');
      expect(failures).to.have.length(1);
      expect(failures[0]).to.match(message);
      expect(sent).to.deep.equal([]);
    });
  }

  it('end with the player, even while the XML loads', async () => {
    const playback = measured(at('beacons.xml?ended'));
    playback.emit('ended');
    ending.abort();
    playback.pause();
    ending = new AbortController();
    measured(at('beacons.xml?ended')).pause();
    await waitUntil(() => sent.length > 0);
    expect([sent, failures]).to.deep.equal([['https://measure.example/pause'], []]);
  });
});

describe('the address of a beacon', () => {
  for (const [address, page, allowed] of [
    ['https://a.example/', 'https:', true],
    ['https://a.example/', 'http:', true],
    ['http://a.example/', 'http:', true],
    ['http://a.example/', 'https:', false],
    ['http://127.0.0.1/', 'https:', true],
    ['javascript:alert(1)', 'http:', false],
    ['data:text/xml,x', 'https:', false],
    ['', 'https:', false],
  ] as const) {
    it(`is ${allowed ? 'allowed' : 'refused'} on an ${page} page if it is ${address || 'empty'}`, () => {
      expect(isAllowedAddress(address, page)).to.equal(allowed);
    });
  }
});
