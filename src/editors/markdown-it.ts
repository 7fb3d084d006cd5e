import { blockCode, titleOf } from './embed-block.js';
import { embedRecognizer, type EmbedRecognizer, type EmbedSites } from './embed-recognizer.js';
import { pastedParts } from './pasted-parts.js';

export type { EmbedSites } from './embed-recognizer.js';

interface Token {
  block: boolean;
  map: [number, number] | null;
  content: string;
}

interface BlockState {
  line: number;
  readonly parentType: string;
  readonly blkIndent: number;
  readonly sCount: readonly number[];
  isEmpty(line: number): boolean;
  getLines(begin: number, end: number, indent: number, keepsLastLineBreak: boolean): string;
  push(type: string, tag: string, nesting: -1 | 0 | 1): Token;
}

/** What the plugin uses of markdown-it. */
export interface MarkdownIt {
  readonly block: {
    readonly ruler: {
      before(
        name: string,
        rule: string,
        apply: (state: never, start: number, end: number, silent: boolean) => boolean,
      ): void;
    };
  };
  readonly renderer: {
    readonly rules: Record<string, unknown>;
  };
}

/** A paragraph that is one link: `[title](address)`, or `<address>`. */
const LINK = /^\[([^[\]\n]{0,300})\]\((\S{1,2000})\)$/;
const AUTOLINK = /^<(https?:[^\s<>]{1,2000})>$/;

const codeOf = (recognizer: EmbedRecognizer, text: string): string | null => {
  const [, title, address] = LINK.exec(text) ?? [];
  if (address !== undefined) {
    const block = recognizer.blockAt(address);
    return block && blockCode({ ...block, title: titleOf(title) });
  }
  const block = recognizer.blockIn(AUTOLINK.exec(text)?.[1] ?? text);
  return block && blockCode(block);
};

/** Lines of the longest code. */
const MAX_LINES = 20;

/** The line behind the paragraph that begins at `start`. */
const endOfParagraph = (state: BlockState, start: number, end: number): number => {
  let line = start + 1;
  while (line < Math.min(end, start + MAX_LINES) && !state.isEmpty(line)) line += 1;
  return line;
};

type MarkdownPart = string | { readonly code: string };

/** The parts of a paragraph that has the code of embeds and other text; its lines stay together. */
const partsOf = (recognizer: EmbedRecognizer, text: string): readonly MarkdownPart[] | null => {
  const parts: MarkdownPart[] = [];
  for (const part of pastedParts(recognizer, text) ?? []) {
    const last = parts.at(-1);
    if (typeof part !== 'string') parts.push({ code: blockCode(part) });
    else if (typeof last === 'string') parts[parts.length - 1] = `${last}\n${part}`;
    else parts.push(part);
  }
  return parts.length === 0 ? null : parts;
};

const pushPart = (state: BlockState, part: MarkdownPart, map: [number, number]): void => {
  if (typeof part !== 'string') {
    const token = state.push('media_embed', '', 0);
    Object.assign(token, { block: true, map, content: part.code });
    return;
  }
  state.push('paragraph_open', 'p', 1).map = map;
  Object.assign(state.push('inline', '', 0), { content: part, map, children: [] });
  state.push('paragraph_close', 'p', -1);
};

/**
 * A plugin for markdown-it: a paragraph that is a link to an embed, or its code, becomes `<media-embed src>`. It
 * works with `html: false`, too, since only the address is taken from code. Code in a paragraph divides it. Links in
 * lists and sentences stay links.
 */
export const markdownItMediaEmbed = (md: MarkdownIt, sites: EmbedSites): void => {
  const recognizer = embedRecognizer(sites);
  const apply = (state: BlockState, start: number, end: number, silent: boolean): boolean => {
    const isIndentedCode = (state.sCount[start] ?? 0) - state.blkIndent >= 4;
    if (isIndentedCode || !/^(?:root|blockquote)$/.test(state.parentType)) return false;
    const next = endOfParagraph(state, start, end);
    const text = state.getLines(start, next, state.blkIndent, false).trim();
    const code = codeOf(recognizer, text);
    const parts = code === null ? partsOf(recognizer, text) : [{ code }];
    if (parts === null) return false;
    if (silent) return true;
    for (const part of parts) pushPart(state, part, [start, next]);
    state.line = next;
    return true;
  };
  md.block.ruler.before('html_block', 'media_embed', apply);
  md.renderer.rules['media_embed'] = (tokens: readonly Token[], index: number): string =>
    `${tokens[index]?.content ?? ''}\n`;
};
