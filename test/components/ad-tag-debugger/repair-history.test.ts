import { expect } from '@open-wc/testing';
import { RepairHistory } from '../../../components/ad-tag-debugger/repair-history.js';

const EMBED = JSON.stringify({
  id: '1',
  preroll: [{ source_url: 'http://a.example/', replace_rules: [{ subject: 'x', value: 'y' }] }],
});

describe('RepairHistory', () => {
  it('repairs the tag of an embed and gives it alone', () => {
    const history = new RepairHistory();
    const repaired = history.apply(EMBED, {
      label: 'Write https.',
      operations: [{ op: 'replace', path: '/preroll/0/source_url', value: 'https://a.example/' }],
    });
    expect(JSON.parse(repaired ?? '')).to.have.nested.property(
      'preroll[0].source_url',
      'https://a.example/',
    );
    expect(history.applied?.tag).to.equal('https://a.example/');
    expect(history.applied?.replaceRules).to.equal(null);
    expect(history.undo()).to.equal(EMBED);
    expect(history.undo()).to.equal(null);
  });

  it('gives the repaired replace rules as JSON', () => {
    const history = new RepairHistory();
    history.apply(EMBED, {
      label: 'Correct the rule.',
      operations: [{ op: 'replace', path: '/preroll/0/replace_rules/0/value', value: 'url-page' }],
    });
    expect(JSON.parse(history.applied?.replaceRules ?? '')).to.deep.equal([
      { subject: 'x', value: 'url-page' },
    ]);
    expect(history.applied?.tag).to.equal(null);
  });

  it('replaces the text of a tag', () => {
    const history = new RepairHistory();
    const repaired = history.apply('http://a.example/', {
      label: 'Write https.',
      operations: [{ op: 'replace', path: '', value: 'https://a.example/' }],
    });
    expect(repaired).to.equal('https://a.example/');
    expect(history.applied?.tag).to.equal('https://a.example/');
  });

  it('applies nothing that does not fit the input', () => {
    const history = new RepairHistory();
    const operations = [{ op: 'remove', path: '/midroll/4' }] as const;
    expect(history.apply(EMBED, { label: '', operations })).to.equal(null);
    expect(history.apply('no JSON', { label: '', operations })).to.equal(null);
    expect(history.applied).to.equal(null);
  });
});
