import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Diagnosis } from '../../src/diagnosis/diagnosis.js';
import type { Repair } from '../../src/lint/lint-finding.js';
import type { Embed } from '../../src/schema/embed.js';
import type { DeviceType } from '../../src/viewer.js';
import { contextUnder, scenarioNamed, type ConsentScenarioName } from './consent/scenarios.js';
import { defaultContext } from './context/default-context.js';
import type { DebuggerContext } from './context/fields.js';
import type { Moment } from './context/viewers.js';
import { DebuggerModel } from './debugger-model.js';
import type { Diagnose } from './diagnose.js';
import type { CreateInspectors } from './page-inspectors.js';
import { DiagnosisController } from './diagnosis-controller.js';
import { type Entry, entryToShow, isAbout } from './entries.js';
import { entryName } from './entry-text.js';
import { evidence } from './evidence.js';
import { foreignHosts, tagsOfEntry } from './foreign-hosts.js';
import { HandOver } from './hand-over.js';
import { InputBox, type PageEmbed } from './input-box.js';
import type { FoundInspection } from './inspection-store.js';
import type { DebuggerMessages } from './locales/messages.js';
import { recordedInspection } from './recorded-inspection.js';
import { replaceTemplate } from './replace-template.js';
import { RepairHistory } from './repair-history.js';
import { ViewState } from './view-state.js';
import type { AnyFinding } from './views/finding-list.js';
import { verdictView } from './views/verdict-view.js';
import type { ViewContext } from './views/view-context.js';

/** The element: what a person changes is written to its properties. */
export interface SessionHost extends ReactiveControllerHost, HTMLElement {
  value: string;
  context: DebuggerContext;
  readonly fragment: string | null;
}

/** The properties of the element. */
export interface SessionInput {
  readonly value: string;
  readonly embed: Embed | null;
  /** Whether the embed of the page cannot be loaded. */
  readonly hasError: boolean;
  readonly context: DebuggerContext;
  readonly defaults: DebuggerContext;
  readonly device: DeviceType;
  readonly language: string;
  readonly diagnose: Diagnose;
  readonly createInspectors: CreateInspectors;
  readonly requestedOrigins: readonly string[];
}

const liveMoment = (): Moment => ({ now: Date.now(), random: Math.random() });

/** The state of the element between its properties and its views. */
export class DebuggerSession {
  readonly #host: SessionHost;
  readonly #diagnosis: DiagnosisController;
  readonly #view: ViewState;
  readonly #model = new DebuggerModel();
  readonly #repairs = new RepairHistory();
  readonly #handOver: HandOver;
  readonly #input: InputBox;
  #live = liveMoment();
  #isOwn: (url: string) => boolean = () => false;
  #pageEmbed: PageEmbed = 'none';
  /** The properties that the full context was made of. */
  #contextParts: readonly DebuggerContext[] = [];
  #fullContext: DebuggerContext = {};
  /** Whether a first diagnosis is complete. Showing it earlier would shift the page when responses arrive. */
  #isSettled = false;
  #entries: readonly Entry[] = [];
  #selected: Entry | null = null;
  /** Key of the entry that the person chose, or the empty string. */
  #chosen = '';
  /** Index of the placeholder that is marked in the tag and the table. */
  #linked: number | null = null;
  /** Whether the input changes by a repair or an edit, after which the same evidence is shown. */
  #isEdit = false;

  constructor(host: SessionHost, onDiagnosis: (diagnosis: Diagnosis) => void) {
    this.#host = host;
    this.#view = new ViewState(host);
    this.#handOver = new HandOver(host);
    this.#input = new InputBox(host, (value) => this.#setValue(value));
    this.#diagnosis = new DiagnosisController(host, onDiagnosis);
  }

  get diagnosis(): Diagnosis | null {
    return this.#diagnosis.diagnosis;
  }

  /** Takes a new time and random number, unless the context fixes them. */
  renewMoment(): void {
    this.#live = liveMoment();
  }

  /** Call it before each render. */
  update(input: SessionInput): void {
    const { embed, device, language, diagnose, createInspectors } = input;
    this.#isOwn = (url) =>
      URL.canParse(url) && input.requestedOrigins.includes(new URL(url).origin);
    this.#pageEmbed = input.hasError ? 'failed' : embed === null ? 'none' : 'loaded';
    this.#updateContext(input);
    const last = this.#model.text;
    this.#model.update({
      value: input.value,
      embed,
      context: this.#fullContext,
      live: this.#live,
    });
    const { text, viewers } = this.#model;
    const { tags } = this.#model.expanded;
    if (text !== last) this.#reset();
    this.#isEdit = false;
    const label = this.#fullContext['label']?.trim() ?? '';
    const isOwn = this.#isOwn;
    const showsCompanions = this.#fullContext['companions'] === '1';
    this.#diagnosis.update({
      ...{ text, viewers, tags, device, label, showsCompanions, language },
      ...{ diagnose, createInspectors, isOwn },
    });
    const { inspections, diagnosis, status } = this.#diagnosis;
    this.#isSettled ||= status === 'ready' || status === 'failed';
    this.#entries = this.#model.entries(inspections, diagnosis);
    this.#selected = entryToShow(this.#entries, this.#chosen, diagnosis?.verdict ?? null, device);
  }

  render(messages: DebuggerMessages): TemplateResult {
    const view = this.#view.context(messages);
    return html`<div class="debugger" lang=${messages.language}>
      ${this.#input.render(messages, this.#host.value, this.#pageEmbed)} ${this.#renderVerdict(view)}
      ${this.#isSettled && this.#model.text !== '' ? this.#renderEvidence(view) : nothing}
    </div>`;
  }

  /** Keeps the object as long as nothing changes, so that nothing is expanded again. */
  #updateContext({ context, defaults }: SessionInput): void {
    const [lastContext, lastDefaults] = this.#contextParts;
    if (lastContext === context && lastDefaults === defaults) return;
    this.#contextParts = [context, defaults];
    this.#fullContext = {
      ...defaultContext(document.URL.replace(/#.*/, ''), document.documentElement.lang),
      ...defaults,
      ...context,
    };
  }

  #renderVerdict(view: ViewContext): TemplateResult {
    const { diagnosis, status, inspections, refusedUrls } = this.#diagnosis;
    const tags = tagsOfEntry(this.#selected, this.#entries);
    const isOwn = this.#isOwn;
    return verdictView(view, {
      status,
      verdict: this.#isSettled ? (diagnosis?.verdict ?? null) : null,
      kind: this.#isSettled ? (diagnosis?.kind ?? null) : null,
      about:
        this.#verdictEntry === undefined || !this.#isSettled
          ? ''
          : entryName(this.#verdictEntry, view.messages),
      foreignHosts: foreignHosts({ tags, refusedUrls, inspections, isOwn }),
      canRepeat: this.#inspection !== null,
      request: () => void this.#diagnosis.request(tags),
      saveCase: () => void this.#handOver.saveCase(this.#diagnosis, view.messages),
      copyLink: () => void this.#handOver.copyLink(this.#host.fragment, view.messages),
      copyReport: () => void this.#handOver.copyReport(this.#diagnosis, view.messages),
      exportNote: this.#handOver.note,
    });
  }

  #renderEvidence(view: ViewContext): TemplateResult {
    return evidence(view, {
      ads: this.#model.expanded.ads,
      entries: this.#entries,
      selected: this.#selected,
      inspection: this.#inspection,
      isOutdated: this.#found?.isOutdated ?? false,
      findings: this.#findings,
      applied: this.#repairs.applied,
      isDocument: ['vast', 'vmap', 'response'].includes(this.diagnosis?.kind ?? ''),
      context: this.#fullContext,
      moment: this.#model.moment,
      linked: this.#linked,
      select: (key) => this.#select(key),
      link: (index) => this.#link(index),
      focus: (id) => this.#focus(id),
      apply: (repair) => this.#apply(repair),
      undo: () => this.#undo(),
      edit: (template) => this.#editTemplate(template),
      setContext: (changes) => this.#setContext({ ...this.#host.context, ...changes }),
      resetContext: () => this.#setContext({}),
      useConsent: (name) => this.#useConsent(name),
    });
  }

  /** The entry that the verdict is about. */
  get #verdictEntry(): Entry | undefined {
    const verdict = this.diagnosis?.verdict;
    return verdict && this.#entries.find((entry) => isAbout(verdict, entry));
  }

  get #found(): FoundInspection | null {
    const tag = this.#selected?.tag ?? null;
    return tag === null ? null : this.#diagnosis.inspections.findTag(tag);
  }

  /** Of the selected tag, else of a pasted document. */
  get #inspection() {
    return (
      this.#found?.inspection ??
      this.#selected?.tag?.inspection ??
      this.diagnosis?.inspection ??
      recordedInspection(this.diagnosis?.input ?? null)
    );
  }

  /** Those of the diagnosis, which include those of every expansion. */
  get #findings(): readonly AnyFinding[] {
    return this.diagnosis?.findings ?? this.#model.expanded.findings;
  }

  #reset(): void {
    this.#handOver.note = '';
    if (this.#isEdit) return;
    this.#view.reset();
    this.#chosen = '';
    this.#linked = null;
  }

  #changed(): void {
    this.#host.dispatchEvent(new Event('change'));
  }

  #setValue(value: string): void {
    this.#repairs.clear();
    this.#host.value = value;
    this.#changed();
  }

  #setContext(context: DebuggerContext): void {
    this.#host.context = context;
    this.#changed();
  }

  #useConsent(name: ConsentScenarioName): void {
    const scenario = scenarioNamed(name);
    if (scenario === null) return;
    this.#view.open('context');
    this.#setContext({ ...this.#host.context, ...contextUnder(scenario) });
  }

  #select(key: string): void {
    this.#chosen = key;
    this.#linked = null;
    this.#view.open('tag');
    void this.#host.updateComplete.then(() => this.#focus('section-tag'));
  }

  #link(index: number | null): void {
    if (this.#linked === index) return;
    this.#linked = index;
    this.#host.requestUpdate();
  }

  /** Moves the focus to an element, or to the control in it. */
  #focus(id: string): void {
    const element = this.#host.shadowRoot?.getElementById(id);
    const target = element?.querySelector<HTMLElement>(':scope > summary') ?? element;
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  }

  #apply(repair: Repair): void {
    this.#edit(this.#repairs.apply(this.#model.text, repair));
  }

  #undo(): void {
    this.#edit(this.#repairs.undo());
  }

  /** Sets the tag of the selected entry. */
  #editTemplate(template: string): void {
    this.#repairs.clear();
    const entry = this.#selected;
    if (entry !== null) this.#edit(replaceTemplate(this.#model.text, entry, template));
  }

  #edit(input: string | null): void {
    if (input === null) return;
    this.#isEdit = true;
    this.#host.value = input;
    this.#changed();
  }
}
