import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseFragment } from 'parse5';
import {
  blockCode,
  type EmbedBlock,
  previewAttributes,
  titleOf,
} from '../../../src/editors/embed-block.js';

const BLOCK: EmbedBlock = {
  page: 'https://www.example/embeds/7',
  src: 'https://www.example/embeds/7.json',
  title: '"><img src=x onerror=alert(1)>',
  align: 'center',
};

describe('blockCode', () => {
  it('writes one element with a link, whatever the title is', () => {
    const [embed, ...others] = parseFragment(blockCode(BLOCK)).childNodes;
    assert.ok(embed && 'attrs' in embed);
    assert.deepEqual(others, []);
    assert.deepEqual(
      embed.attrs.map(({ name, value }) => [name, value]),
      [
        ['src', BLOCK.src],
        ['title', BLOCK.title],
        ['data-align', 'center'],
      ],
    );
    assert.deepEqual(
      embed.childNodes.map(({ nodeName }) => nodeName),
      ['a'],
    );
  });

  it('writes the address in the link if there is no title', () => {
    const code = blockCode({ ...BLOCK, title: null, align: null });
    assert.equal(
      code,
      `<media-embed src="${BLOCK.src}"><a href="${BLOCK.page}">${BLOCK.page}</a></media-embed>`,
    );
  });
});

describe('previewAttributes', () => {
  it('makes a frame that has no origin of its own', () => {
    assert.equal(previewAttributes(BLOCK, 'Embed').sandbox, 'allow-scripts');
  });
});

describe('titleOf', () => {
  it('refuses what is no name', () => {
    for (const value of [null, 7, ' ', 'https://www.example/embeds/7'])
      assert.equal(titleOf(value), null);
    assert.equal(titleOf('x'.repeat(1000))?.length, 300);
  });
});
