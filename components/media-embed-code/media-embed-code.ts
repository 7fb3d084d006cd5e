import {
  LitElement,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { loadMessages } from '../../src/locales/registry.js';
import type { CodeFormat, CodeOptions } from '../../src/render/render-code.js';
import type { ScriptSource } from '../../src/render/required-script.js';
import {
  choiceAttribute,
  flagAttribute,
  keywordAttribute,
  pixelsAttribute,
  textAttribute,
} from '../controllers/reflection.js';
import type { EmbedError, EmbedErrorEvent } from '../../src/player/embed-error.js';
import { EmbedSource } from '../controllers/embed-source.js';
import { ErrorDispatcher } from '../controllers/error-dispatcher.js';
import { PageLanguage } from '../controllers/page-language.js';
import type { ListenerMethod } from '../controllers/typed-listeners.js';
import { VERSION } from '../version.js';
import type { SnippetBuilder } from './builder/snippet-builder.js';
import { type BuilderContent, codeContent } from './code-content.js';
import { copyEvent, copyText, selectText } from './clipboard.js';
import { attributeOptions, type CodeView, codeViewOf, FORMATS } from './code-view.js';
import type { CodeInsertEvent } from './snippet-message.js';
import { styles } from './styles.js';

/** Null until the code of the builder is loaded. */
let SnippetBuilderClass: typeof SnippetBuilder | null = null;

/** The events of `<media-embed-code>`. */
export interface MediaEmbedCodeEventMap extends Omit<HTMLElementEventMap, 'error'> {
  error: EmbedErrorEvent;
  codeinsert: CodeInsertEvent;
}

/**
 * Shows the embed code of one format as text, with a button to copy it; the code is neither run nor parsed. Its data
 * comes from `embed`, else from `src`, else from a child `<script type="application/json">` of the element.
 *
 * With `builder` it is a snippet builder: the viewer chooses where to paste the code, changes the format and the
 * options, and copies the code or inserts it into the page of a CMS. Its value in forms is the code.
 *
 * @summary Shows, builds and copies the embed code of an embed.
 *
 * @attr {string} src - URL of a published embed (JSON), of the page's origin or an allowed one.
 * @attr {CodeFormat} format - The format to write, one of `CODE_FORMATS`; `standard` is the default. A format ignores the options it cannot carry.
 * @attr {number} width - Width in CSS pixels. Default: the embed's.
 * @attr {number} height - Height in CSS pixels. Default: the embed's.
 * @attr {'true' | 'false'} responsive - Whether the code takes the width of its container. Default: the embed's.
 * @attr {'true' | 'false'} autoplay - Whether the code starts the player by itself. Default: the embed's.
 * @attr {'true' | 'false'} muted - Whether the code starts the player muted. Default: the embed's.
 * @attr {'true' | 'false'} lazy - Whether the code loads the player near the viewport (default) or immediately.
 * @attr {string} label - Label of the bulk to force.
 * @attr {boolean} builder - Whether the viewer can choose the format and the options.
 * @attr {string} name - Name in forms, under which the code is submitted.
 * @attr {string} title - Accessible name in the code. Default: the title of the embed.
 *
 * @fires {ClipboardEvent} copy - The code was copied with the button; `clipboardData` holds it. A copy by keyboard fires the browser's own `copy`. Does not bubble.
 * @fires {Event} change - The viewer chose another format or option. Bubbles.
 * @fires {CodeInsertEvent} codeinsert - The viewer inserted the code; `detail` is a `Snippet`. Bubbles, composed. Unless it is canceled, the snippet is also posted to the page that contains the frame, if `hostOrigin` is its origin.
 * @fires {EmbedErrorEvent} error - The data cannot be loaded, or the code cannot be written. Fired once per failure. Does not bubble.
 *
 * @csspart code - The region of the code.
 * @csspart copy - The button that copies.
 * @csspart builder - The builder: its code and its settings side by side where there is room.
 * @csspart destinations - Where the code will be pasted; each answer has the part `destination`.
 * @csspart note - How to use the code there, or where the code of the format may be pasted.
 * @csspart findings - What does not work where the code is pasted; each sentence has the part `finding`.
 * @csspart format - The choice of the exact format.
 * @csspart group - A group of options.
 * @csspart field - An option of the builder; it also has the part `used` if it has a value.
 * @csspart problem - Why the text of a field cannot be used.
 * @csspart insert - The button that inserts the code.
 * @csspart reset - The button that resets the options.
 * @csspart script - The script that the page needs once.
 * @csspart copy-script - The button that copies it.
 * @csspart status - The result of copying.
 * @csspart message - The message in place of the code.
 * @csspart retry - The button to try again.
 *
 * @cssprop [--media-embed-code-max-height=20em] - Height from which the region scrolls.
 */
export class MediaEmbedCode extends LitElement {
  /** Origins besides the page's own that `src` may point to, for example `https://embeds.example.com`. */
  static allowedSources: readonly string[] = [];

  /** Origin of the pages that may frame the builder and receive snippets, for example `https://cms.example.com`; null for none. */
  static hostOrigin: string | null = null;

  /** Where pages load `<media-embed>` from, for the script that the builder shows. Default: `/media-embed.js` on the origin of the page. */
  static scriptSource: ScriptSource = {};

  static readonly formAssociated = true;

  /** Version of this package. */
  static readonly version = VERSION;

  static override readonly styles = styles;

  static override readonly properties: PropertyDeclarations = {
    embed: { attribute: false },
    src: textAttribute,
    format: keywordAttribute(FORMATS),
    width: pixelsAttribute,
    height: pixelsAttribute,
    responsive: choiceAttribute,
    autoplay: choiceAttribute,
    muted: choiceAttribute,
    lazy: choiceAttribute,
    label: textAttribute,
    builder: flagAttribute,
    name: textAttribute,
    options: { attribute: false },
    // HTML reflects these itself; declared here, their changes update the element.
    titleAttribute: { attribute: 'title' },
    langAttribute: { attribute: 'lang' },
  };

  /** The embed itself. Set a new object to change it. Never reflected. */
  declare embed: object | null;
  /** Reflects `src` as written, not resolved. */
  declare src: string;
  /** Reflects `format`. */
  declare format: CodeFormat;
  /** Reflects `width`; 0 when it is not given. */
  declare width: number;
  /** Reflects `height`; 0 when it is not given. */
  declare height: number;
  /** Reflects `responsive`; null follows the embed. */
  declare responsive: boolean | null;
  /** Reflects `autoplay`; null follows the embed. */
  declare autoplay: boolean | null;
  /** Reflects `muted`; null follows the embed. */
  declare muted: boolean | null;
  /** Reflects `lazy`; null follows the embed. */
  declare lazy: boolean | null;
  /** Reflects `label`. */
  declare label: string;
  /** Reflects `builder`. */
  declare builder: boolean;
  /** Reflects `name`. */
  declare name: string;
  /** Options that have no attribute, or override one; the builder changes them. Set a new object to change them. Never reflected. */
  declare options: CodeOptions;

  declare addEventListener: ListenerMethod<this, MediaEmbedCodeEventMap, AddEventListenerOptions>;
  declare removeEventListener: ListenerMethod<this, MediaEmbedCodeEventMap, EventListenerOptions>;

  /** Loads the code of the builder and its texts in a language, before the first one is shown, so that it appears at once. False if that fails. */
  static async loadBuilder(language = ''): Promise<boolean> {
    try {
      SnippetBuilderClass ??= (await import('./builder/snippet-builder.js')).SnippetBuilder;
      await SnippetBuilderClass.loadTexts(language);
      return true;
    } catch (error) {
      reportError(error);
      return false;
    }
  }

  readonly #source = new EmbedSource(this, () => MediaEmbedCode.allowedSources);
  readonly #language = new PageLanguage(this, loadMessages);
  readonly #errors = new ErrorDispatcher(this);
  #view: CodeView = { state: 'empty' };
  /** The result of the last copy of the shown code. */
  #copied: 'copied' | 'selected' | null = null;
  /** The form around the code; its code is loaded only when it is needed. */
  #builder: SnippetBuilder | null = null;
  /** Null in simulated documents, whose forms know no such elements. */
  readonly #internals =
    'ElementInternals' in globalThis && 'setFormValue' in ElementInternals.prototype
      ? this.attachInternals()
      : null;

  constructor() {
    super();
    this.embed = null;
    this.src = '';
    this.format = FORMATS[0];
    this.width = 0;
    this.height = 0;
    this.responsive = null;
    this.autoplay = null;
    this.muted = null;
    this.lazy = null;
    this.label = '';
    this.builder = false;
    this.name = '';
    this.options = {};
  }

  /** The shown code, or null. */
  get code(): string | null {
    return this.#view.state === 'ready' ? this.#view.code : null;
  }

  /** The value in forms: the shown code, or the empty string. */
  get value(): string {
    return this.code ?? '';
  }

  /** The form that the element belongs to, or null. */
  get form(): HTMLFormElement | null {
    return this.#internals?.form ?? null;
  }

  /** The options of the code: the attributes, overridden by `options`. A builder knows the address of its data. */
  get codeOptions(): CodeOptions {
    return { ...attributeOptions(this), ...this.options };
  }

  /** Why there is no code, or null. */
  get error(): EmbedError | null {
    return this.#view.state === 'error' ? this.#view.error : null;
  }

  /** Tries again after an error; does nothing without one. */
  retry(): void {
    if (this.error === null) return;
    this.#errors.reset();
    this.#source.retry();
    this.requestUpdate();
  }

  /**
   * Copies the code to the clipboard, or selects it where that is not allowed. True when it was
   * copied. Like the button, it needs a user gesture in most browsers.
   */
  async copy(): Promise<boolean> {
    const { code } = this;
    if (code === null) return false;
    const isCopied = await copyText(code);
    if (this.code !== code) return isCopied;
    const region = this.shadowRoot?.querySelector('pre');
    if (isCopied) this.dispatchEvent(copyEvent(code));
    else if (region) selectText(region);
    this.#copied = isCopied ? 'copied' : 'selected';
    this.requestUpdate();
    return isCopied;
  }

  /**
   * Inserts the code: fires `codeinsert` and sends the snippet to the page of the frame. False without
   * code, or if the code of the builder cannot be loaded.
   */
  async insert(): Promise<boolean> {
    if (SnippetBuilderClass === null) await MediaEmbedCode.loadBuilder();
    const { code } = this;
    const source = this.#source.result;
    const builder = this.#form;
    if (builder === null || code === null || source.status !== 'loaded') return false;
    builder.insert(source.embed, code);
    return true;
  }

  formResetCallback(): void {
    this.options = {};
  }

  protected override async scheduleUpdate(): Promise<void> {
    if (this.builder) await MediaEmbedCode.loadBuilder(this.#language.tag);
    await super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#source.select({ embed: this.embed ?? null, src: this.src, held: false });
    const { code } = this;
    this.#view = codeViewOf(this.#source.result, this.format, this.codeOptions);
    if (this.code !== code) {
      this.#copied = null;
      this.#builder?.codeChanged();
    }
    this.#internals?.setFormValue(this.value);
    // An error of another format is a new error.
    if (changed.has('format') && this.error?.code === 'code-unavailable') this.#errors.reset();
  }

  protected override render(): TemplateResult {
    const source = this.#source.result;
    const form = this.builder ? this.#form : null;
    if (form === null || source.status !== 'loaded') return this.#content(null);
    return form.render(source.embed, this.#language.tag, (builder) => this.#content(builder));
  }

  #content(builder: BuilderContent | null): TemplateResult {
    return codeContent({
      view: this.#view,
      format: this.format,
      language: this.#language.tag,
      builder,
      copied: this.#copied,
      retry: () => this.retry(),
      update: () => this.requestUpdate(),
      copy: () => void this.copy(),
    });
  }

  protected override updated(): void {
    this.#errors.update(this.error, this.#source.result);
  }

  get #form(): SnippetBuilder | null {
    return (this.#builder ??=
      SnippetBuilderClass && new SnippetBuilderClass(this, () => MediaEmbedCode));
  }
}
