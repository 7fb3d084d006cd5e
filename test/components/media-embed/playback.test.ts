import { expect, waitUntil } from '@open-wc/testing';
import { MediaEmbed } from '../../../components/index.js';
import { PlayerDestroyEvent } from '../../../src/player/playback/player-events.js';
import { embedFixture } from '../embed-fixture.js';
import { eventsOf, mount, painted, playButtonOf, posterOf, reaches, unmountAll } from './mount.js';

const media = (name: string): string => `${location.origin}/demo/sandbox/media/${name}`;

const playable = (fields = {}): object =>
  embedFixture({
    mute: '1',
    video: {
      id: '70',
      available_video: '1',
      duration: 12,
      preview_image: media('test-card-poster.jpg'),
      url_video: media('test-card.mp4'),
    },
    ...fields,
  });

describe('<media-embed>: playing', () => {
  afterEach(() => {
    unmountAll();
    MediaEmbed.allowedPlayerOrigins = null;
  });

  it('reads as a media element without a source before there is a player', async () => {
    const el = await mount({ embed: playable(), loading: 'click' });
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

  it('format player: play() loads, plays and is heard at the element with all events', async () => {
    const el = await mount({ embed: playable(), format: 'player', loading: 'click' });
    const names = [
      'playerready',
      'loadedmetadata',
      'play',
      'playing',
      'timeupdate',
      'volumechange',
    ];
    const heard = new Map(names.map((name) => [name, eventsOf(el, name)]));
    el.muted = true;
    await el.play();
    const moves = (): boolean => el.currentTime > 0.2 && (heard.get('timeupdate')?.length ?? 0) > 0;
    await waitUntil(moves, 'it plays', { timeout: 10_000 });
    expect([el.state, el.paused, el.muted]).to.deep.equal(['ready', false, true]);
    expect(el.duration).to.be.greaterThan(5);
    expect(el.config).to.have.property('ads');
    for (const name of ['playerready', 'loadedmetadata', 'play', 'playing', 'timeupdate'])
      expect(heard.get(name)?.length, name).to.be.greaterThan(0);
    el.pause();
    await waitUntil(() => el.paused);
    await expect(el).to.be.accessible();
  });

  it('destroy() takes the player away, tells once, and the button starts again', async () => {
    const el = await mount({ embed: playable(), format: 'player', loading: 'click' });
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
    await expect(el).to.be.accessible();
    playButtonOf(el)?.click();
    await reaches(el, 'ready');
  });

  const hopeless: readonly [string, Parameters<typeof mount>[0], string][] = [
    ['nothing is given', {}, 'NotSupportedError'],
    ['the embed is broken', { embed: [] }, 'NotSupportedError'],
    ['consent is required', { embed: playable(), consent: 'required' }, 'NotAllowedError'],
  ];
  for (const [sentence, settings, name] of hopeless) {
    it(`play() rejects with ${name} when ${sentence}`, async () => {
      const el = await mount(settings);
      const failure = await el.play().catch((error: unknown) => error);
      expect((failure as DOMException).name).to.equal(name);
    });
  }

  it('play() rejects with AbortError when the element leaves the page', async () => {
    const el = await mount({ embed: embedFixture(), loading: 'click' });
    const failure = el.play().catch((error: unknown) => error);
    await reaches(el, 'ready');
    await painted();
    el.remove();
    expect(((await failure) as DOMException).name).to.equal('AbortError');
  });

  it('a move within one task leaves no state behind', async () => {
    const el = await mount({ embed: playable(), format: 'player', loading: 'click' });
    el.muted = true;
    await el.play();
    await waitUntil(() => el.currentTime > 0, 'it plays', { timeout: 10_000 });
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
});
