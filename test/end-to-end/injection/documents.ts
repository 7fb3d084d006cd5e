import { CODE_FORMATS, CodeUnavailableError, renderCode } from '../../../src/render/render-code.js';
import type { Embed } from '../../../src/schema/embed.js';
import { bareEmbed } from './hostile-embed.js';
import type { Mount } from './mounts.js';

/** A text as the value of an attribute in double quotes. */
const quoted = (text: string): string =>
  `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

/** JSON that no script element of HTML ends in. */
const inlineJson = (value: unknown): string =>
  `<script type="application/json">${JSON.stringify(value).replaceAll('<', '\\u003C')}</script>`;

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}=${quoted(value)}`)
    .join('');

/** One element with its data, as a page's author writes it. `src` is where its embed is fetched from. */
export const mounted = (mount: Mount, payload: string, src: string): string => {
  const { element, input, embed } = mount;
  const attributes = { ...mount.attributes(payload), ...(input === 'fetched' ? { src } : {}) };
  const data = input === 'inline' && embed !== null ? inlineJson(embed(payload)) : '';
  return `<${element}${attributesOf(attributes)}>${data}</${element}>`;
};

/** Path of the stand-in for the service's script. */
export const SERVICE_SCRIPT = '/service.js';

const codeOf = (payload: string, origin: string, format: (typeof CODE_FORMATS)[number]): string => {
  const player = origin.replace('127.0.0.1', 'localhost');
  // The service's own 360 code is kept as it is but for one tag: its form is not known.
  const embed = bareEmbed(payload, { code_360: `<iframe src="${player}/360/7"></iframe>` });
  const options = {
    title: payload,
    label: payload,
    customer: payload,
    // A style attribute, as of a responsive frame, is not for a page of this policy.
    responsive: false,
    lazy: true,
    // An option prevents that the service's code is used unchanged, which cannot be made safe.
    width: 320,
    script: origin + SERVICE_SCRIPT,
    frame: `${player}/proxy/iframe.php/7/client`,
  };
  try {
    return renderCode(embed as Embed, format.format, options);
  } catch (error) {
    // No URL can contain a label of dots.
    if (error instanceof CodeUnavailableError) return '';
    throw error;
  }
};

/** The embed code of every format for an embed in which every field is the payload. */
export const codes = (payload: string, origin: string): readonly string[] =>
  CODE_FORMATS.map((format) => codeOf(payload, origin, format));

/** A document whose head may load the elements and whose body is tested. */
export const htmlDocument = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Payloads</title>${head}</head><body>${body}</body></html>`;
