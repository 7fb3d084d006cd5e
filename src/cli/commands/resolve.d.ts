import type { Command } from '../command.js';
/** `media-embed resolve`: what an embed means for one viewer. */
export declare const RESOLVE: Command;
//# sourceMappingURL=resolve.d.ts.map