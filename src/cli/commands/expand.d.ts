import type { Command } from '../command.js';
/** `media-embed expand`: what a player would request, and what happened to each placeholder. */
export declare const EXPAND: Command;
//# sourceMappingURL=expand.d.ts.map