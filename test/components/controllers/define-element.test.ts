import { expect } from '@open-wc/testing';
import { MediaEmbed } from '../../../components/index.js';

const ELEMENTS = ['media-embed', 'media-embed-code', 'media-embed-player'] as const;

/** The warnings and errors of a document that runs `before` and then loads the definition; last, the name of the class. */
const logOf = async (tag: string, before: string, copies = ['']): Promise<readonly string[]> => {
  const frame = document.createElement('iframe');
  const ended = new Promise<readonly string[]>((resolve) => {
    addEventListener('message', ({ source, data }) => {
      if (source === frame.contentWindow) resolve(data as readonly string[]);
    });
  });
  frame.srcdoc = `<script>
      const log = [];
      console.warn = (...values) => /^Lit is in dev mode/.test(values[0]) || log.push(values.map(String).join(' '));
      addEventListener('error', ({ message }) => log.push('error ' + message));
      ${before}
    </script>
    ${copies.map((copy) => `<script type="module" src="/.build/components/${tag}/define.js${copy}"></script>`).join('')}
    <script type="module">parent.postMessage([...log, customElements.get('${tag}').name], '*');</script>`;
  document.body.append(frame);
  const log = await ended;
  frame.remove();
  return log;
};

describe('the definition of an element', () => {
  for (const tag of ELEMENTS) {
    const taken = (body: string): string =>
      `customElements.define('${tag}', class Theirs extends HTMLElement { ${body} });`;

    it(`does not warn about a second copy of the same version of <${tag}>`, async () => {
      const [name, ...more] = await logOf(tag, '', ['', '?copy']);
      expect([name?.startsWith('MediaEmbed'), more]).to.deep.equal([true, []]);
      const theirs = taken(`static version = '${MediaEmbed.version}'`);
      expect(await logOf(tag, theirs)).to.deep.equal(['Theirs']);
    });

    it(`keeps another version of <${tag}> and warns once`, async () => {
      expect(await logOf(tag, taken("static version = '0.0.1'"))).to.deep.equal([
        `<${tag}> is already defined by version 0.0.1, so version ${MediaEmbed.version} of this package does not define it. Load one version of the package in a page.`,
        'Theirs',
      ]);
    });

    it(`keeps another class named <${tag}> and warns once`, async () => {
      const [first, ...more] = await logOf(tag, taken(''));
      expect(first).to.contain(`<${tag}> is already defined by another class`);
      expect(more).to.deep.equal(['Theirs']);
    });
  }
});
