import type { Source } from '../resolve/player-config.js';
import type { CodeRequest } from './code-request.js';
import { type MissingField, missingField } from './missing-field.js';
import { frameAddress } from './frame-address.js';
import { uploadDate } from './json-ld.js';

/** What feeds and search engines have to know of an embed; null is unknown. */
export interface MediaFacts {
  readonly title: string | null;
  readonly description: string | null;
  readonly thumbnail: string | null;
  /** When the embed was created: ISO 8601 in UTC. */
  readonly date: string | null;
  readonly content: (Pick<Source, 'type'> & { readonly url: string }) | null;
  readonly player: string | null;
  /** Seconds. */
  readonly duration: number | null;
  readonly tags: readonly string[];
  readonly isLive: boolean;
}

const notBlank = (...texts: readonly (string | undefined)[]): string | null =>
  texts.find((text) => text?.trim()) ?? null;

export const mediaFacts = (request: CodeRequest): MediaFacts => {
  const { config, options } = request;
  const { source } = config;
  const player = frameAddress(request);
  return {
    title: notBlank(options.title, config.title, source?.title),
    description: notBlank(config.description),
    thumbnail: source?.poster ?? null,
    date: uploadDate(config.createdAt, options.timeZone ?? 'UTC'),
    content: source?.url ? { url: source.url, type: source.type } : null,
    player: typeof player === 'string' ? player : null,
    duration: source?.duration ?? null,
    tags: config.tags,
    isLive: source?.kind === 'live',
  };
};

export const missingThumbnail = ({ config: { source } }: CodeRequest): MissingField =>
  missingField('preview-image', `/${source?.kind ?? 'video'}/preview_image`);
