import type { Command } from '../command.js';
/** `media-embed code`: the embed code of an embed. */
export declare const CODE: Command;
//# sourceMappingURL=code.d.ts.map