import type { Command } from '../command.js';
/** `media-embed inspect`: why there is no ad. */
export declare const INSPECT: Command;
//# sourceMappingURL=inspect.d.ts.map