import { expect } from '@open-wc/testing';
import {
  AdEvent,
  type AdEventInit,
  type AdEventName,
} from '../../../../src/player/playback/player-events.js';
import type {
  PlayerEventName,
  ScrollModeDestroyEvent,
} from '../../../../src/resolve/player-config.js';
import { LINEAR_AD } from './ad-fixture.js';
import { clearScenes, floatNow, scene } from './scene.js';

const ad = (name: AdEventName, init: Partial<AdEventInit> = {}): Event =>
  new AdEvent(name, { position: 'preroll', ...init });

const plain = (name: string): Event => new Event(name);
const BEGIN = ad('adbreakstart');
const END = ad('adbreakend');
const STARTED = ad('adstart', { ad: LINEAR_AD });
const NO_AD = 'Freewheel reseller_no_ad';

/** Name, what the player tells, and whether the last of it destroys; what goes before must not. */
const CASES: readonly (readonly [PlayerEventName, string, readonly Event[], boolean])[] = [
  ['READY', 'the player is ready', [plain('playerready')], true],
  ['LOADEDMETADATA', 'the content is known', [plain('loadedmetadata')], true],
  ['ADS_MANAGER_READY', 'a break starts', [BEGIN], true],
  ['AD_STARTED', 'an ad starts', [BEGIN, STARTED], true],
  ['AD_ENDED', 'prerolls are over', [BEGIN, STARTED, ad('adend'), END], true],
  ['AD_ENDED', 'midrolls are over', [ad('adbreakend', { position: 'midroll' })], false],
  ['AD_ERROR', 'an error outside of a break', [ad('aderror')], true],
  ['AD_ERROR', 'the last tag of a break fails', [BEGIN, ad('adempty'), ad('aderror'), END], true],
  ['AD_ERROR', 'a tag fails, the next gives an ad', [BEGIN, ad('aderror'), STARTED, END], false],
  ['AD_ERROR', 'the waterfall goes on', [ad('aderror', { message: NO_AD })], false],
  ['AD_ERROR', 'it has gone on to the end', [BEGIN, ad('aderror', { message: NO_AD }), END], false],
  ['AD_EMPTY', 'no tag of a break has an ad', [BEGIN, ad('adempty'), END], true],
  ['AD_EMPTY', 'the tags fail', [BEGIN, ad('adempty'), ad('aderror'), END], false],
  ['PLAY', 'the content plays', [plain('play')], true],
  ['PLAY', 'within a break', [BEGIN, plain('play')], false],
  ['PLAY', 'after the break', [BEGIN, plain('play'), END, plain('play')], true],
  ['PAUSE', 'the content is paused', [plain('pause')], true],
  ['PAUSE', 'for a break', [BEGIN, plain('pause')], false],
  [
    'PAUSE',
    'under an overlay',
    [ad('adbreakstart', { position: 'overlay' }), plain('pause')],
    true,
  ],
  ['ENDED', 'another thing', [plain('timeupdate'), plain('waiting')], false],
];

const on = (name: PlayerEventName): readonly ScrollModeDestroyEvent[] => [{ known: true, name }];

describe('events that destroy the player', () => {
  afterEach(clearScenes);

  for (const [name, what, events, destroys] of CASES) {
    it(`${name}: ${what} ${destroys ? 'destroys' : 'does not destroy'}`, () => {
      const { playback, destroyed } = scene({ destroyOn: on(name) });
      events.slice(0, -1).forEach((event) => playback.dispatchEvent(event));
      expect(destroyed).to.deep.equal([]);
      events.slice(-1).forEach((event) => playback.dispatchEvent(event));
      expect(destroyed).to.deep.equal(destroys ? [name] : []);
    });
  }

  it('ENDED waits for the ads after the content', () => {
    const { playback, destroyed } = scene({ destroyOn: on('ENDED') });
    playback.dispatchEvent(plain('ended'));
    expect(destroyed).to.deep.equal([]);
    Object.defineProperty(playback, 'ended', { value: true });
    playback.dispatchEvent(ad('adbreakend', { position: 'postroll' }));
    expect(destroyed).to.deep.equal(['ENDED']);
  });

  for (const target of ['playback', 'host'] as const) {
    it(`an unknown name is listened for as it came, at the ${target}`, () => {
      const made = scene({ destroyOn: [{ known: false, name: 'Site:Close' }] });
      made[target].dispatchEvent(plain('site:close'));
      expect(made.destroyed).to.deep.equal([]);
      made[target].dispatchEvent(plain('Site:Close'));
      made[target].dispatchEvent(plain('Site:Close'));
      expect(made.destroyed).to.deep.equal(['Site:Close']);
    });
  }

  it('the first of several destroys, once, and a floating player goes home first', async () => {
    const made = scene({ destroyOn: [...on('AD_STARTED'), { known: false, name: 'adstart' }] });
    await floatNow(made);
    const order: string[] = [];
    made.host.addEventListener('floatend', () => order.push(made.destroyed.join()));
    made.playback.dispatchEvent(STARTED);
    made.playback.dispatchEvent(STARTED);
    expect(made.destroyed).to.deep.equal(['AD_STARTED']);
    expect(made.floats).to.deep.equal(['start', 'destroyed']);
    expect(order).to.deep.equal(['']);
  });
});
