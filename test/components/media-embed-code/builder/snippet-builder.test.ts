import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { CodeInsertEvent, Snippet } from '../../../../components/index.js';
import { MediaEmbedCode as Builder } from '../../../../components/index.js';
import { asEmbed } from '../../../../components/controllers/parse-embed.js';
import { CODE_FORMATS, renderCode } from '../../../../src/render/render-code.js';
import { expectQuietPage, watchPage } from '../../page-watch.js';
import { choose, EMBED, find, labels, messages, mount, type, unmount } from './mounted-builder.js';

describe('the builder of <media-embed-code>', () => {
  expectQuietPage();
  const parent = Object.getOwnPropertyDescriptor(window, 'parent');
  afterEach(() => {
    unmount();
    if (parent) Object.defineProperty(window, 'parent', parent);
    Builder.hostOrigin = null;
    Builder.scriptSource = {};
  });

  for (const { format } of CODE_FORMATS) {
    it(`shows where ${format} may be pasted and its options, accessibly`, async () => {
      const el = await mount({ format });
      expect((find(el, '#format') as HTMLSelectElement).value).to.equal(format);
      expect(find(el, '[part=note]').textContent).to.match(/^[A-Z][^]+\.$/);
      expect(labels(el).length).to.equal(
        CODE_FORMATS.find((row) => row.format === format)?.options.length,
      );
      await expect(el).to.be.accessible();
    });
  }

  it('says that AMP needs https and that a local address works nowhere else', async () => {
    const el = await mount({
      format: 'amp',
      options: { frame: 'http://localhost:4173/proxy/iframe.php/7/demo' },
    });
    const [https, local] = messages(el, 'finding');
    expect(https).to.match(/^AMP accepts only https.*localhost:4173/);
    expect(local).to.match(/localhost:4173.*will not work anywhere else/);
    await choose(el, '#format', 'iframe');
    expect(messages(el, 'finding')).to.have.length(1);
    await expect(el).to.be.accessible();
  });

  it('says once that the code cannot be written', async () => {
    for (const lang of ['en', 'it']) {
      const el = await mount({ format: 'video-sitemap', lang });
      const text = find(el, '[part=message]').textContent;
      expect(text).to.not.match(/Cannot write|options\./);
      expect(find(el, '[part=message]').querySelectorAll('p').length).to.equal(2);
    }
  });

  it('writes the code of the chosen format and options, and fires change', async () => {
    const el = await mount();
    let changes = 0;
    document.addEventListener('change', () => (changes += 1), { once: true });
    await choose(el, '#format', 'iframe');
    await type(el, '#width', '320');
    await choose(el, '#aspectRatio', '1:1');
    await choose(el, '#autoplay', 'true');
    await choose(el, '#label', 'news');
    await type(el, '#start', '12.5');
    const options = { width: 320, aspectRatio: 1, autoplay: true, label: 'news', start: 12.5 };
    expect(el.options).to.deep.equal(options);
    expect(el.code).to.equal(renderCode(asEmbed(EMBED), 'iframe', options));
    expect(changes).to.equal(1);
    find(el, '[part=reset]').click();
    await el.updateComplete;
    expect(el.code).to.equal(renderCode(asEmbed(EMBED), 'iframe'));
    expect((find(el, '#width') as HTMLInputElement).value).to.equal('');
  });

  it('shows options that a page sets', async () => {
    const el = await mount({ format: 'iframe', options: { aspectRatio: 16 / 9, mute: false } });
    expect((find(el, '#aspectRatio') as HTMLSelectElement).value).to.equal('16:9');
    expect((find(el, '#mute') as HTMLSelectElement).value).to.equal('false');
  });

  it('withholds JSON-LD while it is incomplete, and says why', async () => {
    const el = await mount({ format: 'json-ld' });
    expect(el.code).to.equal(null);
    expect(find(el, '[part=message]').textContent).to.match(/has no date.*\/created_at/);
    expect(el.shadowRoot?.querySelector('[part=insert]')).to.equal(null);
  });

  it('names the field of the builder that is missing', async () => {
    const el = await mount({ format: 'video-sitemap' });
    expect(find(el, '[part=message]').textContent).to.contain('“URL of the page”');
  });

  it('shows the script that the code needs, from npm or a CDN', async () => {
    Builder.scriptSource = { address: 'https://cdn.example/e.js', integrity: 'sha384-abc' };
    const el = await mount({ format: 'media-embed' });
    expect(find(el, '[part=script] code').textContent).to.equal(
      '<script type="module" src="https://cdn.example/e.js" integrity="sha384-abc" crossorigin="anonymous"></script>',
    );
    await choose(el, '#script-form', 'npm');
    expect(find(el, '[part=script] code').textContent).to.equal(
      "import 'media-embed-elements/media-embed.js';",
    );
    await choose(el, '#format', 'iframe');
    expect(el.shadowRoot?.querySelector('[part=script]')).to.equal(null);
  });

  it('shows a script tag that can be pasted, by default of the origin of the page', async () => {
    const el = await mount({
      format: 'media-embed-src',
      options: { src: 'https://a.example/7.json' },
    });
    expect(find(el, '[part=script] code').textContent).to.equal(
      `<script type="module" src="${location.origin}/media-embed.js"></script>`,
    );
  });

  it('is in Italian where the page is', async () => {
    const el = await mount({ lang: 'it', format: 'link' });
    expect(labels(el)).to.include('Avvio automatico');
    expect(find(el, '[part=insert]').textContent.trim()).to.equal('Inserisci il codice');
  });

  it('submits the code with its form, and is reset with it', async () => {
    const form = document.createElement('form');
    document.body.append(form);
    const el = await mount({ name: 'snippet', format: 'link' });
    form.append(el);
    await el.updateComplete;
    expect(new FormData(form).get('snippet')).to.equal(el.code);
    expect(el.form).to.equal(form);
    await type(el, '#title', 'Mine');
    expect(new FormData(form).get('snippet')).to.match(/>Mine</);
    form.reset();
    await el.updateComplete;
    expect(el.value).to.equal(renderCode(asEmbed(EMBED), 'link'));
  });

  it('fires codeinsert with the snippet, from the keyboard', async () => {
    const el = await mount({ format: 'media-embed' });
    const snippets: Snippet[] = [];
    el.addEventListener('codeinsert', ({ detail }: CodeInsertEvent) => snippets.push(detail));
    find(el, '[part=insert]').focus();
    await sendKeys({ press: 'Enter' });
    await el.updateComplete;
    expect(snippets).to.deep.equal([
      {
        type: 'media-embed-code',
        version: 1,
        embed: '7',
        format: 'media-embed',
        code: el.code,
        script: `<script type="module" src="${location.origin}/media-embed.js"></script>`,
      },
    ]);
  });

  /** Inserts the code in a frame, and returns what its page was sent. */
  const inserted = async (
    hostOrigin: string | null,
    isCanceled = false,
  ): Promise<readonly unknown[]> => {
    const sent: unknown[] = [];
    const postMessage = (data: unknown, origin: unknown): unknown => sent.push([data, origin]);
    Object.defineProperty(window, 'parent', { configurable: true, value: { postMessage } });
    Builder.hostOrigin = hostOrigin;
    const el = await mount({ format: 'link' });
    el.addEventListener('codeinsert', (event) => {
      if (isCanceled) event.preventDefault();
    });
    expect(await el.insert()).to.equal(true);
    return sent.map((message) => (message as readonly [Snippet, string])[1]);
  };

  it('sends the snippet to the page of the frame that page script named, and to no other', async () => {
    expect(await inserted('https://cms.example')).to.deep.equal(['https://cms.example']);
  });

  it('sends no snippet if page script names no origin', async () => {
    expect(await inserted(null)).to.deep.equal([]);
  });

  for (const origin of ['*', 'https://cms.example/', 'null', 'javascript:alert(1)', ''])
    it(`sends no snippet if the origin of the host is "${origin}", and warns`, async () => {
      const page = watchPage();
      try {
        expect(await inserted(origin)).to.deep.equal([]);
        expect(page.seen.length).to.equal(1);
        expect(page.seen[0]).to.contain(`\`hostOrigin\` has ${origin}, which is not an origin`);
      } finally {
        page.end();
      }
    });

  it('inserts the code without a builder too', async () => {
    const el = await mount({ builder: false });
    const formats: string[] = [];
    el.addEventListener('codeinsert', ({ detail }: CodeInsertEvent) => formats.push(detail.format));
    expect(await el.insert()).to.equal(true);
    expect(formats).to.deep.equal(['standard']);
  });

  it('sends no snippet if the event is canceled', async () => {
    expect(await inserted('https://cms.example', true)).to.deep.equal([]);
  });
});
