import type { Embed } from '../schema/embed.js';
import type { Input } from './input.js';
/** An embed, and where it is in the JSON of an input. */
export interface PlacedEmbed {
    readonly embed: Embed;
    /** JSON Pointer of the embed; the empty string if it is the whole input. */
    readonly base: string;
    /** The beginning of pointers into the embed that the JSON does not have: `/preroll/0` for an ad of its own. */
    readonly omitted: string;
}
/** The JSON Pointer into the input of a pointer into the embed. */
export declare const pointerInInput: ({ base, omitted }: Pick<PlacedEmbed, 'base' | 'omitted'>, path: string) => string;
/** Whether the text of an input looks like JSON rather than like an ad tag or markup. */
export declare const looksLikeJson: ({ text }: Input) => boolean;
/**
 * The embeds in an input: one object, a list of them, or what a reply of the service contains. Throws an `InputError`
 * if the input is not JSON, or has no embed.
 */
export declare const readEmbeds: (input: Input) => readonly PlacedEmbed[];
//# sourceMappingURL=read-embed.d.ts.map