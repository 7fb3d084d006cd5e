import { expect } from '@open-wc/testing';
import type { BuilderTexts } from '../../../../components/media-embed-code/builder/builder-texts.js';
import { builderTexts } from '../../../../components/media-embed-code/builder/translate-builder.js';

/** What every function of the texts is called with. */
const DETAILS = { found: 'abc', min: '1', max: '9' };

const textOf = (value: unknown): unknown => {
  if (typeof value !== 'function') return value;
  return (value as (details: unknown) => string)(
    // Counts, details and hosts: each function uses the one that it knows.
    value.toString().includes('found')
      ? DETAILS
      : value.toString().includes('count')
        ? 2
        : 'a.example',
  );
};

/** Every text by its path, such as `labels.width`. */
const flatten = (value: object, path = ''): readonly (readonly [string, unknown])[] =>
  Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
    typeof each === 'object' && each !== null
      ? flatten(each, `${path}${name}.`)
      : [[path + name, textOf(each)] as const],
  );

const textsIn = (language: string): ReadonlyMap<string, unknown> =>
  new Map(flatten(builderTexts(language) satisfies BuilderTexts));

/** Names that are the same in every language. */
const SAME = /^(?:destinations\.(?:wordPress|newsletter)|formats\.(?:amp|iframe|instant-article)|no)$/;

describe('the texts of the builder', () => {
  it('are Italian for every tag of the language, and English for unknown languages', () => {
    for (const tag of ['it', 'it-CH', 'IT']) expect(builderTexts(tag).language).to.equal('it');
    for (const tag of ['', 'en-GB', 'xx', 'item'])
      expect(builderTexts(tag).language).to.equal('en');
  });

  it('have the same names in every language, and none is empty', () => {
    const english = textsIn('en');
    const italian = textsIn('it');
    expect([...italian.keys()].sort()).to.deep.equal([...english.keys()].sort());
    for (const [name, text] of [...english, ...italian])
      expect(text, name).to.be.a('string').that.matches(/\S/);
  });

  it('leave nothing in English in Italian', () => {
    const english = textsIn('en');
    const left = [...textsIn('it')].filter(
      ([name, text]) => text === english.get(name) && !SAME.test(name),
    );
    expect(left.map(([name]) => name)).to.deep.equal([]);
  });

  it('contain what was found and expected in every language', () => {
    for (const language of ['en', 'it'])
      for (const [name, text] of textsIn(language)) {
        if (name.startsWith('findings.')) expect(text, name).to.contain('a.example');
        if (name.startsWith('problems.')) expect(text, name).to.contain('“abc”');
      }
  });

  it('count options by the rules of the language', () => {
    expect([0, 1, 2].map(builderTexts('en').inUse)).to.deep.equal([
      ...['0 options set', '1 option set', '2 options set'],
    ]);
    expect([1, 2].map(builderTexts('it').inUse)).to.deep.equal([
      ...['1 opzione impostata', '2 opzioni impostate'],
    ]);
  });
});
