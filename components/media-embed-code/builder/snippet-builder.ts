import { adoptStyles, type TemplateResult } from 'lit';
import { codeMessages } from '../../../src/locales/area-messages.js';
import { embedCodeMessages } from '../../../src/messages/generated/embed-code/index.js';
import { codeFindings } from '../../../src/render/code-findings.js';
import type { CodeOption, CodeOptions } from '../../../src/render/code-options.js';
import { type CodeFormat, renderCode } from '../../../src/render/render-code.js';
import {
  type RequiredScript,
  requiredScript,
  type ScriptSource,
} from '../../../src/render/required-script.js';
import { interpretEmbed } from '../../../src/resolve/interpret-embed.js';
import { readRoot } from '../../../src/resolve/field-reader.js';
import { objects } from '../../../src/resolve/read-list.js';
import { text } from '../../../src/resolve/read-value.js';
import type { Embed } from '../../../src/schema/embed.js';
import { copyText } from '../clipboard.js';
import type { BuilderContent } from '../code-content.js';
import { CodeInsertEvent, sendSnippet, type Snippet } from '../snippet-message.js';
import { styles } from '../styles.js';
import { builderStyles } from './builder-styles.js';
import { builderView, type ScriptForm } from './builder-view.js';
import {
  type CodeDestination,
  type CodePreset,
  destinationOf,
  embedPageAddress,
  presetOptions,
  presetsFor,
  withoutPreset,
} from './destinations.js';
import { FieldDrafts } from './field-values.js';
import { optionGroups } from './option-fields.js';

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

/** Where the README serves the file of the element, on the origin of the page. */
const SCRIPT_PATH = '/media-embed.js';

/** The labels of the embed's bulks, without duplicates. */
const bulkLabels = (embed: Embed): readonly string[] => [
  ...new Set(
    objects(readRoot(embed), 'bulks')
      .map((bulk) => text(bulk, 'label'))
      .filter(Boolean),
  ),
];

const isWritable = (embed: Embed, { format, options }: CodePreset): boolean => {
  try {
    return renderCode(embed, format, options) !== '';
  } catch {
    return false;
  }
};

/** The state of the form around the code. */
export class SnippetBuilder {
  /** Loads the texts in a language; null when there is nothing to load. Rejects like `import()`. */
  static readonly loadTexts = embedCodeMessages.loadMessages;

  readonly #host: BuilderHost;
  readonly #trust: () => BuilderTrust;
  #isInserted = false;
  #isScriptCopied = false;
  #scriptForm: ScriptForm = 'html';
  /** The destination that the person chose, while the format is for it. */
  #destination: CodeDestination | null = null;
  readonly #drafts = new FieldDrafts();

  constructor(host: BuilderHost, trust: () => BuilderTrust) {
    this.#host = host;
    this.#trust = trust;
    if (host.shadowRoot !== null) adoptStyles(host.shadowRoot, [styles, builderStyles]);
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
      embed: interpretEmbed(embed).identity.id,
      format,
      code,
      script: this.#script()?.code ?? null,
    };
    if (this.#host.dispatchEvent(new CodeInsertEvent(snippet))) sendSnippet(snippet, hostOrigin);
    this.#isInserted = true;
    this.#host.requestUpdate();
  }

  render(
    embed: Embed,
    language: string,
    content: (builder: BuilderContent) => TemplateResult,
  ): TemplateResult {
    const { format, options } = this.#host;
    this.#drafts.follow(options);
    return builderView({
      format,
      options,
      content,
      drafts: this.#drafts,
      translate: embedCodeMessages.messagesIn(language),
      language: embedCodeMessages.languageOf(language),
      ...this.#model(embed),
      isInserted: this.#isInserted,
      scriptStatus: this.#isScriptCopied ? codeMessages(language).copied : '',
      ...this.#listeners(embed),
    });
  }

  #model(embed: Embed) {
    const { format, options, code, codeOptions } = this.#host;
    const script = this.#script();
    const labels = bulkLabels(embed);
    const isIncomplete = code === null;
    const all = `${code ?? ''}\n${script?.code ?? ''}`;
    const findings = isIncomplete
      ? []
      : codeFindings({ embed, format, options: codeOptions, code: all });
    const needsElement = script !== null && format !== 'amp';
    const isConfigured = this.#trust().scriptSource.address !== undefined;
    return {
      script,
      findings,
      destination: this.#currentDestination,
      presetOptions: this.#presetOptions,
      groups: optionGroups({ format, options, hasLabels: labels.length > 0, isIncomplete }),
      bulkLabels: labels,
      scriptForm: needsElement ? this.#scriptForm : null,
      // The finding about local addresses says it already.
      isScriptAssumed:
        script?.language === 'html' && needsElement && !isConfigured && findings.length === 0,
    };
  }

  #listeners(embed: Embed) {
    const host = this.#host;
    return {
      change: (name: CodeOption, text: string, isDone: boolean) => {
        const { options } = host;
        host.options = this.#drafts.change(options, name, text, isDone);
        host.requestUpdate();
        if (host.options !== options) this.#changed();
      },
      chooseDestination: (destination: CodeDestination) =>
        this.#chooseDestination(embed, destination),
      choose: (format: CodeFormat) => {
        this.#drafts.clear();
        host.format = format;
        this.#changed();
      },
      reset: () => {
        this.#drafts.clear();
        host.options = this.#presetOptions;
        this.#changed();
      },
      insert: () => void host.insert(),
      copyScript: () => void this.#copyScript(),
      chooseScriptForm: (form: ScriptForm) => {
        this.#scriptForm = form;
        this.#isScriptCopied = false;
        host.requestUpdate();
      },
    };
  }

  /** The page of the embed, if the address of its data is known. */
  get #page(): string | null {
    return embedPageAddress(this.#host.codeOptions.src);
  }

  get #currentDestination(): CodeDestination | null {
    const { format, options } = this.#host;
    return destinationOf({ format, options }, this.#destination);
  }

  get #presetOptions(): CodeOptions {
    return presetOptions(this.#currentDestination, this.#host.format, this.#page);
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
