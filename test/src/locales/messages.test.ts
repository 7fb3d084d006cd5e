import { expect } from '@open-wc/testing';
import { codeMessages, embedMessages } from '../../../components/index.js';

describe('messages', () => {
  const tags: readonly [string, string][] = [
    ['', 'en'],
    ['en', 'en'],
    ['en-GB', 'en'],
    ['it', 'it'],
    ['IT-ch', 'it'],
    ['ita', 'en'],
    ['fr', 'en'],
    ['__proto__', 'en'],
  ];
  for (const [tag, expected] of tags) {
    it(`lang="${tag}" speaks ${expected}`, () => {
      expect(embedMessages.in(tag).language).to.equal(expected);
      expect(codeMessages.in(tag).language).to.equal(expected);
    });
  }

  it('takes more languages, the most exact first', () => {
    const en = embedMessages.in('en');
    embedMessages.add({ ...en, language: 'de', retry: 'Nochmal' });
    embedMessages.add({ ...en, language: 'de-AT', retry: 'No amoi' });
    expect([embedMessages.in('de-DE').retry, embedMessages.in('de-at').retry]).to.deep.equal([
      'Nochmal',
      'No amoi',
    ]);
  });

  it('Italian translates everything', () => {
    for (const catalogue of [embedMessages, codeMessages]) {
      const [en, italian] = [catalogue.in('en'), catalogue.in('it')];
      const same = Object.keys(en).filter(
        (key) => String(Reflect.get(en, key)) === String(Reflect.get(italian, key)),
      );
      expect(same).to.deep.equal([]);
    }
  });
});
