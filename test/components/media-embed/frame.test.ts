import { expect } from '@open-wc/testing';
import { MediaEmbed } from '../../../components/index.js';
import { embedFixture, PLAYER_ADDRESS, PLAYER_ORIGIN } from '../embed-fixture.js';
import { create, eventsOf, frameOf, mount, mountReady, reaches, unmountAll } from './mount.js';
import { addSpacer, painted } from '../page.js';
import { waitUntil } from '../wait-until.js';

const attributesOf = (frame: HTMLIFrameElement | null): Record<string, string | null> =>
  Object.fromEntries(
    (frame?.getAttributeNames() ?? []).map((name) => [name, frame?.getAttribute(name) ?? null]),
  );

const framed = (address: string): object =>
  embedFixture({ code_iframe: `<iframe src="${address}"></iframe>` });

describe('<media-embed format=iframe>', () => {
  afterEach(() => {
    unmountAll();
    MediaEmbed.allowedPlayerOrigins = null;
  });

  it('rebuilds the frame of the hosted player from its address alone', async () => {
    const el = await mountReady({ embed: embedFixture() });
    expect(attributesOf(frameOf(el))).to.deep.equal({
      part: 'frame',
      title: 'A walk by the sea',
      sandbox:
        'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation',
      allow: 'autoplay; encrypted-media; picture-in-picture',
      referrerpolicy: 'strict-origin-when-cross-origin',
      allowfullscreen: '',
      src: PLAYER_ADDRESS,
    });
  });

  const addresses: readonly [string, Parameters<typeof mount>[0], string][] = [
    ['appends a label as a path segment', { label: 'news' }, `${PLAYER_ADDRESS}/news`],
    [
      'encodes a label as one segment',
      { label: 'a/../b?c#d' },
      `${PLAYER_ADDRESS}/a%2F..%2Fb%3Fc%23d`,
    ],
    ['replaces a lone surrogate in a label', { label: '\ud800' }, `${PLAYER_ADDRESS}/%EF%BF%BD`],
    [
      'puts autoplay and muted into the fragment',
      { autoplay: true, defaultMuted: true },
      `${PLAYER_ADDRESS}#autoplay=1&muted=1`,
    ],
    [
      'puts start, end, loop and captions into the fragment',
      { start: 12.5, end: 30, loop: true, captions: true },
      `${PLAYER_ADDRESS}#loop=1&captions=1&t=12.5,30`,
    ],
    [
      'leaves out an end that is not after the start',
      { start: 9, end: 3 },
      `${PLAYER_ADDRESS}#t=9`,
    ],
    ['puts an end without a start into the fragment', { end: 3 }, `${PLAYER_ADDRESS}#t=,3`],
  ];
  it('gives the frame the referrer policy of the page', async () => {
    const el = create({ embed: embedFixture() });
    el.setAttribute('referrerpolicy', 'no-referrer-when-downgrade');
    document.body.append(el);
    await reaches(el, 'ready');
    expect(frameOf(el)?.referrerPolicy).to.equal('no-referrer-when-downgrade');
  });

  it('puts ad-debug into the fragment while the page records its ads', async () => {
    const { href } = location;
    history.replaceState(null, '', `${href}&ad-debug`);
    const el = await mountReady({ embed: embedFixture() });
    history.replaceState(null, '', href);
    expect(frameOf(el)?.src).to.equal(`${PLAYER_ADDRESS}#ad-debug=1`);
  });

  it('puts coppa into the fragment', async () => {
    const el = create({ embed: embedFixture(), autoplay: true });
    el.setAttribute('coppa', '');
    document.body.append(el);
    await reaches(el, 'ready');
    expect(frameOf(el)?.getAttribute('src')).to.equal(`${PLAYER_ADDRESS}#autoplay=1&coppa=1`);
  });

  for (const [sentence, settings, expected] of addresses) {
    it(sentence, async () => {
      const el = await mountReady({ embed: embedFixture(), ...settings });
      expect(frameOf(el)?.getAttribute('src')).to.equal(expected);
    });
  }

  it('keeps the frame when only its name changes', async () => {
    const el = await mountReady({ embed: embedFixture() });
    const before = frameOf(el);
    el.title = 'Another name';
    el.width = 300;
    await el.updateComplete;
    expect(frameOf(el)).to.equal(before);
    expect(before?.title).to.equal('Another name');
  });

  it('frames only the exact origins that page script allows', async () => {
    MediaEmbed.allowedPlayerOrigins = [PLAYER_ORIGIN];
    const el = await mountReady({ embed: embedFixture() });
    await reaches(el, 'ready');
    for (const address of [
      'https://player.invalid.evil.test/',
      'https://player.invalid:444/',
      'http://player.invalid/',
      'https://player.invalid@evil.test/',
    ]) {
      el.embed = framed(address);
      await el.updateComplete;
      await reaches(el, 'error');
      expect([el.state, el.error?.code], address).to.deep.equal(['error', 'player-refused']);
    }
  });

  it('refuses a player of the page’s own origin, unless page script names it', async () => {
    const own = framed(`${location.origin}/package.json`);
    const el = await mount({ embed: own });
    await reaches(el, 'error');
    expect([el.error?.code, frameOf(el)]).to.deep.equal(['player-refused', null]);
    MediaEmbed.allowedPlayerOrigins = [location.origin];
    el.retry();
    await reaches(el, 'ready');
    MediaEmbed.allowedPlayerOrigins = [];
    el.embed = { ...own };
    await reaches(el, 'error');
  });

  for (const address of [
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://a.test/1',
    '//',
    'iframe.php',
    '',
  ]) {
    it(`never frames ${address || 'nothing'}`, async () => {
      const el = await mount({ embed: framed(address) });
      await reaches(el, 'error');
      expect([el.error?.code, frameOf(el)]).to.deep.equal(['no-player', null]);
    });
  }

  it('fires load when the frame has loaded', async () => {
    MediaEmbed.allowedPlayerOrigins = [location.origin];
    const el = await mount({ loading: 'eager' });
    const loads = eventsOf(el, 'load');
    el.embed = framed(`${location.origin}/package.json`);
    await waitUntil(() => loads.length > 0);
    expect(loads).to.have.length(1);
    expect(loads[0]?.bubbles).to.equal(false);
  });
});

describe('<media-embed format=standard>', () => {
  afterEach(unmountAll);

  it('runs the code in a sandbox with an opaque origin', async () => {
    const received: MessageEvent[] = [];
    const listen = (event: MessageEvent): void => void received.push(event);
    addEventListener('message', listen);
    const code = `<script>
      const tryTo = (what) => { try { return what() } catch (error) { return error.name } };
      parent.postMessage({ embed: [tryTo(() => parent.document.title), tryTo(() => localStorage.length), getComputedStyle(document.body).margin, document.characterSet] }, '*');
    </script>`;
    const el = await mount({ embed: embedFixture({ code }), format: 'standard', loading: 'eager' });
    const ours = (): MessageEvent | undefined =>
      received.find(({ source }) => source === frameOf(el)?.contentWindow);
    await waitUntil(() => ours() !== undefined);
    removeEventListener('message', listen);
    expect(ours()?.origin).to.equal('null');
    expect(ours()?.data).to.deep.equal({
      embed: ['SecurityError', 'SecurityError', '0px', 'UTF-8'],
    });
    expect(frameOf(el)?.getAttribute('sandbox')).to.equal(
      'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation',
    );
    expect(frameOf(el)?.hasAttribute('src')).to.equal(false);
  });

  it('fills the box', async () => {
    const el = await mount({
      embed: embedFixture(),
      format: 'standard',
      loading: 'eager',
      width: 400,
      height: 200,
    });
    await reaches(el, 'ready');
    const { width, height } = frameOf(el)?.getBoundingClientRect() ?? new DOMRect();
    expect([width, height]).to.deep.equal([400, 200]);
  });

  it('does not reload the frame when other properties change', async () => {
    const el = create({ embed: embedFixture(), format: 'standard', loading: 'eager' });
    const loads = eventsOf(el, 'load');
    document.body.append(el);
    await waitUntil(() => loads.length === 1);
    el.title = 'Another name';
    el.muted = true;
    el.width = 300;
    await el.updateComplete;
    el.embed = embedFixture();
    await waitUntil(() => loads.length === 2);
    await painted();
    expect(loads).to.have.length(2);
  });

  it('shows the poster until it is near the viewport', async () => {
    addSpacer('500vh');
    const el = await mount({ embed: embedFixture(), format: 'standard' });
    await painted();
    expect([el.state, frameOf(el)]).to.deep.equal(['facade', null]);
    el.scrollIntoView();
    await reaches(el, 'ready');
  });

  it('fails with no-code when there is no code', async () => {
    const el = await mount({ embed: embedFixture({ code: ' ' }), format: 'standard' });
    expect(el.error?.code).to.equal('no-code');
  });
});
