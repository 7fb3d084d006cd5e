import { html, LitElement, type PropertyDeclarations, type TemplateResult } from 'lit';
import { adFindingsMessages } from '../../src/messages/generated/ad-findings/index.js';
import { embedFindingsMessages } from '../../src/messages/generated/embed-findings/index.js';
import { previewMessages, type PreviewText } from '../../src/messages/generated/preview/index.js';
import { joinMessages } from '../../src/messages/joined-messages.js';
import type { Language } from '../../src/messages/languages.js';
import type { EmbedError, EmbedErrorEvent } from '../../src/player/embed-error.js';
import type { Embed } from '../../src/schema/embed.js';
import { EmbedSource } from '../controllers/embed-source.js';
import { ErrorDispatcher } from '../controllers/error-dispatcher.js';
import { PageLanguage } from '../controllers/page-language.js';
import { flagAttribute, pixelsAttribute, textAttribute } from '../controllers/reflection.js';
import { ShadowRules } from '../controllers/shadow-rules.js';
import type { ListenerMethod } from '../controllers/typed-listeners.js';
import { VERSION } from '../version.js';
import { deviceRules, deviceView, playerRule } from './device-view.js';
import { type PreviewModel, previewModel } from './preview-model.js';
import { findingsView, settingsView } from './settings-view.js';
import { styles } from './styles.js';

const { loadMessages } = joinMessages(previewMessages, adFindingsMessages, embedFindingsMessages);

/** The events of `<media-embed-preview>`. */
export interface MediaEmbedPreviewEventMap extends Omit<HTMLElementEventMap, 'error'> {
  error: EmbedErrorEvent;
}

const toggle = (label: string, press: () => void): TemplateResult =>
  html`<button part="toggle" type="button" @click=${press}>${label}</button>`;

/**
 * Shows what the configuration of an embed does on a desktop and on a phone, without loading a player: the
 * poster with its colors, bar and watermark, when ads appear, what a bulk changes, and the findings. A button
 * shows the real player in its place. Its data comes from `embed`, else from `src`, else from a child
 * `<script type="application/json">` of the element. Only the images of the embed are requested.
 *
 * @summary Shows what the configuration of an embed does.
 *
 * @attr {string} src - URL of a published embed (JSON), of the page's origin or an allowed one.
 * @attr {number} width - Width in CSS pixels. Default: the embed's.
 * @attr {number} height - Height in CSS pixels; together with `width`, the aspect ratio.
 * @attr {string} label - Label of the bulk to force.
 * @attr {boolean} autoplay - Whether the player starts automatically even if the embed does not.
 * @attr {boolean} muted - Whether the player starts muted even if the embed does not.
 *
 * @fires {EmbedErrorEvent} error - The data cannot be loaded. Fired once per failure. Does not bubble.
 *
 * @csspart preview - All of the preview.
 * @csspart devices - The two devices, side by side where there is room.
 * @csspart device - One device with its timeline.
 * @csspart screen - The player as it looks before it plays.
 * @csspart scroll-mode - The page on which the player floats.
 * @csspart settings - What the configuration does, in words.
 * @csspart findings - The findings.
 * @csspart toggle - The button that shows the player or the preview.
 * @csspart player - The player.
 * @csspart message - The message in place of the preview.
 * @csspart retry - The button to try again.
 */
export class MediaEmbedPreview extends LitElement {
  /** Origins besides the page's own that `src` may point to, for example `https://embeds.example.com`. */
  static allowedSources: readonly string[] = [];

  /** Version of this package. */
  static readonly version = VERSION;

  static override readonly styles = styles;

  static override readonly properties: PropertyDeclarations = {
    embed: { attribute: false },
    src: textAttribute,
    width: pixelsAttribute,
    height: pixelsAttribute,
    label: textAttribute,
    autoplay: flagAttribute,
    muted: flagAttribute,
    // HTML reflects it itself; declared here, its changes update the element.
    langAttribute: { attribute: 'lang' },
  };

  /** The embed itself. Set a new object to change it. Never reflected. */
  declare embed: object | null;
  /** Reflects `src` as written, not resolved. */
  declare src: string;
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

  declare readonly renderRoot: ShadowRoot;
  declare addEventListener: ListenerMethod<
    this,
    MediaEmbedPreviewEventMap,
    AddEventListenerOptions
  >;
  declare removeEventListener: ListenerMethod<
    this,
    MediaEmbedPreviewEventMap,
    EventListenerOptions
  >;

  readonly #source = new EmbedSource(this, () => MediaEmbedPreview.allowedSources);
  readonly #language = new PageLanguage(this, loadMessages);
  readonly #errors = new ErrorDispatcher(this);
  #model: PreviewModel | null = null;
  #rules: ShadowRules | null = null;
  #played: Embed | null = null;

  constructor() {
    super();
    this.embed = null;
    this.src = '';
    this.width = 0;
    this.height = 0;
    this.label = '';
    this.autoplay = false;
    this.muted = false;
  }

  /** Why there is no preview, or null. */
  get error(): EmbedError | null {
    const { result } = this.#source;
    return result.status === 'error' ? result.error : null;
  }

  /** Whether the player is shown instead of the preview. */
  get isPlayerShown(): boolean {
    return this.#played !== null && this.#played === this.#embed;
  }

  /** Tries again after an error; does nothing without one. */
  retry(): void {
    if (this.error === null) return;
    this.#errors.reset();
    this.#source.retry();
    this.requestUpdate();
  }

  /** Shows the real player instead of the preview. False if its code cannot be loaded. */
  async showPlayer(): Promise<boolean> {
    const embed = this.#embed;
    if (embed === null) return false;
    try {
      await import('../media-embed/define.js');
    } catch (error) {
      reportError(error);
      return false;
    }
    this.#played = embed;
    this.requestUpdate();
    return true;
  }

  /** Shows the preview again. */
  showPreview(): void {
    this.#played = null;
    this.requestUpdate();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    root.addEventListener('click', this.#pressScreen);
    return root;
  }

  protected override willUpdate(): void {
    this.#source.select({ embed: this.embed ?? null, src: this.src, held: false });
    const embed = this.#embed;
    this.#model = embed === null ? null : previewModel(embed, this);
    const rules =
      this.#model === null
        ? ''
        : deviceRules(this.#model.desktop) +
          deviceRules(this.#model.mobile) +
          playerRule(this.#model.desktop);
    (this.#rules ??= new ShadowRules(this.renderRoot)).replace(rules);
  }

  protected override render(): TemplateResult {
    const model = this.#model;
    const { tag } = this.#language;
    const translate = previewMessages.messagesIn(tag);
    const language = previewMessages.languageOf(tag);
    if (model === null) return this.#renderMessage(language, translate);
    return html`<div part="preview" lang=${language}>
      ${this.isPlayerShown ? this.#renderPlayer(translate) : this.#renderDevices(model, translate)}
      ${settingsView(model, translate)}
      ${findingsView(model.findings, translate, language)}
    </div>`;
  }

  protected override updated(): void {
    this.#errors.update(this.error, this.#source.result);
  }

  get #embed(): Embed | null {
    const { result } = this.#source;
    return result.status === 'loaded' ? result.embed : null;
  }

  #renderDevices({ desktop, mobile }: PreviewModel, translate: PreviewText): TemplateResult {
    const { config } = desktop;
    const title = config.title || config.source?.title || translate('untitled');
    return html`<div part="devices">
        ${deviceView(desktop, title, translate)} ${deviceView(mobile, title, translate)}
      </div>
      ${toggle(translate('show-player'), () => void this.showPlayer())}`;
  }

  /** A press on the picture of a player; the button below does the same for keyboards. */
  readonly #pressScreen = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('.icon') !== null) void this.showPlayer();
  };

  #renderPlayer(translate: PreviewText): TemplateResult {
    return html`<media-embed
        part="player"
        loading="eager"
        .embed=${this.#played}
        .width=${this.width}
        .height=${this.height}
        .label=${this.label}
        .autoplay=${this.autoplay}
        .muted=${this.muted}
      ></media-embed>
      ${toggle(translate('show-preview'), () => this.showPreview())}`;
  }

  #renderMessage(language: Language, translate: PreviewText): TemplateResult {
    const { status } = this.#source.result;
    if (status !== 'error') {
      const notice = status === 'loading' ? 'notice-loading' : 'notice-empty';
      return html`<p part="message" role="status" lang=${language}>${translate(notice)}</p>`;
    }
    return html`<div part="message" role="status" lang=${language}>
      <p>${translate('notice-error')}</p>
      <button part="retry" type="button" @click=${() => this.retry()}>${translate('retry')}</button>
    </div>`;
  }
}
