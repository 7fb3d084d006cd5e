/**
 * The tools by name. `place` is where a tool runs: in a page, where its texts are pasted with the keyboard, or in Node.
 * `reads` is what it reads. `help` is what this library has for it: a module, or a recipe in the guide.
 */
const editor = (title) => ({
  title,
  table: 'editors',
  place: 'page',
  reads: 'paste',
  help: 'module',
});
const sanitizer = (title, place = 'node') => ({
  title,
  table: 'editors',
  place,
  reads: 'html',
  help: 'module',
});
const recipe = (title, place = 'node', reads = 'paste') => ({
  title,
  table: 'editors',
  place,
  reads,
  help: 'recipe',
});
const generator = (title, help = 'recipe') => ({
  title,
  table: 'generators',
  place: 'node',
  reads: 'markdown',
  help,
});

export const TOOLS = {
  ckeditor5: editor('CKEditor 5'),
  tinymce: editor('TinyMCE 8'),
  tiptap: editor('TipTap 3'),
  prosemirror: editor('ProseMirror'),
  lexical: editor('Lexical'),
  quill: editor('Quill 2'),
  editorjs: editor('Editor.js 2'),
  slate: recipe('Slate', 'page'),
  trix: recipe('Trix 2', 'page'),
  drupal: recipe('Drupal (CKEditor 5)', 'page'),
  'portable-text': recipe('Portable text (Sanity)'),
  payload: recipe('Payload'),
  contentful: recipe('Contentful rich text', 'node', 'markdown'),
  'sanitize-html': sanitizer('sanitize-html'),
  dompurify: sanitizer('DOMPurify', 'page'),
  'rehype-sanitize': sanitizer('rehype-sanitize'),
  'markdown-it': generator('markdown-it', 'module'),
  eleventy: generator('Eleventy'),
  remark: generator('remark and rehype'),
  mdx: generator('MDX'),
  astro: generator('Astro (Markdown)'),
  hugo: generator('Hugo'),
  kramdown: generator('kramdown (Jekyll)'),
};

export const isEditor = (tool) => TOOLS[tool].reads === 'paste' && TOOLS[tool].help === 'module';
export const isSanitizer = (tool) => TOOLS[tool].reads === 'html';
