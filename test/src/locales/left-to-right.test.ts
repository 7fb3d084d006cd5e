import { expect } from '@open-wc/testing';
import { leftToRight } from '../../../src/locales/left-to-right.js';

/** How far from the left edge each of two words is in a text from right to left. */
const offsets = (text: string, ...words: readonly string[]): readonly number[] => {
  const element = Object.assign(document.createElement('p'), { dir: 'rtl', textContent: text });
  document.body.append(element);
  const node = element.firstChild;
  const found = words.map((word) => {
    const range = new Range();
    if (node === null) throw new Error('The element has no text.');
    range.setStart(node, text.indexOf(word));
    range.setEnd(node, text.indexOf(word) + word.length);
    return range.getBoundingClientRect().left;
  });
  element.remove();
  return found;
};

it('keeps the order of a size in a text from right to left', () => {
  const [plainWidth = 0, plainHeight = 0] = offsets('الحجم 640 × 360', '640', '360');
  expect(plainWidth).to.be.above(plainHeight);
  const [width = 0, height = 0] = offsets(`الحجم ${leftToRight('640 × 360')}`, '640', '360');
  expect(width).to.be.below(height);
});
