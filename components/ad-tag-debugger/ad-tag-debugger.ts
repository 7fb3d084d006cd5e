import {
  type CSSResultGroup,
  LitElement,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { Diagnosis } from '../../src/diagnosis/diagnosis.js';
import type { EmbedError } from '../../src/player/embed-error.js';
import type { DeviceType } from '../../src/viewer.js';
import { EmbedSource } from '../controllers/embed-source.js';
import { ErrorDispatcher } from '../controllers/error-dispatcher.js';
import { PageLanguage } from '../controllers/page-language.js';
import { keywordAttribute, textAttribute } from '../controllers/reflection.js';
import type { ListenerMethod } from '../controllers/typed-listeners.js';
import { VERSION } from '../version.js';
import type { DebuggerContext } from './context/fields.js';
import { DebuggerSession } from './debugger-session.js';
import { DEVICES } from './expand-input.js';
import { createInspectors, type Diagnose, diagnoseInput } from './diagnose.js';
import type { CreateInspectors } from './page-inspectors.js';
import { type AdTagDebuggerEventMap, DiagnosisEvent } from './events.js';
import { debuggerTexts, loadDebuggerTexts } from './locales/load-texts.js';
import { parseState, stringifyState } from './share-link.js';
import { base, colors } from './styles/base.js';
import { chainPictureStyles } from './styles/chain-picture.js';
import { evidence } from './styles/evidence.js';
import { forms } from './styles/forms.js';
import { tables } from './styles/tables.js';
import { verdict } from './styles/verdict.js';

/**
 * Says why an ad does not play, who has to act and what to do, and shows the evidence: every placeholder, request,
 * media file and tracker, on desktop and mobile, under other consent and in other players. It takes an ad tag, an
 * embed, embed code, a VAST or VMAP document, a HAR file, an error code or a case file, pasted, dropped or as a
 * file; while nothing is pasted, the embed in `embed`, else at `src`, else in a child `<script type="application/json">`.
 * No tracker is requested, of media files only the head, and no code of an ad is run.
 *
 * @summary Explains the ads of an embed.
 *
 * @attr {string} src - URL of a published embed (JSON), of the page's origin or an allowed one.
 * @attr {'desktop' | 'mobile'} device - The device that the verdict is about; `desktop` is the default. The evidence has both.
 *
 * @fires {DiagnosisEvent} diagnosis - The input was diagnosed; `diagnosis` holds the verdict and its evidence. Fired again when responses arrive.
 * @fires {Event} change - A person changed the input, the device or the context.
 * @fires {EmbedErrorEvent} error - The embed of the page cannot be loaded. No event bubbles.
 *
 * @slot - Below the box, for example links to examples.
 *
 * @csspart input - The box for pasted text.
 * @csspart verdict - The verdict.
 * @csspart section - Each section of the evidence.
 *
 * @cssprop [--ad-tag-debugger-background] - Background of cards and fields.
 * @cssprop [--ad-tag-debugger-color] - Color of text on that background.
 * @cssprop [--ad-tag-debugger-accent] - Color of links, marks and the main button.
 */
export class AdTagDebugger extends LitElement {
  /** Origins besides the page's own that `src` may point to, for example `https://embeds.example.com`. */
  static allowedSources: readonly string[] = [];

  /** Version of this package. */
  static readonly version = VERSION;

  /** Widths are those of the element, not of the window. */
  static override readonly styles: CSSResultGroup = [
    colors,
    base,
    verdict,
    evidence,
    chainPictureStyles,
    tables,
    forms,
  ];

  static override readonly properties: PropertyDeclarations = {
    embed: { attribute: false },
    src: textAttribute,
    device: keywordAttribute(DEVICES),
    value: { attribute: false },
    context: { attribute: false },
    defaults: { attribute: false },
    requestedOrigins: { attribute: false },
    diagnose: { attribute: false },
    createInspectors: { attribute: false },
  };

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  /** The embed itself. Set a new object to change it. Never reflected. */
  declare embed: object | null;
  /** Reflects `src` as written, not resolved. */
  declare src: string;
  /** Reflects `device`. */
  declare device: DeviceType;
  /** The pasted text. While it is empty, the embed of the page is diagnosed. */
  declare value: string;
  /** The fields of the context that a person changed, by name. */
  declare context: DebuggerContext;
  /** The other fields of the context, for example `{ 'page-url': 'https://…' }`. Fields in neither have usual values. */
  declare defaults: DebuggerContext;
  /** Origins of ad servers that are requested without a press on a button. Default: the page's own. */
  declare requestedOrigins: readonly string[];
  /** Diagnoses a text. Default: the diagnosis of this library, loaded when there is an input. */
  declare diagnose: Diagnose;
  /** Makes what sends the requests of a diagnosis. Default: that of this library. */
  declare createInspectors: CreateInspectors;

  declare addEventListener: ListenerMethod<this, AdTagDebuggerEventMap, AddEventListenerOptions>;
  declare removeEventListener: ListenerMethod<this, AdTagDebuggerEventMap, EventListenerOptions>;

  readonly #language = new PageLanguage(this, loadDebuggerTexts);
  readonly #source = new EmbedSource(this, () => AdTagDebugger.allowedSources);
  readonly #errors = new ErrorDispatcher(this);
  readonly #session = new DebuggerSession(this, (diagnosis) =>
    this.dispatchEvent(new DiagnosisEvent(diagnosis)),
  );

  constructor() {
    super();
    this.embed = null;
    this.src = '';
    this.device = 'desktop';
    this.value = '';
    this.context = {};
    this.defaults = {};
    this.requestedOrigins = [location.origin];
    this.diagnose = diagnoseInput;
    this.createInspectors = createInspectors;
  }

  /** The last diagnosis, or null. While a new input is diagnosed, that of the input before. */
  get diagnosis(): Diagnosis | null {
    return this.#session.diagnosis;
  }

  /** Why the embed of the page is not shown, or null. */
  get error(): EmbedError | null {
    const { result } = this.#source;
    return result.status === 'error' ? result.error : null;
  }

  /**
   * The pasted text, the device and the context as the fragment of a URL, without consent strings and identifiers. Null
   * if the text is too long for a link.
   */
  get fragment(): string | null {
    const { value, device, context } = this;
    return stringifyState({ value, device, context });
  }

  /** Restores what `fragment` returned. */
  restore(fragment: string): void {
    const { value, device, context } = parseState(fragment);
    this.value = value;
    this.device = device;
    this.context = context;
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang') this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { result } = this.#source;
    this.#source.select({ embed: this.embed ?? null, src: this.src, held: false });
    if (changed.has('context') || changed.has('value') || result !== this.#source.result)
      this.#session.renewMoment();
    this.#session.update({
      embed: this.#source.result.status === 'loaded' ? this.#source.result.embed : null,
      hasError: this.error !== null,
      language: this.#language.tag || 'en',
    });
  }

  protected override updated(): void {
    this.#errors.update(this.error, this.#source.result);
  }

  protected override render(): TemplateResult {
    return this.#session.render(debuggerTexts(this.#language.tag));
  }
}
