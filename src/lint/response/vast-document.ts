import type { RepairData } from '../lint-finding.js';
import type { RuleHit } from '../rule.js';
import { applyEdits } from '../../text/text-edits.js';
import { TextPositions } from '../../text/text-positions.js';
import { MAX_DOCUMENT_BYTES } from '../../text/xml/document-limit.js';
import { readLinears, type LinearOutline } from './media-outline.js';
import type { TextRepair } from './text-repair.js';
import {
  readOutline,
  trackersAt,
  type AdOutline,
  type TrackerOutline,
  type VastOutline,
} from './vast-outline.js';
import { scanXml } from '../../text/xml/scan-xml.js';
import { childrenOf, elementsAt } from '../../text/xml/xml-lookup.js';
import type { XmlDocument, XmlElement } from '../../text/xml/xml-tree.js';
import { MAX_BREAKS } from '../../vast/read/vmap.js';

export interface DocumentContext {
  readonly path: string;
  /** JSON Pointer of the text of the document, for repairs. */
  readonly textPath: string;
  /** `https:` or `http:`. */
  readonly pageProtocol: string;
  /** Whether the text ends at the limit of a response, and not at its own end. Default: false. */
  readonly isCut?: boolean;
  readonly allowsVmap: boolean;
  readonly canPlay: (type: string) => boolean;
  /** CSS pixels, or null. */
  readonly playerSize: { readonly width: number; readonly height: number } | null;
  readonly hasCompanionSlots: boolean;
}

/** A text that was read as XML: the whole document, or a VAST document in a CDATA section of a VMAP document. */
export interface ScannedXml extends XmlDocument {
  readonly isNested: boolean;
}

export interface LintedDocument {
  readonly text: string;
  readonly context: DocumentContext;
  readonly isTooLong: boolean;
  readonly scans: readonly ScannedXml[];
  /** Roots of all scans; empty if one of them is not complete. */
  readonly roots: readonly XmlElement[];
  readonly vmap: XmlElement | null;
  readonly vasts: readonly VastOutline[];
  readonly ads: readonly AdOutline[];
  readonly linears: readonly LinearOutline[];
  /** A hit at an offset of the text, or about the document as a whole. */
  readonly hit: <Params>(
    offset: number | null,
    params: Params,
    repair?: TextRepair | null,
  ) => RuleHit<Params>;
}

const hitMaker = (text: string, { path, textPath }: DocumentContext): LintedDocument['hit'] => {
  const positions = new TextPositions(text);
  const repairData = ({ id, params, edits }: TextRepair): RepairData => ({
    id,
    params,
    operations: [{ op: 'replace', path: textPath, value: applyEdits(text, edits) }],
  });
  return (offset, params, repair) => ({
    params,
    path,
    position: offset === null ? null : positions.at(offset),
    repair: repair ? repairData(repair) : null,
  });
};

const breakData = (vmap: XmlElement): readonly XmlElement[] =>
  elementsAt(vmap, 'AdBreak')
    .slice(0, MAX_BREAKS)
    .flatMap((adBreak) => elementsAt(adBreak, 'AdSource'))
    .flatMap((source) => [...childrenOf(source, 'VASTAdData'), ...childrenOf(source, 'VASTData')]);

/** VAST documents in CDATA sections. */
const nestedScans = (vmap: XmlElement): readonly ScannedXml[] =>
  breakData(vmap)
    .filter((data) => data.children.length === 0)
    .flatMap(({ segments }) => segments.filter(({ isCData }) => isCData))
    .filter(({ value }) => value.trim() !== '')
    .map(({ value, start }) => ({ ...scanXml(value, start), isNested: true }));

const scansOf = (text: string): readonly ScannedXml[] => {
  const main: ScannedXml = { ...scanXml(text), isNested: false };
  return main.isComplete && main.root?.key === 'vmap' ? [main, ...nestedScans(main.root)] : [main];
};

/** Reads a response for the rules. Takes time linear to its length, and never throws. */
export const readLintedDocument = (text: string, context: DocumentContext): LintedDocument => {
  const isTooLong = context.isCut === true || text.length > MAX_DOCUMENT_BYTES;
  const scans = isTooLong ? [] : scansOf(text);
  const roots = scans.every(({ isComplete }) => isComplete)
    ? scans.flatMap(({ root }) => root ?? [])
    : [];
  const vmap = roots.find(({ key }) => key === 'vmap') ?? null;
  const vasts = [
    ...roots,
    ...(vmap === null ? [] : breakData(vmap).flatMap(({ children }) => children)),
  ]
    .filter(({ key }) => key === 'vast')
    .map(readOutline);
  const ads = vasts.flatMap((vast) => vast.ads);
  return {
    text,
    context,
    isTooLong,
    scans,
    roots,
    vmap,
    vasts,
    ads,
    linears: readLinears(ads, context.canPlay),
    hit: hitMaker(text, context),
  };
};

export const trackersOf = ({ vasts, vmap }: LintedDocument): readonly TrackerOutline[] => [
  ...vasts.flatMap(({ ads, errors }) => [...errors, ...ads.flatMap(({ trackers }) => trackers)]),
  ...(vmap === null ? [] : childrenOf(vmap, 'AdBreak')).flatMap((adBreak) =>
    trackersAt(adBreak, ['TrackingEvents', 'Tracking']),
  ),
];

/** The offset of the text of an element; of its start tag if it has none. */
export const textOffset = (element: XmlElement): number => {
  const segment = element.segments.find(({ value }) => value.trim() !== '');
  if (segment === undefined) return element.start;
  return segment.start + Math.max(0, segment.value.length - segment.value.trimStart().length);
};
