/** What authors may put into a post, and how. */
import { addEmbedBlock, pasteInBlockEditor, writeClassic, writeHtmlBlock } from './editing.mjs';

export const NAME = 'plain-video';

const byPlugin = { needsPlugin: true, mustPlay: true };

/** The formats, with the `text` of each and how it gets into a post. */
export const formatsOf = ({ link, code, frame }) => {
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
    {
      name: '`<media-embed src>` in the block “Custom HTML”',
      text: element,
      publish: writeHtmlBlock,
      mustPlay: true,
    },
    {
      name: '`<media-embed src>` in the classic editor',
      text: element,
      publish: writeClassic,
      mustPlay: true,
    },
    {
      name: '`<media-embed src>` through its visual tab',
      text: `<p>Before.</p>${element}`,
      publish: (page, site, text) => writeClassic(page, site, text, { visual: true }),
      mustPlay: true,
    },
    { name: 'frame of the hosted player', text: frame, publish: writeClassic },
    { name: 'container and script', text: code, publish: writeClassic, mustPlay: true },
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
