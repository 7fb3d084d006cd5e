import { expect, fixtureCleanup, nextFrame } from '@open-wc/testing';
import {
  upgradeLinks,
  type UpgradeLinksOptions,
} from '../../../components/upgrade-links/upgrade-links.js';
import { renderCode } from '../../../src/index.js';
import { addSpacer, painted, removeSpacers } from '../page.js';
import { waitUntil } from '../wait-until.js';

const BASE = 'https://www.example/embeds';

/** Stands in for the class of the element, whose definition these tests do not need. */
const MediaEmbed: Awaited<ReturnType<UpgradeLinksOptions['load']>>['MediaEmbed'] = {
  allowedSources: [],
  allowedPlayerOrigins: null,
};

/** Adds parsed markup to the page. */
const place = (markup: string): HTMLElement => {
  const element = document.createElement('div');
  element.className = 'place';
  element.append(...new DOMParser().parseFromString(markup, 'text/html').body.childNodes);
  document.body.append(element);
  return element;
};

describe('upgradeLinks', () => {
  let loads = 0;
  let stop = (): void => undefined;
  const start = (options: Partial<UpgradeLinksOptions> = {}): void => {
    const load = () => {
      loads += 1;
      return Promise.resolve({ MediaEmbed });
    };
    stop = upgradeLinks({ embeds: [BASE], load, ...options });
  };

  beforeEach(() => {
    loads = 0;
    MediaEmbed.allowedSources = [];
    MediaEmbed.allowedPlayerOrigins = null;
  });

  afterEach(() => {
    stop();
    fixtureCleanup();
    removeSpacers();
    document.querySelectorAll('.place').forEach((element) => element.remove());
  });

  const KINDS: readonly (readonly [string, string])[] = [
    ['a link alone in a paragraph', `<p> <a href="${BASE}/7">${BASE}/7</a> </p>`],
    ['a link with query, fragment and slash', `<p><a href="${BASE}/7/?a=1#t">x</a></p>`],
    ['an oembed element', `<figure class="media"><oembed url="${BASE}/7"></oembed></figure>`],
    ['an element with data-oembed-url', `<div data-oembed-url="${BASE}/7"><i>preview</i></div>`],
    [
      'a block of Quill, which is no editor any more',
      `<div data-oembed-url="${BASE}/7" contenteditable="false"><i>preview</i></div>`,
    ],
    ['a container of the service', '<div class="media-embed-container" data-embed="7"></div>'],
  ];

  for (const [kind, markup] of KINDS) {
    it(`turns ${kind} into a player that keeps a link`, async () => {
      const added = place(markup);
      start();
      await waitUntil(() => added.querySelector('media-embed'));
      const player = added.querySelector('media-embed');
      expect(player?.getAttribute('src')).to.equal(`${BASE}/7.json`);
      const links = [...added.querySelectorAll('a')];
      expect(links.map(({ href }) => href)).to.deep.equal([`${BASE}/7`]);
      expect(added.querySelector('oembed, i')).to.equal(null);
    });
  }

  it('makes a player again of what a sanitizer that keeps only links leaves of an element', async () => {
    const embed = { id: '7', title: 'Opening night' } as Parameters<typeof renderCode>[0];
    const code = renderCode(embed, 'media-embed-src', { src: `${BASE}/7.json`, page: `${BASE}/7` });
    const added = place(code);
    const paragraph = document.createElement('p');
    paragraph.append(...added.querySelectorAll('a'));
    added.replaceChildren(paragraph);
    expect([...added.querySelectorAll('*')].map(({ localName }) => localName)).to.deep.equal([
      'p',
      'a',
    ]);
    start();
    await waitUntil(() => added.querySelector('media-embed'));
    const player = added.querySelector('media-embed');
    expect(player?.getAttribute('src')).to.equal(`${BASE}/7.json`);
    expect(player?.getAttribute('title')).to.equal('Opening night');
  });

  it('takes the name from the text of a link, and settings from a container', async () => {
    const added = place(
      `<p><a href="${BASE}/7">Opening night</a></p><div class="media-embed-container" data-embed="8" data-width="640" data-height="360" data-autoplay="true" data-volume="0" data-bulk-label="Front"></div>`,
    );
    start({ format: 'player', players: ['https://player.example'] });
    await waitUntil(() => added.querySelectorAll('media-embed').length === 2);
    const [named, set] = added.querySelectorAll('media-embed');
    expect(named?.getAttribute('title')).to.equal('Opening night');
    expect(named?.getAttribute('format')).to.equal('player');
    const attributes = [...(set?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`);
    expect(attributes).to.deep.equal([
      `src=${BASE}/8.json`,
      'format=player',
      'width=640',
      'height=360',
      'label=Front',
      'autoplay=',
      'muted=',
    ]);
    expect(MediaEmbed.allowedSources).to.deep.equal(['https://www.example']);
    expect(MediaEmbed.allowedPlayerOrigins).to.deep.equal(['https://player.example']);
    expect(loads).to.equal(1);
  });

  it('takes the name of an oembed element from its title', async () => {
    const added = place(`<figure><oembed url="${BASE}/7" title="Opening night"></oembed></figure>`);
    start();
    await waitUntil(() => added.querySelector('media-embed'));
    expect(added.querySelector('media-embed')?.title).to.equal('Opening night');
  });

  it('takes the size of elements of editors, and only the ratio of a responsive one', async () => {
    const added = place(
      `<figure><oembed url="${BASE}/7" data-width="216" data-height="384"></oembed></figure><div data-oembed-url="${BASE}/8" data-width="640" data-height="480" data-responsive="true"></div>`,
    );
    start();
    await waitUntil(() => added.querySelectorAll('media-embed').length === 2);
    const [portrait, responsive] = added.querySelectorAll('media-embed');
    expect(portrait?.getAttribute('width')).to.equal('216');
    expect(portrait?.getAttribute('height')).to.equal('384');
    expect(responsive?.hasAttribute('width')).to.equal(false);
    expect(responsive?.style.aspectRatio).to.equal('640 / 480');
  });

  it('loads the elements for a player that the page has, which trusts its source when it gets it', async () => {
    const added = place(`<media-embed src="${BASE}/7.json" title="x"></media-embed>`);
    const player = added.querySelector('media-embed');
    let sourceWhileLoading: string | null | undefined = '';
    start({
      load: () => {
        sourceWhileLoading = player?.getAttribute('src');
        return Promise.resolve({ MediaEmbed });
      },
    });
    await waitUntil(() => MediaEmbed.allowedSources.length > 0);
    await waitUntil(() => player?.hasAttribute('src'));
    expect(sourceWhileLoading).to.equal(null);
    expect(player?.getAttribute('src')).to.equal(`${BASE}/7.json`);
    expect(added.children).to.have.length(1);
  });

  it('gives a player its source back when the elements cannot be loaded', async () => {
    const added = place(`<media-embed src="${BASE}/7.json"></media-embed>`);
    let isRefused = false;
    start({
      load: () => {
        isRefused = true;
        return Promise.reject(new Error('offline'));
      },
    });
    await waitUntil(() => isRefused);
    await waitUntil(() => added.querySelector('media-embed')?.hasAttribute('src'));
  });

  const KEPT: readonly (readonly [string, string])[] = [
    ['another site', `<p><a href="https://evil.example/embeds/7">x</a></p>`],
    ['another path', `<p><a href="https://www.example/embedsX/7">x</a></p>`],
    ['a path above', `<p><a href="${BASE}/../7">x</a></p>`],
    ['a path below', `<p><a href="${BASE}/7/8">x</a></p>`],
    [
      'a host that begins alike',
      `<p><a href="https://www.example.evil.example/embeds/7">x</a></p>`,
    ],
    ['a user name', `<p><a href="https://www.example@evil.example/embeds/7">x</a></p>`],
    ['a user name of the site', `<p><a href="https://u:p@www.example/embeds/7">x</a></p>`],
    ['a script', `<p><a href="javascript://www.example/embeds/7">x</a></p>`],
    ['an address that is none', `<p><a href="https://[/embeds/7">x</a></p>`],
    ['the oEmbed endpoint', `<p><a href="${BASE}/oembed">x</a></p>`],
    ['the JSON of an embed', `<p><a href="${BASE}/7.json">x</a></p>`],
    ['an encoded id', `<p><a href="${BASE}/%37">x</a></p>`],
    ['a link in a sentence', `<p>Watch <a href="${BASE}/7">this</a>.</p>`],
    ['a link beside a link', `<p><a href="${BASE}/7">x</a><a href="${BASE}/8">y</a></p>`],
    ['a link in a list', `<ul><li><a href="${BASE}/7">x</a></li></ul>`],
    ['a link of a visitor', `<p><a rel="nofollow ugc" href="${BASE}/7">x</a></p>`],
    ['a link in a menu', `<nav><p><a href="${BASE}/7">x</a></p></nav>`],
    ['a link in an editor', `<div contenteditable><p><a href="${BASE}/7">x</a></p></div>`],
    ['a link inside an element', `<media-embed><p><a href="${BASE}/7">x</a></p></media-embed>`],
    ['a player of another site', `<media-embed src="https://evil.example/7.json"></media-embed>`],
    [
      'a player in an editor',
      `<p contenteditable><media-embed src="${BASE}/7.json"></media-embed></p>`,
    ],
    [
      'a container that the service has filled',
      '<div class="media-embed-container" data-embed="7"><b></b></div>',
    ],
    [
      'a container with a hostile id',
      '<div class="media-embed-container" data-embed="../7"></div>',
    ],
    [
      'a form whose field hides its methods',
      `<form data-oembed-url="${BASE}/7"><input name="getAttribute" /></form>`,
    ],
  ];

  it('leaves everything else as it is, and loads nothing for it', async () => {
    const places = KEPT.map(([, markup]) => place(markup));
    const before = places.map((element) => element.cloneNode(true));
    start();
    await painted();
    await painted();
    places.forEach((element, index) => {
      expect(element.isEqualNode(before[index] ?? null), KEPT[index]?.[0]).to.equal(true);
    });
    expect(loads).to.equal(0);
  });

  it('takes relative addresses from the address of the page, whatever its content says', async () => {
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    document.head.append(base);
    const added = place('<p><a href="/embeds/7">x</a></p>');
    const own = place(`<p><a href="${location.origin}/embeds/7">x</a></p>`);
    start({ embeds: ['/embeds/'] });
    await waitUntil(() => own.querySelector('media-embed'));
    base.remove();
    expect(added.querySelector('media-embed')).to.equal(null);
    expect(MediaEmbed.allowedSources).to.deep.equal([location.origin]);
  });

  it('loads nothing before a link is near the viewport', async () => {
    addSpacer('500vh');
    const added = place(`<p><a href="${BASE}/7">x</a></p>`);
    start();
    await painted();
    expect(loads).to.equal(0);
    added.scrollIntoView();
    await waitUntil(() => added.querySelector('media-embed'));
    expect(loads).to.equal(1);
  });

  it('upgrades what a page adds later, and each element once', async () => {
    start();
    const added = place('');
    const link = place(`<p><a href="${BASE}/7">x</a></p>`);
    added.append(link);
    await waitUntil(() => added.querySelector('media-embed'));
    const player = added.querySelector('media-embed');
    added.append(link);
    await painted();
    expect(added.querySelector('media-embed')).to.equal(player);
    expect(added.querySelectorAll('media-embed').length).to.equal(1);
  });

  it('keeps the links when the elements cannot be loaded', async () => {
    const added = place(`<p><a href="${BASE}/7">x</a></p>`);
    let attempts = 0;
    start({
      load: () => {
        attempts += 1;
        return Promise.reject(new Error('blocked'));
      },
    });
    await waitUntil(() => attempts === 1);
    await nextFrame();
    expect(added.querySelector('a')?.href).to.equal(`${BASE}/7`);
    expect(added.querySelector('media-embed')).to.equal(null);
  });

  it('does nothing more once it is stopped', async () => {
    start();
    stop();
    const added = place(`<p><a href="${BASE}/7">x</a></p>`);
    await painted();
    expect(added.querySelector('media-embed')).to.equal(null);
  });
});
