import { MAX_LENGTH } from '../resolve/longest-length.js';
import type { CodeRequest } from './code-request.js';

/** Size of the code in CSS pixels, whole numbers from 1 to 99999. */
export interface CodeSize {
  readonly width: number;
  readonly height: number;
}

/** The service's own default (platform facts 4.2). */
const USUAL: CodeSize = { width: 540, height: 302 };

const whole = (pixels: number): number => Math.max(1, Math.min(MAX_LENGTH, Math.round(pixels)));

/** One side gives the other by the embed's aspect ratio; null when there is none. */
const complete = (
  {
    width,
    height,
  }: { readonly width?: number | null | undefined; readonly height?: number | null | undefined },
  aspectRatio: number,
): CodeSize | null => {
  if (width) return { width: whole(width), height: whole(height ?? width / aspectRatio) };
  return height ? { width: whole(height * aspectRatio), height: whole(height) } : null;
};

/** The size that the options name, or null. */
export const askedSize = ({ config, options }: CodeRequest): CodeSize | null =>
  complete(options, config.size.aspectRatio);

/** The size that the options name, else the embed's, else 540 by 302. */
export const codeSize = (request: CodeRequest): CodeSize => {
  const { size } = request.config;
  return askedSize(request) ?? complete(size, size.aspectRatio) ?? USUAL;
};
