import type { PropertyDeclarations, PropertyValues } from '@lit/reactive-element';
import { loadMessages } from '../../src/locales/registry.js';
import type { EmbedError } from '../../src/player/embed-error.js';
import type { EmbedPreview } from '../../src/resolve/embed-preview.js';
import type { PlayerConfig } from '../../src/resolve/player-config.js';
import type { Embed } from '../../src/schema/embed.js';
import { boxStyles } from '../media-embed-player/box-styles.js';
import { CustomStates } from '../controllers/custom-states.js';
import { EmbedSource, type SourceResult } from '../controllers/embed-source.js';
import { ErrorDispatcher } from '../controllers/error-dispatcher.js';
import { isForeign } from '../controllers/fetch-embed.js';
import { FocusRestorer } from '../controllers/focus-restorer.js';
import { PageLanguage } from '../controllers/page-language.js';
import {
  flagAttribute,
  keywordAttribute,
  pixelsAttribute,
  secondsAttribute,
  textAttribute,
} from '../controllers/reflection.js';
import { attributeSizeRule, ShadowRules } from '../controllers/shadow-rules.js';
import type { ListenerMethod } from '../controllers/typed-listeners.js';
import { ViewportWatch } from '../controllers/viewport-watch.js';
import { VERSION } from '../version.js';
import {
  type EmbedConsent,
  type EmbedFormat,
  type EmbedLoading,
  FORMATS,
  lacksConsent,
  LOADINGS,
  parseConsent,
} from './attribute-values.js';
import type { MediaEmbedEventMap } from './events.js';
import { firstUpdateTurn } from './first-update-turn.js';
import { NoticePart } from './notice-part.js';
import type { ConsentHook } from './notices/consent-request.js';
import { LazyPlaybackElement } from './lazy-playback-element.js';
import { intendPlayer, prepareMount } from './mount/mount-player.js';
import type { PlayerRequest } from './player-session.js';
import { playerOrigins, setPlayerOrigins, watchPlayerOrigins } from './player-origins.js';
import { styles } from './styles.js';
import { updateChildren } from './update-children.js';
import { listenToButton, viewContent } from './view-content.js';
import { type EmbedState, type EmbedElementView, viewOf } from './view.js';

export type { MediaEmbedEventMap } from './events.js';

/**
 * Shows and plays an embed. Its data comes from `embed`, else from `src`, else from a child
 * `<script type="application/json">` of the element.
 *
 * The box has its final size before the data is loaded: `width` and `height`, else the page's CSS, else
 * the full width at 16:9. The embed's own size is not used. Size the element in your style sheet until it
 * is defined: `media-embed { display: block; aspect-ratio: 16 / 9 }`.
 *
 * Only page script can extend trust: `allowedSources` and `allowedPlayerOrigins` have no attributes. `format` has one, because the frame of `standard` has an opaque origin without access to the page.
 *
 * @summary Shows and plays an embed, from a URL, inline JSON or an object.
 *
 * @attr {string} src - URL of a published embed (JSON), of the page's origin or an allowed one. Limited to 2 MB and 10 s; fetched without credentials.
 * @attr {'iframe' | 'standard' | 'player'} format - `iframe` (default): the hosted player. `standard`: the service's code in a sandboxed frame; it inherits the page's Content Security Policy. `player`: `<media-embed-player>`, in the page.
 * @attr {'near' | 'visible' | 'eager' | 'click'} loading - When the player replaces the poster. `near` (default): near the viewport. `visible`: half of the box is in view, or it covers half of the viewport. `eager`: at once. `click`: on a click or a tap, and it then starts; muted, with a button for the sound, where a browser refuses to start it with sound. Except with `eager`, data is fetched near the viewport.
 * @attr {string} poster - URL of the poster. Default: that of the embed. It is also shown while the data is loading.
 * @attr {'' | 'required' | 'granted' | 'denied'} consent - `required`: nothing of another origin is requested until the viewer or `consentHook` allows it. Absent: not required.
 * @attr {boolean} coppa - Whether the content is directed at children (COPPA): ad requests say so, and neither they nor trackers carry personal values or cookies. Not possible with the format `standard`. Read when the player starts.
 * @attr {string} referrerpolicy - As of `<iframe>`, for the frame of the player. Default: `strict-origin-when-cross-origin`, so that the player and its ad requests receive only the origin of the page; with `no-referrer-when-downgrade` they receive its URL without the fragment. Read when the player starts.
 * @attr {number} width - Width in CSS pixels, never more than the container's.
 * @attr {number} height - Height in CSS pixels; together with `width`, the aspect ratio.
 * @attr {string} title - Accessible name of the player. Default: the title of the embed.
 * @attr {string} label - Label of the bulk to force.
 * @attr {number} start - Seconds at which the content starts. Like `end`, `loop` and `captions`, read when the player starts, and not possible with the format `standard`; a framed player gets them in the fragment of its address, as `t=START,END`, `loop=1` and `captions=1`.
 * @attr {number} end - Seconds at which the content pauses; ignored unless after `start`. The viewer may play on.
 * @attr {boolean} loop - Whether the content plays again from `start` at its end.
 * @attr {boolean} captions - Whether captions are shown from the start, in the default language of the embed, else in the first.
 * @attr {boolean} autoplay - Whether the player starts by itself.
 * @attr {boolean} muted - Whether the player starts muted; `defaultMuted` reflects it.
 * @attr {'auto' | 'native' | 'none'} controls - As of `<media-embed-player>`, for the format `player`: `native`, the browser's controls. `none`, also for the hosted player: the page has its own controls. Read when the player starts.
 *
 * @slot - Content for readers without the element, for example a link to the video. Shown until the element is defined, and below the message when nothing can be played.
 * @slot empty - Replaces the message when there is no video.
 * @slot loading - Shown while the data is loading. By default nothing is.
 * @slot processing - Replaces the message while the video is not converted yet.
 * @slot failed - Replaces the message when the conversion failed.
 * @slot error - Replaces the message when the embed cannot be shown. Content of named slots is shown until the element is defined; hide it with `media-embed:not(:defined) > [slot]`.
 * @slot consent - Replaces the message while consent is required or denied.
 *
 * @fires {Event} embedready - The embed is loaded: `config` is set.
 * @fires {Event} load - The frame has loaded, like the `load` event of an `<iframe>`.
 * @fires {EmbedErrorEvent} error - The embed cannot be shown. Fired once per failure.
 * @fires {Event} consentgranted - The viewer allowed the player by the button. Bubbles, so that the page can store it and allow other embeds.
 * @fires {PlayerDestroyEvent} playerdestroy - `destroy()` or scroll mode removed the player; `cause` says why. Another embed and withdrawn consent remove it without this event. `MediaEmbedEventMap` lists the other events of the player, its ads and scroll mode. Only `consentgranted` bubbles.
 *
 * @csspart stage - Around the player; it floats in scroll mode.
 * @csspart frame - The `<iframe>`.
 * @csspart player - The `<media-embed-player>`.
 * @csspart play - The button over the poster.
 * @csspart poster - The poster `<img>`.
 * @csspart icon - The icon on the poster.
 * @csspart title - The title on the poster.
 * @csspart badge - The duration on the poster, or that it is live.
 * @csspart notice - The area of the message.
 * @csspart message - The message.
 * @csspart retry - The button to try again.
 * @csspart allow - The button that gives consent.
 * @csspart float-close - The button that closes the floating player.
 * @csspart float-place - The button that covers the gap of the floating player and scrolls back to it.
 *
 * @cssprop [--media-embed-aspect-ratio=16 / 9] - Aspect ratio of the box when no size is given.
 * @cssprop [--media-embed-background=#16181d] - Background of the box.
 * @cssprop [--media-embed-color=#fff] - Text color of messages.
 * @cssstate empty - There is no embed yet, or it has nothing to play.
 * @cssstate consent - Consent is required or denied.
 * @cssstate loading - The data is loading.
 * @cssstate facade - The poster is shown.
 * @cssstate ready - The player is mounted.
 * @cssstate destroyed - The player was removed, and the poster is shown.
 * @cssstate processing - The video is not converted yet.
 * @cssstate failed - The conversion of the video failed.
 * @cssstate error - The embed cannot be shown.
 */
export class MediaEmbed extends LazyPlaybackElement {
  /**
   * Origins besides the page's own that `src` may point to, for example `https://embeds.example.com`. Nothing is
   * refused before the scripts of the document have run.
   */
  static allowedSources: readonly string[] = [];

  /**
   * Origins that the hosted player may have, for example `https://media.example.com`. Null allows every
   * https origin except the page's own, whose frame could access the page. While it is null, no player is framed
   * before the scripts of the document have run. A new list holds for all elements: players that it does not allow
   * are removed. The list is copied and frozen.
   */
  static get allowedPlayerOrigins(): readonly string[] | null {
    return playerOrigins();
  }

  static set allowedPlayerOrigins(origins: readonly string[] | null) {
    setPlayerOrigins(origins);
  }

  /**
   * Requests consent for each element that requires it: `pageConsent()` for the page's consent management platform,
   * or any function of the page. Null: only the viewer can allow it, by the button of the element.
   */
  static consentHook: ConsentHook<MediaEmbed> | null = null;

  /** Version of this package. */
  static readonly version = VERSION;

  static override readonly styles = [boxStyles, styles];

  static override readonly properties: PropertyDeclarations = {
    embed: { attribute: false },
    src: textAttribute,
    format: keywordAttribute(FORMATS),
    loading: keywordAttribute(LOADINGS),
    poster: textAttribute,
    consent: { ...textAttribute, converter: { fromAttribute: parseConsent } },
    width: pixelsAttribute,
    height: pixelsAttribute,
    label: textAttribute,
    start: secondsAttribute,
    end: secondsAttribute,
    loop: flagAttribute,
    captions: flagAttribute,
    // HTML reflects these itself; declared here, their changes update the element.
    titleAttribute: { attribute: 'title' },
    langAttribute: { attribute: 'lang' },
  };

  /** The embed itself, as the service or a published file provides it. Set a new object to change it. Never reflected. */
  declare embed: object | null;
  /** Reflects `src` as written, not resolved. */
  declare src: string;
  /** Reflects `format`. */
  declare format: EmbedFormat;
  /** Reflects `loading`. */
  declare loading: EmbedLoading;
  /** Reflects `poster` as written, not resolved. */
  declare poster: string;
  /** Reflects `consent`. */
  declare consent: EmbedConsent;
  /** Reflects `width`; 0 when it is not given. */
  declare width: number;
  /** Reflects `height`; 0 when it is not given. */
  declare height: number;
  /** Reflects `label`. */
  declare label: string;
  /** Reflects `start`: seconds; 0 when it is not given. */
  declare start: number;
  /** Reflects `end`: seconds; 0 when it is not given. */
  declare end: number;
  /** Reflects `loop`. */
  declare loop: boolean;
  /** Reflects `captions`. */
  declare captions: boolean;

  readonly #source = new EmbedSource(this, () => MediaEmbed.allowedSources);
  readonly #language = new PageLanguage(this, loadMessages);
  readonly #viewport = new ViewportWatch(this);
  readonly #focus = new FocusRestorer(this);
  readonly #errors = new ErrorDispatcher(this);
  readonly #states = new CustomStates(this);
  readonly #notices = new NoticePart<MediaEmbed>({
    element: this,
    hook: () => MediaEmbed.consentHook,
    show: this.show,
  });
  #size: ShadowRules | null = null;
  /** Whether the facade of a declarative shadow root is shown, because the element knows no other state yet. */
  #isPrerendered = false;
  /** How far the embed was loaded at the last update. */
  #load: SourceResult = { status: 'empty' };
  #view: EmbedElementView = { state: 'empty' };

  declare readonly renderRoot: ShadowRoot;
  declare addEventListener: ListenerMethod<this, MediaEmbedEventMap, AddEventListenerOptions>;
  declare removeEventListener: ListenerMethod<this, MediaEmbedEventMap, EventListenerOptions>;

  constructor() {
    super();
    watchPlayerOrigins(this);
    this.embed = null;
    this.src = '';
    this.format = 'iframe';
    this.loading = 'near';
    this.poster = '';
    this.consent = '';
    this.width = 0;
    this.height = 0;
    this.label = '';
    this.start = 0;
    this.end = 0;
    this.loop = false;
    this.captions = false;
  }

  override get state(): EmbedState {
    return this.#view.state;
  }

  /** The configuration of the embed: a preview, complete once a player is mounted and its code is loaded; null without an embed. */
  get config(): EmbedPreview | PlayerConfig | null {
    if (this.#load.status !== 'loaded') return null;
    return this.session?.player?.config ?? this.#load.config;
  }

  /**
   * Why the embed cannot be shown, or null. A player in the page that cannot play shows its own message, or the
   * content of the slot `error`; `state` is then `ready`.
   */
  override get error(): EmbedError | null {
    const view = this.#view;
    return view.state === 'error' ? view.error : (this.session?.player?.error ?? null);
  }

  /** Tries again after an error; does nothing without one. */
  readonly retry = (): void => {
    if (this.state === 'error') {
      this.#errors.reset();
      this.stop();
      this.#source.retry();
    } else this.session?.player?.retry?.();
    this.requestUpdate();
  };

  connectedMoveCallback(): void {
    // With this callback moveBefore() moves the element without disconnecting it, which would reload the frame.
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    this.#isPrerendered = root.hasChildNodes();
    listenToButton(root, this.show, this.#intend);
    return root;
  }

  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated && !this.isWanted) await firstUpdateTurn();
    // Prerendered texts are not replaced by English ones while their language is loaded.
    if (this.#isPrerendered && !this.isWanted)
      await loadMessages(this.#language.tag)?.catch(() => undefined);
    await super.scheduleUpdate();
  }

  protected override willUpdate(): void {
    this.#read();
    const { session, format, consent, isDestroyed } = this;
    this.#view = viewOf({ load: this.#load, format, consent, session, isDestroyed });
    if (!('embed' in this.#view) && this.error !== session?.error) this.stop();
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    const view = this.#view;
    // A press may have made the frame, which the facade must not cover again.
    const isKept = view.state === 'loading' || (view.state === 'facade' && this.isWanted);
    if (!isKept) this.#isPrerendered = false;
    const language = this.#language.tag;
    const isUrgent = this.loading === 'eager' || this.#viewport.isInView;
    const isLoaded = this.session?.isLoaded === true;
    const options = { title: this.#title, poster: this.poster, language, isUrgent, isLoaded };
    if (!this.#isPrerendered) updateChildren(this.renderRoot, viewContent(view, options));
    listenToButton(this.renderRoot, this.show, this.#intend);
    const area = this.#part('notice');
    if (area) this.#notices.update(area, view, this.#embed, language);
  }

  protected override stop(): void {
    this.#focus.hostUpdate();
    super.stop();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('width') || changed.has('height'))
      (this.#size ??= new ShadowRules(this.renderRoot)).replace(
        attributeSizeRule(this.width, this.height),
      );
    this.#states.set(this.state);
    this.#errors.update(this.error, this.#load);
    this.#play();
  }

  /** Reads the embed. Nothing of another origin is requested before the viewer allows it. */
  #read(): void {
    const { embed, src, format, label } = this;
    const isEarly = !(this.isWanted || this.loading === 'eager' || this.#viewport.reached.near);
    const isBlocked = lacksConsent(this.consent) && isForeign(src, this.baseURI);
    const hadConfig = this.config !== null;
    const load = this.#source.select({ embed: embed ?? null, src, held: isEarly || isBlocked });
    if (load !== this.#load) {
      this.#load = load;
      if (hadConfig) this.isWanted = this.isDestroyed = false;
      if (this.config !== null) queueMicrotask(() => this.dispatchEvent(new Event('embedready')));
    }
    const request = this.session?.request;
    const isSame =
      request?.embed === this.#embed &&
      request.format === format &&
      request.label === label &&
      this.session?.player?.isAllowed?.() !== false;
    if (!isSame) this.stop();
  }

  get #embed(): Embed | null {
    return this.#load.status === 'loaded' ? this.#load.embed : null;
  }

  /** Accessible name of the video, or the empty string. */
  get #title(): string {
    return this.title || (this.config?.title ?? '');
  }

  /** Starts the player when `loading` allows it, and updates its title. */
  #play(): void {
    const view = this.#view;
    this.session?.player?.rename(this.#title);
    if (this.#load.status === 'loading') this.#viewport.watch('near');
    if (view.state !== 'facade' || this.session !== null || !this.isConnected) return;
    const { loading } = this;
    const isAtOnce = this.isWanted || loading === 'eager';
    const isReached = isAtOnce || (loading !== 'click' && this.#viewport.reached[loading]);
    const request = isReached ? this.#request(view.embed) : null;
    if (request) this.startPlayer(request);
    else if (loading === 'near' || loading === 'visible') this.#viewport.watch(loading);
    prepareMount(this.format);
  }

  #request(embed: Embed): PlayerRequest | null {
    const stage = this.#part('stage');
    if (!stage) return null;
    const { format, label, muted } = this;
    return {
      host: this,
      stage,
      embed,
      format,
      label,
      autoplay: this.autoplay || this.isWanted,
      muted,
      allowedPlayerOrigins: playerOrigins,
      title: this.#title,
      language: () => this.#language.tag,
    };
  }

  /** Prepares the player when the reader points at the button or focuses it. */
  readonly #intend = (): void => {
    const request = this.#embed && this.#request(this.#embed);
    if (request) intendPlayer(request);
  };

  #part(name: string): HTMLElement | null {
    return this.renderRoot.querySelector(`[part=${name}]`);
  }
}
