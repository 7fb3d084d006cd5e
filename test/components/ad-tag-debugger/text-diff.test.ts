import { expect } from '@open-wc/testing';
import { diffAsText, diffTexts } from '../../../components/ad-tag-debugger/text-diff.js';

const restored = (before: string, after: string): readonly [string, string] => {
  const parts = diffTexts(before, after);
  const without = (kind: string): string =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('');
  return [without('added'), without('removed')];
};

const PAIRS: readonly (readonly [string, string])[] = [
  ['', 'a'],
  ['https://a.example/?x=1&y=2', 'https://a.example/?x=1&y=[PAGEURL]&z=3'],
  ['{\n  "a": 1,\n  "b": 2\n}', '{\n  "a": 1,\n  "c": 3,\n  "b": 2\n}'],
  ['same', 'same'],
  ['a=1&'.repeat(2000), 'b=1&'.repeat(2000)],
];

describe('diffTexts', () => {
  for (const [before, after] of PAIRS) {
    it(`has both versions of ${before.slice(0, 20)} and ${after.slice(0, 20)}`, () => {
      expect(restored(before, after)).to.deep.equal([before, after]);
    });
  }

  it('marks only the parameter that changed', () => {
    const changed = diffTexts('https://a.example/?x=1&y=2&z=3', 'https://a.example/?x=1&y=5&z=3');
    expect(changed.filter(({ kind }) => kind !== 'same').map(({ text }) => text)).to.deep.equal([
      '2',
      '5',
    ]);
  });

  it('becomes text with one line for each change', () => {
    expect(diffAsText(diffTexts('a\nb\nc\n', 'a\nB\nc\n'))).to.equal('- b\n+ B');
  });
});
