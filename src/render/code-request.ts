import type { PlayerConfig } from '../resolve/player-config.js';
import type { Embed } from '../schema/embed.js';
import { findTag, type ServiceTag } from '../service-markup.js';
import type { CodeOptions } from './code-options.js';

/** What a format writes code from. */
export interface CodeRequest {
  readonly embed: Embed;
  /** The embed resolved for no viewer in particular. */
  readonly config: PlayerConfig;
  /** Usable values only. */
  readonly options: CodeOptions;
}

/** Why a format cannot be written. */
export interface MissingField {
  /** JSON Pointer of the embed's field that is missing or cannot be used. */
  readonly path: string;
  readonly remedy: string;
}

/** Writes one format. */
export type CodeWriter = (request: CodeRequest) => string | MissingField;

/** The container of the service's own code, which names the embed (platform facts 4.2), or null. */
export const serviceContainer = (code: string): ServiceTag | null =>
  findTag(code, ({ attributes }) => attributes.has('data-embed'));
