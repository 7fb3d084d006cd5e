import {
  LitElement,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { FacadeConfig } from '../../src/resolve/resolve-facade.js';
import { flag, keyword, pixels, text } from '../attributes/reflection.js';
import { NearViewport } from '../browser/near-viewport.js';
import type { EmbedError } from '../embed-source/embed-error.js';
import { ErrorAnnouncer } from '../embed-source/error-announcer.js';
import { EmbedSource, type SourceResult } from '../embed-source/embed-source.js';
import { embedMessages } from '../messages/embed-messages.js';
import { PageLanguage } from '../messages/page-language.js';
import { Box } from './box.js';
import { facade } from './facade.js';
import { frame } from './frames.js';
import { notice } from './notice.js';
import { type Resolution, resolutionOf } from './resolution.js';
import { StateMarks } from './state-marks.js';
import { styles } from './styles.js';
import {
  type EmbedFormat,
  type EmbedLoading,
  type EmbedState,
  FORMATS,
  type Frame,
  LOADINGS,
  type View,
  viewOf,
} from './view.js';

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
 * @summary Shows an embed in a frame, from a URL, inline JSON or an object.
 *
 * @attr {string} src - URL of a published embed (JSON), of the page's origin or an allowed one. At most 2 MB and 10 s; fetched without credentials.
 * @attr {'iframe' | 'standard'} format - `iframe` (default): the hosted player. `standard`: the service's code in a sandboxed frame; it inherits the page's Content Security Policy.
 * @attr {'lazy' | 'eager' | 'click'} loading - `lazy` (default): fetches and loads near the viewport. `eager`: at once. `click`: shows the poster, loads the player when the reader asks for it.
 * @attr {number} width - Width in CSS pixels, never more than the container's.
 * @attr {number} height - Height in CSS pixels; with `width`, the two give the aspect ratio.
 * @attr {string} title - Accessible name of the player. Default: the title of the embed.
 * @attr {string} label - Label of the bulk to force.
 * @attr {boolean} autoplay - Asks the hosted player to start by itself.
 * @attr {boolean} muted - Asks the hosted player to start muted.
 *
 * @slot - Content for readers without the element, for example a link to the video. Shown until the element is defined, and below the message when there is nothing to play.
 * @slot empty - In place of the message when there is no video.
 * @slot loading - In place of the message while data is awaited.
 * @slot processing - In place of the message while the video is not converted yet.
 * @slot failed - In place of the message when the conversion failed.
 * @slot error - In place of the message when the embed cannot be shown.
 *
 * @fires {Event} loadedmetadata - The embed is read: `config` is there.
 * @fires {Event} load - The frame has loaded, as the `load` event of an `<iframe>`.
 * @fires {EmbedErrorEvent} error - The embed cannot be shown; once a failure. None of the events bubbles.
 *
 * @csspart frame - The `<iframe>`.
 * @csspart play - The button over the poster.
 * @csspart poster - The poster `<img>`.
 * @csspart icon - The icon on the poster.
 * @csspart notice - The area of a message.
 * @csspart message - The message.
 * @csspart retry - The button to try again.
 *
 * @cssprop [--media-embed-aspect-ratio=16 / 9] - Aspect ratio of the box when no size is given.
 * @cssprop [--media-embed-background=#16181d] - Background of the box.
 * @cssprop [--media-embed-color=#fff] - Text colour of messages.
 *
 * @cssstate empty - Nothing is given yet, or the embed has nothing to play.
 * @cssstate loading - The data, or the moment to load the frame, is awaited.
 * @cssstate facade - The poster is shown.
 * @cssstate ready - The frame is there.
 * @cssstate processing - The video is not converted yet.
 * @cssstate failed - The conversion of the video failed.
 * @cssstate error - The embed cannot be shown.
 */
export class MediaEmbed extends LitElement {
  /** Origins, besides the page's own, that `src` may name, for example `https://embeds.example.com`. */
  static allowedSources: readonly string[] = [];

  /**
   * Origins the hosted player may have, for example `https://media.example.com`. Null allows every https origin
   * but the page's own, whose frame could reach the page; set the list in page script to close it, or to
   * name the page's own.
   */
  static allowedPlayerOrigins: readonly string[] | null = null;

  static override readonly styles = styles;

  static override readonly properties: PropertyDeclarations = {
    embed: { attribute: false },
    src: text,
    format: keyword(FORMATS),
    loading: keyword(LOADINGS),
    width: pixels,
    height: pixels,
    label: text,
    autoplay: flag,
    muted: flag,
  };

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'title', 'lang'];
  }

  /** The embed itself, as the service or a published file gives it. Set a new object to change it. Never reflected. */
  declare embed: object | null;
  /** Reflects `src`: as written, not resolved. */
  declare src: string;
  /** Reflects `format`. */
  declare format: EmbedFormat;
  /** Reflects `loading`. */
  declare loading: EmbedLoading;
  /** Reflects `width`; 0 when it is not given. */
  declare width: number;
  /** Reflects `height`; 0 when it is not given. */
  declare height: number;
  /** Reflects `label`. */
  declare label: string;
  /** Reflects `autoplay`. */
  declare autoplay: boolean;
  /** Reflects `muted`. */
  declare muted: boolean;

  readonly #source = new EmbedSource(this, () => MediaEmbed.allowedSources);
  readonly #language = new PageLanguage(this);
  readonly #near = new NearViewport(this);
  readonly #errors = new ErrorAnnouncer(this);
  readonly #marks = new StateMarks(this);
  #box: Box | null = null;
  #resolution: Resolution = { status: 'empty' };
  /** What `#resolution` was made of. */
  #resolvedFrom: SourceResult | null = null;
  #view: View = { state: 'empty' };
  /** What the frame showed after the last update. */
  #shown: Frame | null = null;
  #clicked = false;

  constructor() {
    super();
    this.embed = null;
    this.src = '';
    this.format = 'iframe';
    this.loading = 'lazy';
    this.width = 0;
    this.height = 0;
    this.label = '';
    this.autoplay = false;
    this.muted = false;
  }

  /** What is shown, after the last update. */
  get state(): EmbedState {
    return this.#view.state;
  }

  /** What the facade knows of the embed, or null while there is none. `resolveEmbed` tells the rest. */
  get config(): FacadeConfig | null {
    return this.#resolution.status === 'resolved' ? this.#resolution.config : null;
  }

  /** Why the embed cannot be shown, or null. */
  get error(): EmbedError | null {
    return this.#view.state === 'error' ? this.#view.error : null;
  }

  /** Tries again after an error; does nothing in any other state. */
  retry(): void {
    if (this.#view.state !== 'error') return;
    this.#errors.forget();
    this.#source.retry();
    this.requestUpdate();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'title' || name === 'lang') this.requestUpdate();
  }

  connectedMoveCallback(): void {
    // Being there lets moveBefore() move the element without a disconnect, which would load the frame anew.
  }

  protected override willUpdate(): void {
    const held = this.loading !== 'eager' && !this.#near.reached;
    this.#source.select({ embed: this.embed ?? null, src: this.src, held });
    this.#resolve();
    const activated = this.loading !== 'click' || this.#clicked;
    this.#view = viewOf({
      resolution: this.#resolution,
      format: this.format,
      label: this.label,
      autoplay: this.autoplay || this.#clicked,
      muted: this.muted,
      activated,
      near: this.loading !== 'lazy' || this.#near.reached,
      allowedPlayerOrigins: MediaEmbed.allowedPlayerOrigins,
    });
    if (this.state === 'loading') this.#near.watch();
  }

  protected override render(): TemplateResult {
    const view = this.#view;
    const messages = embedMessages.in(this.#language.tag);
    const title = this.title || (this.config?.title ?? '');
    if (view.state === 'facade')
      return facade(view.poster, messages.play(title), () => this.#activate());
    if (view.state === 'ready') {
      return frame(view.frame, {
        title: title || messages.player,
        lazy: this.loading === 'lazy',
        shown: view.frame === this.#shown,
        loaded: () => this.dispatchEvent(new Event('load')),
      });
    }
    return notice(view.state, messages, view.state === 'error' ? () => this.retry() : null);
  }

  protected override update(changed: PropertyValues<this>): void {
    const hadFocus = this.#isFocused();
    super.update(changed);
    if (hadFocus && !this.#isFocused()) this.#takeFocus();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('width') || changed.has('height')) this.#resize();
    this.#shown = this.#view.state === 'ready' ? this.#view.frame : null;
    this.#marks.show(this.state);
    this.#errors.announce(this.error, this.#resolution);
  }

  #resolve(): void {
    const { result } = this.#source;
    if (result === this.#resolvedFrom) return;
    this.#clicked = false;
    this.#resolvedFrom = result;
    this.#resolution = resolutionOf(result);
    if (this.config !== null) queueMicrotask(() => this.dispatchEvent(new Event('loadedmetadata')));
  }

  #activate(): void {
    this.#clicked = true;
    this.requestUpdate();
  }

  #resize(): void {
    if (this.shadowRoot === null) return;
    this.#box ??= new Box(this.shadowRoot);
    this.#box.resize(this.width, this.height);
  }

  /** Whether the focus is on something in the box. */
  #isFocused(): boolean {
    return Boolean(this.shadowRoot?.activeElement);
  }

  /** The focus goes on to what took the place of the focused button. */
  #takeFocus(): void {
    this.shadowRoot?.querySelector<HTMLElement>('iframe, button, [tabindex]')?.focus();
  }
}
