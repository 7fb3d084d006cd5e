import { html, raw } from 'hono/html';
import { flagIn, numberIn, objectIn, textIn, type WireObject } from '../wire-object.js';

/** The account's name in embed code: `data-customer`, and the last segment of the hosted player's address. */
export const CLIENT = 'demo';

/** Default size of embed code (platform facts 4.2). */
const DEFAULT_WIDTH = 540;
const DEFAULT_HEIGHT = 302;

type Markup = ReturnType<typeof html>;

const FRAME_FALLBACK = 'Your browser does not support frames.';

/** Permissions that a 360° player needs; the platform's own list is not known (platform facts 12). */
const SENSORS = 'accelerometer; gyroscope; xr-spatial-tracking; fullscreen; autoplay';

interface CodeInput {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly player: string;
  readonly frame: string;
  readonly image: string | null;
}

const sizeIn = (embed: WireObject, field: string, fallback: number): number => {
  const size = numberIn(embed, field, 0, 9999) ?? 0;
  return size < 1 ? fallback : Math.round(size);
};

/** A container and a script, with the attributes in the platform's order (platform facts 4.2). */
const standardCode = (embed: WireObject, input: CodeInput): Markup => {
  const { id, width, height, player } = input;
  const names = html`data-embed="${id}" data-customer="${CLIENT}" data-nfs="${CLIENT}"`;
  const size = html`data-width="${width}" data-height="${height}"`;
  const flags = ['autoplay', 'responsive']
    .filter((name) => flagIn(embed, name))
    .map((name) => html` data-${name}="true"`);
  const script = html`<script src="${player}/scripts/latest/embed.js"></script>`;
  return html`<div class="media-embed-container" ${names} ${size}${flags}></div>${script}`;
};

const iframeCode = ({ frame, width, height }: CodeInput, permissions: string | null): Markup => {
  const size = html`width="${width}" height="${height}" scrolling="auto" frameborder="0"`;
  const allow = permissions === null ? null : html` allow="${permissions}"`;
  return html`<iframe src="${frame}" ${size}${allow} allowfullscreen>${FRAME_FALLBACK}</iframe>`;
};

const ampCode = ({ frame, width, height, image }: CodeInput): Markup => {
  const size = html`width="${width}" height="${height}"`;
  const sandbox = raw('sandbox="allow-scripts allow-popups allow-same-origin"');
  const poster =
    image === null ? null : html`<amp-img layout="fill" src="${image}" placeholder></amp-img>`;
  return html`<amp-iframe ${size} ${sandbox} allowfullscreen frameborder="0" src="${frame}">${poster}</amp-iframe>`;
};

const articleCode = ({ frame, width, height }: CodeInput): Markup =>
  html`<figure class="op-interactive"><iframe width="${width}" height="${height}" src="${frame}"></iframe></figure>`;

const codeInput = (embed: WireObject, player: string): CodeInput => {
  const id = textIn(embed, 'public_id') || textIn(embed, 'id');
  const poster = textIn(objectIn(embed, 'video') ?? objectIn(embed, 'live') ?? {}, 'preview_image');
  return {
    id,
    width: sizeIn(embed, 'width', DEFAULT_WIDTH),
    height: sizeIn(embed, 'height', DEFAULT_HEIGHT),
    player,
    frame: `${player}/proxy/iframe.php/${encodeURIComponent(id)}/${CLIENT}`,
    image: /^https?:\/\//.test(poster) ? poster : null,
  };
};

/**
 * The five codes of an embed (spec 2.5) in the platform's form (platform facts 4.1), with `public_id` instead of
 * the id if there is one. `player` is the origin of the hosted player. Unlike the platform's own
 * generator, this one escapes every value.
 */
export const embedCode = async (embed: WireObject, player: string) => {
  const input = codeInput(embed, player);
  return {
    code: String(await standardCode(embed, input)),
    code_iframe: String(await iframeCode(input, null)),
    code_360: String(await iframeCode(input, SENSORS)),
    code_amp: String(await ampCode(input)),
    code_instant_article: String(await articleCode(input)),
  };
};
