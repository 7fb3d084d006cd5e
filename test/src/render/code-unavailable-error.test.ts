import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type CodeFormat,
  type CodeOptions,
  CodeUnavailableError,
  renderCode,
} from '../../../src/render/render-code.js';
import { sampleEmbed } from './sample-embed.js';

/** The fields and options under which a format cannot be written, and the error. */
interface Row {
  readonly fields?: object;
  readonly options?: CodeOptions;
  readonly path: string;
  readonly remedy: RegExp;
}

const ROWS: Readonly<Partial<Record<CodeFormat, Readonly<Record<string, Row>>>>> = {
  standard: {
    'no code': {
      fields: { code: null },
      path: '/code',
      remedy: /options\.customer/,
    },
    'no code and no script': {
      fields: { code: 7 },
      options: { customer: 'c' },
      path: '/code',
      remedy: /options\.script/,
    },
    'no customer in the code': {
      fields: { code: '<div data-embed="e1"></div>' },
      options: { width: 1 },
      path: '/code',
      remedy: /options\.customer/,
    },
    'no id': {
      fields: { code: null, id: null },
      options: { customer: 'c', script: 'https://a.example/s.js' },
      path: '/id',
      remedy: /id/,
    },
  },
  iframe: {
    'no frame': {
      fields: { code_iframe: '' },
      path: '/code_iframe',
      remedy: /options\.frame/,
    },
    'a frame of another scheme': {
      fields: { code_iframe: '<iframe src="javascript:alert(1)">' },
      path: '/code_iframe',
      remedy: /options\.frame/,
    },
    'a label that cannot be a path segment': {
      options: { label: '..' },
      path: '/bulks',
      remedy: /dots/,
    },
  },
  amp: {
    'no frame': {
      fields: { code_iframe: null },
      path: '/code_iframe',
      remedy: /options\.frame/,
    },
    'a frame with the parameter that AMP adds itself': {
      options: { frame: 'https://media.example.com/e?__amp_source_origin=x' },
      path: '/code_iframe',
      remedy: /__amp_source_origin/,
    },
  },
  '360': {
    'no 360 code': {
      fields: { code_360: ' ' },
      path: '/code_360',
      remedy: /360/,
    },
    'a 360 frame whose address is a script': {
      fields: { code_360: '<iframe src="javascript:alert(1)"></iframe>' },
      path: '/code_360',
      remedy: /http/,
    },
    'a 360 frame with an empty address': {
      fields: { code_360: '<iframe src=""></iframe>' },
      path: '/code_360',
      remedy: /http/,
    },
  },
  'instant-article': {
    'neither code nor frame': {
      fields: { code_instant_article: null, code_iframe: null },
      path: '/code_iframe',
      remedy: /options\.frame/,
    },
  },
};

for (const [format, rows] of Object.entries(ROWS) as [CodeFormat, Record<string, Row>][]) {
  for (const [behavior, { fields, options, path, remedy }] of Object.entries(rows)) {
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
}

test('an unknown format throws a CodeUnavailableError', () => {
  assert.throws(() => renderCode(sampleEmbed(), 'gif' as CodeFormat), CodeUnavailableError);
});
