import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { renderMediaEmbed } from '../../../components/server/index.js';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const embed = (fields: Readonly<Record<string, unknown>> = {}): never =>
  ({
    id: '7',
    title: 'A walk',
    code_iframe: '<iframe src="https://player.example/proxy/iframe.php/7/client"></iframe>',
    video: { id: '1', duration: 65, preview_image: 'https://images.example/a.jpg' },
    ...fields,
  }) as never;

const elementsOf = (node: Node): readonly Element[] => {
  const children =
    'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  return [...('tagName' in node ? [node] : []), ...children.flatMap(elementsOf)];
};

const parse = (html: string): readonly Element[] =>
  elementsOf(parseFragment(html, { scriptingEnabled: false }));

const attribute = (element: Element | undefined, name: string): string | undefined =>
  element?.attrs.find((each) => each.name === name)?.value;

const find = (html: string, name: string): Element | undefined =>
  parse(html).find(({ tagName }) => tagName === name);

const NAMES =
  'media-embed template style img div button span svg circle path span div noscript iframe script a';

const PAYLOADS = [
  '"><script>alert(1)</script>',
  '</title></style></template></noscript></script><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '<!--',
  '\u0000\ud800',
  'javascript:alert(1)',
];

describe('renderMediaEmbed', () => {
  it('writes the facade, the data, a link and a <noscript> iframe', () => {
    const html = renderMediaEmbed(embed(), { width: 320, height: 180 }, { nonce: 'abc' });
    assert.equal(
      parse(html)
        .map(({ tagName }) => tagName)
        .join(' '),
      NAMES,
    );
    assert.equal(attribute(find(html, 'template'), 'shadowrootmode'), 'open');
    assert.equal(attribute(find(html, 'style'), 'nonce'), 'abc');
    assert.match(html, /:host\{width:320px;aspect-ratio:320\/180\}/);
    assert.equal(attribute(find(html, 'img'), 'src'), 'https://images.example/a.jpg');
    assert.equal(
      attribute(find(html, 'button'), 'aria-label'),
      'Play video: A walk, 1 minute 5 seconds',
    );
  });

  it('writes src unchanged instead of the data', () => {
    const html = renderMediaEmbed(embed(), { src: '/embeds/7.json?a=1&b=2' });
    assert.equal(attribute(find(html, 'media-embed'), 'src'), '/embeds/7.json?a=1&b=2');
    assert.equal(find(html, 'script'), undefined);
  });

  it('uses the language of the element, else of the page', () => {
    assert.match(renderMediaEmbed(embed(), {}, { language: 'it' }), /Riproduci il video/);
    assert.match(renderMediaEmbed(embed(), { lang: 'it-CH' }), /lang="it-CH".*Riproduci/s);
  });

  for (const consent of ['required', 'denied'] as const) {
    it(`writes neither poster nor frame while consent is ${consent}`, () => {
      const html = renderMediaEmbed(embed(), { consent });
      assert.equal(
        parse(html)
          .map(({ tagName }) => tagName)
          .join(' '),
        'media-embed script a',
      );
    });
  }

  it('writes no facade for an embed that cannot be played, and no credentials of a live', () => {
    const processing = embed({ video: { available_video: '0' } });
    assert.equal(find(renderMediaEmbed(processing), 'template'), undefined);
    assert.equal(
      renderMediaEmbed(null, { src: '/7.json' }),
      '<media-embed src="/7.json"></media-embed>',
    );
    const live = embed({
      video: null,
      live: { id: '1', user: 'u5er', pass: 'pa55', stream_name: 's3cret' },
    });
    assert.doesNotMatch(renderMediaEmbed(live), /u5er|pa55|s3cret/);
    assert.match(renderMediaEmbed(live), /part="badge" aria-hidden="true">Live</);
  });

  it('returns the same HTML for the same input', () => {
    assert.equal(
      renderMediaEmbed(embed(), { title: 'x' }),
      renderMediaEmbed(embed(), { title: 'x' }),
    );
  });

  for (const payload of PAYLOADS) {
    it(`escapes ${JSON.stringify(payload)} in every field and attribute`, () => {
      const html = renderMediaEmbed(
        embed({ title: payload, public_id: payload, description: payload }),
        { title: payload, label: payload, id: payload, class: payload, lang: payload },
        { nonce: payload },
      );
      assert.equal(
        parse(html)
          .map(({ tagName }) => tagName)
          .join(' '),
        NAMES,
      );
      const handlers = parse(html).flatMap(({ attrs }) =>
        attrs.filter(({ name }) => name.startsWith('on')),
      );
      assert.deepEqual(handlers, []);
    });
  }
});
