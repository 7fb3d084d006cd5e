import { expect } from '@open-wc/testing';
import { MediaEmbed } from '../../../components/index.js';
import { PlayerDestroyEvent } from '../../../src/player/playback/player-destroy-event.js';
import { embedFixture } from '../embed-fixture.js';
import { create, eventsOf, mount, playButtonOf, posterOf, reaches, unmountAll } from './mount.js';
import { playableEmbed } from './playable-embed.js';
import { moveBefore, painted, rejection } from '../page.js';
import { waitUntil } from '../wait-until.js';

describe('<media-embed> playback', () => {
  afterEach(() => {
    unmountAll();
    MediaEmbed.allowedPlayerOrigins = null;
  });

  it('has the values of a media element without a source before there is a player', async () => {
    const el = await mount({ embed: playableEmbed(), loading: 'click' });
    const { paused, ended, duration, currentTime, volume, muted, ad } = el;
    expect({ paused, ended, duration, currentTime, volume, muted, ad }).to.deep.equal({
      paused: true,
      ended: false,
      duration: NaN,
      currentTime: 0,
      volume: 1,
      muted: false,
      ad: null,
    });
    el.defaultMuted = true;
    expect(el.muted).to.equal(true);
    el.muted = false;
    el.volume = 0.5;
    el.volume = 7;
    expect([el.muted, el.volume, el.hasAttribute('muted')]).to.deep.equal([false, 0.5, false]);
    await el.updateComplete;
    expect(el.hasAttribute('muted')).to.equal(true);
    el.pause();
    el.skipAd();
    el.destroy();
    expect(el.state).to.equal('facade');
  });

  it('loads and plays a player in the page by play(), and dispatches its events', async () => {
    const el = await mount({ embed: playableEmbed(), format: 'player', loading: 'click' });
    const names = [
      'playerready',
      'loadedmetadata',
      'play',
      'playing',
      'timeupdate',
      'volumechange',
    ];
    const events = new Map(names.map((name) => [name, eventsOf(el, name)]));
    el.muted = true;
    await el.play();
    const moves = (): boolean =>
      el.currentTime > 0.2 && (events.get('timeupdate')?.length ?? 0) > 0;
    await waitUntil(moves, 'it plays');
    expect([el.state, el.paused, el.muted]).to.deep.equal(['ready', false, true]);
    expect(el.duration).to.be.greaterThan(5);
    expect(el.config).to.have.property('ads');
    for (const name of ['playerready', 'loadedmetadata', 'play', 'playing', 'timeupdate'])
      expect(events.get(name)?.length, name).to.be.greaterThan(0);
    el.pause();
    await waitUntil(() => el.paused);
  });

  it('removes the player by destroy(), fires one event, and starts again from the button', async () => {
    const el = await mount({ embed: playableEmbed(), format: 'player', loading: 'click' });
    const destroyed = eventsOf(el, 'playerdestroy');
    el.muted = true;
    await el.play();
    el.destroy('ENDED');
    el.destroy('again');
    await reaches(el, 'destroyed');
    expect(
      destroyed.map((event) => event instanceof PlayerDestroyEvent && event.cause),
    ).to.deep.equal(['ENDED']);
    expect(el.shadowRoot?.querySelector('media-embed-player')).to.equal(null);
    expect([posterOf(el) !== null, el.paused]).to.deep.equal([true, true]);
    playButtonOf(el)?.click();
    await reaches(el, 'ready');
  });

  const rejections: readonly [string, Parameters<typeof mount>[0], string][] = [
    ['there is no embed', {}, 'NotSupportedError'],
    ['the embed is broken', { embed: [] }, 'NotSupportedError'],
    ['consent is required', { embed: playableEmbed(), consent: 'required' }, 'NotAllowedError'],
  ];
  for (const [sentence, settings, name] of rejections) {
    it(`rejects play() with ${name} when ${sentence}`, async () => {
      const el = await mount(settings);
      expect(await rejection(el.play())).to.equal(name);
    });
  }

  it('rejects play() with the error of the element as the cause', async () => {
    const el = await mount({ embed: [], loading: 'click' });
    const failure = await el.play().catch((error: unknown) => error);
    expect(failure).to.have.property('cause', el.error);
    expect(failure).to.have.property('message', el.error?.message);
  });

  it('rejects play() with AbortError when the element leaves the page', async () => {
    const el = await mount({ embed: embedFixture(), loading: 'click' });
    const failure = rejection(el.play());
    await reaches(el, 'ready');
    await painted();
    el.remove();
    expect(await failure).to.equal('AbortError');
  });

  it('rejects play() with AbortError when the element leaves the page before its code has come', async () => {
    const el = await mount({ embed: embedFixture(), loading: 'click' });
    const failure = rejection(el.play());
    el.remove();
    expect(await failure).to.equal('AbortError');
  });

  it('keeps playing when it is moved within one task', async () => {
    const el = await mount({ embed: playableEmbed(), format: 'player', loading: 'click' });
    el.muted = true;
    await el.play();
    await waitUntil(() => el.currentTime > 0, 'it plays');
    const player = el.shadowRoot?.querySelector('media-embed-player');
    const place = document.createElement('div');
    document.body.append(place);
    place.append(el);
    await painted();
    expect(el.shadowRoot?.querySelector('media-embed-player')).to.equal(player);
    expect([el.state, el.currentTime > 0]).to.deep.equal(['ready', true]);
    el.remove();
    await painted();
    expect(el.shadowRoot?.querySelector('media-embed-player')).to.equal(null);
    place.remove();
  });

  it('does not reload the frame when it is moved by moveBefore', async () => {
    const el = create({ embed: embedFixture(), format: 'standard', loading: 'eager' });
    const loads = eventsOf(el, 'load');
    document.body.append(el);
    await waitUntil(() => loads.length > 0);
    const parent = document.createElement('div');
    document.body.append(parent);
    moveBefore(parent, el);
    await painted();
    expect([el.parentElement, loads.length]).to.deep.equal([parent, 1]);
    parent.remove();
  });
});
