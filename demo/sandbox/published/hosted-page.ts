import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Language } from '../../../src/messages/languages.js';
import { acceptedLanguage, pageText } from '../page-language.js';
import { CLIENT } from '../resources/embed-code.js';
import { embedInPath } from '../resources/embeds.js';
import type { SandboxContext, SandboxEnv } from '../server/environment.js';
import type { WireObject } from '../wire-object.js';
import { contentOf, type PublishedContent, type SubtitleTrack } from './content.js';
import { publicFields, publishedEmbed, publishedList } from './published-embeds.js';

type Markup = ReturnType<typeof html>;

/**
 * Strict about code: scripts are the sandbox's own, and frames, forms and plug-ins are forbidden. Ads
 * come from anywhere: the page requests their documents (`connect-src`), shows their media and calls
 * their trackers. `http:` allows https too (CSP 3, section 6.7.2.8).
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src http: data:',
  'media-src http: blob:',
  'connect-src http:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const languageOf = (c: SandboxContext): Language =>
  acceptedLanguage(c.req.header('accept-language'));

const page = (
  c: SandboxContext,
  title: string,
  body: Markup,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> =>
  c.html(
    html`<!doctype html>
<html lang="${languageOf(c)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/hosted-player/hosted-player.css">
</head>
<body>${body}</body>
</html>
`,
    status,
    { 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-cache', Vary: 'Accept-Language' },
  );

type MissingVideo = 'processing' | 'failed' | 'empty' | 'missing';

const message = async (c: SandboxContext, reason: MissingVideo): Promise<Markup> => {
  const text = await pageText(languageOf(c));
  return html`<p class="message" role="status">${text(`sandbox-${reason}`)}</p>`;
};

const track = ({ url, language, label, isDefault }: SubtitleTrack): Markup =>
  html`<track kind="subtitles" src="${url}" srclang="${language}" label="${label}"${isDefault ? raw(' default') : null}>`;

/** Plays without script if the browser supports the format; the script replaces it by the player element. */
const video = ({ title, source, poster, subtitles }: PublishedContent): Markup => {
  const cors = subtitles.length > 0 ? raw(' crossorigin="anonymous"') : null;
  const image = poster === null ? null : html` poster="${poster}"`;
  return html`<video controls playsinline preload="none"${cors} aria-label="${title}" src="${source}"${image}>${subtitles.map(track)}</video>`;
};

/** JSON for a data block, in which no text can end the script element or open a comment. */
const jsonBlock = (value: unknown): Markup =>
  raw(
    JSON.stringify(value).replace(
      /[<>&\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );

/** The script reads everything else from the URL and from the embedding page. */
const playerPage = async (c: SandboxContext, embed: WireObject): Promise<Response> => {
  const content = contentOf(embed);
  const { title, state, source } = content;
  if (state !== 'ready') return page(c, title, await message(c, state));
  if (source === null) return page(c, title, await message(c, 'empty'));
  return page(
    c,
    title,
    html`<main>${video(content)}</main>
<script type="application/json" id="embed">${jsonBlock(publicFields(embed))}</script>
<script type="module" src="/hosted-player.js"></script>`,
  );
};

/** The hosted player (platform facts 4.1): plays an embed in a separate page, for frames anywhere. */
export const hostedPage = async (c: SandboxContext): Promise<Response> => {
  try {
    if (c.req.param('client') !== CLIENT)
      throw new HTTPException(404, { message: 'There is no such client.' });
    return await playerPage(c, await embedInPath(c));
  } catch (error) {
    if (!(error instanceof HTTPException)) throw error;
    return page(c, '', await message(c, 'missing'), error.status);
  }
};

/** Embeds in pages: published without secrets, and the hosted player (platform facts 4). */
export const publishedRoutes = new Hono<SandboxEnv>()
  .get('/published/embed.json', publishedList)
  .get('/published/embed/:id{[^/]+\\.json}', publishedEmbed)
  .get('/proxy/iframe.php/:id/:client/:bulkLabel?', hostedPage);
