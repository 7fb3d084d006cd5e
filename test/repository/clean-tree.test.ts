import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { files, read, root } from './project.js';

/** What no file may contain. `example` is a text that matches, written so that this file itself does not match. */
const unwanted: readonly { what: string; pattern: RegExp; example: string }[] = [
  {
    what: 'an absolute path of one machine',
    pattern: /(?<![\w.-])\/(?:work|root|home|farm|Users)\//,
    example: `open(${['', 'home', 'ada', 'clip.mp4'].join('/')})`,
  },
  {
    what: 'the address of a package registry',
    pattern: /\b(?:registry|deb)\.(?:[\w-]+\.)+[a-z]{2,}\b/i,
    example: `"resolved": "https://${['registry', 'example', 'org'].join('.')}/lit.tgz"`,
  },
  {
    what: 'a skipped or focused test',
    pattern: /\b(?:it|test|describe|suite)\.(?:skip|only|todo)\b|\bxit\(/,
    example: ['describe', 'only("size")'].join('.'),
  },
  {
    what: 'a silenced type check',
    pattern: /@ts-(?:ignore|nocheck)/,
    example: ['// @ts', 'ignore'].join('-'),
  },
  {
    what: 'something left to do',
    // In comments: as a value, it is a word of templates that people forget to fill in.
    pattern: /(?:\/\/|\*|#|<!--)[^'"`\n]*\b(?:TO[D]O|FIX[M]E)\b/,
    example: ['// TO', 'DO: later'].join(''),
  },
  {
    what: 'a conflict of a merge',
    pattern: /^(?:<{7}|>{7}) /m,
    example: `${'<'.repeat(7)} main`,
  },
];

const texts = files
  .filter((file) => !read(file).includes('\0'))
  .map((file) => ({ file, text: read(file) }));

describe('committed files', () => {
  for (const { what, pattern, example } of unwanted) {
    it(`do not contain ${what}`, () => {
      assert.match(example, pattern);
      const found = texts.flatMap(({ file, text }) => {
        const match = pattern.exec(text);
        return match === null ? [] : [`${file}: ${match[0]}`];
      });
      assert.deepEqual(found, []);
    });
  }

  it('have names that describe their content', () => {
    const empty = /(?:^|\/)(?:utils?|helpers?|common|shared|types|constants|misc)(?:\.|\/)/;
    assert.match('src/utils/url.ts', empty);
    assert.deepEqual(
      files.filter((file) => empty.test(file)),
      [],
    );
  });

  it('are written in kebab-case', () => {
    const kebab = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
    const parts = files
      .filter((file) => /^(?:src|components|demo|test|scripts)\//.test(file))
      .flatMap((file) => file.split('/'))
      // npm and GitHub look for this name.
      .filter((part) => part !== 'README.md');
    assert.deepEqual(
      [...new Set(parts)].filter((part) => !kebab.test(part)),
      [],
    );
  });

  it('have at most a megabyte each', () => {
    assert.deepEqual(
      files.filter((file) => statSync(join(root, file)).size > 1_000_000),
      [],
    );
  });
});
