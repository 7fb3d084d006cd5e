import { debuggerMessages } from '../../src/messages/generated/debugger/index.js';
import { fieldName } from './context/field-labels.js';
import { bulkLabelIn, type DebuggerContext, showsCompanions } from './context/fields.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Diagnosis } from '../../src/diagnosis/diagnosis.js';
import type { Inspection } from '../../src/vast/inspect/inspection.js';
import type { DeviceType } from '../../src/viewer.js';
import type { Viewers } from './context/viewers.js';
import type { DiagnoseOptions, Inspectors } from '../../src/diagnosis/diagnose-options.js';
import type { Diagnose } from './diagnose.js';
import type { CreateInspectors } from './page-inspectors.js';
import type { ExpandedTag } from './expand-input.js';
import { InspectionStore, tagKey } from './inspection-store.js';
import { PlannedTags } from './planned-tags.js';
import type { DiagnosisStatus } from './views/verdict-view.js';

export interface DiagnosisInput {
  readonly text: string;
  /** Whether what reads the text is loaded; nothing is diagnosed before. */
  readonly reader: 'loading' | 'failed' | 'loaded';
  readonly viewers: Viewers;
  /** The tags on both devices. */
  readonly tags: readonly ExpandedTag[];
  readonly device: DeviceType;
  /** What the viewers are read from, with the label of the bulk to force. */
  readonly context: DebuggerContext;
  readonly language: string;
  readonly diagnose: Diagnose;
  readonly createInspectors: CreateInspectors;
  /** Whether a URL may be requested without permission. */
  readonly isOwn: (url: string) => boolean;
}

/** The URLs of the tags that a person asked for in one run, with their wrappers; null before anything is requested. */
type RunPermission = ReadonlySet<string> | null;

/** Stands for a pasted document among those URLs. */
const DOCUMENT_URL = '';

/** Milliseconds without a further change after which a person has stopped typing. */
const QUIET_MS = 250;

/** What a diagnosis depends on; the viewers change with the context. */
const DECISIVE = ['text', 'reader', 'viewers', 'device', 'language', 'diagnose'] as const;

const optionsOf = ({ viewers, device, language, context }: DiagnosisInput): DiagnoseOptions => {
  const bulkLabel = bulkLabelIn(context);
  return {
    viewer: viewers[device],
    language,
    fieldName: (path) => fieldName(path, debuggerMessages.messagesIn(language)),
    ...(bulkLabel !== '' && { resolve: { bulkLabel } }),
  };
};

const notRequested = (): Promise<Inspection> =>
  Promise.reject(new Error('The ad server may not be requested now.'));

/**
 * Diagnoses the input of an element after every change, while a person types when the typing stops: first from what is
 * known without requests, then with the responses of the ad servers that may be requested. Responses are kept until the
 * input changes.
 */
export class DiagnosisController implements ReactiveController {
  status: DiagnosisStatus = 'empty';
  /** The last diagnosis; while the status is `checking`, it may be of an earlier input. Null if there was none. */
  diagnosis: Diagnosis | null = null;
  /** The options of that diagnosis, without what sent its requests. */
  options: DiagnoseOptions = {};
  /** The URLs that the last run would have requested, had it been permitted. */
  refusedUrls: readonly string[] = [];
  current: DiagnosisInput | null = null;
  readonly inspections = new InspectionStore();
  readonly #host: ReactiveControllerHost;
  readonly #onDiagnosis: (diagnosis: Diagnosis) => void;
  #diagnosedText = '';
  #work = new AbortController();
  /** When the input changed last, in milliseconds of `performance.now()`. */
  #changedAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost, onDiagnosis: (diagnosis: Diagnosis) => void) {
    this.#host = host;
    this.#onDiagnosis = onDiagnosis;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#stop();
    this.inspections.clear();
    this.current = null;
  }

  /** The last diagnosis if it is of the present input, else null. */
  get currentDiagnosis(): Diagnosis | null {
    return this.#diagnosedText === this.current?.text ? this.diagnosis : null;
  }

  /** Sets what is diagnosed; the same is not diagnosed again. Call it before each render. */
  update(next: DiagnosisInput): void {
    const last = this.current;
    if (last !== null && DECISIVE.every((name) => last[name] === next[name])) return;
    this.current = next;
    if (last?.text !== next.text) this.inspections.clear();
    if (next.text === '') this.diagnosis = null;
    this.#stop();
    this.status = next.text === '' ? 'empty' : next.reader === 'failed' ? 'failed' : 'checking';
    if (next.text === '' || next.reader !== 'loaded') return;
    const { signal } = this.#work;
    const start = (): void => void this.#start(next, signal);
    const wasQuiet = performance.now() - this.#changedAt > QUIET_MS;
    this.#changedAt = performance.now();
    if (wasQuiet) start();
    else this.#timer = setTimeout(start, QUIET_MS);
  }

  /** Requests these tags and their wrappers, or those of a pasted document, whoever owns the servers. */
  async request(tags: readonly ExpandedTag[]): Promise<void> {
    const current = this.current;
    if (current === null) return;
    this.#stop();
    this.status = 'checking';
    this.#host.requestUpdate();
    for (const { template, context, expanded } of tags)
      this.inspections.delete(tagKey(template, context), expanded.url);
    const urls = tags.length === 0 ? [DOCUMENT_URL] : tags.map(({ expanded }) => expanded.url);
    await this.#run(current, this.#work.signal, new Set(urls));
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#work.abort();
    this.#work = new AbortController();
  }

  async #start(current: DiagnosisInput, signal: AbortSignal): Promise<void> {
    // Names of fields are part of the verdict; they are in English if they cannot be loaded.
    await debuggerMessages.loadMessages(current.language)?.catch(() => undefined);
    await this.#run(current, signal, null);
    if (signal.aborted || this.status !== 'checking') return;
    await this.#run(current, signal, new Set());
  }

  async #run(
    current: DiagnosisInput,
    signal: AbortSignal,
    permission: RunPermission,
  ): Promise<void> {
    const refused: string[] = [];
    const inspect = this.#inspectors(current, permission, refused);
    const options = optionsOf(current);
    try {
      const diagnosis = await current.diagnose(current.text, {
        ...options,
        inspect,
      });
      if (signal.aborted) return;
      this.diagnosis = diagnosis;
      this.#diagnosedText = current.text;
      this.options = options;
      this.refusedUrls = refused;
      this.status = permission === null && refused.some(current.isOwn) ? 'checking' : 'ready';
      this.#onDiagnosis(diagnosis);
    } catch {
      if (signal.aborted) return;
      this.status = 'failed';
    }
    this.#host.requestUpdate();
    if (permission !== null) await this.#inspectRest(current, signal, permission, inspect);
  }

  /** Inspects the tags that the verdict did not need, such as those that differ little on the other device. */
  async #inspectRest(
    { tags, isOwn }: DiagnosisInput,
    signal: AbortSignal,
    permitted: ReadonlySet<string>,
    { inspectAdTag }: Inspectors,
  ): Promise<void> {
    for (const tag of tags) {
      const { url } = tag.expanded;
      const isOpen = url !== '' && this.inspections.findTag(tag)?.isOutdated !== false;
      if (!isOpen || !(permitted.has(url) || isOwn(url))) continue;
      await inspectAdTag(url, { context: tag.context }).catch(() => null);
      if (signal.aborted) return;
      this.#host.requestUpdate();
    }
  }

  /** Inspectors that know the responses so far, and refuse what is not permitted. */
  #inspectors(
    { tags, context: debuggerContext, createInspectors, isOwn }: DiagnosisInput,
    permission: RunPermission,
    refused: string[],
  ): Inspectors {
    const inspectors = (tagUrl: string, refusedUrls: string[]): Inspectors =>
      createInspectors({
        signal: this.inspections.signal,
        showsCompanions: showsCompanions(debuggerContext),
        mayRequest: (url) => {
          const isAllowed = permission?.has(tagUrl) === true || isOwn(url);
          if (!isAllowed) refusedUrls.push(url);
          return isAllowed;
        },
      });
    const planned = new PlannedTags(tags);
    const inspectAdTag: Inspectors['inspectAdTag'] = (plannedUrl, given) => {
      const plannedContext = given.context ?? {};
      const tag = planned.find(plannedUrl, plannedContext);
      const context = tag?.context ?? plannedContext;
      const url = tag?.expanded.url ?? plannedUrl;
      const key = tagKey(tag?.template ?? plannedUrl, context);
      const mayStart = permission !== null && (permission.has(url) || isOwn(url));
      if (mayStart || this.inspections.wasStarted(url))
        return this.inspections.inspect(key, url, (refusedUrls) =>
          inspectors(url, refusedUrls).inspectAdTag(url, { ...given, context }),
        );
      refused.push(url);
      const result = this.inspections.find(key, url);
      return result === null ? notRequested() : Promise.resolve(result.inspection);
    };
    return { inspectAdTag, inspectDocument: inspectors(DOCUMENT_URL, refused).inspectDocument };
  }
}
