import type { Command } from './command.js';
/** A command that is loaded when it is used, so that each starts with only what it needs. */
export interface ListedCommand {
    readonly name: string;
    /** What it does, without a verb form of a person: `check embeds`. */
    readonly summary: string;
    readonly load: () => Promise<Command>;
}
/** Every command, in the order of the help text. */
export declare const COMMANDS: readonly ListedCommand[];
//# sourceMappingURL=command-list.d.ts.map