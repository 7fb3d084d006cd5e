import { expect } from '@open-wc/testing';
import {
  mountDebugger,
  openSection,
  query,
  queryAll,
  removeDebuggers,
  textOf,
  verdictReady,
} from '../debugger-page.js';

describe('the panel of other players', () => {
  afterEach(removeDebuggers);

  it('gives every difference a text, a number and a border, which need no color', async () => {
    const el = await mountDebugger({
      value:
        'https://ads.example/vast?page=[PAGEURL]&cb=[timestamp]&id={player.id}&x=[UNKNOWN_ONE]',
    });
    await verdictReady(el);
    await openSection(el, 'players');
    const players = queryAll(el, '.player');
    expect(players).to.have.length.greaterThan(3);
    for (const player of players) {
      const marks = [...player.querySelectorAll<HTMLElement>('mark')];
      const count = Number(/(\d+) difference/.exec(textOf(player))?.[1] ?? 0);
      expect(marks, textOf(player)).to.have.length(count);
      marks.forEach((mark, index) => {
        expect(textOf(mark), textOf(player)).to.match(/^(?:different|kept|own value): \S/);
        expect(mark.dataset['number']).to.equal(String(index + 1));
        expect(getComputedStyle(mark).borderTopStyle).to.not.equal('none');
        expect(getComputedStyle(mark, '::after').content).to.contain(String(index + 1));
      });
    }
    expect(query(el, 'mark').getBoundingClientRect().width).to.be.greaterThan(8);
    await expect(el).to.be.accessible();
  });
});
