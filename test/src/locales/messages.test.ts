import { expect } from '@open-wc/testing';
import { registerMessages } from '../../../components/index.js';
import * as en from '../../../src/locales/en.js';
import { facadeMessages } from '../../../src/locales/en-facade.js';
import { messages as italian } from '../../../src/locales/it.js';
import { codeMessages, noticeMessages } from '../../../src/locales/area-messages.js';
import type { Messages } from '../../../src/locales/messages.js';
import { loadMessages } from '../../../src/locales/registry.js';

type Text = object | string | ((first: string, second: number) => string);

/** The texts of one area, each called if it is a function. */
const textsOf = (area: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(area).map(([key, text]: [string, Text]) => [
      key,
      typeof text === 'function' ? text('x', 2) : JSON.stringify(text),
    ]),
  );

describe('messages', () => {
  before(() => loadMessages('it'));

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
    it(`are in "${expected}" for lang="${tag}"`, () => {
      for (const messages of [noticeMessages, codeMessages, facadeMessages])
        expect(messages(tag).language).to.equal(expected);
    });
  }

  it('load a language once, and only one that is shipped', () => {
    for (const tag of ['it', 'it-CH', 'en', 'fr', '__proto__', ''])
      expect(loadMessages(tag), tag).to.equal(null);
  });

  it('prefer the most exact language that the page registers', () => {
    registerMessages('de', { notice: { ...en.notice, retry: 'Nochmal' } });
    registerMessages('de-AT', { notice: { ...en.notice, retry: 'No amoi' } });
    expect([noticeMessages('de-DE').retry, noticeMessages('de-at').retry]).to.deep.equal([
      'Nochmal',
      'No amoi',
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

  it('are all translated into Italian', () => {
    const english: Omit<Messages, 'facade'> = en;
    for (const [area, texts] of Object.entries({ ...english, facade: facadeMessages('en') })) {
      const translated = textsOf(Reflect.get(italian, area) as object);
      for (const [key, text] of Object.entries(textsOf(texts as object)))
        if (key !== 'language')
          expect(translated[key], `${area}.${key}`).to.be.a('string').that.is.not.equal(text);
    }
  });
});
