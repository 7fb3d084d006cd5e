import { beginsAsJson } from '../../text/json.js';
import { fileFormat, isCompressed } from './file-format.js';
import { isFeed, isHtml, isJavaScript } from './text-form.js';

export type ResponseForm =
  'html' | 'json' | 'javascript' | 'feed' | 'xml' | 'compressed' | 'media' | 'text';

/** The beginning of a page, whatever is in it. */
const PAGE = /^\s{0,100}<(?:!doctype html|html|head|body)[\s>]/i;

/** Types of pictures, media and their playlists. */
const MEDIA_TYPE = /^(?:image|audio|video|font)\/|mpegurl/i;

/** What a body is, by its first characters and its root element; null for VAST and VMAP, also broken ones. */
export const responseForm = (
  text: string,
  root: string | null,
  contentType: string | null,
): ResponseForm | null => {
  if (PAGE.test(text)) return 'html';
  if (root === 'VAST' || root === 'VMAP' || root === 'VideoAdServingTemplate') return null;
  if (root === 'MPD') return 'media';
  if (root !== null) {
    if (isHtml(root)) return 'html';
    return isFeed(root) ? 'feed' : 'xml';
  }
  const format = fileFormat(text);
  const isMedia = MEDIA_TYPE.test(contentType ?? '');
  if (isCompressed(format) && !(format === 'binary' && isMedia)) return 'compressed';
  if (format !== '' || isMedia) return 'media';
  if (beginsAsJson(text)) return 'json';
  return isJavaScript(text) ? 'javascript' : 'text';
};
