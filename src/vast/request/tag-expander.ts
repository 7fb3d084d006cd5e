import type { AdTagContext } from '../../ad-tags/ad-tag-context.js';
import { type ExpandedTemplate, expandTemplate } from '../../ad-tags/expand-template.js';
import { reporter } from './ad-tracker.js';
import type { MacroValues } from '../vast-ad.js';
import { webAddress } from '../web-address.js';

/** Expands the ad tags of wrappers as the player does, without replace rules, and keeps the explanations. */
export class TagExpander {
  readonly #context: AdTagContext;
  readonly #pageProtocol: string;
  readonly #expanded = new Map<string, ExpandedTemplate>();

  constructor(context: AdTagContext, pageProtocol: string) {
    this.#context = { ...context, replaceRules: [] };
    this.#pageProtocol = pageProtocol;
  }

  /** The URL of an ad tag; empty if it expands to none. */
  expand(template: string, values: MacroValues): string {
    const expanded = this.#explain(template, values);
    const href = webAddress(expanded.url)?.href;
    if (href !== undefined) this.#expanded.set(href, expanded);
    return expanded.url;
  }

  explanationOf(url: URL): Pick<ExpandedTemplate, 'template' | 'expansions'> {
    return this.#expanded.get(url.href) ?? { template: '', expansions: [] };
  }

  /** Whether the player would request a tracker: it expands to an http(s) URL. */
  isRequestable(template: string, values: MacroValues): boolean {
    let isRequested = false;
    const expand = (text: string, known: MacroValues): string => this.#explain(text, known).url;
    const ping = (): void => {
      isRequested = true;
    };
    reporter({ expand, ping }, this.#pageProtocol)([template], values);
    return isRequested;
  }

  #explain(template: string, values: MacroValues): ExpandedTemplate {
    const context = this.#context;
    return expandTemplate(template, { ...context, values: { ...context.values, ...values } });
  }
}
