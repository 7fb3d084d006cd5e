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
import { linearAd } from '../../../components/video-playback.js';
import { floatingPlayer, unmountAll, mountPlayer } from './scroll-page.js';

const ad = (name: AdEventName, init: Partial<AdEventInit> = {}): Event =>
  new AdEvent(name, { position: 'preroll', ...init });

const plain = (name: string): Event => new Event(name);
const BEGIN = ad('adbreakstart');
const END = ad('adbreakend');
const STARTED = ad('adstart', { ad: linearAd() });
const NO_AD = 'Freewheel reseller_no_ad';

/** Name, what happens, the events of the player, and whether the last event destroys it; those before must not. */
const CASES: readonly (readonly [PlayerEventName, string, readonly Event[], boolean])[] = [
  ['READY', 'the player is ready', [plain('playerready')], true],
  ['LOADEDMETADATA', 'the metadata is loaded', [plain('loadedmetadata')], true],
  ['ADS_MANAGER_READY', 'a break starts', [BEGIN], true],
  ['AD_STARTED', 'an ad starts', [BEGIN, STARTED], true],
  ['AD_ENDED', 'prerolls are over', [BEGIN, STARTED, ad('adend'), END], true],
  ['AD_ENDED', 'midrolls are over', [ad('adbreakend', { position: 'midroll' })], false],
  ['AD_ERROR', 'a tag fails outside of a break', [ad('aderror')], true],
  ['AD_ERROR', 'the last tag of a break fails', [BEGIN, ad('adempty'), ad('aderror'), END], true],
  ['AD_ERROR', 'a tag fails and the next has an ad', [BEGIN, ad('aderror'), STARTED, END], false],
  ['AD_ERROR', 'the waterfall continues', [ad('aderror', { message: NO_AD })], false],
  [
    'AD_ERROR',
    'the waterfall has continued to its end',
    [BEGIN, ad('aderror', { message: NO_AD }), END],
    false,
  ],
  ['AD_EMPTY', 'no tag of a break has an ad', [BEGIN, ad('adempty'), END], true],
  ['AD_EMPTY', 'the tags fail', [BEGIN, ad('adempty'), ad('aderror'), END], false],
  ['PLAY', 'the content plays', [plain('play')], true],
  ['PLAY', 'the content plays within a break', [BEGIN, plain('play')], false],
  ['PLAY', 'the content plays after the break', [BEGIN, plain('play'), END, plain('play')], true],
  ['PAUSE', 'the content is paused', [plain('pause')], true],
  ['PAUSE', 'the content is paused for a break', [BEGIN, plain('pause')], false],
  [
    'PAUSE',
    'the content is paused under an overlay',
    [ad('adbreakstart', { position: 'overlay' }), plain('pause')],
    true,
  ],
  ['ENDED', 'other events occur', [plain('timeupdate'), plain('waiting')], false],
];

const on = (name: PlayerEventName): readonly ScrollModeDestroyEvent[] => [{ known: true, name }];

describe('the destroy events of scroll mode', () => {
  afterEach(unmountAll);

  for (const [name, what, events, destroys] of CASES) {
    it(`${destroys ? 'destroy' : 'keep'} the player for ${name} when ${what}`, () => {
      const { playback, destroyed } = mountPlayer({ destroyOn: on(name) });
      events.slice(0, -1).forEach((event) => playback.dispatchEvent(event));
      expect(destroyed).to.deep.equal([]);
      events.slice(-1).forEach((event) => playback.dispatchEvent(event));
      expect(destroyed).to.deep.equal(destroys ? [name] : []);
    });
  }

  it('wait for the postrolls with ENDED', () => {
    const { playback, destroyed } = mountPlayer({ destroyOn: on('ENDED') });
    playback.dispatchEvent(plain('ended'));
    expect(destroyed).to.deep.equal([]);
    Object.defineProperty(playback, 'ended', { value: true });
    playback.dispatchEvent(ad('adbreakend', { position: 'postroll' }));
    expect(destroyed).to.deep.equal(['ENDED']);
  });

  for (const target of ['playback', 'host'] as const) {
    it(`include an unknown name, case-sensitively, at the ${target}`, () => {
      const made = mountPlayer({ destroyOn: [{ known: false, name: 'Site:Close' }] });
      made[target].dispatchEvent(plain('site:close'));
      expect(made.destroyed).to.deep.equal([]);
      made[target].dispatchEvent(plain('Site:Close'));
      made[target].dispatchEvent(plain('Site:Close'));
      expect(made.destroyed).to.deep.equal(['Site:Close']);
    });
  }

  it('destroy once, by the first of several, after a floating player has returned', async () => {
    const made = await floatingPlayer({
      destroyOn: [...on('AD_STARTED'), { known: false, name: 'adstart' }],
    });
    const order: string[] = [];
    made.host.addEventListener('floatend', () => order.push(made.destroyed.join()));
    made.playback.dispatchEvent(STARTED);
    made.playback.dispatchEvent(STARTED);
    expect(made.destroyed).to.deep.equal(['AD_STARTED']);
    expect(made.floats).to.deep.equal(['start', 'destroyed']);
    expect(order).to.deep.equal(['']);
  });
});
