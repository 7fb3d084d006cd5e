import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decapMediaEmbed } from '../../../src/editors/decap.js';
import { assertLinearTime } from '../../timing/linear-time.js';

const PAGE = 'https://www.example/embeds/7';
const SITES = { embeds: ['https://www.example/embeds'], players: ['https://media.example'] };
const component = decapMediaEmbed(SITES);
const elements = decapMediaEmbed({ ...SITES, form: 'element' });

const read = (markdown: string): unknown => {
  const match = component.pattern.exec(markdown);
  return match && component.fromBlock(match);
};

describe('decapMediaEmbed', () => {
  it('has its labels in six languages, and in English for others', () => {
    const labelsIn = (language: string): readonly string[] => {
      const { label, fields } = decapMediaEmbed({ ...SITES, language });
      return [label, ...fields.map((field) => field.label)];
    };
    const english = labelsIn('en-GB');
    for (const language of ['de', 'es', 'fr', 'it-CH', 'PT'])
      for (const [index, label] of labelsIn(language).entries())
        assert.notEqual(label, english[index], language);
    assert.deepEqual(labelsIn('sv'), english);
    assert.deepEqual(labelsIn('constructor'), english);
  });

  const TITLES = [
    '',
    'Opening night',
    'a [b] (c) \\ * _ ` < > & | ~~x~~ #1',
    '<img src=x onerror=alert(1)>',
    '![x](javascript:alert(1))',
  ];
  for (const title of TITLES)
    it(`reads what it writes with the title "${title}"`, () => {
      for (const each of [component, elements]) {
        const markdown = each.toBlock({ address: PAGE, title });
        assert.ok(!markdown.includes('\n'));
        assert.deepEqual(read(`${markdown}\n\nMore.`), { address: PAGE, title });
      }
    });

  it('writes a link, or an element with a link in it', () => {
    assert.equal(component.toBlock({ address: `${PAGE}?a=1`, title: '' }), `<${PAGE}>`);
    assert.equal(component.toBlock({ address: PAGE, title: 'Night' }), `[Night](${PAGE})`);
    assert.equal(
      elements.toBlock({ address: PAGE, title: 'Night' }),
      `<media-embed src="${PAGE}.json" title="Night"><a href="${PAGE}">Night</a></media-embed>`,
    );
  });

  it('keeps the size of code in an element', () => {
    const code = `<media-embed src="${PAGE}.json" width="216" height="384"></media-embed>`;
    const markdown = elements.toBlock({ address: code });
    assert.match(markdown, / width="216" height="384" /);
    const data = read(markdown) as { address: string };
    assert.equal(elements.toBlock(data), markdown);
  });

  it('takes the embed from code that is pasted into the field', () => {
    const code = '<iframe src="https://media.example/proxy/iframe.php/7/acme"></iframe>';
    assert.equal(component.toBlock({ address: code }), `<${PAGE}>`);
  });

  const REFUSED = [
    'https://evil.example/embeds/7',
    `${PAGE} and more`,
    `${PAGE}\nand more`,
    `[x](https://evil.example/?${PAGE})`,
    `[x](${PAGE}) and more`,
    '[x](javascript:alert(1))',
    '<media-embed src="https://evil.example/7.json"></media-embed>',
    `Watch ${PAGE}`,
    'https://www.example/embeds/oembed',
  ];
  for (const markdown of REFUSED)
    it(`leaves the paragraph ${JSON.stringify(markdown)} to the editor`, () =>
      assert.equal(read(markdown), null));

  it('writes an address that is no embed as text', () => {
    assert.equal(
      component.toBlock({ address: '<script>alert(1)</script>\n' }),
      '\\<script\\>alert(1)\\</script\\>',
    );
    for (const address of [undefined, null, 7, {}, ''])
      assert.equal(component.toBlock({ address }), '');
  });

  it('previews an embed of the publishers and nothing else', () => {
    assert.match(component.toPreview({ address: PAGE }), new RegExp(`href="${PAGE}"`));
    assert.equal(component.toPreview({ address: 'https://evil.example/embeds/7' }), '');
  });

  it('reads nothing as an embed without publishers', () => {
    assert.equal(decapMediaEmbed({ embeds: [] }).pattern.test(PAGE), false);
  });

  it('reads long hostile paragraphs in linear time', async () => {
    for (const part of ['\\[', '[', '<media-embed ', '<media-embed src="', `${PAGE} `, '[x]('])
      await assertLinearTime((length) => assert.equal(read(part.repeat(length)), null), 5_000);
  });
});
