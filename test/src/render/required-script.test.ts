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
