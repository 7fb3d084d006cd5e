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

/** Where the page's own stand-in of the service's script is. */
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
    // With an option set the service's own code is not handed on as it is, which no one can make safe.
    width: 320,
    script: origin + SERVICE_SCRIPT,
    frame: `${player}/proxy/iframe.php/7/client`,
  };
  try {
    return renderCode(embed as Embed, format.format, options);
  } catch (error) {
    // The label of dots is one that no address can carry.
    if (error instanceof CodeUnavailableError) return '';
    throw error;
  }
};

/** The embed code of every format for an embed that is the payload through and through. */
export const codes = (payload: string, origin: string): readonly string[] =>
  CODE_FORMATS.map((format) => codeOf(payload, origin, format));

/** A whole document: its head may load the elements, its body is what is tried. */
export const htmlDocument = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Payloads</title>${head}</head><body>${body}</body></html>`;
