import { html, nothing, type TemplateResult } from 'lit';
import { isAdManagerTag } from '../../src/ad-tags/google-ad-manager.js';
import type { DiagnosedTag } from '../../src/diagnosis/diagnosis.js';
import type { RecordedTracker } from '../../src/player/recorder/ad-record.js';
import type { Inspection } from '../../src/vast/inspect/inspection.js';
import { contextSummary } from './context/context-summary.js';
import type { DebuggerContext } from './context/fields.js';
import type { Moment } from './context/viewers.js';
import { type Entry, entryName, twinOf } from './entries.js';
import type { ExpandedTag } from './expand-input.js';
import { findingLocation } from './finding-location.js';
import { type EVIDENCE_PANELS, panel, type PanelLoader } from './panels/panel-loader.js';
import { adFacts } from './views/ad-facts.js';
import { chainView } from './views/chain-view.js';
import {
  findingCounts,
  findingList,
  type FindingListProps,
  sortedFindings,
} from './views/finding-list.js';
import { slotMatrix, type SlotMatrixProps, statusBadge } from './views/slot-matrix.js';
import { tagList, type TagListProps } from './views/tag-list.js';
import { tagView } from './views/tag-view.js';
import {
  section,
  type SectionName,
  type ViewTemplate,
  type ViewContext,
} from './views/view-context.js';

export { recognizeInput } from '../../src/diagnosis/input/recognize-input.js';
export { readAdRecord } from './ad-record-input.js';
export { repairInput } from './applied-repair.js';
export { replaceTemplate } from './applied-repair.js';
export { VerdictActions } from './verdict-actions.js';

/** The evidence below the verdict, and what a person can do with it. */
export interface EvidenceProps
  extends SlotMatrixProps, TagListProps, Omit<FindingListProps, 'locate'> {
  readonly panels: PanelLoader<typeof EVIDENCE_PANELS>;
  /** Of the selected tag, or of a pasted document; null if nothing was requested. */
  readonly inspection: Inspection | null;
  /** Whether the responses belong to an earlier URL of the tag. */
  readonly isOutdated: boolean;
  /** The tags that paths of findings about responses refer to. */
  readonly tags: readonly DiagnosedTag[];
  /** The trackers of a recorded page; null for other inputs. */
  readonly recordedTrackers: readonly RecordedTracker[] | null;
  readonly context: DebuggerContext;
  readonly moment: Moment;
  readonly linked: number | null;
  readonly link: (index: number | null) => void;
  readonly focus: (id: string) => void;
  readonly edit: (template: string) => void;
  readonly setContext: (changes: DebuggerContext) => void;
  readonly resetContext: () => void;
  readonly useConsent: (changes: DebuggerContext) => void;
}

const tagsSection = (view: ViewContext, props: EvidenceProps): ViewTemplate =>
  props.tagVerdicts.length === 0
    ? nothing
    : section(view, 'tags', String(props.tagVerdicts.length), () => tagList(view, props));

const slotsSection = (view: ViewContext, props: EvidenceProps): ViewTemplate =>
  props.entries.length < 2 && props.ads === null
    ? nothing
    : section(view, 'slots', '', () => slotMatrix(view, props));

const findingsSection = (view: ViewContext, props: EvidenceProps): ViewTemplate =>
  section(view, 'findings', html`${findingCounts(view, sortedFindings(props.findings))}`, () =>
    findingList(view, {
      ...props,
      locate: (path) => findingLocation(path, props.entries, props.tags),
    }),
  );

const tagSection = (view: ViewContext, props: EvidenceProps, entry: Entry): ViewTemplate => {
  const { tag } = entry;
  const name = html`${entryName(entry, view.translate)} ${statusBadge(entry, view.translate)}`;
  return section(view, 'tag', name, () => [
    adFacts(view, entry),
    tag === null
      ? nothing
      : tagView(view, {
          ...props,
          tag: tag.expanded,
          otherDevice: twinOf(entry, props.entries)?.tag?.expanded.expansions ?? [],
        }),
  ]);
};

type EvidencePanels = typeof EVIDENCE_PANELS;

/** Writes sections whose code is loaded when a person opens them. */
const panelSections =
  (view: ViewContext, { panels }: EvidenceProps) =>
  <Name extends keyof EvidencePanels>(
    name: SectionName,
    note: string,
    panelName: Name,
    body: (
      module: Awaited<ReturnType<EvidencePanels[Name]>>,
    ) => ViewTemplate | readonly ViewTemplate[],
  ): ViewTemplate =>
    section(view, name, note, () => panel(view, panels, panelName, body));

const inspectionSections = (view: ViewContext, props: EvidenceProps): readonly ViewTemplate[] => {
  const { inspection, recordedTrackers } = props;
  const { translate } = view;
  if (inspection === null)
    return [section(view, 'chain', translate('chain-not-requested'), () => chainView(view, null))];
  const total = translate('chain-total', {
    milliseconds: String(Math.round(inspection.durationMs)),
  });
  const note = `${inspection.hops.length} · ${total}`;
  const isOutdated = recordedTrackers === null && props.isOutdated;
  const chain = section(view, 'chain', isOutdated ? translate('verdict-outdated') : note, () =>
    chainView(view, inspection),
  );
  const part = panelSections(view, props);
  if (recordedTrackers !== null) {
    const count = String(recordedTrackers.length);
    return [
      chain,
      part('trackers', count, 'audit', ({ trackerAudit }) => trackerAudit(view, recordedTrackers)),
    ];
  }
  const files = String(inspection.ads.flatMap(({ media }) => media).length);
  const trackers = String(inspection.ads.flatMap((ad) => ad.trackers).length);
  return [
    chain,
    part('media', files, 'ads', ({ mediaView }) => mediaView(view, inspection)),
    part('trackers', trackers, 'ads', ({ trackersView }) => trackersView(view, inspection)),
    part('additions', '', 'ads', ({ additionsView }) => additionsView(view, inspection)),
  ];
};

const contextSection = (view: ViewContext, props: EvidenceProps): ViewTemplate => {
  const { context, moment, setContext: set, resetContext: reset } = props;
  const summary = contextSummary(context, moment, view.translate);
  return panelSections(view, props)('context', summary, 'context', ({ contextForm }) =>
    contextForm({ ...view, context, moment, set, reset }),
  );
};

/** A tag under other consent, by its parameters, and in other players. */
const tagPanels = (view: ViewContext, props: EvidenceProps, tag: ExpandedTag): TemplateResult => {
  const part = panelSections(view, props);
  const { template } = tag;
  return html`${part('consent', '', 'consent', ({ consentPanel }) => consentPanel(view, tag, props.useConsent))}
  ${
    isAdManagerTag(template.trim())
      ? part('google', '', 'google', ({ googlePanel }) => googlePanel(view, template, props.edit))
      : nothing
  }
  ${part('players', '', 'players', ({ playersPanel }) => playersPanel(view, tag))}`;
};

/** Everything that the verdict rests on, in sections that can be opened. */
export const evidenceTemplate = (view: ViewContext, props: EvidenceProps): TemplateResult => {
  const { selected, isRecorded } = props;
  const tag = selected?.tag ?? null;
  return html`<div class="evidence">
    ${tagsSection(view, props)} ${slotsSection(view, props)} ${findingsSection(view, props)}
    ${selected === null ? nothing : tagSection(view, props, selected)}
    ${tag === null && props.inspection === null ? nothing : inspectionSections(view, props)}
    ${isRecorded ? nothing : contextSection(view, props)}
    ${tag === null || isRecorded ? nothing : tagPanels(view, props, tag)}
  </div>`;
};
