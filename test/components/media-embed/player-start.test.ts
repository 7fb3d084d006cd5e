import { expect } from '@open-wc/testing';
import { MediaEmbed, type MediaEmbedPlayer } from '../../../components/index.js';
import { fakeConsentApi } from '../../src/player/consent/fake-consent-api.js';
import { embedFixture } from '../embed-fixture.js';
import { FakeFetch, jsonResponse } from '../fake-fetch.js';
import {
  create,
  eventsOf,
  mount,
  playButtonOf,
  reaches,
  type Settings,
  unmountAll,
} from './mount.js';
import { media, playableEmbed } from './playable-embed.js';
import { addSpacer, painted, rejection } from '../page.js';
import { waitUntil } from '../wait-until.js';

const playerOf = (element: MediaEmbed): MediaEmbedPlayer | null =>
  element.shadowRoot?.querySelector('media-embed-player') ?? null;

const preconnects = (): readonly string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]')].map(({ href }) => href);

/** A muted player in the page that plays from second 4 to 4.6. */
const mountRange = (settings: Settings = {}): Promise<MediaEmbed> =>
  mount({
    embed: playableEmbed(),
    format: 'player',
    loading: 'click',
    defaultMuted: true,
    start: 4,
    end: 4.6,
    ...settings,
  });

describe('<media-embed> start of a player', () => {
  afterEach(() => {
    unmountAll();
    MediaEmbed.allowedPlayerOrigins = null;
    document.querySelectorAll('link[rel=preconnect]').forEach((link) => link.remove());
    scrollTo(0, 0);
  });

  // The server has no byte ranges: only media in the cache can be sought.
  before(() => fetch(media('test-card.mp4')).then((response) => response.arrayBuffer()));

  for (const loading of ['near', 'click'] as const) {
    it(`fetches, loads and plays an element far below the viewport by play() with loading=${loading}`, async () => {
      const fake = new FakeFetch(() => jsonResponse(playableEmbed()));
      addSpacer('600vh');
      const el = await mount({ src: '/embed.json', format: 'player', loading });
      await painted();
      expect(fake.requests).to.have.length(0);
      el.muted = true;
      await el.play();
      expect([el.state, el.paused, scrollY]).to.deep.equal(['ready', false, 0]);
      fake.restore();
    });
  }

  it('starts and ends the content of a player in the page where the attributes say', async () => {
    const el = await mountRange();
    await el.play();
    expect(el.currentTime).to.be.within(4, 5);
    await waitUntil(() => el.paused, 'it pauses at the end');
    expect(el.currentTime).to.be.within(4.6, 6);
    await el.play();
    await waitUntil(() => el.currentTime > 6, 'it plays on');
  });

  it('repeats the content of a player in the page with loop', async () => {
    const el = await mountRange({ loop: true });
    await el.play();
    await waitUntil(() => el.currentTime > 4.3);
    await waitUntil(() => el.currentTime < 4.3, 'it starts again');
    expect(el.paused).to.equal(false);
  });

  for (const [captions, mode] of [
    [true, 'showing'],
    [false, 'disabled'],
  ] as const) {
    it(`has captions that are ${mode} with captions=${captions} in the page`, async () => {
      const subtitles = [{ url: media('subtitles/english.vtt'), language: 'en' }];
      const embed = playableEmbed({ subtitles });
      const el = await mount({ embed, format: 'player', loading: 'eager', captions });
      await reaches(el, 'ready');
      await waitUntil(() => el.textTracks.length === 1);
      expect(el.textTracks[0]?.mode).to.equal(mode);
    });
  }

  it('does not mount a player that is destroyed while its code is loading', async () => {
    const el = await mount({ embed: playableEmbed(), format: 'player', loading: 'click' });
    const failure = rejection(el.play());
    await el.updateComplete;
    expect(playerOf(el)).to.equal(null);
    el.destroy();
    await reaches(el, 'destroyed');
    expect(await failure).to.equal('AbortError');
    await painted();
    expect([el.state, playerOf(el)]).to.deep.equal(['destroyed', null]);
    playButtonOf(el)?.click();
    await reaches(el, 'ready');
  });

  it('keeps muted and volume for another embed, as a media element does', async () => {
    const el = await mount({ embed: playableEmbed(), format: 'player', loading: 'eager' });
    await reaches(el, 'ready');
    await waitUntil(() => !Number.isNaN(el.duration));
    el.muted = true;
    el.volume = 0.25;
    const before = playerOf(el);
    el.embed = playableEmbed({ mute: '0', title: 'Another' });
    await waitUntil(() => playerOf(el) !== null && playerOf(el) !== before);
    expect([el.muted, el.volume]).to.deep.equal([true, 0.25]);
    await reaches(el, 'ready');
    await waitUntil(() => playerOf(el)?.volume === 0.25);
    expect([playerOf(el)?.muted, el.muted, el.volume]).to.deep.equal([true, true, 0.25]);
  });

  it('asks no consent platform for a player without ads', async () => {
    const cmp = fakeConsentApi(window, '__tcfapi');
    const el = await mount({ embed: playableEmbed(), format: 'player', loading: 'eager' });
    await reaches(el, 'ready');
    expect(cmp.commands).to.deep.equal([]);
    cmp.remove();
  });

  const preconnected: readonly [
    string,
    Parameters<typeof mount>[0],
    readonly string[] | null,
    boolean,
  ][] = [
    ['the hosted player', {}, null, true],
    ['an allowed one', {}, ['https://preconnect.invalid'], true],
    ['a refused one', {}, ['https://elsewhere.invalid'], false],
    ['a player in the page', { format: 'player' }, null, false],
    ['the service’s code', { format: 'standard' }, null, false],
  ];
  for (const [index, [sentence, settings, allowed, isPreconnected]] of preconnected.entries()) {
    it(`${isPreconnected ? 'preconnects' : 'does not preconnect'} for ${sentence} when the pointer is over the button`, async () => {
      const origin = `https://preconnect.invalid${index === 1 ? '' : `:${9000 + index}`}`;
      MediaEmbed.allowedPlayerOrigins = allowed;
      const embed = embedFixture({ code_iframe: `<iframe src="${origin}/p/7"></iframe>` });
      const el = await mount({ embed, loading: 'click', ...settings });
      playButtonOf(el)?.dispatchEvent(new PointerEvent('pointerover'));
      if (isPreconnected) await waitUntil(() => preconnects().length > 0);
      // Without it, a press shows that what could preconnect is loaded.
      playButtonOf(el)?.click();
      await waitUntil(() => ['ready', 'error'].includes(el.state));
      expect(preconnects()).to.deep.equal(isPreconnected ? [`${origin}/`] : []);
    });
  }

  it('shows no title over a player in the page when the embed has none', async () => {
    const el = await mount({
      embed: playableEmbed({ title: '' }),
      format: 'player',
      loading: 'eager',
      lang: 'en',
    });
    await reaches(el, 'ready');
    await el.updateComplete;
    const root = playerOf(el)?.shadowRoot;
    await waitUntil(() => root?.querySelector('[part~=player]')?.getAttribute('aria-label'));
    expect(root?.querySelector('[part=title]')?.textContent).to.equal('');
    expect(root?.querySelector('[part~=player]')?.getAttribute('aria-label')).to.equal(
      'Video player',
    );
  });

  it('fires, exposes and retries the failure of a player in the page', async () => {
    const fallback = document.createElement('p');
    fallback.slot = 'error';
    fallback.textContent = 'Not today.';
    const el = create({
      embed: playableEmbed({
        video: { id: '1', available_video: '1', url_video: `${location.origin}/none.mp4` },
      }),
      format: 'player',
      loading: 'eager',
    });
    el.append(fallback);
    const errors = eventsOf(el, 'error');
    document.body.append(el);
    await reaches(el, 'ready');
    await el.play().catch(() => undefined);
    await waitUntil(() => el.error !== null, 'it fails');
    await waitUntil(() => errors.length === 1);
    expect(el.error).to.equal(playerOf(el)?.error);
    expect(fallback.checkVisibility()).to.equal(true);
    el.retry();
    expect(el.error).to.equal(null);
    await el.play().catch(() => undefined);
    await waitUntil(() => errors.length === 2, 'it fails again');
  });
});
