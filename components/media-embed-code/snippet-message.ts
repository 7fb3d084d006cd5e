import { originsIn } from '../controllers/origin-setting.js';
import type { CodeFormat } from '../../src/render/render-code.js';

/** What the viewer inserts into a page. Plain data, so that it can be sent to another page. */
export interface Snippet {
  readonly type: 'media-embed-code';
  readonly version: 1;
  /** The id that names the embed in its code. */
  readonly embed: string;
  readonly format: CodeFormat;
  readonly code: string;
  /** The script that the page needs once, or null. */
  readonly script: string | null;
}

/** The event `codeinsert`. Cancelable: then the page of the frame is not sent the snippet. */
export class CodeInsertEvent extends CustomEvent<Snippet> {
  constructor(snippet: Snippet) {
    super('codeinsert', { detail: snippet, bubbles: true, composed: true, cancelable: true });
  }
}

/** Sends a snippet to the page that contains the frame, if it has that origin; browsers check it. */
export const sendSnippet = (snippet: Snippet, hostOrigin: string | null): void => {
  const [origin] = hostOrigin === null ? [] : originsIn('hostOrigin', hostOrigin);
  if (origin !== undefined && window.parent !== window) window.parent.postMessage(snippet, origin);
};
