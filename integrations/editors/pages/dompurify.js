import DOMPurify from 'dompurify';
import { domPurifyMediaEmbed } from 'media-embed-elements/editors/dompurify.js';

/** Not an editor: what is pasted into the field is sanitized. */
export const start = (element, options) => {
  const settings = options ? domPurifyMediaEmbed(DOMPurify, options) : {};
  const field = document.createElement('textarea');
  element.append(field);
  return {
    focus: () => field.focus(),
    output: () => DOMPurify.sanitize(field.value, settings),
    load: (html) => {
      field.value = html;
    },
  };
};
