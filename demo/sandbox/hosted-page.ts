import type { Answer } from './call.js';
import { type Content, contentOf, type SubtitleTrack } from './content.js';
import { CLIENT } from './embed-code.js';
import { Failure } from './failure.js';
import { jsonMarkup, markup, type Markup } from './markup.js';
import type { WireObject } from './object-kind.js';
import { published } from './published-embed.js';
import { namedEmbed } from './resources/embeds.js';

/**
 * Strict where code runs: scripts are the sandbox's own, and no frame, form or plug-in comes in. Ads come
 * from anywhere, and this page has nothing to lose to them: it reads their documents (`connect-src`),
 * plays and shows their media, and tells their trackers. Styles may be inline because media-chrome puts
 * `<style>` into its shadow roots; all text of the page is escaped, so none comes from an embed.
 * `http:` allows https as well (CSP 3, section 6.7.2.8).
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'img-src http: data:',
  'media-src http: blob:',
  'connect-src http:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const MESSAGES = {
  processing: 'This video is being prepared. Please come back later.',
  failed: 'This video could not be converted.',
  empty: 'There is nothing to play.',
  missing: 'This player does not exist.',
} as const;

const page = (title: string, body: Markup, status = 200): Response => {
  const { html } = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/hosted-player/hosted-player.css">
</head>
<body>${body}</body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-cache',
    },
  });
};

const message = (text: string): Markup => markup`<p class="message" role="status">${text}</p>`;

const track = ({ address, language, label, isDefault }: SubtitleTrack): Markup =>
  markup`<track kind="subtitles" src="${address}" srclang="${language}" label="${label}"${isDefault ? markup` default` : null}>`;

/** Plays without script, where the browser knows the format; the script puts our player in its place. */
const video = ({ title, source, poster, subtitles }: Content): Markup => {
  const cors = subtitles.length > 0 ? markup` crossorigin="anonymous"` : null;
  const image = poster === null ? null : markup` poster="${poster}"`;
  return markup`<video controls playsinline preload="none"${cors} aria-label="${title}" src="${source}"${image}>${subtitles.map(track)}</video>`;
};

/** What the script needs beside the embed, it reads from the address and from the page around the frame. */
const playerPage = (embed: WireObject): Response => {
  const content = contentOf(embed);
  const { title, state, source } = content;
  if (state !== 'ready') return page(title, message(MESSAGES[state]));
  if (source === null) return page(title, message(MESSAGES.empty));
  return page(
    title,
    markup`<main>${video(content)}</main>
<script type="application/json" id="embed">${jsonMarkup(published(embed))}</script>
<script type="module" src="/hosted-player.js"></script>`,
  );
};

/** The hosted player (platform facts 4.1): plays an embed in a page of its own, to be framed anywhere. */
export const hostedPage: Answer = async (call) => {
  try {
    if (call.parameters['client'] !== CLIENT) throw new Failure(404, 'There is no such client.');
    return playerPage(await namedEmbed(call));
  } catch (failure) {
    if (failure instanceof Failure) return page('', message(MESSAGES.missing), failure.status);
    throw failure;
  }
};
