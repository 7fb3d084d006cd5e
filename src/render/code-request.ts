import { MAX_LENGTH } from '../limits.js';
import type { PlayerConfig } from '../resolve/player-config.js';
import { interpretEmbed } from '../resolve/interpret-embed.js';
import type { Embed } from '../schema/embed.js';
import { findTag, type ServiceTag } from '../service-markup.js';
import { type CodeOptions, usableOptions } from './code-options.js';
import type { MissingField } from './missing-field.js';

/** The input of a format. */
export interface CodeRequest {
  readonly embed: Embed;
  /** The embed, resolved without a viewer. */
  readonly config: PlayerConfig;
  /** The options without unusable values. */
  readonly options: CodeOptions;
}

/** Reads an embed for its formats. */
export const codeRequest = (embed: Embed, options: CodeOptions = {}): CodeRequest => ({
  embed,
  config: interpretEmbed(embed, {}),
  options: usableOptions(options),
});

export type CodeWriter = (request: CodeRequest) => string | MissingField;

/** The container of the service's own code, which names the embed (platform facts 4.2), or null. */
export const serviceContainer = (code: string): ServiceTag | null =>
  findTag(code, ({ attributes }) => attributes.has('data-embed'));

/** Accessible name of the player. Never blank, since a frame must have one (WCAG 2.2, 4.1.2). */
export const codeTitle = ({ config, options }: CodeRequest): string =>
  [options.title, config.title, config.source?.title].find((title) => title?.trim()) ??
  'Media player';

/** Size of the code in CSS pixels, whole numbers from 1 to 99999. */
export interface CodeSize {
  readonly width: number;
  readonly height: number;
}

/** The service's own default (platform facts 4.2). */
const DEFAULT_SIZE: CodeSize = { width: 540, height: 302 };

const whole = (pixels: number): number => Math.max(1, Math.min(MAX_LENGTH, Math.round(pixels)));

type PartialSize = { readonly [Side in keyof CodeSize]?: number | null | undefined };

/** Computes a missing side from the aspect ratio; null when both are missing. */
const complete = ({ width, height }: PartialSize, aspectRatio: number): CodeSize | null => {
  if (width) return { width: whole(width), height: whole(height ?? width / aspectRatio) };
  return height ? { width: whole(height * aspectRatio), height: whole(height) } : null;
};

/** The size in the options, or null. A requested aspect ratio changes the embed's height. */
export const requestedSize = ({ config, options }: CodeRequest): CodeSize | null => {
  const { aspectRatio } = options;
  const requested = complete(options, aspectRatio ?? config.size.aspectRatio);
  if (requested !== null || aspectRatio === undefined) return requested;
  return complete({ width: config.size.width ?? DEFAULT_SIZE.width }, aspectRatio);
};

/** The size in the options, else the embed's, else null. */
export const knownSize = (request: CodeRequest): CodeSize | null => {
  const { size } = request.config;
  return requestedSize(request) ?? complete(size, size.aspectRatio);
};

/** The size in the options, else the embed's, else 540 by 302. */
export const codeSize = (request: CodeRequest): CodeSize => knownSize(request) ?? DEFAULT_SIZE;

/**
 * Whether the player takes the width of its container. A portrait player keeps its own width, because
 * in a wide column it would be higher than the screen.
 */
export const fillsContainer = ({ config, options }: CodeRequest, size: CodeSize): boolean =>
  (options.responsive ?? config.size.responsive) && size.width >= size.height;
