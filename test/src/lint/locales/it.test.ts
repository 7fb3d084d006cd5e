import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AD_SOURCE_RULES, AD_TAG_RULES, EMBED_RULES } from '../../../../src/lint/lint-rules.js';
import { findingText, tagRuleText, translatedRules } from '../../../../src/lint/locales/it.js';
import { diagnose } from '../../../../src/diagnosis/diagnose.js';

const TAG_RULES = [...AD_TAG_RULES, ...AD_SOURCE_RULES].map(({ name }) => name);
const NAMES = [...TAG_RULES, ...EMBED_RULES.map(({ name }) => name)];

describe('the Italian texts of lint findings', () => {
  it('are there for every rule about embeds and ad tags, and for no other', () => {
    assert.deepEqual([...translatedRules].sort(), [...new Set(NAMES)].sort());
  });

  it('are there for every rule that a verdict can name', () => {
    assert.deepEqual(
      TAG_RULES.filter((name) => tagRuleText(name) === undefined),
      [],
    );
  });

  it('are two sentences each', () => {
    for (const name of NAMES)
      for (const text of findingText(name, '') ?? assert.fail(name))
        assert.match(text, /^[\p{Lu}`].*\.$/u, name);
  });

  it('name what the English message names', () => {
    assert.equal(
      findingText('macro-case', '[PageUrl] and [timestamp] should be in capitals.')?.[0],
      'L’ad tag ha una macro IAB che non è scritta in maiuscole: [PageUrl], [timestamp].',
    );
    assert.equal(
      findingText('param-empty', 'The parameters a and b.c have no value.')?.[0],
      'L’ad tag ha parametri senza valore, che nessun player riempie: a, b.c.',
    );
  });

  it('are null for an unknown rule, also one with the name of a property', () => {
    assert.equal(findingText('vast-no-media', 'x'), null);
    assert.equal(findingText('constructor', 'x'), null);
  });

  it('are those of a diagnosis in Italian', async () => {
    const { findings } = await diagnose('https://ads.example/vast', { language: 'it' });
    const found = findings.find(({ id }) => id === 'cachebuster-missing');
    assert.equal(found?.message, 'L’ad tag non ha un parametro che renda diversa ogni richiesta.');
    assert.match(found.remedy, /^Aggiungi cb=\[CACHEBUSTING\]/);
  });
});
