import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { embedRecognizer } from '../../../src/editors/embed-recognizer.js';
import { pastedParts } from '../../../src/editors/pasted-parts.js';
import { renderCode } from '../../../src/index.js';

const PAGE = 'https://www.example/embeds/7';
const recognizer = embedRecognizer({
  embeds: ['https://www.example/embeds/'],
  players: ['https://media.example'],
});

const EMBED = {
  id: '7',
  title: 'Tom & "Jerry" <b>',
  code: '<div class="media-embed-container" data-embed="7" data-customer="acme"></div><script src="https://media.example/embed.js"></script>',
  code_iframe: '<iframe src="https://media.example/proxy/iframe.php/7/acme"></iframe>',
};

/** The paragraphs of a text, with the pages of blocks in angle brackets. */
const partsOf = (text: unknown): readonly string[] | null =>
  pastedParts(recognizer, text)?.map((part) =>
    typeof part === 'string' ? part : `<${part.page}>`,
  ) ?? null;

const FRAME = `<iframe src="${PAGE}" width="640" height="360"></iframe>`;

describe('code with text around it', () => {
  for (const format of [
    ...(['media-embed', 'media-embed-src', 'iframe', 'responsive-iframe', 'amp'] as const),
    'standard' as const,
  ])
    it(`of the format ${format} becomes a block between two paragraphs`, () => {
      const code = renderCode(EMBED, format, { src: `${PAGE}.json` });
      assert.deepEqual(partsOf(`Hi, here it is: ${code} thanks`), [
        'Hi, here it is:',
        `<${PAGE}>`,
        'thanks',
      ]);
    });

  for (const [text, ...expected] of [
    [`Hi:\n\n${FRAME}\n\nThanks,\nBob`, 'Hi:', `<${PAGE}>`, 'Thanks,', 'Bob'],
    [`${FRAME} thanks`, `<${PAGE}>`, 'thanks'],
    [`Here: ${FRAME}`, 'Here:', `<${PAGE}>`],
    [`${FRAME}\n${FRAME}`, `<${PAGE}>`, `<${PAGE}>`],
    [`a < b ${FRAME} 1 > 0 & c`, 'a < b', `<${PAGE}>`, '1 > 0 & c'],
    [`Here: ${FRAME.replaceAll('iframe', 'IFRAME')}\r\nBye`, 'Here:', `<${PAGE}>`, 'Bye'],
  ] as const)
    it(`${JSON.stringify(text)} keeps its order and its paragraphs`, () => {
      assert.deepEqual(partsOf(text), expected);
    });

  it('becomes one block without the text', () => {
    for (const text of [FRAME, `\n${FRAME}\n`, PAGE])
      assert.deepEqual(partsOf(text), [`<${PAGE}>`], text);
  });

  it('keeps the title and the size of the code', () => {
    const [, block] =
      pastedParts(recognizer, `Hi ${FRAME.replace(' ', ' title="Tom &amp; Jerry" ')}`) ?? [];
    assert.ok(typeof block === 'object');
    assert.deepEqual([block.title, block.width, block.height], ['Tom & Jerry', 640, 360]);
  });
});

describe('a text stays as it is', () => {
  for (const [why, text] of [
    ['if it has no code', 'Hi, here it is'],
    ['if it has only a link', `Hi ${PAGE} thanks`],
    ['if it has a link of HTML', `Hi <a href="${PAGE}">it</a> thanks`],
    ['if a code is of another site', 'Hi <iframe src="https://evil.example/7"></iframe> thanks'],
    [
      'if one of two codes is of another site',
      `${FRAME} and <iframe src="https://evil.example/7"></iframe>`,
    ],
    [
      'if the script behind a code is of another site',
      'Hi <div class="media-embed-container" data-embed="7"></div><script src="https://evil.example/x.js"></script> bye',
    ],
    ['if it has other markup', `<p>Hi</p> ${FRAME} thanks`],
    ['if it has other markup at its end', `Hi ${FRAME} <img src=x onerror=alert(1)>`],
    ['if the code is an example', `Write \`${FRAME}\` for this.`],
    ['if the code is in a fence', `\`\`\`html\n${FRAME}\n\`\`\``],
    ['if the code is cut off', `Hi <iframe src="${PAGE}">`],
    ['if it is no text', null],
    ['if it is longer than an article', `${'x '.repeat(60_000)}${FRAME}`],
  ] as const)
    it(why, () => {
      assert.equal(partsOf(text), null);
    });
});

test('hostile text is read in linear time', () => {
  for (const piece of [
    '<iframe ',
    '<div>',
    '<iframe></iframe>',
    `${FRAME} `,
    '<figure></figure>',
  ]) {
    const text = piece.repeat(Math.floor(90_000 / piece.length));
    assert.doesNotThrow(() => partsOf(text));
  }
});
