import sanitizeHtml from 'sanitize-html';
import { sanitizeHtmlMediaEmbed } from '../../../.build/src/editors/sanitize-html.js';

export const render = ({ text }, options) =>
  sanitizeHtml(text, options ? sanitizeHtmlMediaEmbed(options, sanitizeHtml.defaults) : undefined);
