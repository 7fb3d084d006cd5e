import type { Context } from 'hono';
import type { Client } from '../../../src/api/index.js';
import type { ArticleStore } from './article-store.js';
import type { EditorSessions } from './editor-sessions.js';
import type { EmbedCatalogue } from './embed-catalogue.js';
import type { UploadTracker } from './upload-tracker.js';

/** What the routes of the CMS work with, as Hono's bindings: `c.env`. */
export interface CmsServices {
  /** Has the key of the account, which never leaves the server. */
  readonly client: Client;
  readonly catalogue: EmbedCatalogue;
  readonly uploads: UploadTracker;
  readonly sessions: EditorSessions;
  readonly articles: ArticleStore;
  readonly playerOrigin: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: (line: string) => void;
}

export interface CmsEnv {
  Bindings: CmsServices;
  Variables: {
    editor: string;
  };
}

export type CmsContext = Context<CmsEnv>;
