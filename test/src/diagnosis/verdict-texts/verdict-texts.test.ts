import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { errorCodesOf } from '../../../../src/diagnosis/error-codes.js';
import { texts as german } from '../../../../src/diagnosis/verdict-texts/de.js';
import { texts as english } from '../../../../src/diagnosis/verdict-texts/en.js';
import { texts as spanish } from '../../../../src/diagnosis/verdict-texts/es.js';
import { texts as french } from '../../../../src/diagnosis/verdict-texts/fr.js';
import { texts as italian } from '../../../../src/diagnosis/verdict-texts/it.js';
import { texts as portuguese } from '../../../../src/diagnosis/verdict-texts/pt.js';
import { verdictTexts } from '../../../../src/diagnosis/verdict-texts/verdict-texts.js';
import { root } from '../../../repository/project.js';

const TRANSLATIONS = [german, spanish, french, italian, portuguese];
const LANGUAGES = [english, ...TRANSLATIONS];

/** Parameters for every verdict: each reads those that it has. */
const PARAMETERS = {
  ...{ host: 'ads.example', slot: 'preroll', device: 'mobile', lastHost: 'network.example' },
  ...{ blockedHost: 'ads.example', refusedHost: 'ads.example', unreachableHost: 'ads.example' },
  ...{ wrappers: 2, seconds: 4.5, status: 503, code: 405, root: 'rss', version: '9', breaks: 3 },
  ...{
    placeholders: '[A], [B]',
    dialect: 'JW Player',
    equivalents: [],
    fixes: [
      { placeholder: '[A]', macro: '[CACHEBUSTING]', field: null },
      { placeholder: '[B]', macro: null, field: 'viewer.page.url' },
      { placeholder: '[C]', macro: null, field: null },
    ],
    parameter: 'url',
    types: 'video/x-flv',
  },
  ...{
    found: 'linear',
    type: 'linear',
    empty: 'mobile',
    sold: 'desktop',
    label: 'live',
    by: 'any',
  },
  ...{ total: 12, error: 'trailing-comma', line: 3, column: 4, problem: '/input is no object.' },
  ...{
    cause: 'page',
    hasMacro: true,
    hasImaSdk: true,
    file: 'responded',
    mediaHost: 'cdn.example',
  },
  ...{ target: '10.0.0.1', isPrivate: true },
  ...{ system: 'vast', reason: 'no-match' },
  ...{ finding: 'macro-mismatched', message: 'A bracket has no end.', remedy: 'Correct it.' },
};

const REASONS: Readonly<Record<string, string>> = { 'tag-not-url': 'tag-userinfo' };

const write = (texts: typeof english, id: string): readonly [string, string] => {
  const writers = texts.verdicts as Readonly<
    Record<string, (parameters: object) => readonly [string, string]>
  >;
  const parameters = { ...PARAMETERS, reason: REASONS[id] ?? PARAMETERS.reason };
  return writers[id]?.(parameters) ?? ['', ''];
};

/** One or two sentences that begin with a capital and end with a full stop, without a gap that was not filled. */
const assertSentence = (text: string, name: string): void => {
  assert.match(text, /^[\p{Lu}\d"].*[.:]$|^[a-z][\w.-]*\.example.*\.$/u, name);
  assert.doesNotMatch(text, /undefined|null\b(?! )|NaN|\[object| {2}| \(\)/, name);
};

describe('the texts of verdicts', () => {
  for (const texts of LANGUAGES)
    it(`are two sentences for every situation in ${texts.language}`, () => {
      for (const id of Object.keys(english.verdicts))
        for (const text of write(texts, id)) assertSentence(text, `${texts.language} ${id}`);
    });

  it('name what the parameters say', () => {
    for (const texts of LANGUAGES) {
      const [sentence, nextStep] = write(texts, 'wrapper-timeout');
      for (const part of ['network.example', 'ads.example', '2', 'preroll', 'mobile'])
        assert.ok(sentence.includes(part), `${part} is missing in: ${sentence}`);
      assert.ok(nextStep.includes('network.example'));
    }
  });

  for (const texts of LANGUAGES)
    it(`say in ${texts.language} how to repair each placeholder`, () => {
      const [, nextStep] = write(texts, 'macro-unresolved');
      assert.match(nextStep, /\[CACHEBUSTING\] [^.]*\[A\]/);
      assert.match(nextStep, /`viewer\.page\.url` [^.]*\[B\]/);
      assert.match(nextStep, /`values` [^.]*\[C\]|\[C\] [^.]*`values`/);
    });

  for (const texts of LANGUAGES)
    it(`have a row for every error code in ${texts.language}`, () => {
      for (const system of ['vast', 'vmap', 'embed', 'browser'] as const) {
        assert.deepEqual(Object.keys(texts.codes[system]), errorCodesOf(system));
        for (const [code, pair] of Object.entries(texts.codes[system]))
          for (const text of pair)
            assertSentence(text.replace('{host}', ''), `${texts.language} ${system} ${code}`);
      }
      const ima = new Set([...Object.keys(texts.codes.vast), ...Object.keys(texts.codes.ima)]);
      assert.deepEqual(
        errorCodesOf('ima').filter((code) => !ima.has(code)),
        [],
      );
    });

  it('have every code of the elements that docs/errors.md lists', () => {
    const listed = Array.from(
      readFileSync(`${root}docs/errors.md`, 'utf8').matchAll(/^\| `([a-z-]+)`/gm),
      ([, code]) => code,
    );
    assert.deepEqual(errorCodesOf('embed'), listed);
  });

  it('are those of the primary language, and English for a language that has none', async () => {
    assert.equal((await verdictTexts('it-CH')).language, 'it');
    assert.equal((await verdictTexts('PT-br')).language, 'pt');
    for (const tag of ['sv', '__proto__', 'constructor'])
      assert.equal((await verdictTexts(tag)).language, 'en');
    assert.equal((await verdictTexts('')).language, 'en');
  });

  it('are in no two languages the same', () => {
    for (const id of Object.keys(english.verdicts))
      assert.equal(
        new Set(LANGUAGES.map((texts) => write(texts, id)[1])).size,
        LANGUAGES.length,
        id,
      );
  });

  for (const texts of TRANSLATIONS)
    it(`leave no error code in English in "${texts.language}", and keep its host`, () => {
      for (const system of ['vast', 'ima', 'vmap', 'embed', 'browser'] as const)
        for (const [code, pair] of Object.entries(english.codes[system])) {
          const translated = texts.codes[system][code] ?? assert.fail(`${system} ${code}`);
          assert.notEqual(translated[0], pair[0]);
          assert.notEqual(translated[1], pair[1]);
          assert.equal(translated[0].includes('{host}'), pair[0].includes('{host}'), code);
          // The code itself is in the sentence, where it is in English.
          if (pair[0].includes(`${code})`)) assert.ok(translated[0].includes(`${code})`), code);
        }
    });

  for (const texts of LANGUAGES)
    it(`name hosts, placeholders, numbers and fields in "${texts.language}" as in English`, () => {
      const values = ['ads.example', 'cdn.example', '[A], [B]', '503', '405'];
      for (const id of Object.keys(english.verdicts)) {
        if (id === 'tag-fault') continue;
        const [expected] = write(english, id);
        const [found] = write(texts, id);
        for (const value of values)
          if (expected.includes(value))
            assert.ok(found.includes(value), `${id}: ${value} is missing in: ${found}`);
      }
    });
});
