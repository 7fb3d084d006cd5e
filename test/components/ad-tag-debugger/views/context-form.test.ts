import { expect } from '@open-wc/testing';
import {
  mountDebugger,
  openSection,
  queryAll,
  removeDebuggers,
  textOf,
  type,
  verdictReady,
} from '../debugger-page.js';

describe('the editor of the context', () => {
  afterEach(removeDebuggers);

  it('marks a value that is none for its field, says what is expected, and keeps the value', async () => {
    const el = await mountDebugger({ value: 'https://ads.example/vast?cb=[CACHEBUSTING]' });
    await verdictReady(el);
    const section = await openSection(el, 'context');
    const field = section.querySelector<HTMLInputElement>('#desktop-size');
    if (field === null) throw new Error('There is no field for the size.');
    expect(field.hasAttribute('aria-invalid')).to.equal(false);
    type(field, 'abc');
    await el.updateComplete;
    expect(field.getAttribute('aria-invalid')).to.equal('true');
    expect(field.value).to.equal('abc');
    expect(el.context['desktop-size']).to.equal('abc');
    const fault = section.querySelector<HTMLElement>(`#${field.getAttribute('aria-describedby')}`);
    expect(fault && textOf(fault)).to.match(/^Write width x height in pixels, such as 640x360\./);
    const consent = section.querySelector<HTMLInputElement>('#tc-string');
    if (consent !== null) type(consent, 'COvW');
    await el.updateComplete;
    expect(queryAll(el, '.fault').map(textOf).at(-1)).to.match(
      /^This is not a TC string of version 2\..* Position 4 has the end of the string/,
    );
    await expect(el).to.be.accessible();
    type(field, '640x360');
    await el.updateComplete;
    expect(field.hasAttribute('aria-invalid')).to.equal(false);
  });
});
