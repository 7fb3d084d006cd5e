import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type CodeFormat,
  type CodeOptions,
  CodeUnavailableError,
  renderCode,
} from '../../../src/render/render-code.js';
import { sampleEmbed } from './sample-embed.js';

interface Row {
  readonly behavior: string;
  readonly format: CodeFormat;
  readonly fields?: object;
  readonly options?: CodeOptions;
  readonly path: string;
  readonly remedy: RegExp;
}

const ROWS: readonly Row[] = [
  {
    behavior: 'no code',
    format: 'standard',
    fields: { code: null },
    path: '/code',
    remedy: /options\.customer/,
  },
  {
    behavior: 'no code and no script',
    format: 'standard',
    fields: { code: 7 },
    options: { customer: 'c' },
    path: '/code',
    remedy: /options\.script/,
  },
  {
    behavior: 'no customer in the code',
    format: 'standard',
    fields: { code: '<div data-embed="e1"></div>' },
    options: { width: 1 },
    path: '/code',
    remedy: /options\.customer/,
  },
  {
    behavior: 'no id',
    format: 'standard',
    fields: { code: null, id: null },
    options: { customer: 'c', script: 'https://a.example/s.js' },
    path: '/id',
    remedy: /id/,
  },
  {
    behavior: 'no frame',
    format: 'iframe',
    fields: { code_iframe: '' },
    path: '/code_iframe',
    remedy: /options\.frame/,
  },
  {
    behavior: 'a frame of another scheme',
    format: 'iframe',
    fields: { code_iframe: '<iframe src="javascript:alert(1)">' },
    path: '/code_iframe',
    remedy: /options\.frame/,
  },
  {
    behavior: 'a label that cannot be a path segment',
    format: 'iframe',
    options: { label: '..' },
    path: '/bulks',
    remedy: /dots/,
  },
  {
    behavior: 'no frame',
    format: 'amp',
    fields: { code_iframe: null },
    path: '/code_iframe',
    remedy: /options\.frame/,
  },
  {
    behavior: 'a frame with the parameter that AMP adds itself',
    format: 'amp',
    options: { frame: 'https://media.example.com/e?__amp_source_origin=x' },
    path: '/code_iframe',
    remedy: /__amp_source_origin/,
  },
  {
    behavior: 'no 360 code',
    format: '360',
    fields: { code_360: ' ' },
    path: '/code_360',
    remedy: /360/,
  },
  {
    behavior: 'a 360 frame whose address is a script',
    format: '360',
    fields: { code_360: '<iframe src="javascript:alert(1)"></iframe>' },
    path: '/code_360',
    remedy: /http/,
  },
  {
    behavior: 'a 360 frame with an empty address',
    format: '360',
    fields: { code_360: '<iframe src=""></iframe>' },
    path: '/code_360',
    remedy: /http/,
  },
  {
    behavior: 'neither code nor frame',
    format: 'instant-article',
    fields: { code_instant_article: null, code_iframe: null },
    path: '/code_iframe',
    remedy: /options\.frame/,
  },
];

for (const { behavior, format, fields, options, path, remedy } of ROWS) {
  test(`${format} cannot be written: ${behavior}`, () => {
    assert.throws(
      () => renderCode(sampleEmbed(fields), format, options),
      (error) => {
        assert.ok(error instanceof CodeUnavailableError);
        assert.equal(error.name, 'CodeUnavailableError');
        assert.equal(error.format, format);
        assert.equal(error.path, path);
        assert.match(error.remedy, remedy);
        assert.ok(error.message.includes(format) && error.message.includes(path));
        return true;
      },
    );
  });
}

test('an unknown format throws a CodeUnavailableError', () => {
  assert.throws(() => renderCode(sampleEmbed(), 'gif' as CodeFormat), CodeUnavailableError);
});
