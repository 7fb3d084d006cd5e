import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expandAdTag } from '../../../src/ad-tags/expand-ad-tag.js';
import type { LintFinding } from '../../../src/lint/lint-finding.js';
import { lintEmbed } from '../../../src/lint/embed/lint-embed.js';
import { describeFinding, loadFindingMessages } from '../../../src/lint/finding-messages.js';
import { TRANSLATED_LANGUAGES } from '../../../src/messages/languages.js';
import { asEmbed } from '../resolve/rule-table.js';

const findingOf = (fields: object): LintFinding => {
  const [finding] = lintEmbed(asEmbed({ id: '7', ...fields }));
  return finding ?? assert.fail('There is no finding.');
};

const FLAG = findingOf({ autoplay: 'yes' });

const TEXTS = { message: FLAG.message, remedy: FLAG.remedy, repair: FLAG.repair?.label };

describe('the description of a finding', () => {
  it('is in a language that is loaded', async () => {
    await loadFindingMessages('it-CH');
    assert.deepEqual(describeFinding(FLAG, 'it'), {
      message: 'Il valore «yes» non è né 1 né 0.',
      remedy: 'Invia 1, 0 o null.',
      repair: 'Impostare il valore a 1.',
    });
  });

  it('is in English in a language without texts', async () => {
    await loadFindingMessages('tlh');
    assert.deepEqual(describeFinding(FLAG, 'tlh'), TEXTS);
  });

  it('differs in every language', async () => {
    await Promise.all(TRANSLATED_LANGUAGES.map(loadFindingMessages));
    for (const key of ['message', 'remedy', 'repair'] as const) {
      const texts = ['en', ...TRANSLATED_LANGUAGES].map((tag) => describeFinding(FLAG, tag)[key]);
      assert.equal(new Set(texts).size, texts.length);
    }
  });

  it('has no repair for a finding without one, such as those of expandAdTag', async () => {
    const [finding] = expandAdTag('https://ads.example/?a=[NOPE]', {}).findings;
    await loadFindingMessages('de');
    assert.deepEqual(describeFinding(finding ?? assert.fail(), 'de'), {
      message:
        '[NOPE] hat keine Ersetzungsregel und ist kein bekanntes Makro; der Platzhalter wurde beibehalten.',
      remedy: 'Fügen Sie eine Ersetzungsregel hinzu oder übergeben Sie den Wert in `values`.',
      repair: null,
    });
  });

  it('has the texts of the finding itself if its message is unknown', () => {
    const finding = { ...FLAG, id: 'later-rule', message: 'a', remedy: 'b', repair: null };
    assert.deepEqual(describeFinding(finding, 'de'), { message: 'a', remedy: 'b', repair: null });
  });
});
