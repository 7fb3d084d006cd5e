import { isFeed, isJavaScript } from './text-form.js';

/** What a response is if it is not VAST. */
export type ResponseForm = 'html' | 'json' | 'javascript' | 'feed' | 'xml' | 'text';

/** What a text is, by its first characters and its root element; null for VAST and VMAP, also broken ones. */
export const responseForm = (text: string, root: string | null): ResponseForm | null => {
  if (root === 'VAST' || root === 'VMAP' || root === 'VideoAdServingTemplate') return null;
  if (root !== null) {
    if (root.toLowerCase() === 'html') return 'html';
    return isFeed(root) ? 'feed' : 'xml';
  }
  if (/^\s*[{[]/.test(text)) return 'json';
  return isJavaScript(text) ? 'javascript' : 'text';
};
