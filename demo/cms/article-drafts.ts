import type { EditorNode } from './server/editor-document.js';

export interface ArticleText {
  readonly title: string;
  readonly document: EditorNode;
}

/** As data, since the editor would parse text with a sink that Trusted Types block. */
export const EMPTY_DOCUMENT: EditorNode = { type: 'doc', content: [{ type: 'paragraph' }] };

/** A text as it was saved, or is being saved. */
export interface ArticleVersion extends ArticleText {
  readonly version: string;
}

/** A text that the server does not have yet. */
export interface ArticleDraft extends ArticleText {
  readonly id: string;
  /** The version that was changed; null for a new article. */
  readonly base: ArticleVersion | null;
  /** A version that was sent, but not confirmed. */
  readonly pending: ArticleVersion | null;
}

/** `crypto.randomUUID` is missing on pages of other machines without TLS. */
export const createId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const PREFIX = 'cms-draft';

/** Missing on pages of other machines without TLS; then a tab may merge what another one has yet to send. */
const locks = navigator.locks as LockManager | undefined;

/** A key in the storage of the browser, which belongs to its article in one tab until it is released. */
export class DraftSlot {
  readonly #key: string;
  #release = (): void => undefined;

  constructor(key: string) {
    this.#key = key;
    const released = new Promise<void>((resolve) => (this.#release = resolve));
    void locks?.request(key, () => released);
  }

  static of(author: string, id: string): DraftSlot {
    return new DraftSlot([PREFIX, author, id, createId()].map(encodeURIComponent).join(':'));
  }

  /** False if the browser keeps nothing, or has no space left. */
  keep(draft: ArticleDraft): boolean {
    try {
      localStorage.setItem(this.#key, JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  }

  empty(): void {
    try {
      localStorage.removeItem(this.#key);
    } catch {
      // Nothing was kept.
    }
  }

  release(): void {
    this.#release();
  }
}

export interface FoundDraft {
  readonly key: string;
  readonly draft: ArticleDraft;
}

/** A draft of the author that no tab works on: one of an article, or any. Null if there is none. */
export const findDraft = async (author: string, article?: string): Promise<FoundDraft | null> => {
  const { held = [] } = (await locks?.query()) ?? {};
  const keys = new Set(held.map(({ name }) => name));
  try {
    for (const key of Object.keys(localStorage)) {
      const [prefix, name, id] = key.split(':').map(decodeURIComponent);
      if (prefix !== PREFIX || name !== author || keys.has(key)) continue;
      if (article !== undefined && id !== article) continue;
      return { key, draft: JSON.parse(localStorage.getItem(key) ?? '') as ArticleDraft };
    }
  } catch {
    // The storage is closed to this page, or something else wrote to it.
  }
  return null;
};
