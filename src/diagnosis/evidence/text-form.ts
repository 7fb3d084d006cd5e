/** Whether a root element is that of RSS, also with Media RSS, or of Atom. */
export const isFeed = (root: string): boolean => /^(?:rss|feed|rdf)$/i.test(root);

/** The start tag of a document for a player. */
const AD_DOCUMENT = /<(?:\w{1,20}:)?(?:VAST|VMAP|VideoAdServingTemplate)[\s/>]/;

/** Whether a text has the start of a VAST or VMAP document, wherever it is. */
export const hasAdDocument = (text: string): boolean => AD_DOCUMENT.test(text);

/** Elements that begin a part of a page. */
const HTML_ELEMENT =
  /^(?:a|article|audio|body|button|code|div|figure|footer|form|h[1-6]|head|header|html|img|input|li|link|main|meta|nav|noscript|object|ol|p|pre|script|section|source|span|style|table|textarea|ul|video)$/i;

export const isHtml = (root: string): boolean => HTML_ELEMENT.test(root);

/** Beginnings of scripts: a comment, a declaration, a function, a call with an object or a text (JSONP). */
const SCRIPT =
  /^\s{0,1000}(?:\/[*/]|["']use strict["']|(?:var|let|const|function|class|import|export|async|if|try|window|document|self|globalThis|this)\b(?=[\s.([{"'*])|[!;(+]{0,3}\(?(?:async\s)?(?:function\b|\(\)\s?=>)|[\w$.]{1,80}\s?\(\s?(?:["'{[)]|function\b)|[\w$.]{1,80}\s?=\s?["'{[\w(])/;

const SCRIPT_SIGNS = /[;{}()]/;

/** Whether a text looks like JavaScript, or like JSON in a call of a function. */
export const isJavaScript = (text: string): boolean =>
  SCRIPT.test(text) && SCRIPT_SIGNS.test(text.slice(0, 10_000));
