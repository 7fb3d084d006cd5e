import type { PropertyValues, TemplateResult } from 'lit';
import { html, nothing } from 'lit';
import type { PlayerConfig } from '../../src/resolve/player-config.js';
import type { EmbedPreview } from '../../src/resolve/embed-preview.js';
import type { Embed } from '../../src/schema/embed.js';
import { ViewportWatch } from '../controllers/viewport-watch.js';
import type { EmbedError } from '../../src/player/embed-error.js';
import { ErrorAnnouncer } from '../controllers/error-announcer.js';
import { isForeign } from '../controllers/fetch-embed.js';
import { sizeRule, SizeStyles } from '../controllers/size-styles.js';
import { CustomStates } from '../controllers/custom-states.js';
import { facadeMessages } from '../../src/locales/facade-messages.js';
import { PageLanguage } from '../controllers/page-language.js';
import { VERSION } from '../version.js';
import { type ConsentHook, lacksConsent } from './consent-state.js';
import { DeclaredEmbed } from './declared-embed.js';
import { EmbedReader } from './embed-reader.js';
import { facade, poster } from './facade.js';
import { facadeTexts } from './facade-texts.js';
import { firstUpdate } from './first-update.js';
import { FocusKeeper } from './focus-keeper.js';
import { playerPart } from './lazy-parts.js';
import { loadingOn } from './loading.js';
import { NoticePart } from './notice-part.js';
import { ServedContent } from './served-content.js';
import { styles } from './styles.js';
import { type EmbedState, type EmbedView, type View, viewOf } from './view.js';

export type { MediaEmbedEventMap } from './events.js';

/**
 * Shows an embed: its data comes from `embed`, else from `src`, else from the element's own child
 * `<script type="application/json">`.
 *
 * The box has its final size before any data, and data never changes it: `width` and `height`,
 * else the page's CSS, else the full width at 16:9. The embed's own size is not used. Until the
 * element is defined the page sizes it: `media-embed { display: block; aspect-ratio: 16 / 9 }`.
 *
 * Trust comes from page script alone: `allowedSources` and `allowedPlayerOrigins` have no attributes.
 * `format` may be one, since the frame of `standard` is of an opaque origin without access to the page.
 *
 * @summary Shows and plays an embed, from a URL, inline JSON or an object.
 *
 * @attr {string} src - URL of a published embed (JSON), of the page's origin or an allowed one. At most 2 MB and 10 s; fetched without credentials.
 * @attr {'iframe' | 'standard' | 'player'} format - `iframe` (default): the hosted player. `standard`: the service's code in a sandboxed frame; it inherits the page's Content Security Policy. `player`: `<media-embed-player>`, in the page.
 * @attr {'near' | 'visible' | 'eager' | 'click'} loading - When the player takes the poster's place. `near` (default): near the viewport. `visible`: half of the box is in view, or half of the viewport is covered by it. `eager`: at once. `click`: when the reader asks for it; on touch screens a frame loads as with `near`, for it would want a second tap. But for `eager`, data is fetched near the viewport.
 * @attr {'' | 'required' | 'granted' | 'denied'} consent - `required`: nothing of another origin is asked for before the viewer or `consentHook` allows it. Absent: not required.
 * @attr {number} width - Width in CSS pixels, never more than the container's.
 * @attr {number} height - Height in CSS pixels; with `width`, the two give the aspect ratio.
 * @attr {string} title - Accessible name of the player. Default: the title of the embed.
 * @attr {string} label - Label of the bulk to force.
 * @attr {boolean} autoplay - Asks the player to start by itself.
 * @attr {boolean} muted - Asks the player to start muted; `defaultMuted` reflects it.
 * @attr {'auto' | 'native'} controls - Of the player of the page (format `player`), as of `<media-embed-player>`: `native` for pages under a strict Content Security Policy. Counts when it starts.
 *
 * @slot - Content for readers without the element, for example a link to the video. Shown until the element is defined, and below the message when there is nothing to play.
 * @slot empty - In place of the message when there is no video.
 * @slot loading - Shown while data is awaited; nothing without it.
 * @slot processing - In place of the message while the video is not converted yet.
 * @slot failed - In place of the message when the conversion failed.
 * @slot error - In place of the message when the embed cannot be shown.
 * @slot consent - In place of the message while consent is required or denied.
 *
 * @fires {Event} embedready - The embed is read: `config` is there.
 * @fires {Event} load - The frame has loaded, as the `load` event of an `<iframe>`.
 * @fires {EmbedErrorEvent} error - The embed cannot be shown; once a failure.
 * @fires {Event} consentgranted - The viewer allowed the player by the button. Bubbles, so that the page can remember it and allow others.
 * @fires {PlayerDestroyEvent} playerdestroy - The player was taken away; with the cause. The other events of the player, of its ads and of scroll mode are those of `MediaEmbedEventMap`. None but `consentgranted` bubbles.
 *
 * @csspart stage - Around the player; it floats in scroll mode.
 * @csspart frame - The `<iframe>`.
 * @csspart player - The `<media-embed-player>`.
 * @csspart play - The button over the poster.
 * @csspart poster - The poster `<img>`.
 * @csspart icon - The icon on the poster.
 * @csspart title - The title on the poster.
 * @csspart badge - The duration on the poster, or that it is live.
 * @csspart notice - The area of a message.
 * @csspart message - The message.
 * @csspart retry - The button to try again.
 * @csspart allow - The button that gives consent.
 * @csspart float-close - The button that closes the floating player.
 * @csspart float-place - The button in the place of the floating player, which leads back to it.
 *
 * @cssprop [--media-embed-aspect-ratio=16 / 9] - Aspect ratio of the box when no size is given.
 * @cssprop [--media-embed-background=#16181d] - Background of the box.
 * @cssprop [--media-embed-color=#fff] - Text colour of messages.
 *
 * @cssstate empty - Nothing is given yet, or the embed has nothing to play.
 * @cssstate consent - Consent is required or denied.
 * @cssstate loading - The data is awaited.
 * @cssstate facade - The poster is shown.
 * @cssstate ready - The player is there.
 * @cssstate destroyed - The player was taken away, and the poster is shown.
 * @cssstate processing - The video is not converted yet.
 * @cssstate failed - The conversion of the video failed.
 * @cssstate error - The embed cannot be shown.
 */
export class MediaEmbed extends DeclaredEmbed {
  /** Origins, besides the page's own, that `src` may name, for example `https://embeds.example.com`. */
  static allowedSources: readonly string[] = [];

  /**
   * Origins the hosted player may have, for example `https://media.example.com`. Null allows every https origin
   * but the page's own, whose frame could reach the page; set the list in page script to close it, or to
   * name the page's own.
   */
  static allowedPlayerOrigins: readonly string[] | null = null;

  /**
   * Asks for consent wherever an element requires it, in place of its button: `pageConsent()` for the
   * page's consent platform, or any function of the page. Null asks the viewer alone.
   */
  static consentHook: ConsentHook<MediaEmbed> | null = null;

  /** Version of the package. */
  static readonly version = VERSION;

  static override readonly styles = styles;

  readonly #reader = new EmbedReader(this, () => MediaEmbed.allowedSources);
  readonly #language = new PageLanguage(this);
  readonly #viewport = new ViewportWatch(this);
  readonly #focus = new FocusKeeper(this);
  readonly #errors = new ErrorAnnouncer(this);
  readonly #states = new CustomStates(this);
  readonly #served = new ServedContent(this.show);
  readonly #notices = new NoticePart({
    element: this,
    hook: () => MediaEmbed.consentHook,
    show: this.show,
  });
  #size: SizeStyles | null = null;
  #view: View = { state: 'empty' };

  declare readonly renderRoot: ShadowRoot;

  override get state(): EmbedState {
    return this.#view.state;
  }

  /** What the facade knows of the embed, all of it once a player is there, or null while there is no embed. */
  get config(): EmbedPreview | PlayerConfig | null {
    const { resolution } = this.#reader;
    if (resolution.status !== 'resolved') return null;
    return this.session?.running?.config ?? resolution.config;
  }

  /**
   * Why the embed cannot be shown, or null. A player in the page that cannot play stays, says so in
   * its place, and leaves `state` at `ready`.
   */
  get error(): EmbedError | null {
    const view = this.#view;
    return view.state === 'error' ? view.error : (this.session?.running?.error ?? null);
  }

  /** Tries again after an error; does nothing without one. */
  readonly retry = (): void => {
    if (this.state === 'error') {
      this.#errors.forget();
      this.stop();
      this.#reader.retry();
    } else this.session?.running?.retry?.();
    this.requestUpdate();
  };

  connectedMoveCallback(): void {
    // Being there lets moveBefore() move the element without a disconnect, which would load the frame anew.
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    this.#served.take(root, this.renderOptions);
    return root;
  }

  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await firstUpdate();
    await super.scheduleUpdate();
  }

  protected override willUpdate(): void {
    this.#read();
    const { session, format, consent, isDestroyed } = this;
    const { resolution } = this.#reader;
    this.#view = viewOf({ resolution, format, consent, session, isDestroyed });
    if (!('embed' in this.#view) && this.error !== session?.error) this.stop();
  }

  protected override render(): TemplateResult {
    const view = this.#view;
    // With the update that puts something in its place, so that the focus is handed on with it.
    if (view.state !== 'loading') this.#served.remove();
    const address =
      'embed' in view && this.session?.isLoaded !== true && view.config.source?.poster;
    const image = address
      ? poster(address, this.loading === 'eager' || this.#viewport.isInView)
      : nothing;
    // A live region is there before its text, or the text is not read out.
    return html`${image}<div part="stage"></div>${this.#cover(view)}<div part="notice" role="status" tabindex="-1">${this.#notices.render(view, this.#embed, this.#language.tag)}</div>`;
  }

  protected override stop(): void {
    this.#focus.hostUpdate();
    super.stop();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('width') || changed.has('height'))
      (this.#size ??= new SizeStyles(this.renderRoot)).replace(sizeRule(this.width, this.height));
    this.#states.show(this.state);
    this.#errors.announce(this.error, this.#reader.resolution);
    this.#play();
  }

  /** Reads the embed, but nothing of another origin before the viewer allows it. */
  #read(): void {
    const { embed, src, format, label } = this;
    const isEarly = !(this.isWanted || this.loading === 'eager' || this.#viewport.reached.near);
    const isBarred = lacksConsent(this.consent) && isForeign(src, this.baseURI);
    const hadConfig = this.config !== null;
    if (this.#reader.read({ embed: embed ?? null, src, held: isEarly || isBarred })) {
      if (hadConfig) this.isWanted = this.isDestroyed = false;
      if (this.config !== null) queueMicrotask(() => this.dispatchEvent(new Event('embedready')));
    }
    const shown = this.session?.order;
    const isSame = shown?.embed === this.#embed && shown.format === format && shown.label === label;
    if (!isSame) this.stop();
  }

  /** The embed that was read, or null. */
  get #embed(): Embed | null {
    const { resolution } = this.#reader;
    return resolution.status === 'resolved' ? resolution.embed : null;
  }

  /** Accessible name of the video, or the empty string. */
  get #title(): string {
    return this.title || (this.config?.title ?? '');
  }

  /** Starts the player when it is time, and keeps its name. */
  #play(): void {
    const view = this.#view;
    this.session?.running?.rename(this.#title);
    if (this.#reader.resolution.status === 'loading') this.#viewport.watch('near');
    if (view.state !== 'facade' || this.session !== null || !this.isConnected) return;
    const isCoarse = matchMedia('(pointer: coarse)').matches;
    const loading = loadingOn(this.loading, this.format, isCoarse);
    const isAtOnce = this.isWanted || loading === 'eager';
    if (isAtOnce || (loading !== 'click' && this.#viewport.reached[loading])) this.#start(view);
    else if (loading !== 'click') this.#viewport.watch(loading);
  }

  #start({ embed }: EmbedView): void {
    const stage = this.renderRoot.querySelector<HTMLElement>('[part=stage]');
    if (!stage) return;
    const { format, label, muted } = this;
    this.start({
      host: this,
      stage,
      embed,
      format,
      label,
      autoplay: this.autoplay || this.isWanted,
      muted,
      allowedPlayerOrigins: MediaEmbed.allowedPlayerOrigins,
      title: this.#title,
      language: () => this.#language.tag,
    });
  }

  /** The reader may be about to press the button: what takes time is begun. */
  readonly #intend = (): void => {
    const embed = this.#embed;
    // A part that does not come is told of when it is needed.
    if (embed && this.format === 'iframe')
      playerPart().then(
        ({ warmUp }) => warmUp(embed, MediaEmbed.allowedPlayerOrigins),
        () => undefined,
      );
  };

  /** What lies over the stage, but for messages. */
  #cover(view: View): TemplateResult | typeof nothing {
    if (view.state === 'loading' && !this.#served.isThere)
      return html`<slot name="loading"></slot>`;
    if (!('embed' in view) || view.state === 'ready') return nothing;
    const texts = facadeTexts(view.config, this.#title, facadeMessages.in(this.#language.tag));
    return facade(texts, this.show, this.#intend);
  }
}
