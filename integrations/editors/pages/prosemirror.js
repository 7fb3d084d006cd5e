import { baseKeymap } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMParser, DOMSerializer, Schema } from 'prosemirror-model';
import { schema as basic } from 'prosemirror-schema-basic';
import { EditorState, Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { prosemirrorMediaEmbed } from 'media-embed-elements/editors/prosemirror.js';

export const start = (element, options) => {
  const media = options && prosemirrorMediaEmbed({ Plugin }, options);
  const { nodes, marks } = basic.spec;
  const schema = new Schema({
    nodes: media ? nodes.addToEnd('mediaEmbed', media.nodeSpec) : nodes,
    marks,
  });
  const plugins = [
    ...(media ? [media.plugin] : []),
    history(),
    keymap({ 'Mod-z': undo, 'Mod-y': redo }),
    keymap(baseKeymap),
  ];
  const stateOf = (doc) => EditorState.create({ schema, doc, plugins });
  const view = new EditorView(element, { state: stateOf() });
  const parsed = (html) => {
    const { body } = new window.DOMParser().parseFromString(html, 'text/html');
    return DOMParser.fromSchema(schema).parse(body);
  };
  return {
    focus: () => view.focus(),
    output: () => {
      const holder = document.createElement('div');
      holder.append(DOMSerializer.fromSchema(schema).serializeFragment(view.state.doc.content));
      return holder.innerHTML;
    },
    load: (html) => view.updateState(stateOf(parsed(html))),
  };
};
