import { type EmbedSites } from './embed-recognizer.js';
/** What the extension uses of TipTap: `Node` of `@tiptap/core` and `Plugin` of `@tiptap/pm/state`. */
export interface TiptapModules<Extension> {
    readonly Node: {
        readonly create: (config: never) => Extension;
    };
    readonly Plugin: new (spec: never) => unknown;
}
export interface TiptapMediaEmbedOptions extends EmbedSites {
    /** Language of the labels (BCP 47): English by default, or Italian. */
    readonly language?: string | undefined;
}
/**
 * The TipTap extension `mediaEmbed`: a pasted link to an embed, or its code, becomes a block with a preview,
 * and `getHTML()` has `<media-embed src>`. The command `setMediaEmbed(text)` inserts a link or code, and
 * returns false for any other text. Embeds of other sites never become a block.
 */
export declare const tiptapMediaEmbed: <Extension>({ Node, Plugin }: TiptapModules<Extension>, options: TiptapMediaEmbedOptions) => Extension;
//# sourceMappingURL=tiptap.d.ts.map