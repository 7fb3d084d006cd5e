import type { Command } from '../command.js';
/** `media-embed lint`: what is wrong with embeds, ad tags and the responses of ad servers. */
export declare const LINT: Command;
//# sourceMappingURL=lint.d.ts.map