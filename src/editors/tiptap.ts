import type { EditorOptions } from './editor-options.js';
import { embedRecognizer, type EmbedRecognizer } from './embed-recognizer.js';
import { type Dispatch, insertEmbed, pluginProps } from './prosemirror.js';
import { type EmbedNode, htmlOf, parseRules, STORED_NAMES, textOf } from './prosemirror-block.js';

export type { EditorOptions } from './editor-options.js';

/** What the extension uses of TipTap: `Node` of `@tiptap/core` and `Plugin` of `@tiptap/pm/state`. */
export interface TiptapModules<Extension> {
  readonly Node: { readonly create: (config: never) => Extension };
  readonly Plugin: new (spec: never) => unknown;
}

/** What a command is called with. The commands of a chain share one transaction, which is that of `state`. */
interface CommandProps {
  readonly state: object;
  readonly dispatch?: Dispatch;
}

type Command = (props: CommandProps) => boolean;

const configOf = (
  recognizer: EmbedRecognizer,
  Plugin: TiptapModules<unknown>['Plugin'],
  options: EditorOptions,
) => ({
  name: 'mediaEmbed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () =>
    Object.fromEntries(STORED_NAMES.map((name) => [name, { default: null, rendered: false }])),
  parseHTML: () => parseRules(recognizer),
  renderHTML: ({ node }: { readonly node: EmbedNode }) => htmlOf(recognizer, node),
  renderText: ({ node }: { readonly node: EmbedNode }) => textOf(recognizer, node),
  addCommands: () => ({
    setMediaEmbed:
      (text: string): Command =>
      ({ state, dispatch }) =>
        insertEmbed(recognizer, text)(state, dispatch),
  }),
  addProseMirrorPlugins: () => [new Plugin({ props: pluginProps(recognizer, options) } as never)],
});

/**
 * The TipTap extension `mediaEmbed`: a pasted link to an embed, or its code, becomes a block with a preview,
 * and `getHTML()` has `<media-embed src>`. The command `setMediaEmbed(text)` inserts a link or code, and
 * returns false for any other text. The cursor is below a new block, and Enter moves it below a selected one.
 * Embeds of other sites never become a block. Blocks have the size of their code,
 * or that of the embed itself.
 */
export const tiptapMediaEmbed = <Extension>(
  { Node, Plugin }: TiptapModules<Extension>,
  options: EditorOptions,
): Extension => Node.create(configOf(embedRecognizer(options), Plugin, options) as never);
