import { expect, fixtureCleanup } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { type EmbedErrorEvent, MediaEmbedCode } from '../../../components/index.js';
import '../../../components/media-embed-code/define.js';
import { CODE_FORMATS, renderCode } from '../../../src/render/render-code.js';
import { asEmbed } from '../../../components/controllers/parse-embed.js';
import { embedFixture, PLAYER_ADDRESS } from '../embed-fixture.js';
import { FakeFetch, jsonResponse } from '../fake-fetch.js';
import { expectQuietPage } from '../page-watch.js';
import { inlineJson } from '../page.js';
import { waitUntil } from '../wait-until.js';

/** The options without which some formats cannot be written. */
const OPTIONS = {
  src: 'https://cdn.example.com/e.json',
  page: 'https://page.example/news',
} as const;

type Settings = Partial<Omit<MediaEmbedCode, 'code' | 'error'>>;

const mount = async (settings: Settings = {}): Promise<MediaEmbedCode> => {
  const element = Object.assign(
    document.createElement('media-embed-code'),
    { lang: 'en' },
    settings,
  );
  document.body.append(element);
  await element.updateComplete;
  return element;
};

const part = (element: MediaEmbedCode, name: string): HTMLElement | null =>
  element.shadowRoot?.querySelector<HTMLElement>(`[part=${name}]`) ?? null;

const withClipboard = (writeText: (text: string) => Promise<void>): (() => void) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
};

describe('<media-embed-code>', () => {
  expectQuietPage();
  let restore: () => void = () => undefined;
  afterEach(() => {
    restore();
    fixtureCleanup();
    document.querySelectorAll('media-embed-code').forEach((element) => element.remove());
  });

  it('shows a message for any value of any attribute, and throws nothing', async () => {
    for (const value of ['http://[::1', 'https://a b', '//', 'javascript:1', '-1', '{"a":', 'true'])
      for (const attribute of MediaEmbedCode.observedAttributes) {
        const el = document.createElement('media-embed-code');
        el.setAttribute('builder', '');
        el.setAttribute(attribute, value);
        document.body.append(el);
        await el.updateComplete;
        expect(el.codeOptions, `${attribute}="${value}"`).to.be.an('object');
        el.remove();
      }
  });

  it('is defined', () => {
    expect(customElements.get('media-embed-code')).to.equal(MediaEmbedCode);
  });

  for (const { format, label } of CODE_FORMATS) {
    it(`shows the code of ${format} as text, in a named region, accessibly`, async () => {
      const embed = embedFixture({
        code_360: `<iframe src="${PLAYER_ADDRESS}/360"></iframe>`,
        created_at: '2026-03-01 10:00:00',
      });
      const el = await mount({ embed, format, options: OPTIONS });
      expect(el.code).to.equal(renderCode(asEmbed(embed), format, OPTIONS));
      expect(part(el, 'code')?.textContent).to.equal(el.code);
      expect(part(el, 'code')?.getAttribute('aria-label')).to.equal(`Embed code: ${label}`);
      expect(el.shadowRoot?.querySelector('iframe')).to.equal(null);
      await expect(el).to.be.accessible();
    });
  }

  it('passes its attributes on as options, and follows the embed for those not given', async () => {
    const embed = embedFixture();
    const el = await mount({ embed, format: 'media-embed' });
    expect(el.code).to.equal(renderCode(asEmbed(embed), 'media-embed'));
    for (const [name, value] of Object.entries({
      width: '320',
      height: '180',
      autoplay: 'true',
      muted: '',
      lazy: 'false',
      label: 'news',
      title: 'Mine',
    })) {
      el.setAttribute(name, value);
    }
    await el.updateComplete;
    expect(el.code).to.equal(
      renderCode(asEmbed(embed), 'media-embed', {
        width: 320,
        height: 180,
        autoplay: true,
        mute: true,
        lazy: false,
        label: 'news',
        title: 'Mine',
      }),
    );
    el.format = 'iframe';
    el.setAttribute('responsive', 'FALSE');
    await el.updateComplete;
    expect(el.code).to.equal(
      renderCode(asEmbed(embed), 'iframe', {
        width: 320,
        height: 180,
        responsive: false,
        autoplay: true,
        mute: true,
        lazy: false,
        label: 'news',
        title: 'Mine',
      }),
    );
  });

  const choices: readonly [string | null, boolean | null][] = [
    [null, null],
    ['', true],
    ['true', true],
    ['false', false],
    ['False', false],
  ];
  for (const [attribute, expected] of choices) {
    it(`reads responsive=${String(attribute)} as ${String(expected)}`, async () => {
      const el = await mount();
      el.responsive = true;
      await el.updateComplete;
      expect(el.getAttribute('responsive')).to.equal('true');
      if (attribute === null) el.removeAttribute('responsive');
      else el.setAttribute('responsive', attribute);
      expect(el.responsive).to.equal(expected);
    });
  }

  it('copies with the keyboard, announces it and fires an event', async () => {
    const copied: string[] = [];
    restore = withClipboard((text) => Promise.resolve(void copied.push(text)));
    const el = await mount({ embed: embedFixture() });
    const events: string[] = [];
    el.addEventListener('copy', (event) =>
      events.push(event.clipboardData?.getData('text/plain') ?? ''),
    );
    await sendKeys({ press: 'Tab' });
    expect(el.shadowRoot?.activeElement).to.equal(part(el, 'code'));
    await sendKeys({ press: 'Tab' });
    expect(el.shadowRoot?.activeElement).to.equal(part(el, 'copy'));
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => part(el, 'status')?.textContent === 'Code copied.');
    expect(part(el, 'status')?.getAttribute('role')).to.equal('status');
    expect(copied).to.deep.equal([el.code]);
    expect(events).to.deep.equal([el.code]);
    el.format = 'iframe';
    await el.updateComplete;
    expect(part(el, 'status')?.textContent).to.equal('');
  });

  it('selects the code where copying is not allowed', async () => {
    restore = withClipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const el = await mount({ embed: embedFixture(), lang: 'it' });
    const events: Event[] = [];
    el.addEventListener('copy', (event) => events.push(event));
    expect(await el.copy()).to.equal(false);
    await waitUntil(
      () => part(el, 'status')?.textContent === 'Il codice è selezionato. Copialo con la tastiera.',
    );
    expect(el.shadowRoot?.activeElement).to.equal(part(el, 'code'));
    expect(getSelection()?.toString()).to.equal(el.code);
    expect(events).to.have.length(0);
    await expect(el).to.be.accessible();
  });

  it('reports once why a format cannot be written', async () => {
    const el = await mount({ embed: { id: '7' } });
    const errors: EmbedErrorEvent[] = [];
    el.addEventListener('error', (event) => errors.push(event));
    el.format = 'amp';
    await el.updateComplete;
    el.width = 300;
    await el.updateComplete;
    expect(errors.map(({ code }) => code)).to.deep.equal(['code-unavailable']);
    expect(part(el, 'message')?.textContent).to.contain('This code cannot be written.');
    expect(part(el, 'message')?.textContent).to.contain('/code_iframe');
    expect(el.code).to.equal(null);
    expect(await el.copy()).to.equal(false);
    await expect(el).to.be.accessible();
  });

  it('says in the language of the page what a format needs, with the names of the options', async () => {
    const el = await mount({ embed: { id: '7' }, lang: 'de', format: 'amp' });
    const message = (): string => part(el, 'message')?.textContent ?? '';
    await waitUntil(() => message().includes('Füllen Sie'), message());
    expect(message()).to.match(/Der Embed hat (?:keine|weder) .*options\.frame.*\/code_iframe/);
    expect(part(el, 'message')?.querySelector('[lang=en]')).to.equal(null);
    el.lang = 'en';
    await waitUntil(() => message().includes('Set options.frame'), message());
  });

  it('loads from src and from inline JSON, and loads again after an error', async () => {
    let isBroken = true;
    const fake = new FakeFetch(() =>
      isBroken ? new Response('', { status: 500 }) : jsonResponse(embedFixture()),
    );
    restore = () => fake.restore();
    const el = await mount({ src: '/embed.json' });
    await waitUntil(() => el.error?.code === 'http-status');
    await el.updateComplete;
    await expect(el).to.be.accessible();
    isBroken = false;
    part(el, 'retry')?.click();
    await waitUntil(() => el.code !== null);
    el.src = '';
    await el.updateComplete;
    expect(el.code).to.equal(null);
    el.append(inlineJson(embedFixture()));
    await waitUntil(() => el.code !== null);
  });
});
