import { withBulk } from './bulk-selection.js';
import type { Answer, Call } from './call.js';
import { CLIENT } from './embed-code.js';
import { Failure } from './failure.js';
import { jsonMarkup, markup, type Markup } from './markup.js';
import { type PlayerSettings, playerSettings, type SubtitleSettings } from './player-settings.js';
import { namedEmbed } from './resources/embeds.js';

/**
 * Strict where code runs. Styles may be inline because media-chrome puts `<style>` into its shadow
 * roots; all text of the page is escaped, so none comes from an embed.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' https: data:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
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
      Vary: 'Referer',
    },
  });
};

const message = (text: string): Markup => markup`<p class="message" role="status">${text}</p>`;

const track = ({ address, language, label }: SubtitleSettings): Markup =>
  markup`<track kind="subtitles" src="${address}" srclang="${language}" label="${label}">`;

/** Plays without script too, where the browser knows the format; the script takes the element over. */
const video = (settings: PlayerSettings): Markup =>
  markup`<video controls playsinline preload="none" aria-label="${settings.title}" src="${settings.source ?? ''}"${settings.poster === null ? null : markup` poster="${settings.poster}"`}>${settings.subtitles.map(track)}</video>`;

const playerPage = (settings: PlayerSettings): Response => {
  if (settings.state !== 'ready') return page(settings.title, message(MESSAGES[settings.state]));
  if (settings.source === null) return page(settings.title, message(MESSAGES.empty));
  return page(
    settings.title,
    markup`<main id="player">${video(settings)}</main>
<script type="application/json" id="settings">${jsonMarkup(settings)}</script>
<script type="module" src="/hosted-player.js"></script>`,
  );
};

/** Origin of the page that holds the frame, as far as its referrer policy lets us know. */
const embeddingOrigin = ({ request }: Call): string | null => {
  try {
    return new URL(request.headers.get('referer') ?? '').origin;
  } catch {
    return null;
  }
};

/** The hosted player (platform facts 4.1): plays an embed in a page of its own, to be framed anywhere. */
export const hostedPage: Answer = async (call) => {
  const { client, bulkLabel = null } = call.parameters;
  try {
    if (client !== CLIENT) throw new Failure(404, 'There is no such client.');
    const embed = await namedEmbed(call);
    return playerPage(
      playerSettings(withBulk(embed, { label: bulkLabel, origin: embeddingOrigin(call) })),
    );
  } catch (failure) {
    if (failure instanceof Failure) return page('', message(MESSAGES.missing), failure.status);
    throw failure;
  }
};
