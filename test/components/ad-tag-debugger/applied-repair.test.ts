import { expect } from '@open-wc/testing';
import {
  repairInput,
  replaceTemplate,
} from '../../../components/ad-tag-debugger/applied-repair.js';
import { entriesOf } from '../../../components/ad-tag-debugger/entries.js';
import { expandInput } from '../../../components/ad-tag-debugger/expand-input.js';
import { diffAsText } from '../../../components/ad-tag-debugger/text-diff.js';
import { recognizeInput } from '../../../src/diagnosis/input/recognize-input.js';

const EMBED = JSON.stringify({
  id: '1',
  preroll: [{ source_url: 'http://a.example/', replace_rules: [{ subject: 'x', value: 'y' }] }],
});

describe('repairInput', () => {
  it('repairs the tag of an embed and gives it alone', () => {
    const applied = repairInput(EMBED, {
      id: 'repair-test',
      params: {},
      label: 'Write https.',
      operations: [{ op: 'replace', path: '/preroll/0/source_url', value: 'https://a.example/' }],
    });
    expect(JSON.parse(applied?.input ?? '')).to.have.nested.property(
      'preroll[0].source_url',
      'https://a.example/',
    );
    expect(applied?.tag).to.equal('https://a.example/');
    expect(applied?.replaceRules).to.equal(null);
  });

  it('shows only the changed line of an embed on one line, and keeps it on one line', () => {
    const applied = repairInput(EMBED, {
      id: 'repair-test',
      params: {},
      label: 'Write https.',
      operations: [{ op: 'replace', path: '/preroll/0/source_url', value: 'https://a.example/' }],
    });
    expect(diffAsText(applied?.diff ?? [])).to.equal(
      '-       "source_url": "http://a.example/",\n+       "source_url": "https://a.example/",',
    );
    expect(applied?.input).to.equal(EMBED.replace('http:', 'https:'));
  });

  it('keeps the indentation of an embed', () => {
    const input = JSON.stringify(JSON.parse(EMBED), null, 4);
    const applied = repairInput(input, {
      id: 'repair-test',
      params: {},
      label: 'Write https.',
      operations: [{ op: 'replace', path: '/preroll/0/source_url', value: 'https://a.example/' }],
    });
    expect(applied?.input).to.equal(input.replace('http:', 'https:'));
  });

  it('gives the repaired replace rules as JSON', () => {
    const applied = repairInput(EMBED, {
      id: 'repair-test',
      params: {},
      label: 'Correct the rule.',
      operations: [{ op: 'replace', path: '/preroll/0/replace_rules/0/value', value: 'url-page' }],
    });
    expect(JSON.parse(applied?.replaceRules ?? '')).to.deep.equal([
      { subject: 'x', value: 'url-page' },
    ]);
    expect(applied?.tag).to.equal(null);
  });

  it('replaces the text of a tag', () => {
    const applied = repairInput('http://a.example/', {
      id: 'repair-test',
      params: {},
      label: 'Write https.',
      operations: [{ op: 'replace', path: '', value: 'https://a.example/' }],
    });
    expect(applied?.input).to.equal('https://a.example/');
    expect(applied?.tag).to.equal('https://a.example/');
  });

  it('applies nothing that does not fit the input', () => {
    const operations = [{ op: 'remove', path: '/midroll/4' }] as const;
    expect(repairInput(EMBED, { id: 'repair-test', params: {}, label: '', operations })).to.equal(
      null,
    );
    expect(
      repairInput('no JSON', { id: 'repair-test', params: {}, label: '', operations }),
    ).to.equal(null);
  });
});

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
