import type { TemplateResult } from 'lit';
import { codeMessages } from '../../../src/locales/area-messages.js';
import type { CodeOption, CodeOptions } from '../../../src/render/code-options.js';
import type { CodeFormat } from '../../../src/render/render-code.js';
import { requiredScript, type ScriptSource } from '../../../src/render/required-script.js';
import { resolveEmbed } from '../../../src/resolve/resolve-embed.js';
import type { Embed } from '../../../src/schema/embed.js';
import { copyText } from '../clipboard.js';
import { CodeInsertEvent, sendSnippet, type Snippet } from '../snippet-message.js';
import { builderView } from './builder-view.js';
import { bulkLabels } from './bulk-labels.js';
import { withOption } from './option-fields.js';
import { builderTexts } from './translate-builder.js';

/** The element that contains the builder. */
interface BuilderHost extends HTMLElement {
  format: CodeFormat;
  options: CodeOptions;
  readonly code: string | null;
  readonly updateComplete: Promise<boolean>;
  insert(): Promise<boolean>;
  requestUpdate(): void;
}

/** What only page script may set. */
export interface BuilderTrust {
  readonly hostOrigin: string | null;
  readonly scriptSource: ScriptSource;
}

/** The state of the form around the code. */
export class SnippetBuilder {
  readonly #host: BuilderHost;
  readonly #trust: () => BuilderTrust;
  #isInserted = false;
  #isScriptCopied = false;

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
    const { hostOrigin, scriptSource } = this.#trust();
    const snippet: Snippet = {
      type: 'media-embed-code',
      version: 1,
      embed: resolveEmbed(embed).config.identity.id,
      format,
      code,
      script: requiredScript(format, scriptSource)?.code ?? null,
    };
    if (this.#host.dispatchEvent(new CodeInsertEvent(snippet))) sendSnippet(snippet, hostOrigin);
    this.#isInserted = true;
    this.#host.requestUpdate();
  }

  render(embed: Embed, content: TemplateResult, language: string): TemplateResult {
    const host = this.#host;
    return builderView({
      format: host.format,
      options: host.options,
      bulkLabels: bulkLabels(embed),
      texts: builderTexts(language),
      content,
      script: requiredScript(host.format, this.#trust().scriptSource),
      canInsert: host.code !== null,
      isInserted: this.#isInserted,
      scriptStatus: this.#isScriptCopied ? codeMessages(language).copied : '',
      change: (name: CodeOption, text: string) => {
        host.options = withOption(host.options, name, text);
        this.#changed();
      },
      choose: (format) => {
        host.format = format;
        this.#changed();
      },
      reset: () => {
        host.options = {};
        this.#changed();
      },
      insert: () => void host.insert(),
      copyScript: () => void this.#copyScript(),
    });
  }

  /** Names the field of the builder instead of the option in a sentence. */
  withFieldNames(sentence: string): string {
    const { labels } = builderTexts('en');
    return sentence.replace(/`options\.(\w+)`/g, (name, option: CodeOption) =>
      Object.hasOwn(labels, option) ? `“${labels[option]}”` : name,
    );
  }

  async #copyScript(): Promise<void> {
    const script = requiredScript(this.#host.format, this.#trust().scriptSource);
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
