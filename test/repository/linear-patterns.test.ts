import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { root } from './project.js';

const { slowText } = (await import(`${root}scripts/lint/slow-text.mjs`)) as {
  readonly slowText: (pattern: string, flags: string) => string | null;
};

const textOf = ({ source, flags }: RegExp): string | null => slowText(source, flags);

/** Expressions with a text that takes more than linear time, by why. */
const SLOW: Readonly<Record<string, readonly RegExp[]>> = {
  'an end is looked for from each position': [
    /\/+$/,
    /\s+(?=<a)/,
    / +(?=&\w{1,9}=)/g,
    /\n\s*\S/,
    /xmlns[^\s=]*\s*=/,
    /\p{L}{2,}\s+\p{L}{2,}/u,
    /^([^#\n]+)\/index\.m3u8$/gm,
    /a.{0,4000}z/,
  ],
  'two repetitions match the same characters': [
    /^\s*\d+\s*(?:px)?\s*$/,
    /^[+-]?(?:\d+\.?\d*|\.\d+)$/,
    /^(.+): vendors (.+)$/,
    /^[[{$%_]+[\w.:-]{1,64}[\]}$%_]+$/,
    /^[^\s=]*[/?&][^\s]*$/,
  ],
  'a repetition repeats itself in several ways': [
    /^(?:a*)*$/,
    /^(?:\s|\s)*$/,
    /^FILL(?:[_ -]\w+)*$/,
    /^(?:[a-z-]{1,63})+$/,
    /^(["'])(?:a|a)*\1$/,
  ],
  'a look-around reads on from each position': [
    /^[ \t]*>(?![^\n]*<)/m,
    /(?=a*)b/,
    /(?<=%(?:25)*[\da-f]{2})C/,
  ],
};

const LINEAR: readonly RegExp[] = [
  /(?<!\/)\/+$/,
  /(?<!\s)\s+(?=<a)/,
  /\sxmlns[^\s=]*\s*=/,
  /\p{L}{2}\s+\p{L}{2}/u,
  /^([^#\s]+)\/index\.m3u8$/gm,
  /"[^"]{0,40}"/,
  /"[^"]*"?/g,
  /^\s*\d+\s*(?:px\s*)?$/,
  /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/,
  /^(.+?): vendors (.+)$/s,
  /;.*$/s,
  /^(?:a*b)*$/,
  /^(?:[a-z]{1,63}\.)+[a-z]{2,24}$/,
  /\b\w+=/g,
  /^[ \t]*>(?!.*<)/m,
  /\s*<!DOCTYPE/y,
  /(?:(?<![\w-]))(C[\w-]{18,}(?:\.[\w-]{2,})*)/g,
  /^(["'])(?:a|b)*\1$/,
  /[^,]+/g,
];

describe('the check of regular expressions', () => {
  for (const [reason, patterns] of Object.entries(SLOW)) {
    it(`finds a text for an expression that is slow because ${reason}`, () => {
      for (const pattern of patterns) assert.notEqual(textOf(pattern), null, String(pattern));
    });
  }

  it('names a text that is slow indeed', () => {
    const pattern = /\s+(?=<a)/;
    assert.match(textOf(pattern) ?? '', /^".*" \+ ".*"\.repeat\(n\) \+ ".*"$/);
  });

  it('accepts expressions that take linear time', () => {
    for (const pattern of LINEAR) assert.equal(textOf(pattern), null, String(pattern));
  });
});
