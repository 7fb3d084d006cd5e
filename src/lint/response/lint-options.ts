import { isPlayableType } from '../../vast/read/media-types.js';
import { webAddress } from '../../vast/web-address.js';
import type { DocumentContext } from './vast-document.js';

/** What is known about the page and the player. */
export interface LintVastOptions {
  /** URL of the page with the player. Default: an https page. */
  readonly pageUrl?: string;
  /** Whether the player accepts VMAP here. Default: true. */
  readonly allowVmap?: boolean;
  /** Whether the browser plays a MIME type. Default: the types that current browsers play. */
  readonly canPlay?: (type: string) => boolean;
  /** CSS pixels. Without it, the sizes of media files are not compared with it. */
  readonly playerSize?: { readonly width: number; readonly height: number };
  /** Whether the page has slots for companions. Default: false. */
  readonly hasCompanionSlots?: boolean;
}

export interface LintInspectionOptions extends LintVastOptions {
  /** Milliseconds after which the player gives up the requests of a break. Default: 5,000. */
  readonly timeoutMs?: number;
}

export const documentContext = ({
  pageUrl,
  allowVmap = true,
  canPlay = isPlayableType,
  playerSize,
  hasCompanionSlots = false,
}: LintVastOptions): Omit<DocumentContext, 'path' | 'textPath'> => ({
  pageProtocol: webAddress(pageUrl ?? '')?.protocol ?? 'https:',
  allowsVmap: allowVmap,
  canPlay,
  playerSize: playerSize ?? null,
  hasCompanionSlots,
});
