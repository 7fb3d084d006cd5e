import { blockAttributes } from './embed-block.js';
import { editorLabels } from './editor-labels.js';
import { domSource, EMBED_SELECTORS } from './dom-source.js';
import { embedRecognizer } from './embed-recognizer.js';
import { previewBox } from './preview-frame.js';
const attributesOf = ({ src, title, align }) => ({ src, title, align });
const defined = (attributes) => Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null));
/** Text that is selected, or code, takes pasted addresses as text. */
const acceptsBlock = ({ state: { selection } }) => (selection.empty || selection.node !== undefined) &&
    selection.$from.parent.type.spec.code !== true;
const pastePlugin = (recognizer, { name, editor }) => ({
    props: {
        handlePaste: (view, event) => {
            const block = recognizer.blockIn(event.clipboardData?.getData('text/plain'));
            return (block !== null &&
                acceptsBlock(view) &&
                editor.commands.insertContent({ type: name, attrs: attributesOf(block) }));
        },
    },
});
/** The element in HTML output. A stored address that is not allowed is left out. */
const htmlOf = (recognizer, { attrs }) => {
    const block = recognizer.storedBlock(attrs);
    if (block === null)
        return ['p'];
    const link = ['a', { href: block.page }, block.title ?? block.page];
    return ['media-embed', defined(blockAttributes(block)), link];
};
const ATTRIBUTES = ['src', 'title', 'align'];
/** What is stored: its attributes, how HTML is read, and how it is written. */
const schemaOf = (recognizer) => ({
    addAttributes: () => Object.fromEntries(ATTRIBUTES.map((each) => [each, { default: null, rendered: false }])),
    parseHTML: () => EMBED_SELECTORS.map((tag) => ({
        tag,
        priority: 100,
        getAttrs: (node) => {
            const block = recognizer.blockOf(domSource(node));
            return block === null ? false : attributesOf(block);
        },
    })),
    renderHTML: ({ node }) => htmlOf(recognizer, node),
    renderText: ({ node }) => recognizer.storedBlock(node.attrs)?.page ?? '',
});
const commandsOf = (recognizer, type) => ({
    setMediaEmbed: (text) => ({ commands }) => {
        const block = recognizer.blockIn(text);
        return block !== null && commands.insertContent({ type, attrs: attributesOf(block) });
    },
});
const configOf = (recognizer, Plugin, name) => ({
    ...{ name: 'mediaEmbed', group: 'block', atom: true, draggable: true },
    ...schemaOf(recognizer),
    addNodeView: () => ({ node }) => {
        const block = recognizer.storedBlock(node.attrs);
        if (block !== null)
            return { dom: previewBox(document, block, name) };
        return { dom: document.createElement('div') };
    },
    addCommands() {
        return commandsOf(recognizer, this.name);
    },
    addProseMirrorPlugins() {
        return [new Plugin(pastePlugin(recognizer, this))];
    },
});
/**
 * The TipTap extension `mediaEmbed`: a pasted link to an embed, or its code, becomes a block with a preview,
 * and `getHTML()` has `<media-embed src>`. The command `setMediaEmbed(text)` inserts a link or code, and
 * returns false for any other text. Embeds of other sites never become a block.
 */
export const tiptapMediaEmbed = ({ Node, Plugin }, options) => Node.create(configOf(embedRecognizer(options), Plugin, editorLabels(options.language).name));
//# sourceMappingURL=tiptap.js.map