import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Diagnosis } from '../../src/diagnosis/diagnosis.js';
import type { Repair } from '../../src/lint/lint-finding.js';
import type { Embed } from '../../src/schema/embed.js';
import type { DeviceType } from '../../src/viewer.js';
import { type DebuggerContext, defaultContext } from './context/fields.js';
import { liveMoment } from './context/viewers.js';
import { DebuggerModel } from './debugger-model.js';
import type { Diagnose } from './diagnose.js';
import type { CreateInspectors } from './page-inspectors.js';
import { DiagnosisController, type DiagnosisInput } from './diagnosis-controller.js';
import { type Entry, entryName, entryOfVerdict, entryToShow } from './entries.js';
import { focusPart } from './focus-part.js';
import {
  foreignHosts,
  type FoundInspection,
  sentRequests,
  tagsOfEntry,
} from './inspection-store.js';
import { type CheckedText, InputBox, type PageEmbed } from './input-box.js';
import type { DebuggerTexts } from './locales/load-texts.js';
import { EVIDENCE_PANELS, panel, PanelLoader } from './panels/panel-loader.js';
import { recordedInspection } from './recording.js';
import type { VerdictActions } from './verdict-actions.js';
import { verdictView } from './views/verdict-view.js';
import { ViewState } from './view-state.js';
import type { SectionName, ViewContext, ViewTemplate } from './views/view-context.js';

/** What an empty debugger does not need: what reads a text, repairs it and shows the evidence. */
const EVIDENCE = { evidence: () => import('./evidence.js') };

/** The element: what a person changes is written to its properties. */
export interface SessionHost extends ReactiveControllerHost, HTMLElement {
  value: string;
  device: DeviceType;
  context: DebuggerContext;
  readonly defaults: DebuggerContext;
  readonly diagnose: Diagnose;
  readonly createInspectors: CreateInspectors;
  readonly requestedOrigins: readonly string[];
  readonly fragment: string | null;
}

export interface SessionInput {
  readonly embed: Embed | null;
  readonly hasError: boolean;
  readonly language: string;
}

/** The state of the element between its properties and its views. */
export class DebuggerSession {
  readonly #host: SessionHost;
  readonly #diagnosis: DiagnosisController;
  readonly #view: ViewState;
  readonly #evidence: PanelLoader<typeof EVIDENCE>;
  readonly #panels: PanelLoader<typeof EVIDENCE_PANELS>;
  readonly #model = new DebuggerModel();
  readonly #input: InputBox;
  #actions: VerdictActions | null = null;
  #live = liveMoment();
  #device: DeviceType = 'desktop';
  #isOwn: (url: string) => boolean = () => false;
  #pageEmbed: PageEmbed = 'none';
  /** The properties that the full context was made of. */
  #contextParts: readonly DebuggerContext[] = [];
  #fullContext: DebuggerContext = {};
  /** Whether a first diagnosis is complete. Showing it earlier would shift the page when responses arrive. */
  #isSettled = false;
  /** The text whose diagnosis was complete last. */
  #settledText = '';
  #entries: readonly Entry[] = [];
  #selected: Entry | null = null;
  /** Key of the entry that the person chose, or the empty string. */
  #chosen = '';
  /** Index of the placeholder that is marked in the tag and the table. */
  #linked: number | null = null;

  constructor(host: SessionHost, onDiagnosis: (diagnosis: Diagnosis) => void) {
    this.#host = host;
    this.#view = new ViewState(host);
    this.#evidence = new PanelLoader(host, EVIDENCE);
    this.#panels = new PanelLoader(host, EVIDENCE_PANELS);
    this.#input = new InputBox(host, () => this.#changed());
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
  update({ embed, hasError, language }: SessionInput): void {
    const { value, device, requestedOrigins } = this.#host;
    this.#device = device;
    this.#isOwn = (url) => URL.canParse(url) && requestedOrigins.includes(new URL(url).origin);
    this.#pageEmbed = hasError ? 'failed' : embed === null ? 'none' : 'loaded';
    this.#updateContext();
    const last = this.#model.text;
    this.#input.update();
    const part = value.trim() === '' ? null : this.#evidence.get('evidence');
    this.#model.update({
      value,
      embed,
      reader: part?.status === 'loaded' ? part.module : null,
      context: this.#fullContext,
      live: this.#live,
      tagChoice: this.#input.tagChoice,
    });
    const { text } = this.#model;
    if (text !== last) this.#reset();
    // Loaded while the diagnosis runs, so that it appears together with the verdict.
    if (text !== '') this.#evidence.get('evidence');
    this.#input.isEdit = false;
    this.#updateDiagnosis(language, part?.status ?? 'loaded');
    const { inspections, currentDiagnosis: diagnosis, status } = this.#diagnosis;
    if (status === 'ready' || status === 'failed') {
      this.#isSettled = true;
      this.#settledText = text;
    }
    this.#entries = this.#model.entries(inspections, diagnosis);
    this.#selected = entryToShow(this.#entries, this.#chosen, diagnosis, device);
  }

  #updateDiagnosis(language: string, reader: DiagnosisInput['reader']): void {
    const { device, diagnose, createInspectors } = this.#host;
    const { text, viewers, expanded } = this.#model;
    this.#diagnosis.update({
      text,
      reader,
      viewers,
      tags: expanded.tags,
      device,
      context: this.#fullContext,
      language,
      diagnose,
      createInspectors,
      isOwn: this.#isOwn,
    });
  }

  render(texts: DebuggerTexts): TemplateResult {
    const view = this.#view.context(texts);
    return html`<div class="debugger" lang=${texts.language}>
      ${this.#input.render({
        translate: texts.translate,
        pageEmbed: this.#pageEmbed,
        pastedTags: this.#model.pastedTags,
        checkedTag: this.#model.checkedTag,
        isList: this.#model.isList,
      })}
      <slot></slot>
      ${this.#renderVerdict(view)}
      ${this.#isSettled && this.#model.text !== '' ? this.#renderEvidence(view) : nothing}
    </div>`;
  }

  /** Keeps the object as long as nothing changes, so that nothing is expanded again. */
  #updateContext(): void {
    const { context, defaults } = this.#host;
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
    const { currentDiagnosis, status, inspections, refusedUrls } = this.#diagnosis;
    // A verdict without all responses may be the opposite of the final one.
    const diagnosis = this.#settledText === this.#model.text ? currentDiagnosis : null;
    const recording = diagnosis === null ? null : this.#model.recording;
    const entry = this.#verdictEntry;
    const tags = tagsOfEntry(this.#selected, this.#entries);
    const urls = tags.length === 0 ? refusedUrls : inspections.openUrls(tags);
    const hosts = foreignHosts(urls, this.#isOwn);
    const canRepeat = this.#inspection !== null && sentRequests(this.#inspection);
    const request = (): void => void this.#diagnosis.request(tags);
    const canApply = diagnosis !== null && recording === null && this.#loaded !== null;
    return verdictView(view, {
      status,
      verdict: diagnosis?.verdict ?? null,
      input: diagnosis?.input ?? null,
      isRequesting: status === 'checking' && currentDiagnosis !== null,
      recording,
      about: diagnosis === null || entry === undefined ? '' : entryName(entry, view.translate),
      foreignHosts: hosts,
      canRepeat,
      request,
      apply: canApply ? (repair) => this.#apply(repair, 'undo') : null,
      actions: this.#renderActions(view, canRepeat && hosts.length === 0 ? request : null),
    });
  }

  /** Their code is loaded with the evidence. */
  #renderActions(
    view: ViewContext,
    requestAgain: (() => void) | null,
  ): ViewTemplate | readonly ViewTemplate[] {
    const diagnosis = this.#current;
    if (diagnosis === null) return nothing;
    const loaded = this.#loaded;
    if (loaded === null) return nothing;
    this.#actions ??= new loaded.VerdictActions(this.#host, () => this.#view.clearCopyNote());
    const { value, device, context, fragment } = this.#host;
    return this.#actions.render(view, {
      diagnosis,
      controller: this.#diagnosis,
      context: this.#fullContext,
      recording: this.#model.recording,
      entry: this.#verdictEntry ?? this.#selected,
      entries: this.#entries,
      isLive: this.#model.expanded.tags.length > 0,
      requestAgain,
      state: { value, device, context },
      fragment,
      checkLive: (input) => this.#checkLive(input),
      showFindings: () => this.#show('findings'),
    });
  }

  #renderEvidence(view: ViewContext): ViewTemplate | readonly ViewTemplate[] {
    return panel(view, this.#evidence, 'evidence', ({ evidenceTemplate }) =>
      evidenceTemplate(view, {
        panels: this.#panels,
        ads: this.#model.expanded.ads,
        entries: this.#entries,
        selected: this.#selected,
        inspection: this.#inspection,
        isOutdated: this.#found?.isOutdated ?? false,
        findings: this.#current?.findings ?? [],
        tags: this.#current?.tags ?? [],
        tagVerdicts: this.#current?.tagVerdicts ?? [],
        chooseTag: (index) => this.#input.chooseTag(index),
        applied: this.#input.history.applied,
        isDocument: ['vast', 'vmap', 'response'].includes(this.#current?.kind ?? ''),
        recordedTrackers: this.#model.record?.trackers ?? null,
        isRecorded: this.#model.recording !== null,
        context: this.#fullContext,
        moment: this.#model.moment,
        linked: this.#linked,
        select: (key) => this.#select(key),
        link: (index) => this.#link(index),
        focus: (id) => focusPart(this.#host, id),
        apply: (repair) => this.#apply(repair, 'applied'),
        undo: () => this.#input.undo(),
        edit: (template) => this.#editTemplate(template),
        setContext: (changes) => this.#setContext({ ...this.#host.context, ...changes }),
        resetContext: () => this.#setContext({}),
        useConsent: (changes) => this.#useConsent(changes),
      }),
    );
  }

  get #loaded() {
    const part = this.#evidence.get('evidence');
    return part.status === 'loaded' ? part.module : null;
  }

  get #checked(): CheckedText {
    const { text, checkedTag } = this.#model;
    return { text, isTag: checkedTag !== null };
  }

  get #current(): Diagnosis | null {
    return this.#diagnosis.currentDiagnosis;
  }

  get #verdictEntry(): Entry | undefined {
    const diagnosis = this.#current;
    return diagnosis === null ? undefined : entryOfVerdict(this.#entries, diagnosis, this.#device);
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
      this.#model.record?.inspection ??
      this.#current?.inspection ??
      recordedInspection(this.#current?.input ?? null)
    );
  }

  #reset(): void {
    this.#actions?.clearNote();
    if (this.#input.isEdit) return;
    this.#view.reset();
    this.#chosen = '';
    this.#linked = null;
  }

  #changed(): void {
    this.#host.dispatchEvent(new Event('change'));
  }

  #checkLive(input: string): void {
    const pageUrl = this.#model.recording?.pageUrl ?? '';
    if (pageUrl !== '') this.#host.context = { ...this.#host.context, 'page-url': pageUrl };
    this.#host.value = input;
    this.#changed();
  }

  #setContext(context: DebuggerContext): void {
    this.#host.context = context;
    this.#changed();
  }

  #useConsent(changes: DebuggerContext): void {
    this.#view.open('context');
    this.#setContext({ ...this.#host.context, ...changes });
  }

  #select(key: string): void {
    this.#chosen = key;
    this.#linked = null;
    this.#show('tag');
  }

  #show(section: SectionName): void {
    this.#view.open(section);
    void this.#host.updateComplete.then(() => focusPart(this.#host, `section-${section}`));
  }

  #link(index: number | null): void {
    if (this.#linked === index) return;
    this.#linked = index;
    this.#host.requestUpdate();
  }

  /** Applies a repair. Its button is gone afterwards, so the focus moves to what can undo it. */
  #apply(repair: Repair, focusId: string): void {
    const applied = this.#loaded?.repairInput(this.#model.text, repair) ?? null;
    if (applied !== null) this.#input.repair(this.#checked, applied);
    void this.#host.updateComplete.then(() => focusPart(this.#host, focusId));
  }

  #editTemplate(template: string): void {
    const entry = this.#selected;
    const text =
      entry === null ? null : this.#loaded?.replaceTemplate(this.#model.text, entry, template);
    if (typeof text === 'string') this.#input.replace(this.#checked, text);
  }
}
