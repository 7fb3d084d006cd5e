import type { nothing, TemplateResult } from 'lit';
import { codeMessages } from '../../../src/locales/area-messages.js';
import { codeFindings } from '../../../src/render/code-findings.js';
import type { CodeOption, CodeOptions } from '../../../src/render/code-options.js';
import {
  type CodeFormat,
  type CodeUnavailableError,
  renderCode,
} from '../../../src/render/render-code.js';
import {
  type RequiredScript,
  requiredScript,
  type ScriptSource,
} from '../../../src/render/required-script.js';
import { resolveEmbed } from '../../../src/resolve/resolve-embed.js';
import type { Embed } from '../../../src/schema/embed.js';
import { copyText } from '../clipboard.js';
import { CodeInsertEvent, sendSnippet, type Snippet } from '../snippet-message.js';
import type { CodeDestination, ScriptForm } from './builder-texts.js';
import { builderView } from './builder-view.js';
import { bulkLabels } from './bulk-labels.js';
import {
  type CodePreset,
  destinationOf,
  embedPage,
  presetsFor,
  withoutPreset,
} from './destinations.js';
import { FIELDS, fieldProblem, withOption } from './field-values.js';
import { optionGroups } from './option-groups.js';
import { builderTexts } from './translate-builder.js';

/** The element that contains the builder. */
interface BuilderHost extends HTMLElement {
  format: CodeFormat;
  options: CodeOptions;
  readonly code: string | null;
  readonly codeOptions: CodeOptions;
  readonly updateComplete: Promise<boolean>;
  insert(): Promise<boolean>;
  requestUpdate(): void;
}

/** What only page script may set. */
export interface BuilderTrust {
  readonly hostOrigin: string | null;
  readonly scriptSource: ScriptSource;
}

/** What the element shows inside the builder. */
export interface BuilderContext {
  readonly embed: Embed;
  /** BCP 47 tag. */
  readonly language: string;
  /** The code with its button and further ones beside it, or the message in place of it. */
  readonly content: (actions: TemplateResult | typeof nothing) => TemplateResult;
}

/** Where the README serves the file of the element, on the origin of the page. */
const SCRIPT_PATH = '/media-embed.js';

/** Whether the code of a format can be written with the options. */
const isWritable = (embed: Embed, { format, options }: CodePreset): boolean => {
  try {
    return renderCode(embed, format, options) !== '';
  } catch {
    return false;
  }
};

/** The state of the form around the code. */
export class SnippetBuilder {
  readonly #host: BuilderHost;
  readonly #trust: () => BuilderTrust;
  #isInserted = false;
  #isScriptCopied = false;
  #scriptForm: ScriptForm = 'html';
  /** The destination that the person chose, while the format is for it. */
  #destination: CodeDestination | null = null;
  /** Texts of fields that cannot be used; the code keeps the last usable value. */
  readonly #drafts = new Map<CodeOption, string>();
  /** The field that the person types into, if a part of its text is no error. */
  #edited: CodeOption | null = null;
  /** The options to which the drafts belong. */
  #draftedOptions: CodeOptions | null = null;

  constructor(host: BuilderHost, trust: () => BuilderTrust) {
    this.#host = host;
    this.#trust = trust;
  }

  /** Forgets that another code was inserted. */
  codeChanged(): void {
    this.#isInserted = false;
  }

  /** Fires `codeinsert` and sends the snippet to the page of the frame. */
  insert(embed: Embed, code: string): void {
    const { format } = this.#host;
    const { hostOrigin } = this.#trust();
    const snippet: Snippet = {
      type: 'media-embed-code',
      version: 1,
      embed: resolveEmbed(embed).config.identity.id,
      format,
      code,
      script: this.#script()?.code ?? null,
    };
    if (this.#host.dispatchEvent(new CodeInsertEvent(snippet))) sendSnippet(snippet, hostOrigin);
    this.#isInserted = true;
    this.#host.requestUpdate();
  }

  render({ embed, language, content }: BuilderContext): TemplateResult {
    const host = this.#host;
    const { format, options, code } = host;
    if (options !== this.#draftedOptions) this.#drafts.clear();
    const script = this.#script();
    const labels = bulkLabels(embed);
    const findings =
      code === null
        ? []
        : codeFindings({
            ...{ embed, format, options: host.codeOptions },
            code: `${code}\n${script?.code ?? ''}`,
          });
    return builderView({
      ...{ format, options, content, script, findings },
      destination: destinationOf({ format, options }, this.#destination),
      groups: optionGroups({
        ...{ format, options },
        hasLabels: labels.length > 0,
        isIncomplete: code === null,
      }),
      bulkLabels: labels,
      drafts: this.#drafts,
      edited: this.#edited,
      texts: builderTexts(language),
      scriptForm: script !== null && format !== 'amp' ? this.#scriptForm : null,
      isScriptAssumed:
        script?.language === 'html' &&
        format !== 'amp' &&
        this.#trust().scriptSource.address === undefined &&
        findings.length === 0,
      isInserted: this.#isInserted,
      scriptStatus: this.#isScriptCopied ? codeMessages(language).copied : '',
      change: (name, text, isDone) => this.#change(name, text, isDone),
      chooseDestination: (destination) => this.#chooseDestination(embed, destination),
      choose: (chosen) => {
        this.#drafts.clear();
        host.format = chosen;
        this.#changed();
      },
      reset: () => {
        this.#drafts.clear();
        host.options = {};
        this.#changed();
      },
      insert: () => void host.insert(),
      copyScript: () => void this.#copyScript(),
      chooseScriptForm: (form) => {
        this.#scriptForm = form;
        this.#isScriptCopied = false;
        host.requestUpdate();
      },
    });
  }

  /** Why code cannot be written, in the language of the builder. */
  missingText({ reason }: CodeUnavailableError, language: string): string {
    return builderTexts(language).missing[reason];
  }

  /** Name of the format in the language of the builder. */
  formatName(language: string): string {
    return builderTexts(language).formats[this.#host.format];
  }

  /** The page of the embed, if the address of its data is known. */
  get #page(): string | null {
    return embedPage(this.#host.codeOptions.src);
  }

  /** The script that the page needs. A page without a bundler can use only a script tag. */
  #script(): RequiredScript | null {
    const { scriptSource } = this.#trust();
    const address = scriptSource.address ?? new URL(SCRIPT_PATH, this.#host.baseURI).href;
    return requiredScript(
      this.#host.format,
      this.#scriptForm === 'npm' ? {} : { ...scriptSource, address },
    );
  }

  #change(name: CodeOption, text: string, isDone: boolean): void {
    const host = this.#host;
    const { kind } = FIELDS[name];
    this.#edited = isDone || (kind !== 'url' && kind !== 'timeZone') ? null : name;
    if (fieldProblem(name, text, host.options) === null) {
      this.#drafts.delete(name);
      host.options = withOption(host.options, name, text);
    } else this.#drafts.set(name, text);
    this.#draftedOptions = host.options;
    host.requestUpdate();
    this.#changed();
  }

  #chooseDestination(embed: Embed, destination: CodeDestination): void {
    const host = this.#host;
    const others = withoutPreset(host.options, this.#page);
    const presets = presetsFor(destination, this.#page).map(({ format, options }) => ({
      format,
      options: { ...others, ...options },
    }));
    const source = host.codeOptions.src;
    const preset =
      presets.find(({ format, options }) =>
        isWritable(embed, { format, options: { src: source, ...options } }),
      ) ?? presets[0];
    if (preset === undefined) return;
    this.#drafts.clear();
    this.#destination = destination;
    host.format = preset.format;
    host.options = preset.options;
    this.#changed();
  }

  async #copyScript(): Promise<void> {
    const script = this.#script();
    this.#isScriptCopied = script !== null && (await copyText(script.code));
    this.#host.requestUpdate();
  }

  #changed(): void {
    this.#isScriptCopied = false;
    // After the update, so that the code is that of the change.
    void this.#host.updateComplete.then(() =>
      this.#host.dispatchEvent(new Event('change', { bubbles: true })),
    );
  }
}
