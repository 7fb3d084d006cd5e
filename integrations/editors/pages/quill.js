import Quill from 'quill';
import { registerQuillMediaEmbed } from 'media-embed-elements/editors/quill.js';

export const start = (element, options) => {
  if (options) registerQuillMediaEmbed(Quill, options);
  const quill = new Quill(element, {
    theme: 'snow',
    modules: { toolbar: false, ...(options ? { mediaEmbed: true } : {}) },
  });
  return {
    focus: () => quill.focus(),
    output: () => quill.getSemanticHTML(),
    load: (html) => quill.clipboard.dangerouslyPasteHTML(html),
  };
};
