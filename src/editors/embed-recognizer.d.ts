import { type EmbedBlock } from './embed-block.js';
/** Which embeds an editor accepts. Nothing else becomes a block. */
export interface EmbedSites {
    /**
     * Absolute addresses below which embeds are published, for example `https://www.example/embeds`. The
     * first one has the embeds of which the code has only an id.
     */
    readonly embeds: readonly string[];
    /** Origins of hosted players, for example `https://media.example`, whose frames and code are recognized. */
    readonly players?: readonly string[] | undefined;
}
/** What is read of an element, whatever parsed it. */
export interface ElementSource {
    /** In lower case. */
    readonly name: string;
    attribute(name: string): string | null;
    /** The text of the JSON script in it, or null. */
    json(): string | null;
    /** Its text, or null. */
    text(): string | null;
}
/** Recognizes embeds of the allowed sites. None of its functions throws. */
export interface EmbedRecognizer {
    /** The embed at the address of its page, its JSON or its hosted player, or null. */
    blockAt(address: unknown): EmbedBlock | null;
    /** The embed of an element: `<media-embed>`, a frame, the service's container, `<oembed>` or a link; or null. */
    blockOf(element: ElementSource): EmbedBlock | null;
    /** The embed of a text that is one address or the code of one embed and nothing else, or null. */
    blockIn(text: unknown): EmbedBlock | null;
    /** A block that was stored as data, checked again; or null. */
    storedBlock(data: unknown): EmbedBlock | null;
}
/** The recognizer of the embeds of these sites. Addresses that are not absolute http(s) addresses are ignored. */
export declare const embedRecognizer: ({ embeds, players }: EmbedSites) => EmbedRecognizer;
//# sourceMappingURL=embed-recognizer.d.ts.map