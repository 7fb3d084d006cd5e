import { type Markup, markup } from './markup.js';
import type { WireObject } from './object-kind.js';
import { flagIn, numberIn, objectIn, textIn } from './wire-reading.js';

/** The account's name in embed code: `data-customer` and the last segment of the hosted player's address. */
export const CLIENT = 'demo';

/** Default size of embed code (platform facts 4.2). */
const WIDTH = 540;
const HEIGHT = 302;

/** The fields of an embed that hold code (spec 2.5). */
export interface EmbedCode {
  readonly code: string;
  readonly code_iframe: string;
  readonly code_360: string;
  readonly code_amp: string;
  readonly code_instant_article: string;
}

const FRAME_FALLBACK = 'Your browser does not support frames.';

/** Permissions that a 360° player needs; the platform's own form is not known (platform facts 12). */
const SENSORS = 'accelerometer; gyroscope; xr-spatial-tracking; fullscreen; autoplay';

interface CodeOf {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Address of the hosted player. */
  readonly frame: string;
  /** Address of the poster, or null. */
  readonly image: string | null;
}

const sizeIn = (embed: WireObject, field: string, standard: number): number => {
  const size = numberIn(embed, field, 0, 9999) ?? 0;
  return size < 1 ? standard : Math.round(size);
};

const trueAttribute = (embed: WireObject, field: string): Markup | null =>
  flagIn(embed, field) ? { html: ` data-${field}="true"` } : null;

/** The div and the script, the attributes in the platform's order (platform facts 4.2). */
const standardCode = (embed: WireObject, { id, width, height }: CodeOf): Markup => {
  const names = markup`data-embed="${id}" data-customer="${CLIENT}" data-nfs="${CLIENT}"`;
  const size = markup`data-width="${width}" data-height="${height}"`;
  const flags = [trueAttribute(embed, 'autoplay'), trueAttribute(embed, 'responsive')];
  const script = markup`<script src="{player}/scripts/latest/embed.js"></script>`;
  return markup`<div class="media-embed-container" ${names} ${size}${flags}></div>${script}`;
};

const iframeCode = ({ frame, width, height }: CodeOf, more: Markup | null): Markup => {
  const size = markup`width="${width}" height="${height}"`;
  const fixed: Markup = { html: 'scrolling="auto" frameborder="0"' };
  return markup`<iframe src="${frame}" ${size} ${fixed}${more} allowfullscreen>${FRAME_FALLBACK}</iframe>`;
};

const ampCode = ({ frame, width, height, image }: CodeOf): Markup => {
  const size = markup`width="${width}" height="${height}"`;
  const sandbox: Markup = { html: 'sandbox="allow-scripts allow-popups allow-same-origin"' };
  const poster =
    image === null ? null : markup`<amp-img layout="fill" src="${image}" placeholder></amp-img>`;
  return markup`<amp-iframe ${size} ${sandbox} allowfullscreen frameborder="0" src="${frame}">${poster}</amp-iframe>`;
};

const articleCode = ({ frame, width, height }: CodeOf): Markup =>
  markup`<figure class="op-interactive"><iframe width="${width}" height="${height}" src="${frame}"></iframe></figure>`;

const partsOf = (embed: WireObject): CodeOf => {
  const id = textIn(embed, 'public_id') || textIn(embed, 'id');
  const poster = textIn(objectIn(embed, 'video') ?? objectIn(embed, 'live') ?? {}, 'preview_image');
  return {
    id,
    width: sizeIn(embed, 'width', WIDTH),
    height: sizeIn(embed, 'height', HEIGHT),
    frame: `{player}/proxy/iframe.php/${encodeURIComponent(id)}/${CLIENT}`,
    image: /^(https?:\/\/|\{origin\}\/)/.test(poster) ? poster : null,
  };
};

/**
 * The five codes of an embed in the platform's form (platform facts 4.1), `public_id` in the place
 * of the id when there is one. Unlike the platform's own generator this one escapes every value.
 */
export const embedCode = (embed: WireObject): EmbedCode => {
  const parts = partsOf(embed);
  return {
    code: standardCode(embed, parts).html,
    code_iframe: iframeCode(parts, null).html,
    code_360: iframeCode(parts, markup` allow="${SENSORS}"`).html,
    code_amp: ampCode(parts).html,
    code_instant_article: articleCode(parts).html,
  };
};
