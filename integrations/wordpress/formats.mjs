/** What authors may put into a post, and how. */
import {
  addEmbedBlock,
  pasteCode,
  pasteCodeClassic,
  pasteInBlockEditor,
  publishWritten,
  writeClassic,
  writeHtmlBlock,
} from './editing.mjs';

export const NAME = 'plain-video';

const byPlugin = { needsPlugin: true, mustPlay: true };

/** A frame that neither the settings nor an author without `unfiltered_html` may add. */
const FOREIGN_FRAME =
  '<iframe src="https://video.example/embed/7" width="640" height="360"></iframe>';

/** Each code of an embed in each editor. Its clipboard has only text, as a copied code does. */
const codesInEditors = (codes) =>
  Object.entries(codes).flatMap(([name, text]) => {
    const row = (editor, publish, options) => ({
      name: `${name}, ${editor}`,
      text,
      publish,
      ...(text === FOREIGN_FRAME ? { mustExplain: true } : { mustPlay: true }),
      ...options,
    });
    return [
      row('pasted in the block editor', pasteCode, { needsPlugin: true }),
      row('in the block “Custom HTML”', writeHtmlBlock),
      row('in the classic editor', publishWritten),
      row('pasted in its visual tab', pasteCodeClassic, { needsPlugin: true }),
    ];
  });

/** The formats, with the `text` of each and how it gets into a post. */
export const formatsOf = (embed) => {
  const { link, inView, code, frame, inlineJson, responsiveFrame, amp, oEmbed } = embed;
  const element = `<media-embed src="${link}.json"></media-embed>`;
  return [
    {
      name: 'link, pasted in the block editor',
      // WordPress 6.1 makes an embed only of links that have “https” once. The publisher ignores the query.
      text: `${link}?https`,
      publish: pasteInBlockEditor,
      mustPlay: true,
    },
    { name: 'link in a paragraph of its own', text: link, publish: writeClassic, mustPlay: true },
    ...codesInEditors({
      '`<media-embed src>`': element,
      '`<media-embed src>` in view': inView,
      '`<media-embed>` with inline JSON': inlineJson,
      "service's frame": frame,
      'responsive frame': responsiveFrame,
      'container and script': code,
      'AMP frame': amp,
      'oEmbed response': oEmbed,
      'frame of another service': FOREIGN_FRAME,
    }),
    { name: 'block “Media embed”', text: link, publish: addEmbedBlock, ...byPlugin },
    {
      name: 'shortcode `[media_embed id]`',
      text: `[media_embed id="${NAME}" title="Opening night"]`,
      publish: writeClassic,
      ...byPlugin,
    },
  ];
};

/** Texts of authors that must not play, run or stay. */
export const hostileTexts = ({ link }) => [
  '<media-embed src="javascript:alert(1)"></media-embed>',
  '<media-embed src="&#106;avascript&colon;alert(1)"></media-embed>',
  '<media-embed src="data:application/json,{}"></media-embed>',
  '<media-embed src="https://evil.example/embeds/7.json"></media-embed>',
  `<media-embed src="https://evil.example/?${link}.json"></media-embed>`,
  `<media-embed src="${link}.json@evil.example/7.json"></media-embed>`,
  `<media-embed src="${link.replace('//', '//user:secret@')}.json"></media-embed>`,
  `<media-embed src="${link}/../../rest/7.json"></media-embed>`,
  '<media-embed src="/wp-content/uploads/7.json"></media-embed>',
  '<media-embed src=https://evil.example/embeds/7.json/>',
  '<media-embed title=">" src="https://evil.example/embeds/7.json"></media-embed>',
  '<media-embed srcdoc="<script>alert(1)</script>" src="https://evil.example/7.json"></media-embed>',
  '<media-embed><script type="application/json">{"code":"evil.example"}</script></media-embed>',
  '<!-- wp:media-embed/embed {"src":"https://evil.example/embeds/7"} /-->',
  '<!-- wp:media-embed/embed {"src":["javascript:alert(1)"],"title":{"a":1}} /-->',
  '[media_embed src="javascript:alert(1)"]',
  '[media_embed]',
];

/** A valid embed with everything that an author might add to it. */
export const decoratedText = ({ link }) =>
  `<media-embed src="${link}.json" onclick="alert(1)" onload=alert(1) style="position:fixed;inset:0" id="wpadminbar" srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;" title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;" loading="eager" width="640" height="360" start="0.5" end="1;alert(1)" muted></media-embed>`;
