/** Whether a root element is that of RSS, also with Media RSS, or of Atom. */
export const isFeed = (root: string): boolean => /^(?:rss|feed|rdf)$/i.test(root);

/** Beginnings of scripts: a comment, a declaration, a function, a call with an object or a text (JSONP). */
const SCRIPT =
  /^\s{0,1000}(?:\/[*/]|["']use strict["']|(?:var|let|const|function|class|import|export|async|if|try|window|document|self|globalThis|this)\b(?=[\s.([{"'*])|[!;(+]{0,3}\(?(?:async\s)?(?:function\b|\(\)\s?=>)|[\w$.]{1,80}\s?\(\s?(?:["'{[)]|function\b)|[\w$.]{1,80}\s?=\s?["'{[\w(])/;

const SCRIPT_SIGNS = /[;{}()]/;

/** Whether a text looks like JavaScript, or like JSON in a call of a function. */
export const isJavaScript = (text: string): boolean =>
  SCRIPT.test(text) && SCRIPT_SIGNS.test(text.slice(0, 10_000));
