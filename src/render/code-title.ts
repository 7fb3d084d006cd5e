import type { CodeRequest } from './code-request.js';

/** Accessible name of the player: never blank, since a frame has to have one (WCAG 2.2, 4.1.2). */
export const codeTitle = ({ config, options }: CodeRequest): string =>
  [options.title, config.title, config.source?.title].find((title) => title?.trim()) ??
  'Media player';
