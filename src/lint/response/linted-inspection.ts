import { jsonPointer } from '../../finding.js';
import type { Hop, Inspection } from '../../vast/inspect/inspection.js';
import { readLintedDocument, type DocumentContext, type LintedDocument } from './vast-document.js';

export interface LintedHop {
  readonly hop: Hop;
  readonly path: string;
  readonly parent: LintedHop | null;
  /** Number of wrappers that led here. */
  readonly depth: number;
  /** Null without a response of status 200 to 299, and for status 204. */
  readonly document: LintedDocument | null;
}

/** The subject of the rules about a chain of requests. */
export interface LintedInspection {
  readonly inspection: Inspection;
  readonly hops: readonly LintedHop[];
  readonly pageProtocol: string;
  /** Milliseconds from the first request after which the player stops waiting. */
  readonly timeoutMs: number;
}

const hasDocument = ({ status, text, url }: Hop): boolean => {
  if (text === null || status === 204) return false;
  // A document that was pasted has no request and no status.
  return status === null ? url === '' : status >= 200 && status <= 299;
};

/** Whether a browser plays a type, by what the inspection found for the files of that type. */
const verdicts = ({ ads }: Inspection): ReadonlyMap<string, boolean> => {
  const byType = new Map<string, boolean>();
  for (const { media, isPlayable } of ads.flatMap((ad) => ad.media)) {
    if (media.apiFramework === null)
      byType.set(media.type, isPlayable || byType.get(media.type) === true);
  }
  return byType;
};

/** The index of the hop that led to a hop; null for the first, and for an index that is not before it. */
const parentIndex = ({ parent }: Hop, index: number): number | null =>
  parent !== null && Number.isInteger(parent) && parent >= 0 && parent < index ? parent : null;

/** A VMAP document does not count as a wrapper: the tags of its breaks begin chains of their own. */
const depthBehind = (parent: LintedHop | null): number =>
  parent === null || parent.document?.vmap != null ? 0 : parent.depth + 1;

export const readLintedInspection = (
  inspection: Inspection,
  context: Omit<DocumentContext, 'path' | 'textPath'>,
  timeoutMs: number,
): LintedInspection => {
  const byType = verdicts(inspection);
  const hops: LintedHop[] = [];
  for (const [index, hop] of inspection.hops.entries()) {
    const at = parentIndex(hop, index);
    const parent = at === null ? null : (hops[at] ?? null);
    const path = jsonPointer('hops', index);
    const document = hasDocument(hop)
      ? readLintedDocument(hop.text ?? '', {
          ...context,
          path,
          textPath: `${path}/text`,
          isCut: hop.failure?.id === 'document-size',
          allowsVmap: context.allowsVmap && parent === null,
          canPlay: (type) => byType.get(type) ?? context.canPlay(type),
        })
      : null;
    hops.push({ hop, path, parent, depth: depthBehind(parent), document });
  }
  return { inspection, hops, pageProtocol: context.pageProtocol, timeoutMs };
};
