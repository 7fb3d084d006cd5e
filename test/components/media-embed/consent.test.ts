import { expect } from '@open-wc/testing';
import { MediaEmbed } from '../../../components/index.js';
import { embedFixture, PLAYER_ORIGIN } from '../embed-fixture.js';
import { FakeFetch, jsonResponse } from '../fake-fetch.js';
import { frameOf, messageOf, mount, posterOf, reaches, says, unmountAll } from './mount.js';
import { painted } from '../page.js';
import { waitUntil } from '../wait-until.js';

const REQUIRED = 'This video comes from player.invalid, which may store data on your device.';
const FOREIGN_POSTER = 'https://images.invalid/poster.jpg';

const embed = (): object =>
  embedFixture({ video: { id: '1', available_video: '1', preview_image: FOREIGN_POSTER } });

const allowButtonOf = (element: MediaEmbed): HTMLButtonElement | null =>
  element.renderRoot.querySelector('[part=allow]');

/** Requests to other origins, and preconnects. */
const foreignRequests = (): readonly string[] => [
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => !name.startsWith(location.origin) && name.startsWith('http')),
  ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]')].map(
    ({ href }) => href,
  ),
];

describe('<media-embed consent>', () => {
  beforeEach(() => performance.clearResourceTimings());
  afterEach(() => {
    unmountAll();
    MediaEmbed.consentHook = null;
    MediaEmbed.allowedSources = [];
    document.querySelectorAll('link[rel=preconnect]').forEach((link) => link.remove());
  });

  for (const format of ['iframe', 'standard', 'player'] as const) {
    for (const loading of ['eager', 'near', 'click'] as const) {
      it(`requests nothing of another origin while it is required, with format=${format} and loading=${loading}`, async () => {
        const fake = new FakeFetch(() => jsonResponse(embed()));
        MediaEmbed.allowedSources = ['https://embeds.invalid'];
        const settings = { format, loading, lang: 'en' };
        const el = await mount({ ...settings, embed: embed(), consent: 'required' });
        const src = 'https://embeds.invalid/7';
        const other = await mount({ ...settings, src, consent: 'denied' });
        await says(el, REQUIRED);
        el.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        allowButtonOf(el)?.focus();
        await painted();
        expect([el.state, other.state]).to.deep.equal(['consent', 'consent']);
        expect([frameOf(el), posterOf(el), frameOf(other)]).to.deep.equal([null, null, null]);
        expect(fake.requests).to.deep.equal([]);
        expect(foreignRequests()).to.deep.equal([]);
        fake.restore();
      });
    }
  }

  it('does request other origins when consent is not required, as a control', async () => {
    const el = await mount({ embed: embed(), loading: 'eager' });
    await reaches(el, 'ready');
    await waitUntil(() => foreignRequests().length > 0, 'a request');
  });

  it('names the host, and its button grants consent, fires an event and shows the player', async () => {
    const el = await mount({ embed: embed(), consent: 'required', loading: 'click', lang: 'en' });
    await waitUntil(() => allowButtonOf(el));
    expect(allowButtonOf(el)?.textContent).to.equal('Allow and show the video from player.invalid');
    const targets: EventTarget[] = [];
    const onGranted = ({ target }: Event): void => void targets.push(target ?? document);
    document.body.addEventListener('consentgranted', onGranted, { once: true });
    allowButtonOf(el)?.focus();
    allowButtonOf(el)?.click();
    await reaches(el, 'ready');
    expect(targets).to.deep.equal([el]);
    expect(el.getAttribute('consent')).to.equal('granted');
    expect(frameOf(el)?.src).to.contain(PLAYER_ORIGIN);
    await waitUntil(() => el.shadowRoot?.activeElement === frameOf(el));
  });

  it('shows a message and the content of the page without a button while consent is denied', async () => {
    const el = await mount({ embed: embed(), consent: 'denied', lang: 'it' });
    el.textContent = 'Guardalo altrove';
    await says(el, 'Il video non viene mostrato perché non lo hai consentito.');
    expect(allowButtonOf(el)).to.equal(null);
    expect(el.innerText).to.contain('Guardalo altrove');
  });

  it('removes the player when consent is withdrawn', async () => {
    const el = await mount({ embed: embed(), consent: 'granted', loading: 'eager' });
    await reaches(el, 'ready');
    el.consent = 'required';
    await reaches(el, 'consent');
    expect(frameOf(el)).to.equal(null);
  });

  it('fetches data of the page’s own origin to name the host, and of another origin only after consent', async () => {
    const fake = new FakeFetch(() => jsonResponse(embed()));
    MediaEmbed.allowedSources = ['https://embeds.invalid'];
    const own = await mount({ src: '/own', consent: 'required', loading: 'eager' });
    const src = 'https://embeds.invalid/7';
    const el = await mount({ src, consent: 'required', loading: 'eager' });
    await waitUntil(() => own.config !== null);
    expect(fake.requests.map(({ url }) => url)).to.deep.equal([`${location.origin}/own`]);
    el.consent = 'granted';
    await reaches(el, 'ready');
    fake.restore();
  });

  const answers: readonly [string, () => Promise<boolean>, string][] = [
    ['true grants', () => Promise.resolve(true), 'ready'],
    ['false leaves the button', () => Promise.resolve(false), 'consent'],
  ];
  for (const [sentence, hook, state] of answers) {
    it(`calls the hook, whose ${sentence}`, async () => {
      const called: MediaEmbed[] = [];
      MediaEmbed.consentHook = (element) => {
        called.push(element);
        return hook();
      };
      const el = await mount({ embed: embed(), consent: 'required', loading: 'eager' });
      await waitUntil(() => called.length > 0, 'the hook is called');
      await painted();
      await reaches(el, state as 'ready');
      expect(called).to.deep.equal([el]);
    });
  }

  it('reports the error of a hook to the page, and keeps the button', async () => {
    const messages: string[] = [];
    const original = window.onerror;
    window.onerror = (_event, _source, _line, _column, error) => {
      messages.push(error?.message ?? '');
      return true;
    };
    // Not an Error: the runner would log its stack.
    MediaEmbed.consentHook = () => Promise.reject(new DOMException('no CMP'));
    const el = await mount({ embed: embed(), consent: 'required', lang: 'en' });
    await waitUntil(() => messages.length > 0, 'messages');
    window.onerror = original;
    expect(messages[0]).to.contain('no CMP');
    expect([el.state, messageOf(el) !== '']).to.deep.equal(['consent', true]);
  });

  it('aborts the signal of the hook when the element leaves the page', async () => {
    const signals: AbortSignal[] = [];
    MediaEmbed.consentHook = (_, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    };
    const el = await mount({ embed: embed(), consent: 'required' });
    await waitUntil(() => signals.length > 0, 'the hook is called');
    el.remove();
    expect(signals.map(({ aborted }) => aborted)).to.deep.equal([true]);
  });
});
