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
  width: null,
  height: null,
  responsive: false,
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

describe('the size of a block', () => {
  const SIZED = { ...BLOCK, title: 'x', align: null, width: 216, height: 384 };

  it('is written as attributes, with the ratio for pages that set another one', () => {
    assert.match(
      blockCode(SIZED),
      / title="x" width="216" height="384" style="aspect-ratio:216\/384">/,
    );
  });

  it('is only the ratio of a responsive player, which has no width of its own', () => {
    const code = blockCode({ ...SIZED, width: 640, height: 480, responsive: true });
    assert.match(code, / title="x" style="aspect-ratio:640\/480">/);
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
