import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CODE_FORMATS } from '../../../src/render/render-code.js';
import { requiredScript } from '../../../src/render/required-script.js';

test('only AMP and the element need a script besides their code', () => {
  assert.deepEqual(
    CODE_FORMATS.map(({ format }) => format).filter((format) => requiredScript(format) !== null),
    ['amp', 'media-embed', 'media-embed-src'],
  );
});

test('the element is imported from npm without an address', () => {
  assert.deepEqual(requiredScript('media-embed'), {
    language: 'js',
    code: "import 'media-embed-elements/media-embed.js';",
  });
});

test('an address and its integrity become a module script', () => {
  assert.deepEqual(
    requiredScript('media-embed-src', {
      address: 'https://cdn.example/media-embed.js?a=1&b="2"',
      integrity: 'sha384-abc+/=',
    }),
    {
      language: 'html',
      code: '<script type="module" src="https://cdn.example/media-embed.js?a=1&amp;b=%222%22" integrity="sha384-abc+/=" crossorigin="anonymous"></script>',
    },
  );
});

test('an integrity of another form is left out', () => {
  assert.deepEqual(
    requiredScript('media-embed', { address: 'https://cdn.example/a.js', integrity: '" onload=x' }),
    { language: 'html', code: '<script type="module" src="https://cdn.example/a.js"></script>' },
  );
});

const HASHES = {
  files: {
    'media-embed.js': 'sha384-abc',
    'chunks/a-1.js': 'sha384-def',
    'chunks/b-2.js': 'sha384-ghi',
    'bad.js': '" onload=x',
  },
  imports: { 'media-embed.js': ['chunks/a-1.js'], 'bad.js': [] },
};

test('the hashes of the build are those of the file and of what it imports', () => {
  assert.deepEqual(
    requiredScript('media-embed', {
      address: 'https://cdn.example/1.0/media-embed.js?v=1',
      integrity: HASHES,
    }),
    {
      language: 'html',
      code:
        '<script type="importmap">{"integrity":{"https://cdn.example/1.0/chunks/a-1.js":"sha384-def"}}</script>\n' +
        '<link rel="modulepreload" href="https://cdn.example/1.0/chunks/a-1.js" integrity="sha384-def" crossorigin="anonymous">\n' +
        '<script type="module" src="https://cdn.example/1.0/media-embed.js?v=1" integrity="sha384-abc" crossorigin="anonymous"></script>',
    },
  );
});

test('a file without a usable hash has no integrity', () => {
  for (const file of ['other.js', 'bad.js', '__proto__', 'toString', ''])
    assert.deepEqual(
      requiredScript('media-embed', {
        address: `https://cdn.example/${file}`,
        integrity: HASHES,
      })?.code,
      `<script type="module" src="https://cdn.example/${file}"></script>`,
    );
});

test('AMP needs the script of its frame', () => {
  assert.deepEqual(requiredScript('amp'), {
    language: 'html',
    code: '<script async custom-element="amp-iframe" src="https://cdn.ampproject.org/v0/amp-iframe-0.1.js"></script>',
  });
});
