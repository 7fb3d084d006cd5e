import { documentOutline } from './document-outline.js';

/** What logs, terminals and programs write where they leave out the rest of a text. */
const CUT_OFF =
  /(?:\u2026|\.{3}|[[(<]\s?(?:\d[\d,.]* (?:more )?(?:bytes|char\w*|lines)|(?:\p{L}+ ){0,2}(?:truncated|clipped|cut off|gekürzt|abgeschnitten|tronqué|troncato|truncado|recortado|cortad[oa])|snip\w*|\d+ more|omitted)[^\])>\n<]{0,40}[\])>]|<\.\.\.>|show more|show less|truncated|\[message clipped\][^\n<>]{0,40})$/iu;

/** Characters of the end of a text in which such a mark is. */
const MAX_MARK = 100;

/** The root element of a response, by the beginning of its tag. */
const ROOT = /<((?:\w{1,20}:)?(?:VAST|VMAP|VideoAdServingTemplate))(?=[\s/>]|$)/;
const ROOT_END = /<\/((?:\w{1,20}:)?(?:VAST|VMAP|VideoAdServingTemplate))\s{0,9}>/g;
const EMPTY_ROOT = /^[^<>]*\/>/;

/** Whether a document ends before its root element does, or inside of a tag. */
const endsEarly = (text: string): boolean => {
  const [start = '', root = ''] = ROOT.exec(text) ?? [];
  if (root === '') return text.lastIndexOf('<') > text.lastIndexOf('>');
  const isClosed = Array.from(text.matchAll(ROOT_END)).some(([, closed]) => closed === root);
  return !isClosed && !EMPTY_ROOT.test(text.slice(text.indexOf(start) + start.length));
};

/** Whether a text was a document, and lost its end where it was copied from. */
export const isCutOff = (text: string): boolean =>
  (CUT_OFF.test(text.slice(-MAX_MARK)) || endsEarly(text)) && !documentOutline(text).isWellFormed;
