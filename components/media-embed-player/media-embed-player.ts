import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { PlayerConfig, Source } from '../../src/resolve/player-config.js';
import type { Viewer } from '../../src/viewer.js';
import { type AdSettings, adSettings } from '../../src/player/ads/ad-settings.js';
import { attachAnalytics } from '../../src/player/analytics/analytics-registry.js';
import { flag, keyword } from '../controllers/reflection.js';
import { EmbedError } from '../../src/player/embed-error.js';
import { ErrorDispatcher } from '../controllers/error-dispatcher.js';
import { CustomStates } from '../controllers/custom-states.js';
import { SizeStyles } from '../controllers/size-styles.js';
import { PageLanguage } from '../controllers/page-language.js';
import type { ListenerMethod } from '../controllers/typed-listeners.js';
import type { MediaEmbedPlayerEventMap } from './events.js';
import { playerMessages } from '../../src/locales/lookup.js';
import type { Translated } from '../../src/locales/registry.js';
import { PlayerDestroyEvent, playerEvent } from '../../src/player/playback/player-events.js';
import { VERSION } from '../version.js';
import { CONTROLS, type ControlsKind } from '../../src/player/controls/show-controls.js';
import { candidatesOf } from '../../src/player/media/media-loader.js';
import { canRetry } from '../../src/player/media/media-failure.js';
import { PlaybackElement } from './playback-element.js';
import { PlayerFocusRestorer } from './player-focus-restorer.js';
import { Player } from '../../src/player/playback/player.js';
import { styles } from './styles.js';
import { messageOf, notice, type PlayerState, sizeRule, stateOf } from './view.js';

export type { MediaEmbedPlayerEventMap } from './events.js';

/**
 * Plays a player configuration in the page: HLS, MP4 or WebM, a video or a live, with the ads of
 * the embed. Nothing of the media is loaded before it is played, unless the config preloads or starts by itself.
 *
 * The box has the size of the embed, as far as the page's CSS gives it none.
 *
 * A new `config` starts anew, until `destroy()`, which is final; so does putting the element back into the page, but not moving it there and then.
 * `autoplay`, `muted` and `controls` count when it starts.
 *
 * What a listener hears: `play` once when playing is asked for, before any ad; `playing` when the content runs;
 * `pause` when it was stopped, the ad by the player's methods included; nothing of the content's being held for
 * an ad; `ended` after the postrolls. `timeupdate`, `waiting`, `seeking` and `seeked` are of the content, never of an ad.
 *
 * @summary Plays a player configuration.
 *
 * @attr {boolean} autoplay - Starts by itself, as `config.playback.autoplay`; muted where the browser allows no sound.
 * @attr {boolean} muted - Starts without sound, as `config.playback.muted`.
 * @attr {'auto' | 'native'} controls - `auto` (default): the player's own control bar, and the browser's controls where the page's policy does not let it in. `native`: the browser's, and nothing that a strict policy would report.
 * @attr {string} title - Accessible name and title over the video. Default: the title of the config.
 *
 * @slot - Content below a message, for example a link to the video.
 * @slot empty - In place of the message when there is no video.
 * @slot processing - In place of the message while the video is not converted yet.
 * @slot failed - In place of the message when the conversion failed.
 * @slot error - In place of the message when the video cannot be played.
 * @slot destroyed - In place of the message after `destroy()`.
 *
 * @fires {Event} playerready - The methods work.
 * @fires {Event} autoplayblocked - The browser allows no start without the viewer; once a start.
 * @fires {PlayerDestroyEvent} playerdestroy - The player was ended by `destroy()`.
 * @fires {EmbedErrorEvent} error - It cannot be played; once a failure.
 * @fires {Event} play - And the other names of `MEDIA_EVENTS`, as of HTMLMediaElement. None of the events bubbles.
 * @fires {AdEvent} adstart - And the other names of `AD_EVENTS`.
 *
 * @csspart player - All of the player; also `skin-NAME` for the skin of the embed.
 * @csspart video - The `<video>`; also `cropped` when it fills the box.
 * @csspart background - The background image.
 * @csspart title - The title over the video.
 * @csspart watermark - The watermark, a link when it has one.
 * @csspart play - The large button to start; where the embed wants no control bar, to pause as well.
 * @csspart unmute - The large button to hear what started muted.
 * @csspart fullscreen - The full-screen button beside the browser's own controls.
 * @csspart waiting - Seen while ads are loaded.
 * @csspart ads - Where ads are shown.
 * @csspart poster - The preview image behind a message.
 * @csspart notice - The area of a message.
 * @csspart message - The message.
 * @csspart retry - The button to try again.
 *
 * @cssprop [--media-embed-player-aspect-ratio] - Aspect ratio of the box. Default: the embed's, else 16 / 9.
 * @cssprop [--media-embed-player-background=#16181d] - Background of the box.
 * @cssprop [--media-embed-player-color=#fff] - Text colour of messages.
 *
 * @cssstate empty - There is no config, or it has nothing to play.
 * @cssstate processing - The video is not converted yet.
 * @cssstate failed - The conversion of the video failed.
 * @cssstate ready - It can be played.
 * @cssstate error - It cannot be played.
 * @cssstate destroyed - It was ended for good.
 */
export class MediaEmbedPlayer extends PlaybackElement {
  /** What the page decides for the ads of all players, the address of the IMA SDK above all. */
  static readonly adSettings: AdSettings = adSettings;

  /** Version of the package. */
  static readonly version = VERSION;

  static override readonly styles = styles;

  static override readonly shadowRootOptions = {
    ...LitElement.shadowRootOptions,
    delegatesFocus: true,
  };

  static override readonly properties: PropertyDeclarations = {
    config: { attribute: false },
    viewer: { attribute: false },
    autoplay: flag,
    defaultMuted: { ...flag, attribute: 'muted' },
    controls: keyword(CONTROLS),
  };

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'title', 'lang'];
  }

  declare addEventListener: ListenerMethod<this, MediaEmbedPlayerEventMap, AddEventListenerOptions>;
  declare removeEventListener: ListenerMethod<this, MediaEmbedPlayerEventMap, EventListenerOptions>;

  /** What to play. Set a new object to change it. Never reflected. */
  declare config: PlayerConfig | null;
  /** What page script knows of the viewer, consent above all; read at each ad request, over what the browser tells. */
  declare viewer: Viewer | null;
  /** Reflects `autoplay`. */
  declare autoplay: boolean;
  /** Reflects `muted`, as on a `<video>`. */
  declare defaultMuted: boolean;
  /** Reflects `controls`. */
  declare controls: ControlsKind;

  readonly #language = new PageLanguage(this);
  readonly #errors = new ErrorDispatcher(this);
  readonly #focus = new PlayerFocusRestorer(this);
  /** Made in the page: a server has no custom states. */
  #states: CustomStates | null = null;
  /** The config that was started last, or found to have no stream. */
  #started: PlayerConfig | null = null;
  #noStream: EmbedError | null = null;
  #isDestroyed = false;
  #size: SizeStyles | null = null;
  /** Ends what measures the player. */
  #measuring = new AbortController();

  constructor() {
    super();
    this.config = null;
    this.viewer = null;
    this.autoplay = false;
    this.defaultMuted = false;
    this.controls = CONTROLS[0];
  }

  /** What is shown, after the last update. */
  get state(): PlayerState {
    const { config, error } = this;
    return stateOf({ config: config ?? null, error, isDestroyed: this.#isDestroyed });
  }

  /** Why it cannot be played, or null. */
  get error(): EmbedError | null {
    return this.player?.error ?? this.#noStream;
  }

  /** Tries again after an error, where that can help; does nothing in any other state. */
  retry(): void {
    if (this.error === null || !canRetry(this.error)) return;
    this.#errors.reset();
    this.player?.retry();
  }

  /** Ends playing and ads for good, frees the media and leaves the poster. Tells it once. */
  destroy(cause = 'destroy'): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    this.#focus.hostDisconnected();
    this.#end();
    this.requestUpdate();
    this.dispatchEvent(new PlayerDestroyEvent(cause));
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'title' || name === 'lang') this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // A move within the page is a disconnect and a connect.
    queueMicrotask(() => {
      if (!this.isConnected) this.#end();
    });
  }

  connectedMoveCallback(): void {
    // Being there lets moveBefore() move the element without a disconnect.
  }

  protected override willUpdate(): void {
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
      message: messageOf(state, error, messages),
      poster: this.config?.source?.poster ?? null,
      retry:
        error !== null && canRetry(error)
          ? { label: messages.retry, onClick: () => this.retry() }
          : null,
    };
    return html`${root}${notice(shown || null, messages.language)}`;
  }

  protected override updated(): void {
    this.#resize();
    this.player?.label(this.title || (this.config?.title ?? ''));
    this.#states ??= new CustomStates(this);
    this.#states.set(this.state);
    this.#errors.update(this.error, this.error);
    if (this.player?.isStarted === false) {
      this.player.start();
      this.#measure();
      queueMicrotask(() => this.dispatchEvent(playerEvent('playerready')));
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

  #resize(): void {
    if (this.shadowRoot === null) return;
    this.#size ??= new SizeStyles(this.shadowRoot);
    this.#size.replace(sizeRule(this.config?.size ?? null));
  }

  /** Hands the player to the adapters that the page registered. */
  #measure(): void {
    if (this.config !== null) attachAnalytics(this, this.config, this.#measuring.signal);
  }

  #end(): void {
    this.#measuring.abort();
    this.#measuring = new AbortController();
    this.player?.end();
    this.player = null;
    this.#noStream = null;
    this.#started = null;
  }
}
