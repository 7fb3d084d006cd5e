import { expect } from '@open-wc/testing';
import type { MediaEmbed } from '../../../components/index.js';
import { embedFixture } from '../embed-fixture.js';
import { create, unmountAll } from './mount.js';

const COUNT = 40;

const hasUpdated = (elements: readonly MediaEmbed[]): readonly boolean[] =>
  elements.map((element) => element.hasUpdated);

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('<media-embed> first updates of many elements', () => {
  afterEach(unmountAll);

  it('run in several tasks, in order, without a layout shift', async () => {
    const elements = Array.from({ length: COUNT }, () =>
      create({ embed: embedFixture(), loading: 'click' }),
    );
    document.body.append(...elements);
    const heights = elements.map((element) => element.getBoundingClientRect().height);
    const updates = new Set<number>();
    while (hasUpdated(elements).includes(false)) {
      const updated = hasUpdated(elements);
      expect(updated.lastIndexOf(true)).to.be.below(updated.indexOf(false));
      updates.add(updated.indexOf(false));
      await nextTask();
    }
    expect(updates.size).to.be.above(3);
    await Promise.all(elements.map((element) => element.updateComplete));
    expect(elements.map((element) => element.getBoundingClientRect().height)).to.deep.equal(
      heights,
    );
    expect(elements.every(({ state }) => state === 'facade')).to.equal(true);
  });

  it('skip an element that is removed before its turn', async () => {
    const elements = Array.from({ length: COUNT }, () =>
      create({ embed: embedFixture(), loading: 'click' }),
    );
    document.body.append(...elements);
    const last = elements.at(-1);
    last?.remove();
    await Promise.all(elements.map((element) => element.updateComplete));
    expect(last?.isConnected).to.equal(false);
    document.body.append(...elements);
    await last?.updateComplete;
    expect(last?.state).to.equal('facade');
  });
});
