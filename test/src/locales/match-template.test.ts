import { expect } from '@open-wc/testing';
import { fillTemplate, matchTemplate } from '../../../src/locales/match-template.js';

const valuesOf = (template: string, sentence: string): object | null => {
  const values = matchTemplate(template, sentence);
  return values === null ? null : Object.fromEntries(values);
};

describe('matchTemplate', () => {
  const rows: readonly (readonly [template: string, sentence: string, values: object | null])[] = [
    ['The tag is empty.', 'The tag is empty.', {}],
    ['The tag is empty.', 'The tag is empty', null],
    ['The type is {a}.', 'The type is `x`.', { a: '`x`' }],
    ['{ad} has no {list}.', 'The ad has no width.', { ad: 'The ad', list: 'width' }],
    ['{a} at {b}', ' at the end', null],
    ['The type is {a}.', 'The type is .', null],
    ['The type is {a}; expected {b}.', 'The type is 1.', null],
  ];
  for (const [template, sentence, values] of rows)
    it(`finds ${JSON.stringify(values)} in "${sentence}" with the template "${template}"`, () => {
      expect(valuesOf(template, sentence)).to.deep.equal(values);
    });

  it('reads the values of a sentence that is written again', () => {
    const values = matchTemplate('{a} took {n} ms.', '`ads.example` took 12 ms.');
    if (values === null) throw new Error('The template does not match.');
    expect(fillTemplate('{n} ms: {a}.', values)).to.equal('12 ms: `ads.example`.');
  });

  it('takes linear time for any sentence', () => {
    const sentence = 'a has no '.repeat(200_000);
    expect(matchTemplate('{a} has no {b} has no {c} is not {d}.', sentence)).to.equal(null);
  });
});
