import { expect } from '@open-wc/testing';
import { repairInput } from '../../../components/ad-tag-debugger/applied-repair.js';
import { diffAsText } from '../../../components/ad-tag-debugger/text-diff.js';

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
