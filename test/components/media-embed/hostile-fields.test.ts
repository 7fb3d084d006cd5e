import { expect } from '@open-wc/testing';
import { embedFixture } from '../embed-fixture.js';
import { watchEachTest } from '../page-watch.js';
import { create, mount, painted, type Settings, unmountAll } from './mount.js';

const payloads = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '<svg onload=alert(1)>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<iframe src="javascript:parent.alert(1)"></iframe>',
  '<iframe src=javascript&#58;alert(1)>',
  '<iframe src=" java\tscript:alert(1)">',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://player.invalid',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>parent.alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:null/1',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '" onmouseover="alert(1)" x="',
  '" autofocus onfocus=alert(1) tabindex=0 x="',
  'red;background:url(javascript:alert(1))',
  '100px;position:fixed;inset:0',
  'expression(alert(1))',
  '\u0000',
  '\ud800',
  '\u202Egnp.exe',
  '../../../../evil',
  '//evil.invalid/',
  'https://user:pass@evil.invalid/',
  'x'.repeat(100_000),
] as const;

const FIELDS = [
  'id',
  'public_id',
  'title',
  'short_description',
  'description',
  'tags',
  'primary_url',
  'secondary_url',
  'tertiary_url',
  'skin',
  'created_at',
  'width',
  'height',
  'background_color',
  'background_image',
  'player_color',
  'setting_volume',
  'desktop_player',
  'scrollmode_destroy_on',
  'code_iframe',
  'code_360',
  'code_amp',
  'code_instant_article',
  'preroll',
  'subtitles',
  'subtitles_default_lang',
  'watermark',
  'watermark_link',
  'watermark_top',
  'categories',
  'bulks',
] as const;

const TEXT_ATTRIBUTES = [
  'src',
  'format',
  'loading',
  'width',
  'height',
  'title',
  'label',
  'autoplay',
  'muted',
  'class',
  'id',
  'lang',
];

const hostileEmbed = (payload: string): object => ({
  ...embedFixture(),
  ...Object.fromEntries(FIELDS.map((field) => [field, payload])),
  video: {
    id: payload,
    title: payload,
    available_video: '1',
    preview_image: payload,
    url_video: payload,
  },
});

/** What no payload may have put into the element. */
const faultsOf = (element: Element): readonly string[] =>
  [...(element.shadowRoot?.querySelectorAll('*') ?? [])].flatMap((node) => {
    const faults = node
      .getAttributeNames()
      .filter((name) => name.startsWith('on') || name === 'style' || name === 'srcdoc');
    if (node.localName === 'script') faults.push('script');
    const src = node.getAttribute('src');
    if (src !== null && !/^https?:\/\//.test(src)) faults.push(`src ${src}`);
    return faults;
  });

describe('<media-embed>: hostile texts in every field and attribute run nothing', () => {
  const seen = watchEachTest();
  afterEach(unmountAll);

  const name = (payload: string): string => JSON.stringify(payload.slice(0, 40));

  for (const payload of payloads) {
    it(name(payload), async () => {
      const ways: Settings[] = [
        { embed: hostileEmbed(payload) },
        { embed: hostileEmbed(payload), loading: 'click', label: payload, title: payload },
        {
          embed: { ...hostileEmbed(payload), code_iframe: embedFixture()['code_iframe'] },
          label: payload,
        },
        { embed: { ...hostileEmbed(payload), code_iframe: `<iframe src="${payload}">` } },
        { src: payload },
      ];
      for (const settings of ways) {
        const el = await mount(settings);
        expect(faultsOf(el)).to.deep.equal([]);
      }
      const el = create();
      for (const attribute of TEXT_ATTRIBUTES) el.setAttribute(attribute, payload);
      const script = document.createElement('script');
      script.type = 'application/json';
      script.textContent = JSON.stringify(hostileEmbed(payload));
      el.append(script);
      document.body.append(el);
      await painted();
      expect(faultsOf(el)).to.deep.equal([]);
      expect(seen()).to.deep.equal([]);
    });
  }

  it('code runs in the sandbox alone', async () => {
    const attack = `<script>
      for (const act of [() => parent.alert(1), () => top.location = 'about:blank#gone', () => parent.document.body.remove(), () => parent.pwned = 1, () => alert(1), () => document.cookie = 'a=1'])
        try { act() } catch {}
      parent.postMessage('done', '*');
    </script><base target=_top><form action=javascript:parent.alert(1)><input autofocus onfocus=parent.alert(1)></form>`;
    const before = location.href;
    const done = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    await mount({ embed: embedFixture({ code: attack }), format: 'standard', loading: 'eager' });
    await done;
    await painted();
    expect([location.href, Reflect.get(window, 'pwned'), document.cookie]).to.deep.equal([
      before,
      undefined,
      '',
    ]);
    expect(seen()).to.deep.equal([]);
  });

  it('the watch sees what it has to: a naive element is caught', async () => {
    const naive = document.createElement('div');
    naive.attachShadow({ mode: 'open' });
    const image = document.createElement('img');
    image.setAttribute('onerror', 'alert(1)');
    image.src = 'x:';
    naive.shadowRoot?.append(image);
    document.body.append(naive);
    expect(faultsOf(naive)).to.deep.equal(['onerror', 'src x:']);
    while (seen().length === 0) await painted();
    expect(seen()[0]).to.equal('alert 1');
    naive.remove();
  });
});
