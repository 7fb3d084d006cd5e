import { expect } from '@open-wc/testing';
import {
  builderTexts,
  loadBuilderTexts,
} from '../../../../components/media-embed-code/builder/translate-builder.js';

import { TRANSLATED_LANGUAGES } from '../../../../src/locales/languages.js';
import { flattenTexts } from '../../../src/locales/text-comparison.js';

describe('the texts of the builder', () => {
  before(async () => {
    for (const language of TRANSLATED_LANGUAGES) await loadBuilderTexts(language);
  });

  it('are Italian for every tag of the language, and English for unknown languages', () => {
    for (const tag of ['it', 'it-CH', 'IT']) expect(builderTexts(tag).language).to.equal('it');
    for (const tag of ['', 'en-GB', 'xx', 'item'])
      expect(builderTexts(tag).language).to.equal('en');
  });

  it('contain what was found and expected in every language', () => {
    for (const language of ['en', ...TRANSLATED_LANGUAGES])
      for (const [path, text] of flattenTexts(builderTexts(language)))
        if (/^\/(?:findings|problems)\//.test(path)) expect(text, path).to.contain('7391');
  });

  it('count options by the rules of the language', () => {
    expect([0, 1, 2].map(builderTexts('en').inUse)).to.deep.equal([
      ...['0 options set', '1 option set', '2 options set'],
    ]);
    expect([1, 2].map(builderTexts('it').inUse)).to.deep.equal([
      ...['1 opzione impostata', '2 opzioni impostate'],
    ]);
    expect([0, 2].map(builderTexts('fr').inUse)).to.deep.equal([
      ...['0 option définie', '2 options définies'],
    ]);
  });
});
