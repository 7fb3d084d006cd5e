import tinymce from 'tinymce/tinymce';
import 'tinymce/icons/default/icons';
import 'tinymce/models/dom/model';
import 'tinymce/plugins/autolink/plugin';
import 'tinymce/plugins/link/plugin';
import 'tinymce/plugins/media/plugin';
import 'tinymce/themes/silver/theme';
import { tinymceMediaEmbed } from 'media-embed-elements/editors/tinymce.js';

export const start = async (target, options) => {
  if (options) tinymce.PluginManager.add('mediaembed', tinymceMediaEmbed(options));
  const [editor] = await tinymce.init({
    target,
    license_key: 'gpl',
    promotion: false,
    skin: false,
    content_css: false,
    plugins: `autolink link media${options ? ' mediaembed' : ''}`,
    toolbar: `undo redo link media${options ? ' mediaembed' : ''}`,
  });
  return {
    focus: () => editor.focus(),
    output: () => editor.getContent(),
    load: (html) => editor.setContent(html),
  };
};
