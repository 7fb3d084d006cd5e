import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { expandTemplate } from '../../src/ad-tags/expand-template.js';
import {
  fillRate,
  fillRates,
  RATE_REQUESTS,
  type RateAnswer,
} from '../../src/diagnosis/fill-rate.js';
import { slotDevice } from '../../src/resolve/ad-slots.js';
import type { Inspection } from '../../src/vast/inspect/inspection.js';
import { showsCompanions } from './context/fields.js';
import { liveMoment, momentOf } from './context/viewers.js';
import { DiagnosisExport } from './diagnosis-export.js';
import { twinOf } from './entries.js';
import type { ExpandedTag } from './expand-input.js';
import {
  type DeviceRate,
  verdictActions,
  type VerdictActionsInput,
} from './views/verdict-actions-view.js';
import type { ViewContext, ViewTemplate } from './views/view-context.js';

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Requests a tag with the present time and a new random number, and diagnoses the answer. */
const requestTag = async (
  { template, context: tagContext, device }: ExpandedTag,
  { controller: { current, options }, context: debuggerContext }: VerdictActionsInput,
  signal: AbortSignal,
): Promise<RateAnswer> => {
  signal.throwIfAborted();
  if (current === null) throw new Error('There is no input.');
  const moment = momentOf(debuggerContext, liveMoment());
  const context = { ...tagContext, ...moment };
  const { url } = expandTemplate(template, context);
  const inspectors = current.createInspectors({
    mayRequest: () => true,
    showsCompanions: showsCompanions(debuggerContext),
    signal,
  });
  let inspection: Inspection | null = null;
  const { verdict } = await current.diagnose(
    { kind: 'ad-tag', tags: [template], replaceRules: context.replaceRules ?? [] },
    {
      ...options,
      viewer: { ...current.viewers[device], ...moment },
      inspect: {
        ...inspectors,
        inspectAdTag: async (_, given) => {
          if (slotDevice(given.context ?? {}) !== device) throw new Error('Another device.');
          inspection = await inspectors.inspectAdTag(url, { ...given, context });
          return inspection;
        },
      },
    },
  );
  return { inspection, verdict };
};

/** What can be done about a verdict: its next step, further requests of its tag, and exports. */
export class VerdictActions implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #export: DiagnosisExport;
  readonly #wait: (milliseconds: number) => Promise<void>;
  #tag = '';
  #rates: readonly DeviceRate[] = [];
  /** Ends the requests; null while none is sent. */
  #work: AbortController | null = null;

  constructor(host: ReactiveControllerHost, clearCopyNote: () => void, wait = pause) {
    this.#host = host;
    this.#export = new DiagnosisExport(host, clearCopyNote);
    this.#wait = wait;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#stop();
  }

  clearNote(): void {
    this.#export.note = '';
  }

  render(view: ViewContext, input: VerdictActionsInput): ViewTemplate {
    const { entry, entries } = input;
    const tag = input.isLive && entry?.tag?.inspection ? entry.tag : null;
    const otherTag = tag === null || entry === null ? null : (twinOf(entry, entries)?.tag ?? null);
    this.#updateTag(tag);
    return verdictActions(view, {
      ...input,
      tag,
      other: otherTag,
      rates: this.#rates,
      isRequesting: this.#work !== null,
      compare: () => tag && otherTag && this.#compare(tag, otherTag, input),
      repeat: () => tag && void this.#request(tag, RATE_REQUESTS, input, []),
      stop: () => this.#stop(),
      exports: this.#export,
    });
  }

  /** Forgets the rates of another tag, device or context. */
  #updateTag(tag: ExpandedTag | null): void {
    const name = tag === null ? '' : `${tag.device} ${tag.expanded.url}`;
    if (name === this.#tag) return;
    this.#tag = name;
    this.#rates = [];
    if (this.#work !== null) this.#stop();
  }

  /** What came so far stays. */
  #stop(): void {
    this.#work?.abort();
    this.#work = null;
    this.#host.requestUpdate();
  }

  /** Requests the same tag as the other device, beside what is known of this one. */
  #compare(tag: ExpandedTag, otherTag: ExpandedTag, input: VerdictActionsInput): void {
    const { device, inspection } = tag;
    const rate = fillRate([{ inspection, verdict: input.diagnosis.verdict }]);
    void this.#request(otherTag, 1, input, [{ device, rate }]);
  }

  async #request(
    tag: ExpandedTag,
    times: number,
    input: VerdictActionsInput,
    shown: readonly DeviceRate[],
  ): Promise<void> {
    this.#stop();
    const work = new AbortController();
    this.#work = work;
    this.#rates = shown;
    const request = (): Promise<RateAnswer> => requestTag(tag, input, work.signal);
    try {
      for await (const rate of fillRates(request, times, this.#wait)) {
        if (work.signal.aborted) return;
        this.#rates = [...shown, { device: tag.device, rate }];
        this.#host.requestUpdate();
      }
    } catch (error) {
      if (!work.signal.aborted) reportError(error);
    }
    if (this.#work === work) this.#stop();
  }
}
