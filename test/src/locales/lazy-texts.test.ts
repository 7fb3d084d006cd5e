import { expect } from '@open-wc/testing';
import { lazyTexts } from '../../../src/locales/lazy-texts.js';

const loaders = (it: () => Promise<string>) => {
  const other = () => Promise.resolve('other');
  return { de: other, es: other, fr: other, it, pt: other };
};

describe('lazyTexts', () => {
  it('are English until the texts of the language are loaded', async () => {
    const { textsIn, loadTexts } = lazyTexts(
      'English',
      loaders(() => Promise.resolve('Italian')),
    );
    expect(textsIn('it-CH')).to.equal('English');
    await loadTexts('it-CH');
    expect(['it', 'IT', 'de'].map(textsIn)).to.deep.equal(['Italian', 'Italian', 'English']);
    expect(loadTexts('it')).to.equal(null);
  });

  it('load nothing for English and for languages without texts', () => {
    const { loadTexts } = lazyTexts(
      'English',
      loaders(() => Promise.resolve('Italian')),
    );
    for (const tag of ['en', 'en-GB', 'sv', '', '__proto__', 'constructor'])
      expect(loadTexts(tag), tag).to.equal(null);
  });

  it('can be loaded again after a failure', async () => {
    let attempts = 0;
    const { textsIn, loadTexts } = lazyTexts(
      'English',
      loaders(() => {
        attempts += 1;
        return attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('Italian');
      }),
    );
    const failure = await loadTexts('it')?.catch((error: unknown) => error);
    expect(failure).to.be.an('error');
    expect(textsIn('it')).to.equal('English');
    await loadTexts('it');
    expect(textsIn('it')).to.equal('Italian');
  });
});
