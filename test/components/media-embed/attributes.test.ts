import { expect } from '@open-wc/testing';
import { create, mount, unmountAll } from './mount.js';

describe('<media-embed> attributes and properties', () => {
  afterEach(unmountAll);

  it('has documented defaults and reflects none of them', async () => {
    const el = await mount();
    const defaults = {
      embed: null,
      src: '',
      format: 'iframe',
      loading: 'near',
      width: 0,
      height: 0,
      label: '',
      start: 0,
      end: 0,
      loop: false,
      captions: false,
      autoplay: false,
      defaultMuted: false,
      consent: '',
      title: '',
    };
    for (const [name, value] of Object.entries(defaults))
      expect(Reflect.get(el, name), name).to.equal(value);
    expect(el.getAttributeNames()).to.deep.equal([]);
  });

  it('takes an unknown format that a framework sets for the default', async () => {
    const el = await mount();
    for (const value of [undefined, null, 'nonsense', 7]) {
      Reflect.set(el, 'format', value);
      await el.updateComplete;
      expect(el.format, String(value)).to.equal('iframe');
    }
    Reflect.set(el, 'format', 'Player');
    await el.updateComplete;
    expect(el.format).to.equal('player');
  });

  const fromAttribute: readonly [string, string, unknown][] = [
    ['src', 'a.json', 'a.json'],
    ['format', 'standard', 'standard'],
    ['format', 'STANDARD', 'standard'],
    ['format', 'nonsense', 'iframe'],
    ['loading', 'click', 'click'],
    ['loading', 'Eager', 'eager'],
    ['loading', '', 'near'],
    ['loading', 'LAZY', 'near'],
    ['loading', 'Visible', 'visible'],
    ['format', 'Player', 'player'],
    ['consent', '', ''],
    ['consent', 'Required', 'required'],
    ['consent', 'granted', 'granted'],
    ['consent', 'denied', 'denied'],
    ['consent', 'yes', 'required'],
    ['width', '640', 640],
    ['width', ' 640px', 640],
    ['width', '640.9', 640],
    ['width', '100%', 0],
    ['width', '99.5%', 0],
    ['width', '-5', 0],
    ['width', '1e309', 1],
    ['width', '99999999999999999999', 99_999],
    ['width', 'calc(1px)', 0],
    ['height', '', 0],
    ['label', 'news', 'news'],
    ['start', '12.5', 12.5],
    ['start', '1e3s', 1000],
    ['start', '-5', 0],
    ['start', 'soon', 0],
    ['end', 'Infinity', 999_999],
    ['loop', '', true],
    ['captions', 'false', true],
    ['autoplay', '', true],
    ['autoplay', 'false', true],
    ['muted', '', true],
    ['title', 'A title', 'A title'],
  ];
  for (const [name, value, expected] of fromAttribute) {
    it(`reads ${name}="${value}" as ${JSON.stringify(expected)}, and leaves the attribute alone`, async () => {
      const el = create();
      el.setAttribute(name, value);
      document.body.append(el);
      await el.updateComplete;
      expect(Reflect.get(el, name)).to.equal(expected);
      expect(el.getAttribute(name)).to.equal(value);
    });
  }

  const toAttribute: readonly [string, unknown, string | null][] = [
    ['src', '/x.json', '/x.json'],
    ['format', 'standard', 'standard'],
    ['loading', 'eager', 'eager'],
    ['width', 320, '320'],
    ['width', 0, null],
    ['height', 180, '180'],
    ['label', 'news', 'news'],
    ['start', 1.5, '1.5'],
    ['start', 0, null],
    ['end', NaN, null],
    ['loop', true, ''],
    ['captions', false, null],
    ['autoplay', true, ''],
    ['autoplay', false, null],
    ['defaultMuted', true, ''],
    ['consent', 'granted', 'granted'],
    ['title', 'A title', 'A title'],
  ];
  for (const [name, value, expected] of toAttribute) {
    it(`reflects ${name} = ${JSON.stringify(value)} as ${JSON.stringify(expected)}`, async () => {
      const el = await mount({ [name]: value });
      expect(el.getAttribute(name === 'defaultMuted' ? 'muted' : name)).to.equal(expected);
    });
  }

  it('returns to the default when an attribute is removed', () => {
    const el = create();
    el.setAttribute('loading', 'eager');
    el.setAttribute('width', '10');
    el.removeAttribute('loading');
    el.removeAttribute('width');
    expect(el.loading).to.equal('near');
    expect(el.width).to.equal(0);
  });

  it('never reflects the embed', async () => {
    const el = await mount({ embed: { id: '7', title: 'secret' } });
    expect(el.getAttributeNames()).to.deep.equal([]);
  });
});
