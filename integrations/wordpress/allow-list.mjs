/** Judges markup of WordPress by an HTML parser and a list of what it may have. */
import { parseFragment } from 'parse5';

const TEXTS = ['title', 'label', 'lang', 'class'];

const FLAGS = ['autoplay', 'muted', 'loop', 'captions', 'coppa'];

const CHOICES = {
  loading: ['visible', 'click', 'eager'],
  format: ['standard', 'player'],
  consent: ['required', 'denied'],
  controls: ['native', 'none'],
};

/** Whether the element of the plugin may have an attribute. `publisher` is where its embeds are. */
const isOfElement = ({ name, value }, publisher) => {
  if (name === 'src')
    return (
      value.startsWith(`${publisher}/`) &&
      /^\/[\w-]{1,64}\.json$/.test(value.slice(publisher.length))
    );
  if (TEXTS.includes(name)) return true;
  if (FLAGS.includes(name)) return value === '';
  if (name === 'width' || name === 'height') return /^\d{1,5}$/.test(value);
  if (name === 'start' || name === 'end') return /^\d{1,6}(?:\.\d{1,3})?$/.test(value);
  return CHOICES[name]?.includes(value) ?? false;
};

/** What WordPress adds to content when it shows it. */
const ADDED = { img: ['decoding', 'loading', 'srcset', 'sizes', 'class'], a: ['rel'] };

const ADDRESSES = [
  'href',
  'src',
  'cite',
  'action',
  'background',
  'data',
  'poster',
  'longdesc',
  'usemap',
];

const isSafeAddress = (value, protocols) => {
  // Browsers ignore these characters in and before a scheme.
  const scheme = /^([^/?#:]*):/.exec(value.replace(/[\u0000-\u0020]/g, ''))?.[1];
  return scheme === undefined || protocols.includes(scheme.toLowerCase());
};

const isOfPost = (tag, { name, value }, { elements, protocols }) => {
  const allowed = elements[tag];
  const isListed =
    name in allowed ||
    ADDED[tag]?.includes(name) ||
    (name.startsWith('data-') && 'data-*' in allowed);
  return isListed && (!ADDRESSES.includes(name) || isSafeAddress(value, protocols));
};

/**
 * The elements and attributes of `markup` that the list does not have, and the counts of all elements.
 * `list` has `elements` and `protocols` of WordPress without the plugin, and the `publisher`.
 */
export const judge = (markup, list) => {
  const violations = [];
  const counts = {};
  const visit = (node) => {
    if (node.tagName !== undefined) {
      const { tagName: tag, attrs: attributes } = node;
      counts[tag] = (counts[tag] ?? 0) + 1;
      const isOwn = tag === 'media-embed';
      if (!isOwn && !Object.hasOwn(list.elements, tag)) violations.push(`<${tag}>`);
      else
        for (const attribute of attributes)
          if (!(isOwn ? isOfElement(attribute, list.publisher) : isOfPost(tag, attribute, list)))
            violations.push(`<${tag} ${attribute.name}="${attribute.value}">`);
    }
    for (const child of [...(node.childNodes ?? []), ...(node.content?.childNodes ?? [])])
      visit(child);
  };
  visit(parseFragment(markup));
  return { violations, counts };
};
