import { html, nothing, render, type TemplateResult } from 'lit';
import { copyText } from '../../components/media-embed-code/clipboard.js';
import type { Embed } from '../../src/index.js';
import { type CatalogueEntry, fetchCatalogue, fetchEmbed, nameOf } from '../catalogue/catalogue.js';
import { adSettings } from './ad-settings.js';
import { type Answer, askAdServer } from './ad-server.js';
import { caseOf, fragmentOf } from './address.js';
import { embedChoice } from './embed-choice.js';
import { embedFindings } from './embed-findings.js';
import { overview } from './overview.js';
import { scenarioForm } from './scenario-form.js';
import { scenarioSummary } from './scenario-summary.js';
import { fieldsFor, type Scenario, startingScenario } from './scenario.js';
import { deviceReport, type DeviceReport } from './slot-report.js';
import { slotView } from './slot-view.js';
import { SLOTS } from './slots.js';
import { type Moment, momentOf, viewerOf } from './viewer.js';

const fields = fieldsFor(location.origin);
const start = startingScenario(fields);

/** The page: what it knows, and what it does about it. Every change ends in `draw`. */
class AdOpsPage {
  readonly #root: HTMLElement;
  #entries: readonly CatalogueEntry[] = [];
  #case = caseOf(location.hash, start);
  #embed: Embed | null = null;
  /** The name it was fetched under. */
  #shown: string | null = null;
  #failure: string | null = null;
  #live: Moment = { now: Date.now(), random: Math.random() };
  #isOpen = matchMedia('(min-width: 60rem)').matches;
  #answers = new Map<string, Answer>();
  #copied: string | null = null;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  async start(): Promise<void> {
    addEventListener('hashchange', () => void this.#show());
    try {
      this.#entries = await fetchCatalogue();
    } catch (error) {
      this.#fail(error);
      return;
    }
    await this.#show();
  }

  /** Shows what the address names; without a name, the embed with the most ads. */
  async #show(): Promise<void> {
    const [first] = [...this.#entries].sort((one, other) => other.ads - one.ads);
    const named = caseOf(location.hash, start);
    const embed = named.embed || (first === undefined ? '' : nameOf(first));
    this.#case = { ...named, embed };
    if (embed !== this.#shown) await this.#load(embed);
    this.#change(this.#case.scenario);
    this.#goTo(this.#case.slot);
  }

  async #load(name: string): Promise<void> {
    try {
      const embed = await fetchEmbed(name);
      if (this.#case.embed !== name) return;
      this.#embed = embed;
      this.#shown = name;
      this.#failure = null;
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.#embed = null;
    this.#shown = null;
    this.#failure = error instanceof Error ? error.message : 'The embed cannot be shown.';
    this.#draw();
  }

  #goTo(slot: string): void {
    const heading = document.getElementById(`slot-${slot}`);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }

  /** Takes a scenario on: live clock and chance move on, and what was asked before is no answer to it. */
  #change(scenario: Scenario): void {
    this.#case = { ...this.#case, scenario };
    this.#live = { now: Date.now(), random: Math.random() };
    this.#answers = new Map();
    this.#copied = null;
    this.#draw();
  }

  #set(changes: Scenario): void {
    const scenario = { ...this.#case.scenario, ...changes };
    this.#case = { ...this.#case, scenario, slot: '' };
    // Typing is no journey: the history keeps one entry for an embed.
    history.replaceState(null, '', fragmentOf(this.#case, start));
    this.#change(scenario);
  }

  #fixMoment(): void {
    const { now, random } = this.#moment;
    this.#set({ moment: 'fixed', now: new Date(now).toISOString(), random: String(random) });
  }

  get #moment(): Moment {
    return momentOf(this.#case.scenario, this.#live);
  }

  async #ask(url: string): Promise<void> {
    const answers = this.#answers;
    answers.set(url, { status: 'asking' });
    this.#draw();
    answers.set(url, await askAdServer(url));
    this.#draw();
  }

  async #copy(url: string): Promise<void> {
    this.#copied = (await copyText(url)) ? url : null;
    this.#draw();
  }

  #report(embed: Embed, device: 'desktop' | 'mobile'): DeviceReport {
    const { scenario } = this.#case;
    const viewer = viewerOf(scenario, device, this.#moment);
    return deviceReport(embed, viewer, scenario['label'] ?? '');
  }

  #draw(): void {
    render(
      html`${embedChoice(this.#entries, this.#case.embed, (embed) => {
        location.hash = fragmentOf({ ...this.#case, embed, slot: '' }, start);
      })}
      ${this.#failure === null ? nothing : html`<p role="alert" class="failure">${this.#failure}</p>`}
      ${this.#embed === null ? nothing : this.#desk(this.#embed)}`,
      this.#root,
    );
  }

  #scenario(): TemplateResult {
    const { scenario } = this.#case;
    return scenarioForm({
      fields,
      scenario,
      isOpen: this.#isOpen,
      summary: scenarioSummary(scenario, this.#moment),
      set: (name, value) => this.#set({ [name]: value }),
      toggle: (isOpen) => {
        this.#isOpen = isOpen;
      },
      reset: () => this.#set(start),
      fixMoment: () => this.#fixMoment(),
    });
  }

  #desk(embed: Embed): TemplateResult {
    const desktop = this.#report(embed, 'desktop');
    const mobile = this.#report(embed, 'mobile');
    const actions = {
      answers: this.#answers,
      copied: this.#copied,
      ask: (url: string) => void this.#ask(url),
      copy: (url: string) => void this.#copy(url),
    };
    return html`${this.#scenario()}
      <section class="glance" aria-label="At a glance">
        ${overview({ desktop, mobile, addressOf: (slot) => fragmentOf({ ...this.#case, slot }, start) })}
        ${adSettings(desktop.config)}
      </section>
      ${SLOTS.map((slot) => slotView(slot, desktop.slots[slot.name], mobile.slots[slot.name], actions))}
      ${embedFindings(desktop, mobile)}`;
  }
}

const root = document.getElementById('ad-ops');
if (root !== null) void new AdOpsPage(root).start();
