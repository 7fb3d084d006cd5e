import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  type AdManagerParameter,
  parseAdManagerTag,
  writeAdManagerTag,
} from '../../../src/ad-tags/google-ad-manager-tag.js';
import { corpusTest } from '../../conformance/corpus.js';

const TAG =
  'https://pubads.g.doubleclick.net/gampad/ads?iu=/6062/news%2Fsport&sz=640x480%7C400x300&env=vp' +
  '&correlator=[timestamp]&url=[page_url]&vpos=start&us_privacy=' +
  '&cust_params=section%3Dsport%26tags%3Da%2Cb%252Cc%26page%3D[page_url]&x&x=1#part';

const parameterOf = (name: string, tag = TAG): AdManagerParameter => {
  const found = parseAdManagerTag(tag).parameters.find((parameter) => parameter.name === name);
  assert.ok(found);
  return found;
};

const write = (changes: Parameters<typeof writeAdManagerTag>[1], tag = TAG): string =>
  writeAdManagerTag(parseAdManagerTag(tag), changes);

describe('parseAdManagerTag', () => {
  it('reads every parameter in order', () => {
    assert.deepEqual(
      parseAdManagerTag(TAG).parameters.map(({ name }) => name),
      ['iu', 'sz', 'env', 'correlator', 'url', 'vpos', 'us_privacy', 'cust_params', 'x', 'x'],
    );
  });

  it('decodes values, and keeps placeholders as they are written', () => {
    assert.equal(parameterOf('iu').value, '/6062/news/sport');
    assert.equal(parameterOf('sz').value, '640x480|400x300');
    assert.equal(parameterOf('a', 'https://a.test/?a=%5BURL%5D%20b').value, '%5BURL%5D b');
  });

  it('says what a parameter means and whether its value has the form', () => {
    assert.equal(parameterOf('sz').definition?.group, 'required');
    assert.equal(parameterOf('sz').definition?.form?.id, 'google-form-sz');
    assert.equal(parameterOf('sz').hasForm, true);
    assert.equal(parameterOf('vpos').hasForm, false);
    assert.equal(parameterOf('us_privacy').hasForm, false);
    assert.equal(parameterOf('correlator').hasForm, null);
    assert.equal(parameterOf('correlator').hasPlaceholder, true);
    assert.equal(parameterOf('x').definition, null);
  });

  it('reads the keys of cust_params with their values', () => {
    assert.deepEqual(parameterOf('cust_params').keyValues, [
      { key: 'section', values: ['sport'] },
      { key: 'tags', values: ['a', 'b,c'] },
      { key: 'page', values: ['[page_url]'] },
    ]);
    assert.equal(parameterOf('iu').keyValues, null);
  });

  it('reads cust_params that are not encoded, or twice', () => {
    const values = (raw: string) =>
      parameterOf('cust_params', `https://a.test/?cust_params=${raw}`).keyValues;
    assert.deepEqual(values('pubid=3'), [{ key: 'pubid', values: ['3'] }]);
    assert.deepEqual(values('a%253D1%252C2%2526b%253D'), [
      { key: 'a', values: ['1', '2'] },
      { key: 'b', values: [''] },
    ]);
    assert.deepEqual(values(''), []);
    assert.deepEqual(values('lonely'), [{ key: 'lonely', values: [] }]);
  });

  it('does not split inside placeholders', () => {
    const tag = 'https://a.test/?t=#{request.keyValue("x")}&cust_params=k%3D{pageVariable.a=b}#f';
    assert.deepEqual(
      parseAdManagerTag(tag).parameters.map(({ raw }) => raw),
      ['#{request.keyValue("x")}', 'k%3D{pageVariable.a=b}'],
    );
    assert.deepEqual(parameterOf('cust_params', tag).keyValues, [
      { key: 'k', values: ['{pageVariable.a=b}'] },
    ]);
  });

  it('reads no parameter from a text without a query', () => {
    assert.deepEqual(parseAdManagerTag('no tag').parameters, []);
  });
});

describe('writeAdManagerTag', () => {
  it('changes one value and leaves everything else byte by byte', () => {
    assert.equal(
      write({ parameters: { vpos: 'preroll' } }),
      TAG.replace('vpos=start', 'vpos=preroll'),
    );
    assert.equal(write({ parameters: { iu: '/6062/news/sport' } }), TAG);
  });

  it('encodes a value, but never its placeholders', () => {
    assert.equal(
      write({ parameters: { url: 'https://[host]/?a=1&b=è' } }),
      TAG.replace('url=[page_url]&vpos', 'url=https%3A%2F%2F[host]%2F%3Fa%3D1%26b%3D%C3%A8&vpos'),
    );
    assert.equal(
      write({ parameters: { iu: '/1/a,b' } }),
      TAG.replace('/6062/news%2Fsport', '/1/a,b'),
    );
  });

  it('adds a parameter before the fragment, and removes each occurrence of one', () => {
    assert.equal(write({ parameters: { hl: 'it' } }), TAG.replace('#part', '&hl=it#part'));
    assert.equal(write({ parameters: { x: null } }), TAG.replace('&x&x=1', ''));
    assert.equal(write({ parameters: { iu: null } }, 'https://a.test/?iu=1'), 'https://a.test/');
    assert.equal(write({ parameters: { a: '1' } }, 'https://a.test/'), 'https://a.test/?a=1');
    assert.equal(write({ parameters: { a: '1' } }, 'https://a.test/?'), 'https://a.test/?a=1');
    assert.equal(write({ parameters: { a: null } }, 'https://a.test/?'), 'https://a.test/?');
  });

  it('changes one key of cust_params in the way in which the others are written', () => {
    assert.equal(
      write({ custParams: { tags: ['x y', 'a&b=c', '[tag]'] } }),
      TAG.replace('a%2Cb%252Cc', 'x%20y%2Ca%2526b%253Dc%2C[tag]'),
    );
    assert.equal(write({ custParams: { section: null } }), TAG.replace('section%3Dsport%26', ''));
    assert.equal(
      write({ custParams: { new: ['1'] } }),
      TAG.replace('[page_url]&x', '[page_url]%26new%3D1&x'),
    );
    assert.equal(write({ custParams: { tags: ['a', 'b,c'] } }), TAG);
    assert.equal(
      write({ custParams: { a: ['2'] } }, 'https://a.test/?cust_params=a%253D1%2526b%253D2'),
      'https://a.test/?cust_params=a%253D2%2526b%253D2',
    );
    assert.equal(
      write({ custParams: { a: ['1', '2'] } }, 'https://a.test/?b'),
      'https://a.test/?b&cust_params=a%3D1%2C2',
    );
  });
});

const parts = fc.constantFrom(
  ...[
    'a',
    'iu',
    'cust_params',
    '=',
    '&',
    '?',
    '#',
    '%',
    '%26',
    '%3D',
    '%253D',
    '%2526',
    ',',
    '%2C',
  ],
  ...['[X]', '%5BX%5D', '{a=b}', '%%P:k%%', '#{r}', '$$x$$', 'è', '\ud800', ' ', '/'],
);
const tags = fc
  .array(parts, { maxLength: 30 })
  .map((texts) => `https://pubads.g.doubleclick.net/gampad/ads?${texts.join('')}`);

const plain = fc.string({ maxLength: 12, unit: fc.constantFrom(...'ab&=,%/+# è|'.split('')) });

describe('for any tag', () => {
  it('writes the tag itself when nothing is changed', () => {
    fc.assert(
      fc.property(fc.oneof(tags, fc.string()), (tag) => {
        assert.equal(write({}, tag), tag);
      }),
    );
  });

  it('writes the tag itself when every value is set to what it is', () => {
    fc.assert(
      fc.property(tags, (tag) => {
        const { parameters } = parseAdManagerTag(tag);
        const names = parameters.map(({ name }) => name);
        const single = parameters.filter(
          ({ name }) => names.indexOf(name) === names.lastIndexOf(name),
        );
        const same = Object.fromEntries(single.map(({ name, value }) => [name, value]));
        assert.equal(write({ parameters: same }, tag), tag);
      }),
    );
  });

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(
        tags,
        plain,
        plain,
        fc.array(plain, { minLength: 1 }),
        (tag, value, key, list) => {
          const written = write({ parameters: { zz: value }, custParams: { [key]: list } }, tag);
          assert.equal(parameterOf('zz', written).value, value);
          const pairs = parameterOf('cust_params', written).keyValues ?? [];
          assert.deepEqual(pairs.find((pair) => pair.key === key)?.values, list);
        },
      ),
    );
  });
});

corpusTest(
  'every real ad tag is written as it was read',
  'corpora/real-ad-tags.json',
  (records: readonly { readonly id: string; readonly url: string }[]) => {
    for (const { id, url } of records) {
      assert.equal(write({}, url), url, id);
      const { parameters } = parseAdManagerTag(url);
      const same = Object.fromEntries(parameters.map(({ name, value }) => [name, value]));
      const names = new Set(parameters.map(({ name }) => name));
      if (names.size === parameters.length) assert.equal(write({ parameters: same }, url), url, id);
    }
  },
);
