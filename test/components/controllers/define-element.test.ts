import { expect } from '@open-wc/testing';
import { MediaEmbed } from '../../../components/index.js';

const ELEMENTS = ['media-embed', 'media-embed-code', 'media-embed-player'] as const;

/** What a document of its own says when it loads the definition of an element behind `before`; last, whose name it is. */
const told = async (tag: string, before: string, copies = ['']): Promise<readonly string[]> => {
  const frame = document.createElement('iframe');
  const ended = new Promise<readonly string[]>((resolve) => {
    addEventListener('message', ({ source, data }) => {
      if (source === frame.contentWindow) resolve(data as readonly string[]);
    });
  });
  frame.srcdoc = `<script>
      const said = [];
      console.warn = (...words) => /^Lit is in dev mode/.test(words[0]) || said.push(words.map(String).join(' '));
      addEventListener('error', ({ message }) => said.push('error ' + message));
      ${before}
    </script>
    ${copies.map((copy) => `<script type="module" src="/.build/components/${tag}/define.js${copy}"></script>`).join('')}
    <script type="module">parent.postMessage([...said, customElements.get('${tag}').name], '*');</script>`;
  document.body.append(frame);
  const said = await ended;
  frame.remove();
  return said;
};

describe('the definition of an element', () => {
  for (const tag of ELEMENTS) {
    const taken = (body: string): string =>
      `customElements.define('${tag}', class Theirs extends HTMLElement { ${body} });`;

    it(`<${tag}>: a second copy of the same version says nothing`, async () => {
      const [name, ...more] = await told(tag, '', ['', '?copy']);
      expect([name?.startsWith('MediaEmbed'), more]).to.deep.equal([true, []]);
      const theirs = taken(`static version = '${MediaEmbed.version}'`);
      expect(await told(tag, theirs)).to.deep.equal(['Theirs']);
    });

    it(`<${tag}>: another version has the name: it stays, and that is told once`, async () => {
      expect(await told(tag, taken("static version = '0.0.1'"))).to.deep.equal([
        `<${tag}> ${MediaEmbed.version} gives way to 0.0.1`,
        'Theirs',
      ]);
    });

    it(`<${tag}>: another class has the name: it stays, and that is told once`, async () => {
      const [first, ...more] = await told(tag, taken(''));
      expect(first).to.contain(`<${tag}> ${MediaEmbed.version} gives way to class Theirs`);
      expect(more).to.deep.equal(['Theirs']);
    });
  }
});
