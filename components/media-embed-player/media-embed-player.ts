import {
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { PlayerConfig, Source } from '../../src/resolve/player-config.js';
import type { Viewer } from '../../src/viewer.js';
import { type AdSettings, adSettings } from '../../src/player/ads/ad-settings.js';
import { attachAnalytics } from '../../src/player/analytics/analytics-registry.js';
import { flagAttribute, keywordAttribute } from '../controllers/reflection.js';
import { EmbedError } from '../../src/player/embed-error.js';
import { ErrorDispatcher } from '../controllers/error-dispatcher.js';
import { boxStyles } from './box-styles.js';
import { noticeStyles } from './notice-styles.js';
import { CustomStates } from '../controllers/custom-states.js';
import { ShadowRules } from '../controllers/shadow-rules.js';
import { PageLanguage } from '../controllers/page-language.js';
import type { ListenerMethod } from '../controllers/typed-listeners.js';
import type { MediaEmbedPlayerEventMap } from './events.js';
import { playerMessages } from '../../src/locales/area-messages.js';
import { loadMessages, type Translated } from '../../src/locales/registry.js';
import { repeatEvents } from '../../src/player/playback/content-video.js';
import { playerEvent } from '../../src/player/playback/player-events.js';
import { PlayerDestroyEvent } from '../../src/player/playback/player-destroy-event.js';
import { VERSION } from '../version.js';
import { CONTROLS, type ControlsKind } from '../../src/player/controls/show-controls.js';
import { candidatesOf } from '../../src/player/media/media-loader.js';
import { canRetry } from '../../src/player/media/media-failure.js';
import { PlaybackElement } from './playback-element.js';
import { PlayerFocusRestorer } from './player-focus-restorer.js';
import { Player } from '../../src/player/playback/player.js';
import { keepSoleSound } from '../../src/player/playback/sole-sound.js';
import { styles } from './styles.js';
import { embedSizeRule, noticeTemplate, type PlayerState } from './view.js';

export type { MediaEmbedPlayerEventMap } from './events.js';

/**
 * Plays a player configuration in the page: a video or a live stream as HLS, MP4 or WebM, with the ads of
 * the embed. No media is loaded before playback is requested, unless the config preloads or starts by itself.
 *
 * The box has the size of the embed, unless the page's CSS sets one.
 *
 * Setting a new `config` or inserting the element into the page again restarts the player; moving it within one
 * task does not. `destroy()` is final. `autoplay`, `muted` and `controls` are read when the player starts.
 *
 * Events: `play` once when playback is requested, before any ad; `playing` when the content plays; `pause` when
 * the content or, through the player's methods, an ad is paused; `ended` after the postrolls. Interrupting the
 * content for an ad emits neither. `timeupdate`, `waiting`, `seeking` and `seeked` refer to the content, never to an ad.
 * `MEDIA_EVENTS` and `AD_EVENTS` have all names. No event bubbles.
 *
 * @summary Plays a player configuration.
 *
 * @attr {boolean} autoplay - Whether the player starts by itself, as `config.playback.autoplay`; muted where the browser does not allow sound.
 * @attr {boolean} muted - Whether the player starts muted, as `config.playback.muted`.
 * @attr {boolean} coppa - Whether the content is directed at children (COPPA): ad requests say so, and neither they nor trackers carry personal values or cookies. Read before the first ad.
 * @attr {'auto' | 'native' | 'none'} controls - `auto` (default): the player's own control bar. `native`: the browser's controls. `none`: no controls and no buttons, for a page that has its own controls.
 * @attr {string} title - Accessible name and title over the video. Default: the title of the config.
 *
 * @slot - Content below a message, for example a link to the video.
 * @slot empty - Replaces the message when there is no video.
 * @slot processing - Replaces the message while the video is not converted yet.
 * @slot failed - Replaces the message when the conversion failed.
 * @slot error - Replaces the message when the video cannot be played.
 * @slot destroyed - Replaces the message after `destroy()`.
 *
 * @fires {Event} playerready - The methods work.
 * @fires {Event} autoplayblocked - The browser refused to start without the viewer. Fired once per start.
 * @fires {PlayerDestroyEvent} playerdestroy - The player was destroyed by `destroy()`.
 * @fires {EmbedErrorEvent} error - The video cannot be played. Fired once per failure.
 * @fires {AdBreakStartEvent} adbreakstart - A break of linear ads starts; `respondWith()` gives it the ads of the page.
 *
 * @csspart player - The whole player; also `skin-NAME` for the skin of the embed.
 * @csspart video - The `<video>`; also `cropped` when it fills the box.
 * @csspart background - The background image.
 * @csspart title - The title over the video.
 * @csspart watermark - The watermark, a link when it has one.
 * @csspart controls - The control bar. Its controls have the parts `control-play`, `control-mute`, `control-volume`, `control-time`, `control-seek`, `control-live`, `control-captions`, `control-picture` and `control-fullscreen`.
 * @csspart play - The large button that starts playback; without a control bar it also pauses.
 * @csspart unmute - The large button that turns the sound on after a muted start.
 * @csspart fullscreen - The full-screen button beside the browser's own controls.
 * @csspart waiting - Shown while ads or the content are loading.
 * @csspart ads - The area of ads.
 * @csspart poster - The preview image behind a message.
 * @csspart notice - The area of a message.
 * @csspart message - The message.
 * @csspart retry - The button to try again.
 *
 * @cssprop [--media-embed-player-aspect-ratio] - Aspect ratio of the box. Default: that of the embed, else 16 / 9.
 * @cssprop [--media-embed-player-background=#16181d] - Background of the box.
 * @cssprop [--media-embed-player-color=#fff] - Text color of messages.
 *
 * @cssstate empty - There is no config, or it has nothing to play.
 * @cssstate processing - The video is not converted yet.
 * @cssstate failed - The conversion of the video failed.
 * @cssstate ready - The video can be played.
 * @cssstate error - The video cannot be played.
 * @cssstate destroyed - The player was destroyed.
 */
export class MediaEmbedPlayer extends PlaybackElement {
  /** Settings of the page for the ads of all players, such as the address of the IMA SDK. */
  static readonly adSettings: AdSettings = adSettings;

  /** Version of the package. */
  static readonly version = VERSION;

  static override readonly styles = [boxStyles, noticeStyles, styles];

  // Declared, because its inferred type has fields of the newest types of the DOM.
  static override readonly shadowRootOptions: ShadowRootInit = {
    ...LitElement.shadowRootOptions,
    delegatesFocus: true,
  };

  static override readonly properties: PropertyDeclarations = {
    config: { attribute: false },
    viewer: { attribute: false },
    autoplay: flagAttribute,
    defaultMuted: { ...flagAttribute, attribute: 'muted' },
    controls: keywordAttribute(CONTROLS),
    // HTML reflects these itself; declared here, their changes update the element.
    titleAttribute: { attribute: 'title' },
    langAttribute: { attribute: 'lang' },
  };

  declare readonly renderRoot: ShadowRoot;
  declare addEventListener: ListenerMethod<this, MediaEmbedPlayerEventMap, AddEventListenerOptions>;
  declare removeEventListener: ListenerMethod<this, MediaEmbedPlayerEventMap, EventListenerOptions>;

  /** What to play. Set a new object to change it. Never reflected. */
  declare config: PlayerConfig | null;
  /** What page script knows about the viewer, such as consent. Read at each ad request; overrides the browser's values. */
  declare viewer: Viewer | null;
  /** Reflects `autoplay`. */
  declare autoplay: boolean;
  /** Reflects `muted`, as on a `<video>`. */
  declare defaultMuted: boolean;
  /** Reflects `controls`. */
  declare controls: ControlsKind;

  readonly #language = new PageLanguage(this, loadMessages);
  readonly #errors = new ErrorDispatcher(this);
  readonly #focus = new PlayerFocusRestorer(this);
  /** Created at the first update, because a server has no custom states. */
  #states: CustomStates | null = null;
  /** The config of the current player, or the one that has no stream. */
  #started: PlayerConfig | null = null;
  #noStream: EmbedError | null = null;
  #isDestroyed = false;
  #size: ShadowRules | null = null;
  #listening = new AbortController();

  constructor() {
    super();
    this.config = null;
    this.viewer = null;
    this.autoplay = false;
    this.defaultMuted = false;
    this.controls = CONTROLS[0];
  }

  /** The current state. */
  get state(): PlayerState {
    if (this.#isDestroyed) return 'destroyed';
    return this.error ? 'error' : (this.config?.state ?? 'empty');
  }

  /** Why the video cannot be played, or null. */
  get error(): EmbedError | null {
    return this.player?.error ?? this.#noStream;
  }

  /** Tries again after an error that may be temporary; does nothing otherwise. */
  retry(): void {
    if (this.error === null || !canRetry(this.error)) return;
    this.#errors.reset();
    this.player?.retry();
  }

  /** Ends playback and ads for good, frees the media and shows the poster. Fires `playerdestroy` once. */
  destroy(cause = 'destroy'): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    this.#focus.hostDisconnected();
    this.#end();
    this.requestUpdate();
    this.dispatchEvent(new PlayerDestroyEvent(cause));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // Moving an element within the page disconnects it too.
    queueMicrotask(() => {
      if (!this.isConnected) this.#end();
    });
  }

  connectedMoveCallback(): void {
    // With this callback moveBefore() moves the element without disconnecting it.
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('viewer')) this.player?.viewerChanged();
    if (!this.isConnected || this.#isDestroyed) return;
    const config = this.config ?? null;
    if (config === this.#started) return;
    this.#end();
    this.#started = config;
    if (config?.state !== 'ready' || config.source === null) return;
    if (candidatesOf(config.source).length === 0) this.#noStream = new EmbedError('no-stream');
    else this.player = this.#makePlayer(config, config.source);
  }

  protected override render(): TemplateResult {
    const { state, error } = this;
    const messages = this.#messages();
    const root = this.player?.stage.root ?? nothing;
    const shown = state !== 'ready' && {
      state,
      message: error?.code === 'media-network' ? messages.network : messages[state],
      poster: this.config?.source?.poster ?? null,
      retry:
        error !== null && canRetry(error)
          ? { label: messages.retry, onClick: () => this.retry() }
          : null,
    };
    return html`${root}${noticeTemplate(shown || null, messages.language)}`;
  }

  protected override updated(): void {
    this.#size ??= new ShadowRules(this.renderRoot);
    this.#size.replace(embedSizeRule(this.config?.size ?? null));
    this.player?.label(this.title || (this.config?.title ?? ''));
    this.#states ??= new CustomStates(this);
    this.#states.set(this.state);
    this.#errors.update(this.error, this.error);
    if (this.hasAttribute('src'))
      import('../warnings/warnings.js')
        .then(({ warnAbout }) => warnAbout(this, null))
        .catch(reportError);
    if (this.player?.isStarted === false) {
      this.player.start();
      if (this.config) attachAnalytics(this, this.config, this.#listening.signal);
      keepSoleSound(this, this.#listening.signal);
      queueMicrotask(() => {
        this.dispatchEvent(playerEvent('playerready'));
        repeatEvents(this.video);
      });
    }
  }

  #messages(): Translated<'player'> {
    return playerMessages(this.#language.tag);
  }

  #makePlayer(config: PlayerConfig, source: Source): Player {
    return new Player({
      config,
      source,
      host: this,
      controls: this.controls,
      autoplay: this.autoplay || config.playback.autoplay,
      muted: this.muted,
      volume: this.volume,
      language: () => this.#language.tag,
      messages: () => this.#messages(),
      known: () => this.viewer,
      onErrorChange: () => this.requestUpdate(),
      loadAds: this.loadAds,
    });
  }

  #end(): void {
    this.#listening.abort();
    this.#listening = new AbortController();
    this.player?.end();
    this.player = null;
    this.#noStream = null;
    this.#started = null;
  }
}
