import { expect } from '@open-wc/testing';
import { registerMessages } from '../../../components/index.js';
import * as en from '../../../src/messages/generated/viewer/english.js';
import { facadeMessages } from '../../../src/locales/facade-messages.js';
import { codeMessages, noticeMessages } from '../../../src/locales/area-messages.js';
import { loadMessages } from '../../../src/locales/registry.js';

describe('messages', () => {
  before(() => loadMessages('it'));

  const tags: readonly [string, string][] = [
    ['', 'en'],
    ['en', 'en'],
    ['en-GB', 'en'],
    ['it', 'it'],
    ['IT-ch', 'it'],
    ['ita', 'en'],
    ['sv', 'en'],
    ['__proto__', 'en'],
  ];
  for (const [tag, expected] of tags) {
    it(`are in "${expected}" for lang="${tag}"`, () => {
      for (const messages of [noticeMessages, codeMessages, facadeMessages])
        expect(messages(tag).language).to.equal(expected);
    });
  }

  it('load a language once, and only one that is shipped', () => {
    for (const tag of ['it', 'it-CH', 'en', 'sv', '__proto__', ''])
      expect(loadMessages(tag), tag).to.equal(null);
  });

  it('prefer the most exact language that the page registers', () => {
    registerMessages('sv', { notice: { ...en.notice, retry: 'Försök igen' } });
    registerMessages('sv-FI', { notice: { ...en.notice, retry: 'Prova igen' } });
    expect([noticeMessages('sv-SE').retry, noticeMessages('sv-fi').retry]).to.deep.equal([
      'Försök igen',
      'Prova igen',
    ]);
  });

  it('stay English in the areas that a registered language leaves out', () => {
    registerMessages('nl', { notice: { ...en.notice, retry: 'Opnieuw' } });
    registerMessages('nl', { code: { ...en.code, copy: 'Kopiëren' } });
    expect([noticeMessages('nl').language, codeMessages('nl').copy]).to.deep.equal([
      'nl',
      'Kopiëren',
    ]);
    const { language, live } = facadeMessages('nl');
    expect([language, live]).to.deep.equal(['en', 'Live']);
  });
});
