import { expect } from '@open-wc/testing';
import {
  button,
  mountDebugger,
  query,
  queryAll,
  removeDebuggers,
  textOf,
  verdictReady,
} from '../debugger-page.js';

describe('the view of a tag', () => {
  afterEach(removeDebuggers);

  it('shows 50 placeholders of a tag with thousands of them, and more on demand', async () => {
    const parameters = Array.from({ length: 3000 }, (_, index) => `p${index}=[X${index}]`);
    const el = await mountDebugger({ value: `https://ads.example/?${parameters.join('&')}` });
    await verdictReady(el);
    expect(queryAll(el, '[data-number]')).to.have.length(100);
    expect(queryAll(el, '.placeholders tbody tr')).to.have.length(50);
    expect(queryAll(el, '*').length).to.be.lessThan(2500);
    button(el, 'Show 50 more of 2,950').click();
    await el.updateComplete;
    expect(queryAll(el, '.placeholders tbody tr')).to.have.length(100);
    expect(queryAll(el, '[data-number]')).to.have.length(200);
  });

  it('cuts a tag that is long without placeholders, and shows more on demand', async () => {
    const el = await mountDebugger({
      value: `https://ads.example/?page=[PAGEURL]&x=${'y'.repeat(20_000)}`,
    });
    await verdictReady(el);
    expect(textOf(query(el, '#section-tag p.url')).length).to.be.lessThan(5000);
    button(el, 'Show more of the').click();
    await el.updateComplete;
    expect(textOf(query(el, '#section-tag p.url')).length).to.be.greaterThan(7000);
  });

  it('never cuts through a placeholder', async () => {
    const el = await mountDebugger({
      value: `https://ads.example/?x=${'y'.repeat(3970)}[PAGEURL]`,
    });
    await verdictReady(el);
    expect(textOf(query(el, '#section-tag p.url'))).to.not.contain('[');
  });
});
