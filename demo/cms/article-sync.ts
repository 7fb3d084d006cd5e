import {
  type ArticleText,
  type ArticleVersion,
  createId,
  DraftSlot,
  EMPTY_DOCUMENT,
  type FoundDraft,
} from './article-drafts.js';
import { codeOf, type PageErrorCode, saveArticle } from './cms-api.js';
import {
  type BlockLines,
  type Choice,
  type Conflict,
  isConflict,
  mergeBlocks,
  type MergedPart,
  mergeTitles,
  resolveConflicts,
} from './merge-articles.js';
import type { ArticleEntry, ArticleReply } from './server/article-routes.js';
import type { EditorNode } from './server/editor-document.js';
import type { Language } from '../../src/messages/languages.js';

/** A draft is saved when nothing was typed for this time. */
const SAVE_DELAY_MS = 1500;

/** And kept on the device much sooner. */
const KEEP_DELAY_MS = 250;

const FIRST_RETRY_MS = 1000;

const MAX_RETRY_MS = 30_000;

/** The version may have been saved although there was no usable reply. */
const UNKNOWN_OUTCOMES: ReadonlySet<PageErrorCode> = new Set([
  'no-response',
  'invalid-response',
  'internal',
]);

/** Where the text is. */
export type SyncState = 'new' | 'edited' | 'saving' | 'saved' | 'published' | 'kept' | 'not-kept';

/** What the editor shows. */
export interface WrittenArticle {
  read(): ArticleText;
  blocksOf(document: EditorNode): BlockLines;
  replace(title: string, blocks: BlockLines): void;
}

/** The parts of the title, and those of the text. */
type MergedArticle = readonly [readonly MergedPart[], readonly MergedPart[]];

export interface ArticleSyncOptions {
  readonly author: string;
  readonly language: () => Language;
  readonly written: WrittenArticle;
  readonly changed: () => void;
}

const versionOf = ({
  versions: [version = ''],
  title,
  document,
}: ArticleReply): ArticleVersion => ({
  version,
  title,
  document,
});

/** The title as the server keeps it. */
const normalizeTitle = (title: string): string => title.replace(/\s+/g, ' ').trim();

/**
 * Brings one article to the server: a version at a time, kept on the device until it is there, and merged with what
 * somebody else saved meanwhile.
 */
export class ArticleSync {
  id: string;
  /** What the server has of the article; null before it is known. */
  entry: ArticleEntry | null;
  error: PageErrorCode | null = null;
  /** The text of somebody else that changes the same passages. */
  theirs: ArticleReply | null = null;
  readonly #options: ArticleSyncOptions;
  readonly #slot: DraftSlot;
  #base: ArticleVersion | null;
  #pending: ArticleVersion | null;
  #isChanged: boolean;
  #isKept = true;
  #isSending = false;
  #isPublished = false;
  #isClosed = false;
  #saveTimer = 0;
  #keepTimer = 0;
  #retryMs = FIRST_RETRY_MS;
  /** One request after the other. */
  #queue: Promise<unknown> = Promise.resolve();

  /** Starts with an article of the server, and with a draft that it does not have; both are null for a new article. */
  constructor(options: ArticleSyncOptions, article: ArticleReply | null, found: FoundDraft | null) {
    const { key, draft = null } = found ?? {};
    this.#options = options;
    this.id = draft?.id ?? article?.id ?? createId();
    this.entry = article;
    this.#base = draft === null ? article && versionOf(article) : draft.base;
    this.#pending = draft?.pending ?? null;
    this.#isChanged = draft !== null;
    this.#slot = key === undefined ? DraftSlot.of(options.author, this.id) : new DraftSlot(key);
  }

  get state(): SyncState {
    if (this.#isSending && this.error === null) return 'saving';
    if (this.#isPublished) return 'published';
    if (this.error === null && this.theirs === null && this.#isChanged) return 'edited';
    if (this.isUnsent) return this.#isKept ? 'kept' : 'not-kept';
    return this.#base === null ? 'new' : 'saved';
  }

  /** Whether the server lacks something. */
  get isUnsent(): boolean {
    return this.#isChanged || this.#pending !== null || this.theirs !== null;
  }

  /** Whether a closed tab would take text away. */
  get isAtRisk(): boolean {
    return this.isUnsent && !this.#isKept;
  }

  edited(): void {
    this.#isChanged = true;
    this.#isPublished = false;
    clearTimeout(this.#keepTimer);
    this.#keepTimer = setTimeout(() => this.keep(), KEEP_DELAY_MS);
    this.#saveAfter(SAVE_DELAY_MS);
    this.#options.changed();
  }

  /** Keeps on the device what the server lacks. */
  keep(): void {
    clearTimeout(this.#keepTimer);
    if (this.#isClosed) return;
    const [base, pending, text] = [this.#base, this.#pending, this.#options.written.read()];
    if (this.isUnsent) this.#isKept = this.#slot.keep({ id: this.id, base, pending, ...text });
    else this.#slot.empty();
  }

  /** Sends what changed, or publishes the article. False if that failed; never rejects. */
  save(publish = false): Promise<boolean> {
    const sent = this.#queue.then(() => this.#send(publish));
    this.#queue = sent;
    return sent;
  }

  /** Ends the work for this article. What is kept stays, unless the article was deleted. */
  close(isDeleted = false): void {
    if (isDeleted) this.#slot.empty();
    else this.keep();
    this.#slot.release();
    this.#isClosed = true;
    clearTimeout(this.#saveTimer);
    clearTimeout(this.#keepTimer);
  }

  /** Saves the text of an article that somebody deleted. */
  saveAsNew(): Promise<boolean> {
    this.id = createId();
    this.#base = this.#pending = this.entry = null;
    this.#isChanged = true;
    return this.save();
  }

  /** The passages that the author has to decide about, that of the title first. */
  conflicts(): readonly Conflict[] {
    return this.theirs === null ? [] : this.#merge(this.theirs).flat().filter(isConflict);
  }

  /** Continues with the chosen texts. */
  resolve(choose: (conflict: Conflict) => Choice): Promise<boolean> {
    if (this.theirs !== null) this.#take(this.theirs, this.#merge(this.theirs), choose);
    return this.save();
  }

  async #send(publish: boolean): Promise<boolean> {
    clearTimeout(this.#saveTimer);
    let isAsked = publish;
    try {
      while (!this.#isClosed && this.theirs === null && (this.isUnsent || isAsked))
        if (await this.#sendVersion(isAsked)) isAsked = false;
      this.error = null;
      this.#retryMs = FIRST_RETRY_MS;
    } catch (error) {
      this.#failed(codeOf(error));
    }
    this.#isSending = false;
    this.keep();
    this.#options.changed();
    return this.error === null && this.theirs === null;
  }

  /** Sends the version without a reply, or what was written since. True if it was saved as asked. */
  async #sendVersion(publish: boolean): Promise<boolean> {
    const isRepeated = this.#pending !== null;
    const version = (this.#pending ??= this.#newVersion());
    this.#isSending = true;
    this.keep();
    this.#options.changed();
    const { isSaved, article } = await saveArticle({
      id: this.id,
      version: version.version,
      base: this.#base?.version ?? null,
      title: version.title,
      content: version.document,
      language: this.#options.language(),
      // The author asked to publish what the page showed then.
      publish: publish && !isRepeated,
    });
    if (this.#isClosed) return false;
    this.#pending = null;
    this.entry = article;
    if (isSaved) this.#base = versionOf(article);
    else this.#mergeWith(article, version);
    this.#isPublished = isSaved && publish && !isRepeated && !this.#isChanged;
    return isSaved && !isRepeated;
  }

  #newVersion(): ArticleVersion {
    this.#isChanged = false;
    return { version: createId(), ...this.#written() };
  }

  #written(): ArticleText {
    const { title, document } = this.#options.written.read();
    return { title: normalizeTitle(title), document };
  }

  #failed(code: PageErrorCode): void {
    this.error = code;
    if (!UNKNOWN_OUTCOMES.has(code)) {
      this.#pending = null;
      this.#isChanged = true;
      if (code !== 'disk-full') return;
    }
    this.#saveAfter(this.#retryMs);
    this.#retryMs = Math.min(2 * this.#retryMs, MAX_RETRY_MS);
  }

  #saveAfter(delayMs: number): void {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = setTimeout(() => void this.save(), delayMs);
  }

  #merge(theirs: ArticleReply): MergedArticle {
    const { written } = this.#options;
    const { title, document } = this.#written();
    const base = this.#base ?? { title: '', document: EMPTY_DOCUMENT };
    return [
      mergeTitles(title, base.title, theirs.title),
      mergeBlocks(
        written.blocksOf(document),
        written.blocksOf(base.document),
        written.blocksOf(theirs.document),
      ),
    ];
  }

  /** Merges with the version of the server, which is based on the sent one if only the reply was lost. */
  #mergeWith(theirs: ArticleReply, sent: ArticleVersion): void {
    if (theirs.versions.includes(sent.version)) this.#base = sent;
    const parts = this.#merge(theirs);
    if (parts.flat().some(isConflict)) this.theirs = theirs;
    else this.#take(theirs, parts, () => 'both');
  }

  /** Goes on with a text on top of the version of the server. */
  #take(
    theirs: ArticleReply,
    [titleParts, textParts]: MergedArticle,
    choose: (conflict: Conflict) => Choice,
  ): void {
    const { written } = this.#options;
    const [title = ''] = resolveConflicts(titleParts, choose);
    const blocks = resolveConflicts(textParts, choose);
    this.theirs = null;
    this.#base = versionOf(theirs);
    written.replace(title, blocks);
    const isSame = written.blocksOf(theirs.document).join('\n') === blocks.join('\n');
    this.#isChanged = title !== theirs.title || !isSame;
  }
}
