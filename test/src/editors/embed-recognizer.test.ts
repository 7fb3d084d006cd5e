import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { blockCode } from '../../../src/editors/embed-block.js';
import { embedRecognizer } from '../../../src/editors/embed-recognizer.js';
import { renderCode } from '../../../src/index.js';
import { assertLinearTime } from '../../timing/linear-time.js';

const PAGE = 'https://www.example/embeds/7';
const recognizer = embedRecognizer({
  embeds: ['https://www.example/embeds/', 'https://other.example'],
  players: ['https://media.example'],
});

const pageOf = (text: unknown): string | null => recognizer.blockIn(text)?.page ?? null;

const EMBED = {
  id: '7',
  title: 'Tom & "Jerry" <b>',
  code: '<div class="media-embed-container" data-embed="7" data-customer="acme"></div><script src="https://media.example/embed.js"></script>',
  code_iframe: '<iframe src="https://media.example/proxy/iframe.php/7/acme"></iframe>',
};

describe('embedRecognizer', () => {
  for (const format of ['media-embed', 'iframe', 'responsive-iframe', 'amp', 'standard'] as const)
    it(`recognizes code of the format ${format}, with and without the published address`, () => {
      assert.equal(pageOf(renderCode(EMBED, format, { src: `${PAGE}.json` })), PAGE);
      assert.equal(pageOf(renderCode(EMBED, format)), PAGE);
    });

  it('recognizes code of the format media-embed-src', () => {
    assert.equal(pageOf(renderCode(EMBED, 'media-embed-src', { src: `${PAGE}.json` })), PAGE);
  });

  it('reads the title and the alignment of an element', () => {
    const block = recognizer.blockIn(
      `<media-embed src="${PAGE}.json" title="Tom &amp; &quot;Jerry&quot;" data-align="left"></media-embed>`,
    );
    assert.equal(block?.title, 'Tom & "Jerry"');
    assert.equal(block.align, 'left');
  });

  for (const format of [
    'media-embed',
    'media-embed-src',
    'iframe',
    'responsive-iframe',
    'standard',
  ] as const)
    for (const [size, responsive] of [
      [{ width: '216', height: '384', responsive: '1' }, false],
      [{ width: '640', height: '480', responsive: '1' }, true],
      [{ width: '640', height: '480', responsive: '0' }, false],
    ] as const)
      it(`reads ${size.width} × ${size.height}, responsive ${size.responsive}, in ${format} code, and in what it stores`, () => {
        const embed = { ...EMBED, ...size };
        const isResponsive = responsive || (format === 'responsive-iframe' && size.width === '640');
        // The service writes its code for the size of the embed.
        const code = renderCode({ ...embed, code: '' }, format, {
          src: `${PAGE}.json`,
          customer: 'acme',
          script: 'https://media.example/embed.js',
        });
        const read = (text: string) => {
          const block = recognizer.blockIn(text);
          assert.ok(block);
          return { code: blockCode(block), size: [block.width, block.height, block.responsive] };
        };
        const first = read(code);
        assert.deepEqual(first.size, [Number(size.width), Number(size.height), isResponsive]);
        assert.deepEqual(read(first.code), first);
      });

  it('takes the title from the text of a link, unless it is an address', () => {
    assert.equal(recognizer.blockIn(`<a href="${PAGE}">Tom &amp; Jerry</a>`)?.title, 'Tom & Jerry');
    assert.equal(recognizer.blockIn(`<a href="${PAGE}">${PAGE}</a>`)?.title, null);
  });

  const RECOGNIZED: readonly (readonly [string, string, string])[] = [
    ['a link', PAGE, PAGE],
    ['a link in white space', ` ${PAGE}\n`, PAGE],
    ['a link with a query', `${PAGE}?utm_source=x#t`, PAGE],
    ['the published JSON', `${PAGE}.json`, PAGE],
    ['the hosted player', 'https://media.example/proxy/iframe.php/7/acme/Front', PAGE],
    ['a second publisher', 'https://other.example/8', 'https://other.example/8'],
    ['CKEditor’s element', `<figure class="media"><oembed url="${PAGE}"></oembed></figure>`, PAGE],
    ['data-oembed-url', `<div data-oembed-url="${PAGE}"></div>`, PAGE],
    ['upper case', `<IFRAME SRC="https://media.example/iframe.php/7/acme"></IFRAME>`, PAGE],
  ];
  for (const [what, text, page] of RECOGNIZED)
    it(`recognizes ${what}`, () => assert.equal(pageOf(text), page));

  const REFUSED: readonly (readonly [string, unknown])[] = [
    ['another site', 'https://evil.example/embeds/7'],
    ['a host that begins alike', 'https://www.example.evil.example/embeds/7'],
    ['a user name', 'https://www.example@evil.example/embeds/7'],
    ['a user name of the site', 'https://u:p@www.example/embeds/7'],
    ['another path', 'https://www.example/embedsX/7'],
    ['a path above', 'https://www.example/embeds/../7'],
    ['a path below', `${PAGE}/8`],
    ['an encoded id', 'https://www.example/embeds/%2e%2e'],
    ['the oEmbed endpoint', 'https://www.example/embeds/oembed?url=x'],
    ['a script', 'javascript:alert(1)'],
    ['a sentence', `Watch ${PAGE}`],
    ['a frame of another site', '<iframe src="https://evil.example/iframe.php/7/acme"></iframe>'],
    ['an AMP frame of another site', '<amp-iframe src="https://evil.example/7"></amp-iframe>'],
    ['a player of another site', '<media-embed src="https://evil.example/7.json"></media-embed>'],
    ['a hostile id', '<div class="media-embed-container" data-embed="../7"></div>'],
    ['hostile JSON', '<media-embed><script type="application/json">[[[</script></media-embed>'],
    [
      'the script of another service',
      '<div class="media-embed-container" data-embed="7"></div><script src="https://evil.example/e.js"></script>',
    ],
    [
      'an inline script',
      '<div class="media-embed-container" data-embed="7"></div><script>x()</script>',
    ],
    ['two embeds', `<iframe src="${PAGE}"></iframe><iframe src="${PAGE}"></iframe>`],
    ['text behind the code', `<iframe src="${PAGE}"></iframe> and more`],
    ['text before the code', `More: <iframe src="${PAGE}"></iframe>`],
    ['no text', ''],
    ['no string', { toString: () => PAGE }],
    ['undefined', undefined],
  ];
  for (const [what, text] of REFUSED)
    it(`does not recognize ${what}`, () => assert.equal(pageOf(text), null));

  it('checks a stored block again', () => {
    const stored = { src: `${PAGE}.json`, title: ' Night ', align: 'top', page: 'x' };
    assert.deepEqual(recognizer.storedBlock(stored), {
      page: PAGE,
      src: `${PAGE}.json`,
      title: 'Night',
      align: null,
      width: null,
      height: null,
      responsive: false,
    });
    const sized = recognizer.storedBlock({
      ...stored,
      width: 216,
      height: '384',
      responsive: true,
    });
    assert.deepEqual([sized?.width, sized?.height, sized?.responsive], [216, 384, false]);
    for (const data of [null, 'x', [], { src: 'https://evil.example/embeds/7.json' }])
      assert.equal(recognizer.storedBlock(data), null);
  });

  it('recognizes nothing without a usable publisher', () => {
    const none = embedRecognizer({ embeds: ['/embeds', 'javascript:1'], players: ['x'] });
    assert.equal(none.blockIn(PAGE), null);
    assert.equal(none.blockIn(EMBED.code), null);
  });

  it('reads hostile texts of a megabyte in linear time', async () => {
    for (const part of ['<', '<a ', '<figure>', '</script>', '<script', '<media-embed><script>'])
      await assertLinearTime(
        (length) => assert.equal(pageOf(part.repeat(length / part.length)), null),
        225_000,
      );
  });
});
