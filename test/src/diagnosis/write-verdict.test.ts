import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { errorCodesOf } from '../../../src/diagnosis/error-codes.js';
import type { FoundVerdict, VerdictId } from '../../../src/diagnosis/verdict-parameters.js';
import { verdictTexts } from '../../../src/diagnosis/verdict-texts.js';
import { writeVerdict } from '../../../src/diagnosis/write-verdict.js';
import { verdictsMessages } from '../../../src/messages/generated/verdicts/index.js';
import { LANGUAGES } from '../../../src/messages/languages.js';
import { root } from '../../repository/project.js';

const REQUEST = { host: 'ads.example', slot: 'preroll', device: 'mobile' } as const;

const CONTEXT = { isUnsent: false, assumed: null, about: '' };

const write = async (verdict: FoundVerdict, language: string): Promise<readonly string[]> => {
  const texts = await verdictTexts(language);
  const match = { verdict, owner: 'network' as const, path: '' };
  const { sentence, nextStep } = writeVerdict(match, texts, CONTEXT);
  return [sentence, nextStep];
};

const REPAIRABLE = {
  id: 'macro-unresolved',
  params: {
    ...REQUEST,
    isInWrapper: false,
    placeholders: ['[A]', '[B]', '[C]'],
    fixes: [
      { placeholder: '[A]', macro: '[CACHEBUSTING]', field: null },
      { placeholder: '[B]', macro: null, field: 'viewer.page.url' },
      { placeholder: '[C]', macro: null, field: null },
    ],
  },
} as const;

describe('writeVerdict', () => {
  for (const language of LANGUAGES)
    it(`names hosts, slots and numbers in ${language}`, async () => {
      const [sentence = '', nextStep = ''] = await write(
        {
          id: 'wrapper-timeout',
          params: { ...REQUEST, lastHost: 'network.example', wrappers: 2, seconds: 4.46 },
        },
        language,
      );
      for (const part of ['network.example', 'ads.example', '2', 'preroll', 'mobile'])
        assert.ok(sentence.includes(part), sentence);
      assert.match(sentence, /4[.,]5 s/);
      assert.ok(nextStep.includes('network.example'), nextStep);
    });

  for (const language of LANGUAGES)
    it(`says in ${language} how to repair each placeholder`, async () => {
      const [, nextStep = ''] = await write(REPAIRABLE, language);
      assert.match(nextStep, /\[CACHEBUSTING\] [^.]*\[A\]/);
      assert.match(nextStep, /\[B\]/);
      assert.doesNotMatch(nextStep, /viewer\./);
      assert.match(nextStep, /`values` [^.]*\[C\]|\[C\] [^.]*`values`/);
    });

  it('leaves out what is not known', async () => {
    const unknown = { host: '', slot: null, device: null };
    const verdict: FoundVerdict = {
      id: 'no-ad',
      params: { ...unknown, quote: '', reason: 'unknown' },
    };
    assert.equal((await write(verdict, 'en'))[0], 'The response has no ad.');
  });

  it('writes the fault of a tag in the language of the verdict', async () => {
    const fault = {
      finding: 'macro-mismatched',
      params: { placeholders: ['[CB'], more: 0 },
      message: '',
      remedy: '',
    };
    const verdict: FoundVerdict = { id: 'tag-fault', params: { ...REQUEST, ...fault } };
    const [sentence = '', nextStep] = await write(verdict, 'en');
    assert.ok(sentence.includes('[CB') && sentence.includes('ads.example'), sentence);
    assert.notEqual((await write(verdict, 'de'))[1], nextStep);
  });

  it('has the text of every error code, with its host', async () => {
    for (const system of ['vast', 'ima', 'vmap', 'embed', 'browser'] as const)
      for (const code of errorCodesOf(system)) {
        const params = { system, code, host: 'ads.example', detail: '' };
        const [sentence] = await write({ id: 'error-code', params }, 'en');
        const [unknown] = await write(
          { id: 'error-code', params: { ...params, code: '99999' } },
          'en',
        );
        assert.notEqual(sentence, unknown?.replace('99999', code), `${system} ${code}`);
      }
    const verdict: FoundVerdict = {
      id: 'error-code',
      params: {
        system: 'browser',
        code: 'blocked-by-client',
        host: 'a.example',
        detail: '',
      },
    };
    assert.ok((await write(verdict, 'en'))[0]?.includes('a.example'));
  });

  it('has another next step for an overlay whose slot is not known', async () => {
    const ad = { seconds: null, file: 'not-requested', mediaHost: '', ...REQUEST } as const;
    const stepFor = async (slot: string | null): Promise<unknown> =>
      (await write({ id: 'ad-plays', params: { ...ad, type: 'non-linear', slot } }, 'en'))[1];
    assert.notEqual(await stepFor(null), await stepFor('overlay'));
  });

  it('has an owner and two texts for each verdict', () => {
    const ids: readonly VerdictId[] = ['input-empty', 'no-ad', 'ad-plays', 'tag-fault'];
    for (const id of ids) assert.ok(verdictsMessages.hasMessage(`${id}.next-step`), id);
  });

  it('uses the primary language, and English for a language without texts', async () => {
    const verdict: FoundVerdict = { id: 'input-empty', params: {} };
    assert.deepEqual(await write(verdict, 'it-CH'), await write(verdict, 'it'));
    assert.deepEqual(await write(verdict, 'PT-br'), await write(verdict, 'pt'));
    assert.notDeepEqual(await write(verdict, 'pt'), await write(verdict, 'en'));
    for (const tag of ['sv', '__proto__', 'constructor', ''])
      assert.deepEqual(await write(verdict, tag), await write(verdict, 'en'));
  });
});

describe('the error codes of the elements', () => {
  it('are those that docs/errors.md lists', () => {
    const [errors = ''] = readFileSync(`${root}docs/errors.md`, 'utf8').split('\n## Warnings');
    const listed = Array.from(errors.matchAll(/^\| `([a-z-]+)`/gm), ([, code]) => code);
    assert.deepEqual(errorCodesOf('embed'), listed);
  });
});
