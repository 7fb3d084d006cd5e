import { element, text } from '../render/markup.js';
const ALIGNMENTS = new Set(['left', 'center', 'right']);
/** The value as an alignment, or null. */
export const alignmentOf = (value) => typeof value === 'string' && ALIGNMENTS.has(value) ? value : null;
/** Longer names are cut by screen readers. */
const MAX_TITLE_LENGTH = 300;
/** The value as a name of the player, or null if it is blank, an address or no text. */
export const titleOf = (value) => {
    const title = typeof value === 'string' ? value.trim().slice(0, MAX_TITLE_LENGTH) : '';
    return title === '' || /^[a-z]+:\/\//i.test(title) ? null : title;
};
/** The attributes of the element that a document stores; null means that an attribute is not written. */
export const blockAttributes = ({ src, title, align }) => ({
    src,
    title,
    'data-align': align,
});
/** The `<media-embed>` element of a block. The link in it leads to the embed where the element is not defined. */
export const blockCode = (block) => element('media-embed', blockAttributes(block), element('a', { href: block.page }, text(block.title ?? block.page)));
/** The attributes of the frame that previews a block in an editor: the embed's page, without access to the editor. */
export const previewAttributes = ({ page, title }, name) => ({
    src: page,
    title: title === null ? name : `${name}: ${title}`,
    // Without an origin of its own, since the page may be published on the site of the editor.
    sandbox: 'allow-scripts',
    loading: 'lazy',
    referrerpolicy: 'no-referrer',
    // The block is selected and deleted as a whole.
    tabindex: '-1',
});
//# sourceMappingURL=embed-block.js.map