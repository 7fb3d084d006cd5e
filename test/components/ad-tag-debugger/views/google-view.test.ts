import { expect } from '@open-wc/testing';
import {
  button,
  mountDebugger,
  openSection,
  query,
  queryAll,
  removeDebuggers,
  textOf,
  verdictReady,
} from '../debugger-page.js';

const TAG = 'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/news&sz=640x360&gdfp_req=1';

describe('the panel of Google Ad Manager', () => {
  afterEach(removeDebuggers);

  const names = async (value: string): Promise<readonly string[]> => {
    const el = await mountDebugger({ value });
    await verdictReady(el);
    await openSection(el, 'google');
    return queryAll(el, '.google tbody th').map(textOf);
  };

  it('lists the parameters of a tag', async () => {
    expect(await names(TAG)).to.deep.equal(['iu', 'sz', 'gdfp_req']);
  });

  it('reads &amp; as & in a tag that was copied from HTML, says so, and writes & on demand', async () => {
    expect(await names(TAG.replaceAll('&', '&amp;'))).to.deep.equal(['iu', 'sz', 'gdfp_req']);
    const el = document.querySelector('ad-tag-debugger');
    if (el === null) throw new Error('There is no debugger.');
    expect(textOf(query(el, '#section-google'))).to.contain('copied from HTML');
    await expect(el).to.be.accessible();
    button(el, 'Write & in the tag').click();
    await verdictReady(el);
    expect(el.value).to.equal(TAG);
    expect(textOf(query(el, '#section-google'))).to.not.contain('copied from HTML');
  });
});
