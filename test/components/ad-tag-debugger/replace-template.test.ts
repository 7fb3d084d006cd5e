import { expect } from '@open-wc/testing';
import { entriesOf } from '../../../components/ad-tag-debugger/entries.js';
import { recognizeInput } from '../../../src/diagnosis/input/recognize-input.js';
import { expandInput } from '../../../components/ad-tag-debugger/expand-input.js';
import { replaceTemplate } from '../../../components/ad-tag-debugger/replace-template.js';

const VIEWERS = { desktop: { device: 'desktop' }, mobile: { device: 'mobile' } } as const;

const replaced = (input: string, index: number, template: string): string | null => {
  const entry = entriesOf(expandInput(recognizeInput(input), VIEWERS, ''))[index];
  if (entry === undefined) throw new Error('There is no such entry.');
  return replaceTemplate(input, entry, template);
};

describe('replaceTemplate', () => {
  it('replaces a tag of its own', () => {
    expect(replaced('https://a.example/?x=1', 0, 'https://a.example/?x=$&')).to.equal(
      'https://a.example/?x=$&',
    );
  });

  it('replaces one step of a waterfall', () => {
    expect(replaced('https://a.example/1***https://a.example/2', 1, 'https://b.example/')).to.equal(
      'https://a.example/1***https://b.example/',
    );
  });

  it('replaces one step in the field of an embed', () => {
    const embed = {
      id: '1',
      title: 'One',
      preroll: [
        {
          id: '2',
          type: 'linear',
          adv_type: 'dart',
          source_url: 'https://a.example/1***https://a.example/2',
        },
      ],
    };
    const text = replaced(JSON.stringify(embed), 1, 'https://b.example/');
    expect(JSON.parse(text ?? '')).to.deep.equal({
      ...embed,
      preroll: [{ ...embed.preroll[0], source_url: 'https://a.example/1***https://b.example/' }],
    });
  });
});
