import {
  AutoLink,
  ClassicEditor,
  Essentials,
  GeneralHtmlSupport,
  Heading,
  Link,
  List,
  MediaEmbed,
  Paragraph,
  SourceEditing,
} from 'ckeditor5';
import { ckeditorMediaEmbed } from 'media-embed-elements/editors/ckeditor5.js';

/** The plugins of Drupal's basic text format, without those of its own. */
const PLUGINS = [Essentials, Paragraph, Heading, Link, AutoLink, List, SourceEditing];
const ALLOWED = /^(?:p|h[2-6]|a|ul|ol|li|strong|em|br|figure|oembed)$/;
const ATTRIBUTES = /^(?:href|url|title|data-align|data-width|data-height|data-responsive)$/;

/** What the filter "Limit allowed HTML tags" leaves of an element. */
const limited = (html) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('*')) {
    if (!ALLOWED.test(element.localName)) element.replaceWith(...element.childNodes);
    else
      for (const { name } of [...element.attributes])
        if (!ATTRIBUTES.test(name)) element.removeAttribute(name);
  }
  return body.innerHTML;
};

const config = (options) => {
  if (!options) return { licenseKey: 'GPL', plugins: [...PLUGINS, GeneralHtmlSupport] };
  // recipe
  const { provider, plugin } = ckeditorMediaEmbed(options);
  const settings = {
    plugins: [...PLUGINS, GeneralHtmlSupport, MediaEmbed, plugin],
    mediaEmbed: { extraProviders: [provider] },
  };
  // end of recipe
  return { licenseKey: 'GPL', ...settings };
};

export const start = async (element, options) => {
  const editor = await ClassicEditor.create(element, config(options));
  return { focus: () => editor.editing.view.focus(), output: () => limited(editor.getData()) };
};
