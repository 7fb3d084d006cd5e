import { html, nothing, render, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { browserViewer } from '../../../src/player/viewer/browser-viewer.js';
import type { MediaEmbed } from '../../../components/index.js';
import type { Language } from '../../../src/messages/languages.js';
import {
  adTimeline,
  adTimelineStyles,
} from '../../../components/media-embed-preview/ad-timeline.js';
import {
  type DevicePreview,
  previewModel,
} from '../../../components/media-embed-preview/preview-model.js';
import { previewMessages } from '../../../src/messages/generated/preview/index.js';
import { type Embed, type PlayerConfig, resolveEmbed } from '../../../src/index.js';
import {
  type CatalogueErrorCode,
  catalogueErrorCode,
  fetchCatalogueEmbed,
} from '../../embed-choice/catalogue.js';
import type { DemoText } from '../../../src/messages/generated/demo/index.js';
import { AD_FIELDS, type EffectMessage, PLAYER_FIELDS } from './field-effects.js';
import { LOGGED_EVENTS, type LogEntry, logEntryOf } from './event-log.js';

const MAX_LOG_ENTRIES = 6;

const MAX_VALUE_LENGTH = 48;

interface Effect {
  readonly field: string;
  /** The value as short JSON; the empty string when a bulk sets it. */
  readonly value: string;
  readonly message: EffectMessage;
}

interface Explanation {
  readonly src: string;
  readonly title: string;
  /** Empty after an error. */
  readonly effects: readonly Effect[];
  /** What the device of the reader shows, or null. */
  readonly preview: DevicePreview | null;
  readonly error: CatalogueErrorCode | null;
}

export interface PanelLanguage {
  readonly tag: Language;
  readonly text: DemoText;
}

interface PlayerLogEntry extends LogEntry {
  readonly playerTitle: string;
}

const shorten = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? '' : `[${value.length}]`;
  if (typeof value === 'object' && value !== null) return '{…}';
  if (value === null || value === undefined) return '';
  const text = JSON.stringify(value);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH - 1)}…` : text;
};

/** The fields of an embed that change the player, the most visible ones first. */
const effectsOf = (embed: Embed, config: PlayerConfig): readonly Effect[] =>
  Object.entries({ ...PLAYER_FIELDS, ...AD_FIELDS }).flatMap(([field, describe]) => {
    const message = describe(config);
    const value: unknown = Reflect.get(embed, field);
    return message === null ? [] : [{ field, value: shorten(value), message }];
  });

const previewOf = (embed: Embed, label: string, config: PlayerConfig): DevicePreview => {
  const options = { width: 0, height: 0, label, autoplay: false, muted: false };
  const { desktop, mobile } = previewModel(embed, options);
  return config.device === 'mobile' ? mobile : desktop;
};

const timelineView = (
  preview: DevicePreview | null,
  language: Language,
): TemplateResult | typeof nothing => {
  if (preview === null || preview.timeline.length === 0) return nothing;
  const translate = previewMessages.messagesIn(language);
  return html`<h3>${translate('timeline')}</h3>
    ${adTimeline(preview.config.source, preview.timeline, translate)}`;
};

const explain = async ({ src, title, label }: MediaEmbed): Promise<Explanation> => {
  try {
    const embed = await fetchCatalogueEmbed(src);
    const options = label === '' ? {} : { bulkLabel: label };
    const { config } = resolveEmbed(embed, browserViewer(), options);
    return {
      src,
      title: title || config.title,
      effects: effectsOf(embed, config),
      preview: previewOf(embed, label, config),
      error: null,
    };
  } catch (error) {
    const code = catalogueErrorCode(error);
    return { src, title: title || src, effects: [], preview: null, error: code };
  }
};

/** The element whose center is nearest to the center of the viewport; null when there is none. */
const centerMost = (elements: readonly MediaEmbed[]): MediaEmbed | null => {
  const distance = (element: MediaEmbed): number => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - innerHeight / 2);
  };
  return [...elements].sort((a, b) => distance(a) - distance(b))[0] ?? null;
};

const logItem = (
  { name, detail, field, playerTitle }: PlayerLogEntry,
  text: DemoText,
): TemplateResult => {
  const details = detail(text);
  return html`<li>
    <code>${name}</code>
    <span>${details === '' ? playerTitle : `${details} – ${playerTitle}`}</span>
    ${field === null ? nothing : html`<span class="cause">${text('publisher-caused-by')} <code>${field}</code></span>`}
  </li>`;
};

/**
 * Explains every field that changes the player in the center of the viewport, and highlights the
 * field that caused the latest event.
 */
export class EffectsPanel {
  readonly #root: HTMLElement;
  readonly #language: () => PanelLanguage;
  readonly #elements: readonly MediaEmbed[];
  readonly #explanations = new Map<string, Promise<Explanation>>();
  #shown: Explanation | null = null;
  #eventLog: readonly PlayerLogEntry[] = [];
  #renderCount = 0;

  constructor(root: HTMLElement, language: () => PanelLanguage, elements: readonly MediaEmbed[]) {
    this.#root = root;
    this.#language = language;
    this.#elements = elements;
  }

  start(): void {
    const { styleSheet } = adTimelineStyles;
    if (styleSheet) document.adoptedStyleSheets.push(styleSheet);
    for (const element of this.#elements) {
      for (const name of LOGGED_EVENTS)
        element.addEventListener(name, (event) => this.#log(element, event));
    }
    let isScheduled = false;
    const schedule = (): void => {
      if (isScheduled) return;
      isScheduled = true;
      requestAnimationFrame(() => {
        isScheduled = false;
        void this.#showCenterMost();
      });
    };
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    addEventListener('hashchange', schedule);
    schedule();
  }

  async #showCenterMost(): Promise<void> {
    const element = centerMost(this.#elements);
    if (element === null || element.src === this.#shown?.src) return;
    const { src } = element;
    const pending = this.#explanations.get(src) ?? explain(element);
    this.#explanations.set(src, pending);
    const explanation = await pending;
    // The next time that the player is in the center, the sandbox may respond again.
    if (explanation.error !== null) this.#explanations.delete(src);
    if (centerMost(this.#elements)?.src !== src) return;
    this.#shown = explanation;
    this.update();
  }

  #log(element: MediaEmbed, event: Event): void {
    const playerTitle = element.title || (element.config?.title ?? '');
    const entry = { ...logEntryOf(event), playerTitle };
    this.#eventLog = [entry, ...this.#eventLog].slice(0, MAX_LOG_ENTRIES);
    this.update();
  }

  #effectItem({ field, value, message }: Effect, text: DemoText): TemplateResult {
    const [latest] = this.#eventLog;
    const isLatest = latest?.field === field && latest.playerTitle === this.#shown?.title;
    return html`<li class=${isLatest ? 'latest' : nothing}>
      <code>${field}</code>${value === '' ? nothing : html`<code class="value">${value}</code>`}
      <span>${text(message.id, message.params)}</span>
    </li>`;
  }

  update(): void {
    const { tag, text } = this.#language();
    this.#root.ariaBusy = String(this.#shown === null);
    if (this.#shown === null) {
      render(html`<p>${text('loading')}</p>`, this.#root);
      return;
    }
    const { title, effects, preview, error } = this.#shown;
    this.#renderCount += 1;
    const panel = html`<h2 dir="auto">${title}</h2>
      <p>
        ${error === null ? text('publisher-intro') : text(`catalogue-error-${error}`)}
      </p>
      ${timelineView(preview, tag)}
      <ul role="list" class="effects">
        ${effects.map((effect) => this.#effectItem(effect, text))}
      </ul>
      ${
        this.#eventLog.length === 0
          ? nothing
          : html`<h3>${text('publisher-events')}</h3>
              <ol role="list" class="event-log">
                ${this.#eventLog.map((entry) => logItem(entry, text))}
              </ol>`
      }`;
    // New nodes every time: a row that moves would count as a layout shift.
    render(keyed(this.#renderCount, panel), this.#root);
  }
}
