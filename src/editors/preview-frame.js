import { previewAttributes } from './embed-block.js';
const setAttributes = (node, attributes) => {
    for (const [name, value] of Object.entries(attributes))
        node.setAttribute(name, value);
};
/**
 * The preview of a block, for editors that show a DOM of their own: a sandboxed frame of the embed's page
 * that leaves clicks to the editor. Its styles are set by the CSSOM, which strict policies allow.
 */
export const previewBox = (document, block, name) => {
    const box = document.createElement('div');
    box.contentEditable = 'false';
    box.className = 'media-embed-block';
    if (block.align !== null)
        box.dataset['align'] = block.align;
    const frame = document.createElement('iframe');
    setAttributes(frame, previewAttributes(block, name));
    Object.assign(frame.style, {
        ...{ display: 'block', width: '100%', aspectRatio: '16/9', height: 'auto', border: '0' },
        pointerEvents: 'none',
    });
    box.append(frame);
    return box;
};
//# sourceMappingURL=preview-frame.js.map