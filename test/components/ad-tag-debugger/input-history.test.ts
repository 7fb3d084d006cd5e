import { expect } from '@open-wc/testing';
import { InputHistory } from '../../../components/ad-tag-debugger/input-history.js';

const REPAIR = { label: 'Write https.', diff: [], tag: null, replaceRules: null, input: 'b' };

describe('InputHistory', () => {
  it('undoes and redoes every change in turn', () => {
    const history = new InputHistory();
    history.push('a', 'other');
    history.push('b', REPAIR);
    history.push('', 'other');
    expect([history.undo(), history.applied]).to.deep.equal(['b', REPAIR]);
    expect([history.undo(), history.applied]).to.deep.equal(['a', null]);
    expect([history.undo(), history.undo()]).to.deep.equal(['', null]);
    expect(history.canUndo).to.equal(false);
    expect([history.redo(), history.redo(), history.redo(), history.redo()]).to.deep.equal([
      'a',
      'b',
      '',
      null,
    ]);
    expect(history.canRedo).to.equal(false);
  });

  it('takes typing in a row for one change', () => {
    const history = new InputHistory();
    for (const text of ['h', 'ht', 'htt']) history.push(text, 'typing');
    expect(history.undo()).to.equal('');
    expect(history.redo()).to.equal('htt');
  });

  it('forgets what was undone when something else is changed', () => {
    const history = new InputHistory();
    history.push('a', 'other');
    history.push('b', 'other');
    history.undo();
    history.push('c', 'other');
    expect(history.redo()).to.equal(null);
    expect(history.undo()).to.equal('a');
  });

  it('keeps 50 states, and fewer of large inputs', () => {
    const history = new InputHistory();
    for (let index = 0; index < 80; index += 1) history.push(String(index), 'other');
    let count = 0;
    while (history.undo() !== null) count += 1;
    expect(count).to.equal(49);
    const large = new InputHistory();
    for (const letter of 'abcde') large.push(letter.repeat(9_000_000), 'other');
    expect(large.undo()?.slice(0, 1)).to.equal('d');
    expect(large.undo()).to.equal(null);
  });

  it('adds nothing for the same text', () => {
    const history = new InputHistory();
    history.push('', 'other');
    expect(history.canUndo).to.equal(false);
  });
});
