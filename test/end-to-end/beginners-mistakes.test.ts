import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type Warning, warningSentence } from '../../components/warnings/warnings.js';
import {
  definitionConflict,
  type EmbedErrorCode,
  errorSentence,
  invalidOrigin,
} from '../../src/player/error-sentences.js';
import { VERSION } from '../../components/version.js';
import { type Loopback, startLoopback } from '../loopback.js';
import { AT_ONCE } from './ad-scene.js';
import { cdnFiles } from './cdn-files.js';
import { sharedBrowser } from './shared-services.js';

/** A page with a mistake, the sentence about it, and the words of the remedy that it has to contain. */
interface Mistake {
  readonly body: string;
  /** Runs after the element is defined. */
  readonly script?: string;
  /** Runs before. */
  readonly early?: string;
  readonly policy?: string;
  readonly sentence: string;
  readonly remedy: readonly string[];
}

const warning = (found: Warning, ...remedy: readonly string[]) => ({
  sentence: warningSentence(found),
  remedy,
});

const failure = (code: EmbedErrorCode, found: string, ...remedy: readonly string[]) => ({
  sentence: errorSentence({ code, found }),
  remedy,
});

const unknown = (name: string, known: string) =>
  warning({ id: 'unknown-attribute', params: { name, known } }, `\`${known}\``);

const word = (name: string, value: string, words: readonly string[]) => {
  const known = words.map((each) => `\`${each}\``).join(', ');
  const params = { name, value, known, used: words[0] ?? '' };
  return warning({ id: 'unknown-value', params }, ...words);
};

const setting = (name: string, found: string, origin: string) => ({
  sentence: invalidOrigin(name, found),
  remedy: [`\`${name}\``, origin],
});

const foreign = (kind: (Warning & { id: 'foreign-json' })['params']['kind'], remedy: string) =>
  warning({ id: 'foreign-json', params: { kind } }, remedy);

const FORMATS = ['iframe', 'standard', 'player'];
const LOADINGS = ['near', 'visible', 'eager', 'click'];

/** JSON of others by its path below `/json/`. */
const JSONS: Readonly<Record<string, unknown>> = {
  oembed: { type: 'video', version: '1.0', provider_name: 'A site', html: '<iframe></iframe>' },
  youtube: { kind: 'youtube#videoListResponse', items: [] },
  list: { data: [{ id: '7' }], current_page: 1, last_page: 3 },
  array: [{ id: '7' }],
  errors: { errors: ['The access token is not valid.'] },
  video: { id: '70', title: 'A video', url_video_mp4: 'https://media.example/a.mp4' },
  settings: { id: '7', title: 'An embed without a player' },
};

const EMBED = `<media-embed loading="eager" src="/embed.json"`;
const FRAME = "script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src *;";

const MISTAKES: Readonly<Record<string, Mistake | ((foreignOrigin: string) => Mistake)>> = {
  'no source at all': {
    body: '<media-embed></media-embed>',
    ...warning({ id: 'no-source', params: {} }, '`src`', '`embed`'),
  },
  'JSON in a script without a type': {
    body: '<media-embed><script>var embed = { "id": "7" }</script></media-embed>',
    ...warning({ id: 'no-source', params: {} }, 'type="application/json"'),
  },
  'letters swapped in src': {
    body: '<media-embed scr="/embed.json"></media-embed>',
    ...unknown('scr', 'src'),
  },
  'src of a lazy image': {
    body: '<media-embed data-src="/embed.json"></media-embed>',
    ...unknown('data-src', 'src'),
  },
  'url for src': {
    body: '<media-embed url="/embed.json"></media-embed>',
    ...unknown('url', 'src'),
  },
  'a hyphen in autoplay': {
    body: `${EMBED} auto-play></media-embed>`,
    ...unknown('auto-play', 'autoplay'),
  },
  'mute for muted': { body: `${EMBED} mute></media-embed>`, ...unknown('mute', 'muted') },
  'subtitles for captions': {
    body: `${EMBED} subtitles></media-embed>`,
    ...unknown('subtitles', 'captions'),
  },
  'preload for loading': {
    body: `${EMBED} preload="none"></media-embed>`,
    ...unknown('preload', 'loading'),
  },
  'the property embed as an attribute': {
    body: '<media-embed embed="7"></media-embed>',
    ...warning({ id: 'property-only', params: { name: 'embed' } }, 'element.embed'),
  },
  'a typing error in format': {
    body: `${EMBED} format="plyer"></media-embed>`,
    ...word('format', 'plyer', FORMATS),
  },
  'the loading of images': {
    body: '<media-embed src="/embed.json" loading="lazy"></media-embed>',
    ...word('loading', 'lazy', LOADINGS),
  },
  'controls turned off by a word': {
    body: `${EMBED} controls="off"></media-embed>`,
    ...word('controls', 'off', ['auto', 'native', 'none']),
  },
  'consent with yes': {
    body: `${EMBED} consent="yes"></media-embed>`,
    ...word('consent', 'yes', ['required', 'granted', 'denied']),
  },
  'a boolean attribute with false': {
    body: `${EMBED} autoplay="false"></media-embed>`,
    ...warning({ id: 'flag-value', params: { name: 'autoplay', value: 'false' } }, 'Remove'),
  },
  'a width in percent': {
    body: `${EMBED} width="100%"></media-embed>`,
    ...warning({ id: 'not-pixels', params: { name: 'width', value: '100%' } }, 'width: 100%'),
  },
  'a start in minutes': {
    body: `${EMBED} start="1:30"></media-embed>`,
    ...warning({ id: 'not-seconds', params: { name: 'start', value: '1:30' } }, 'start="90"'),
  },
  'a reply of oEmbed': {
    body: '<media-embed loading="eager" src="/json/oembed"></media-embed>',
    ...foreign('oembed', '`src`'),
  },
  'a reply of YouTube': {
    body: '<media-embed loading="eager" src="/json/youtube"></media-embed>',
    ...foreign('youtube', 'YouTube'),
  },
  'a list of the REST interface': {
    body: '<media-embed loading="eager" src="/json/list"></media-embed>',
    ...foreign('list', '`data`'),
  },
  'an error of the REST interface': {
    body: '<media-embed loading="eager" src="/json/errors"></media-embed>',
    ...foreign('errors', 'access token'),
  },
  'a video without its embed': {
    body: '<media-embed loading="eager" src="/json/video"></media-embed>',
    ...foreign('video', '`video`'),
  },
  'an embed without what plays': {
    body: '<media-embed loading="eager" src="/json/settings"></media-embed>',
    ...foreign('unknown', '`code_iframe`'),
  },
  'a bare list': {
    body: '<media-embed loading="eager" src="/json/array"></media-embed>',
    ...failure('not-an-embed', 'a list', '`src`'),
  },
  'src on the player': {
    body: '<media-embed-player src="/embed.json"></media-embed-player>',
    ...warning({ id: 'player-src', params: {} }, '<media-embed format="player"'),
  },
  'a policy without frame-src': (origin) => ({
    body: `${EMBED}></media-embed>`,
    policy: `default-src 'none'; ${FRAME} connect-src 'self'`,
    ...warning({ id: 'policy', params: { directive: 'frame-src', origin } }, 'frame-src', origin),
  }),
  'a policy without connect-src': (origin) => ({
    body: `<media-embed loading="eager" src="${origin}/embed.json"></media-embed>`,
    early: `MediaEmbed.allowedSources = ['${origin}']`,
    policy: `default-src 'none'; ${FRAME} connect-src 'self'`,
    ...warning({ id: 'policy', params: { directive: 'connect-src', origin } }, 'connect-src'),
  }),
  'a path in allowedSources': {
    body: '<media-embed loading="eager" src="https://a.example/embeds/7.json"></media-embed>',
    early: "MediaEmbed.allowedSources = ['https://a.example/embeds/']",
    ...setting('allowedSources', 'https://a.example/embeds/', 'https://a.example'),
  },
  'a text with several origins in allowedSources': {
    body: '<media-embed loading="eager" src="https://a.example/embeds/7.json"></media-embed>',
    early: "MediaEmbed.allowedSources = 'https://a.example, https://b.example'",
    ...setting('allowedSources', 'https://a.example, https://b.example', 'a list of origins'),
  },
  'a host without its scheme in allowedPlayerOrigins': {
    body: `${EMBED}></media-embed>`,
    early: "MediaEmbed.allowedPlayerOrigins = ['a.example']",
    ...setting('allowedPlayerOrigins', 'a.example', 'https://media.example.com'),
  },
  'another origin that nothing allows': {
    body: '<media-embed loading="eager" src="https://a.example/7.json"></media-embed>',
    ...failure('source-refused', 'https://a.example', '`MediaEmbed.allowedSources`'),
  },
  'an address without an embed': {
    body: '<media-embed loading="eager" src="/missing.json"></media-embed>',
    ...failure('http-status', '404', 'published'),
  },
  'the address of a page': {
    body: '<media-embed loading="eager" src="/"></media-embed>',
    ...failure('content-type', 'text/html', 'address'),
  },
  'a comma too many in inline JSON': {
    body: '<media-embed loading="eager"><script type="application/json">{ "id": "7", }</script></media-embed>',
    ...failure('not-json', '', '<script type="application/json">'),
  },
  'an address in the property embed': {
    body: '<media-embed></media-embed>',
    script: "document.querySelector('media-embed').embed = '/embed.json'",
    ...failure('not-an-embed', 'of type string', '`src`'),
  },
  'the format standard without its code': {
    body: `${EMBED} format="standard"></media-embed>`,
    ...failure('no-code', '', '`code`'),
  },
  'two versions in one page': {
    body: `${EMBED}></media-embed>`,
    early: '',
    script: '',
    sentence: definitionConflict('media-embed', VERSION, '0.9.0'),
    remedy: ['one version'],
  },
};

/** An older version of the element. */
const OLDER =
  "<script>customElements.define('media-embed', class extends HTMLElement { static version = '0.9.0' })</script>";

const documentOf = ({ body, early, script, sentence }: Mistake): string => {
  const older = sentence.includes('0.9.0') ? OLDER : '';
  const settings = early
    ? `<script type="module">import { MediaEmbed } from '/media-embed.js'; ${early}</script>`
    : '';
  const last = script ? `<script type="module">${script}</script>` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A mistake</title><link rel="icon" href="data:,">${older}
<script type="module" src="/media-embed.js"></script><script type="module" src="/media-embed-player.js"></script>${settings}</head><body>${body}${last}</body></html>`;
};

const embedJson = (origin: string): string =>
  JSON.stringify({
    id: '7',
    title: 'An embed',
    code_iframe: `<iframe src="${origin}/player/7"></iframe>`,
    video: { id: '70', title: 'An embed', url_video_mp4: `${origin}/a.mp4` },
  });

const names = Object.keys(MISTAKES);

describe("a beginner's mistake with the built files", { concurrency: AT_ONCE }, () => {
  const browser = sharedBrowser();
  let server: Loopback | undefined;
  const mistakeOf = (name: string, origin: string): Mistake => {
    const row = MISTAKES[name];
    if (row === undefined) throw new Error(name);
    return typeof row === 'function' ? row(origin) : row;
  };

  before(async () => {
    const scripts = await cdnFiles();
    server = await startLoopback((addresses) => ({ path, isForeign }) => {
      if (path === '/') return { type: 'text/html', body: '' };
      if (path === '/embed.json')
        return { type: 'application/json', body: embedJson(addresses.foreign) };
      if (isForeign) return { type: 'text/html', body: '<!doctype html><title>Player</title>' };
      const [, kind, name = ''] = path.split('/');
      if (kind === 'json') return { type: 'application/json', body: JSON.stringify(JSONS[name]) };
      if (kind !== 'page') return scripts[path];
      const mistake = mistakeOf(names[Number(name)] ?? '', addresses.foreign);
      return { type: 'text/html', body: documentOf(mistake), policy: mistake.policy };
    });
  });
  after(() => server?.stop());

  it('has a row for 30 kinds at least', () => {
    assert.ok(names.length >= 30);
  });

  for (const [index, name] of names.entries())
    it(`is named in the console with its remedy: ${name}`, async () => {
      assert.ok(server);
      const { sentence, remedy } = mistakeOf(name, server.foreign);
      const context = await browser().newContext();
      const page: Page = await context.newPage();
      const written = page.waitForEvent('console', (event) => event.text().includes(sentence));
      await page.goto(`${server.origin}/page/${index}`);
      const text = (await written).text();
      for (const words of remedy) assert.ok(text.includes(words), `${words} in ${text}`);
      await context.close();
    });
});
