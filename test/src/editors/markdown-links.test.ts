import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { embedsAsLinks } from '../../../src/editors/markdown-links.js';

const SITES = { embeds: ['https://www.example/embeds'], players: ['https://media.example'] };
const PAGE = 'https://www.example/embeds/7';
const FRAME =
  '<iframe src="https://media.example/proxy/iframe.php/7/acme" title="Night *1*"></iframe>';

const linked = (markdown: string): string => embedsAsLinks(markdown, SITES);

describe('embedsAsLinks', () => {
  it('makes links of paragraphs that are the address or the code of an embed', () => {
    const json = '<media-embed>\n<script type="application/json">{"id":7}</script>\n</media-embed>';
    for (const code of [PAGE, `<media-embed src="${PAGE}.json"></media-embed>`, json])
      assert.equal(linked(`Before\n\n${code}\n\nAfter`), `Before\n\n[${PAGE}](${PAGE})\n\nAfter`);
    assert.equal(linked(FRAME), `[Night \\*1\\*](${PAGE})`);
  });

  it('leaves addresses in sentences, other sites and their line ends as they are', () => {
    for (const text of [
      `See ${PAGE} there.`,
      '---\r\ntitle: Article\r\n---\r\n\r\nText',
      '<iframe src="https://evil.example/proxy/iframe.php/7/acme"></iframe>',
      `[Night](${PAGE})`,
    ])
      assert.equal(linked(text), text);
  });

  it('leaves code blocks as they are, and goes on behind them', () => {
    const fence = `\`\`\`html\n\n${FRAME}\n\n\`\`\``;
    assert.equal(linked(fence), fence);
    assert.equal(linked(`    ${FRAME}`), `    ${FRAME}`);
    assert.equal(linked(`${fence}\n\n${PAGE}`), `${fence}\n\n[${PAGE}](${PAGE})`);
  });
});
