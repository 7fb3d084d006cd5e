/** The Markdown of the documentation site as HTML: anchors, colored code, scrollable tables and links between pages. */
import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import http from 'highlight.js/lib/languages/http';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import MarkdownIt from 'markdown-it';
import anchor from 'markdown-it-anchor';
import { resolveLinks } from './links.mjs';
import { collectSections } from './sections.mjs';

const LANGUAGES = { bash, css, http, javascript, json, php, python, typescript, xml, yaml };

const ALIASES = { svelte: 'xml', vue: 'xml', astro: 'xml', twig: 'xml', jsonc: 'json' };

for (const [name, language] of Object.entries(LANGUAGES))
  highlighter.registerLanguage(name, language);
for (const [alias, languageName] of Object.entries(ALIASES))
  highlighter.registerAliases(alias, { languageName });

const { escapeHtml } = new MarkdownIt().utils;

const colored = (text, language) =>
  highlighter.getLanguage(language) === undefined
    ? escapeHtml(text)
    : highlighter.highlight(text, { language, ignoreIllegals: true }).value;

/**
 * A code block. Long lines scroll, so the keyboard must reach the block. `html live NAME` marks the example of an
 * element, which the script of the page makes editable, `html shown NAME` one that it only shows, and `jsx tab NAME` a
 * block for tabs.
 */
const codeBlock = (text, language, attributes) => {
  const [role, ...rest] = attributes.split(' ');
  const name = escapeHtml(rest.join(' '));
  const data = {
    live: ` data-live="${name}"`,
    shown: ` data-live="${name}" data-shown`,
    tab: ` data-tab="${name}"`,
  };
  return `<pre tabindex="0"${data[role] ?? ''}><code class="hljs">${colored(text, language)}</code></pre>\n`;
};

const isTab = (token) => token?.type === 'fence' && /^\S+ tab /.test(token.info);

/** Code blocks for tabs that follow one another are in one box. */
const boxed = (html, tokens, index) => {
  if (!isTab(tokens[index])) return html;
  const before = isTab(tokens[index - 1]) ? '' : '<div class="code-tabs">\n';
  const after = isTab(tokens[index + 1]) ? '' : '</div>\n';
  return before + html + after;
};

/** Anchors as on the sites of repositories: lower case, without punctuation, with hyphens for blanks. */
const slugify = (text) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** Wide tables scroll in a box of their own. A header without text heads nothing. */
const scrollableTables = (md) => {
  md.core.ruler.push('empty-headers', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      if (token.type !== 'th_open' || tokens[index + 1].content !== '') continue;
      token.tag = 'td';
      tokens[index + 2].tag = 'td';
    }
  });
  md.renderer.rules.table_open = () => '<div class="table" role="group" tabindex="0">\n<table>\n';
  md.renderer.rules.table_close = () => '</table>\n</div>\n';
};

/** The columns of a table are aligned by classes, because the policy of the pages refuses style attributes. */
const alignedColumns = (md) => {
  md.core.ruler.push('aligned-columns', ({ tokens }) => {
    for (const token of tokens) {
      const [, side] = /^text-align:(\w+)$/.exec(token.attrGet('style') ?? '') ?? [];
      if (side !== undefined) token.attrs = [['class', `align-${side}`]];
    }
  });
};

/**
 * `pages` maps sources to pages. When a page is rendered, `onSections` receives the page and its sections, and
 * `onImage` the path of each of its images in the repository and in the site.
 */
export const createMarkdown = ({ pages, onSections, onImage }) => {
  const md = new MarkdownIt({ html: true });
  md.renderer.rules.fence = (tokens, index) => {
    const [language = '', ...attributes] = tokens[index].info.trim().split(/\s+/);
    const block = codeBlock(tokens[index].content, language, attributes.join(' '));
    return boxed(block, tokens, index);
  };
  md.renderer.rules.code_block = (tokens, index) => codeBlock(tokens[index].content, '', '');
  return md
    .use(anchor, {
      slugify,
      uniqueSlugStartIndex: 1,
      tabIndex: false,
      permalink: anchor.permalink.headerLink(),
    })
    .use(scrollableTables)
    .use(alignedColumns)
    .use(resolveLinks, { pages, onImage })
    .use(collectSections, { onSections });
};
