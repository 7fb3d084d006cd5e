import { html, nothing, render, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { browserViewer } from '../../../src/player/viewer/viewer.js';
import type { MediaEmbed } from '../../../components/index.js';
import { type Embed, resolveEmbed } from '../../../src/index.js';
import { type Effect, effectsOf } from './effects.js';
import { type Happening, happeningOf, TOLD_EVENTS } from './happenings.js';
import { nearestToMiddle } from './nearest.js';

/** Happenings that are kept on show, the latest first. */
const MOST_HAPPENINGS = 6;

interface Subject {
  readonly src: string;
  readonly title: string;
  readonly effects: readonly Effect[];
  /** For a person; null when all went well. */
  readonly failure: string | null;
}

interface Told extends Happening {
  readonly about: string;
}

const readSubject = async (element: MediaEmbed): Promise<Subject> => {
  const { src } = element;
  const name = element.title || src;
  try {
    const response = await fetch(src, { headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(`Status ${response.status}.`);
    const embed = (await response.json()) as Embed;
    const { label } = element;
    const { config } = resolveEmbed(
      embed,
      browserViewer(),
      label === '' ? {} : { bulkLabel: label },
    );
    const title = element.title || config.title;
    return { src, title, effects: effectsOf(embed, config), failure: null };
  } catch {
    return { src, title: name, effects: [], failure: 'Its data cannot be read.' };
  }
};

/**
 * Names, for the player in the middle of the screen, every field of its embed that does
 * something, and marks the field behind what has just happened.
 */
export class EffectsPanel {
  readonly #root: HTMLElement;
  readonly #elements: readonly MediaEmbed[];
  readonly #subjects = new Map<string, Promise<Subject>>();
  #subject: Subject | null = null;
  #happenings: readonly Told[] = [];
  #drawn = 0;

  constructor(root: HTMLElement, elements: readonly MediaEmbed[]) {
    this.#root = root;
    this.#elements = elements;
  }

  start(): void {
    for (const element of this.#elements) {
      for (const name of TOLD_EVENTS)
        element.addEventListener(name, (event) => this.#tell(element, event));
    }
    let isAsked = false;
    const follow = (): void => {
      if (isAsked) return;
      isAsked = true;
      requestAnimationFrame(() => {
        isAsked = false;
        void this.#follow();
      });
    };
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    addEventListener('hashchange', follow);
    follow();
  }

  async #follow(): Promise<void> {
    const element = nearestToMiddle(this.#elements, innerHeight);
    if (element === null || element.src === this.#subject?.src) return;
    const { src } = element;
    const reading = this.#subjects.get(src) ?? readSubject(element);
    this.#subjects.set(src, reading);
    const subject = await reading;
    if (nearestToMiddle(this.#elements, innerHeight)?.src !== src) return;
    this.#subject = subject;
    this.#draw();
  }

  #tell(element: MediaEmbed, event: Event): void {
    const about = element.title || (element.config?.title ?? '');
    this.#happenings = [{ ...happeningOf(event), about }, ...this.#happenings].slice(
      0,
      MOST_HAPPENINGS,
    );
    this.#draw();
  }

  #effect({ field, value, sentence }: Effect): TemplateResult {
    const [latest] = this.#happenings;
    const isLatest = latest?.field === field && latest.about === this.#subject?.title;
    return html`<li class=${isLatest ? 'latest' : nothing}>
      <code>${field}</code>${value === '' ? nothing : html`<code class="value">${value}</code>`}
      <span>${sentence}</span>
    </li>`;
  }

  #happening({ name, detail, field, about }: Told): TemplateResult {
    return html`<li>
      <code>${name}</code>
      <span>${detail === '' ? about : `${detail} – ${about}`}</span>
      ${field === null ? nothing : html`<span class="because">because of <code>${field}</code></span>`}
    </li>`;
  }

  #draw(): void {
    if (this.#subject === null) return;
    const { title, effects, failure } = this.#subject;
    this.#drawn += 1;
    // Made anew each time: a row that only moved would be a layout shift.
    const panel = html`<h2 dir="auto">${title}</h2>
        <p>
          ${failure ?? 'What its embed asks for, each with the field behind it. All else is left at its default.'}
        </p>
        <ul role="list" class="effects">
          ${effects.map((effect) => this.#effect(effect))}
        </ul>
        ${
          this.#happenings.length === 0
            ? nothing
            : html`<h3>What the players told, latest first</h3>
                <ol role="list" class="happenings">
                  ${this.#happenings.map((happening) => this.#happening(happening))}
                </ol>`
        }`;
    render(keyed(this.#drawn, panel), this.#root);
  }
}
