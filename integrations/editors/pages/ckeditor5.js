import {
  AutoLink,
  ClassicEditor,
  Essentials,
  Heading,
  Link,
  List,
  MediaEmbed,
  Paragraph,
} from 'ckeditor5';
import { ckeditorMediaEmbed } from 'media-embed-elements/editors/ckeditor5.js';

const PLUGINS = [Essentials, Paragraph, Heading, Link, AutoLink, List, MediaEmbed];

const config = (options) => {
  if (!options) return { licenseKey: 'GPL', plugins: PLUGINS };
  const { provider, plugin } = ckeditorMediaEmbed(options);
  return {
    licenseKey: 'GPL',
    plugins: [...PLUGINS, plugin],
    mediaEmbed: { extraProviders: [provider] },
  };
};

export const start = async (element, options) => {
  const editor = await ClassicEditor.create(element, config(options));
  return {
    focus: () => editor.editing.view.focus(),
    output: () => editor.getData(),
    load: (html) => editor.setData(html),
  };
};
