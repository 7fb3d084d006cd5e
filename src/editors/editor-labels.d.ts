/** The words of the blocks in an editor. */
export interface EditorLabels {
    /** Name of the block and of its preview. */
    readonly name: string;
    /** Label of the field for the address or code. */
    readonly address: string;
    /** Answer to a text that is no embed of the publisher. */
    readonly unknown: string;
}
/** The words in a language (BCP 47); English for a language without words. */
export declare const editorLabels: (language?: string) => EditorLabels;
//# sourceMappingURL=editor-labels.d.ts.map