import { isFeed, isHtml, isJavaScript } from './text-form.js';

/** What a response is if it is not VAST. */
export type ResponseForm = 'html' | 'json' | 'javascript' | 'feed' | 'xml' | 'media' | 'text';

/** The beginning of a page, whatever is in it. */
const PAGE = /^\s{0,100}<(?:!doctype html|html|head|body)[\s>]/i;

/** Types of pictures, media and their playlists. */
const MEDIA_TYPE = /^(?:image|audio|video|font)\/|mpegurl|^application\/octet-stream/i;

/** The beginning of a playlist of HLS, and characters that no text has. */
const MEDIA_TEXT = /^\s{0,100}#EXTM3U|[\0\ufffd]/;

/** What a text is, by its first characters and its root element; null for VAST and VMAP, also broken ones. */
export const responseForm = (
  text: string,
  root: string | null,
  contentType: string | null,
): ResponseForm | null => {
  if (PAGE.test(text)) return 'html';
  if (root === 'VAST' || root === 'VMAP' || root === 'VideoAdServingTemplate') return null;
  if (root !== null) {
    if (isHtml(root)) return 'html';
    return isFeed(root) ? 'feed' : 'xml';
  }
  if (MEDIA_TYPE.test(contentType ?? '') || MEDIA_TEXT.test(text.slice(0, 200))) return 'media';
  if (/^\s*(?:[{[]|(?:null|true|false)\s*$)/.test(text)) return 'json';
  return isJavaScript(text) ? 'javascript' : 'text';
};
