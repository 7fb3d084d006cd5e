import { expect } from '@open-wc/testing';
import type { EmbedErrorEvent } from '../../../src/player/embed-error.js';
import type { MediaEmbedPlayer } from '../../../components/media-embed-player/media-embed-player.js';
import type { PlayerConfig } from '../../../src/resolve/player-config.js';
import {
  withMissingMedia,
  configOf,
  hls,
  imageIn,
  inside,
  MISSING,
  mount,
  MP4,
  plays,
  POSTER,
  record,
  rootOf,
  startPlaying,
  unmountAll,
  until,
  videoOf,
  withSource,
} from './player-fixture.js';
import { painted, rejection } from '../page.js';
import { waitUntil } from '../wait-until.js';

const message = (el: MediaEmbedPlayer): string => inside(el, '[part=message]').textContent;

const retryOf = (el: MediaEmbedPlayer): HTMLElement | null =>
  el.renderRoot.querySelector<HTMLElement>('[part=retry]');

const errorsOf = (el: MediaEmbedPlayer): readonly EmbedErrorEvent[] => {
  const errors: EmbedErrorEvent[] = [];
  el.addEventListener('error', (event) => errors.push(event));
  return errors;
};

describe('<media-embed-player>: its states', () => {
  afterEach(unmountAll);

  const states: readonly (readonly [string, PlayerConfig | null, string, string])[] = [
    ['empty', null, 'There is no video here.', 'Qui non c’è nessun video.'],
    ['empty', configOf({ video: null }), 'There is no video here.', 'Qui non c’è nessun video.'],
    [
      'processing',
      configOf({}, { available_video: '0' }),
      'This video is being prepared. Please come back later.',
      'Il video è in preparazione. Torna più tardi.',
    ],
    [
      'failed',
      configOf({}, { invalid_video: '1' }),
      'This video could not be prepared.',
      'Non è stato possibile preparare il video.',
    ],
    [
      'error',
      withSource({ url: null, alternatives: [] }),
      'This video cannot be played here.',
      'Non è possibile riprodurre qui il video.',
    ],
  ];
  for (const [state, config, english, italian] of states) {
    it(`shows the message of ${state} in both languages, without a video`, async () => {
      const el = await mount({ config });
      expect([el.state, message(el)]).to.deep.equal([state, english]);
      expect(el.matches(`:state(${state})`)).to.equal(true);
      expect([el.paused, el.duration, el.currentTime, el.volume]).to.deep.equal([true, NaN, 0, 1]);
      expect(el.renderRoot.querySelector('video')).to.equal(null);
      await expect(el).to.be.accessible();
      el.lang = 'it';
      await waitUntil(() => message(el) === italian);
      expect(await rejection(el.play())).to.equal('InvalidStateError');
    });
  }

  it('reports an embed without a stream, without a retry button', async () => {
    const el = await mount();
    const errors = errorsOf(el);
    el.config = withSource({ url: null, alternatives: [] });
    await el.updateComplete;
    await painted();
    expect(errors.map(({ code }) => code)).to.deep.equal(['no-stream']);
    expect(retryOf(el)).to.equal(null);
  });

  const failures: readonly (readonly [string, PlayerConfig, string, boolean])[] = [
    ['missing media', withSource({ url: MISSING, type: 'video/mp4' }), 'media-network', true],
    [
      'a missing stream',
      withSource({ url: `${location.origin}/missing.m3u8`, type: 'application/vnd.apple.mpegurl' }),
      'media-network',
      true,
    ],
    [
      'JSON instead of a stream',
      withSource({ url: `${location.origin}/package.json`, type: 'application/vnd.apple.mpegurl' }),
      'media-unsupported',
      false,
    ],
    [
      'JSON instead of media',
      withSource({ url: `${location.origin}/package.json`, type: 'video/mp4' }),
      'media-unsupported',
      false,
    ],
  ];
  for (const [name, config, code, canRetry] of failures) {
    it(`reports ${code} once for ${name}`, async () => {
      const el = await mount({
        config: { ...config, source: config.source && { ...config.source, alternatives: [] } },
      });
      const errors = errorsOf(el);
      expect(await rejection(el.play())).to.equal('NotSupportedError');
      await el.updateComplete;
      await painted();
      el.title = 'Another update';
      await painted();
      expect([el.state, el.paused, ...errors.map((event) => event.code)]).to.deep.equal([
        'error',
        true,
        code,
      ]);
      expect(retryOf(el) !== null).to.equal(canRetry);
      expect(rootOf(el).inert).to.equal(true);
      await expect(el).to.be.accessible();
    });
  }

  it('retries when the button is pressed, reports a second failure, then plays', async () => {
    const { fetch } = window;
    const el = await mount({ config: withMissingMedia() });
    const errors = errorsOf(el);
    await el.play().catch(() => undefined);
    await el.updateComplete;
    retryOf(el)?.click();
    await until(() => errors.length === 2, 'it fails again');
    expect(errors.map(({ code }) => code)).to.deep.equal(['media-network', 'media-network']);
    const source = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'src');
    Object.defineProperty(videoOf(el), 'src', {
      configurable: true,
      set(this: HTMLMediaElement) {
        source?.set?.call(this, MP4);
      },
    });
    await el.updateComplete;
    retryOf(el)?.click();
    await plays(el);
    expect([el.state, errors.length, window.fetch]).to.deep.equal(['ready', 2, fetch]);
  });

  it('resumes at the position of the failure after a retry', async () => {
    const el = await mount({ config: configOf() });
    await startPlaying(el);
    el.currentTime = 5;
    await plays(el);
    const video = videoOf(el);
    Object.defineProperty(video, 'error', {
      configurable: true,
      get: () => ({ code: 3, message: 'broken' }),
    });
    video.dispatchEvent(new Event('error'));
    await until(() => el.state === 'error', 'it fails');
    expect([el.error?.code, message(el)]).to.deep.equal([
      'media-decode',
      'This video cannot be played here.',
    ]);
    Reflect.deleteProperty(video, 'error');
    el.retry();
    await until(() => el.currentTime > 5.3, 'it continues');
    expect([el.state, el.currentTime < 9]).to.deep.equal(['ready', true]);
  });

  it('frees the media, keeps the poster and emits playerdestroy once when destroyed', async () => {
    const el = await mount({ config: hls() });
    const causes: string[] = [];
    el.addEventListener('playerdestroy', (event) => causes.push(event.cause));
    await startPlaying(el);
    const video = videoOf(el);
    el.destroy('AD_ERROR');
    el.destroy();
    await el.updateComplete;
    expect(causes).to.deep.equal(['AD_ERROR']);
    expect([el.state, video.getAttribute('src'), video.isConnected]).to.deep.equal([
      'destroyed',
      null,
      false,
    ]);
    expect(imageIn(el, '[part=poster]').src).to.equal(POSTER);
    expect(message(el)).to.equal('The player was closed.');
    await expect(el).to.be.accessible();
    el.config = configOf();
    el.remove();
    document.body.append(el);
    await el.updateComplete;
    expect(el.state).to.equal('destroyed');
  });

  it('shows no broken preview image behind a message', async () => {
    const el = await mount({ config: configOf({}, { preview_image: MISSING }) });
    el.destroy();
    await el.updateComplete;
    const image = imageIn(el, '[part=poster]');
    await until(() => image.hidden === true, 'the image is hidden');
    expect(image.checkVisibility()).to.equal(false);
    expect(message(el)).to.equal('The player was closed.');
  });

  it('shows the slotted content instead of a message', async () => {
    const el = await mount();
    const own = document.createElement('p');
    own.slot = 'empty';
    own.textContent = 'Nothing yet.';
    el.append(own);
    expect([own.checkVisibility(), inside(el, '[part=message]').checkVisibility()]).to.deep.equal([
      true,
      false,
    ]);
    el.config = configOf();
    await el.updateComplete;
    expect([el.state, own.checkVisibility()]).to.deep.equal(['ready', false]);
    expect(record(el, 'error')).to.deep.equal([]);
  });
});
