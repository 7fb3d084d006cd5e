import { type Attributes, type Markup } from '../render/markup.js';
/** Where a block stands in its column. */
export type BlockAlignment = 'left' | 'center' | 'right';
/** A published embed as a block of an editor's document: plain data, as editors store it. */
export interface EmbedBlock {
    /** Address of the page of the embed, which people paste as a link. */
    readonly page: string;
    /** Address of the published JSON, for `<media-embed src>`. */
    readonly src: string;
    /** Accessible name of the player; null for the embed's own title. */
    readonly title: string | null;
    readonly align: BlockAlignment | null;
}
/** The value as an alignment, or null. */
export declare const alignmentOf: (value: unknown) => BlockAlignment | null;
/** The value as a name of the player, or null if it is blank, an address or no text. */
export declare const titleOf: (value: unknown) => string | null;
/** The attributes of the element that a document stores; null means that an attribute is not written. */
export declare const blockAttributes: ({ src, title, align }: EmbedBlock) => Attributes;
/** The `<media-embed>` element of a block. The link in it leads to the embed where the element is not defined. */
export declare const blockCode: (block: EmbedBlock) => Markup;
/** The attributes of the frame that previews a block in an editor: the embed's page, without access to the editor. */
export declare const previewAttributes: ({ page, title }: EmbedBlock, name: string) => {
    src: string;
    title: string;
    sandbox: string;
    loading: string;
    referrerpolicy: string;
    tabindex: string;
};
//# sourceMappingURL=embed-block.d.ts.map