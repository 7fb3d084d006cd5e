import { embedsAsLinks } from '../../../.build/src/editors/markdown-links.js';
import { hasOrInstalls, run } from './command.mjs';

/** What Jekyll does with Markdown. */
const SCRIPT =
  'require "kramdown"; require "kramdown-parser-gfm"; puts Kramdown::Document.new(STDIN.read, input: "GFM").to_html';

export const isInstalled = () =>
  hasOrInstalls('ruby-kramdown-parser-gfm', 'ruby', '-rkramdown-parser-gfm', '-e', '');

export const render = ({ text }, options) =>
  run('ruby', ['-Ku', '-e', SCRIPT], options ? embedsAsLinks(text, options) : text);
