import type { EmbedPage } from './embed-page.js';

export interface ResponseContent {
  readonly body: Uint8Array<ArrayBuffer>;
  /** A strong validator: a hash of the body. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes of the body and the headers. */
  readonly bytes: number;
}

const encoder = new TextEncoder();

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));

/** Half of the hash is unique enough and keeps the header short. */
const ETAG_LENGTH = 22;

const content = async (
  text: string,
  headers: Readonly<Record<string, string>>,
): Promise<ResponseContent> => {
  const body = encoder.encode(text);
  const etag = `"${(await sha256(body)).slice(0, ETAG_LENGTH)}"`;
  const texts = [etag, ...Object.entries(headers).flat()];
  return { body, etag, headers, bytes: body.length + 2 * texts.join('').length };
};

export const jsonContent = (value: unknown): Promise<ResponseContent> =>
  content(JSON.stringify(value), { 'content-type': 'application/json; charset=utf-8' });

export const xmlContent = (xml: string): Promise<ResponseContent> =>
  content(xml, { 'content-type': 'text/xml; charset=utf-8' });

/** A page with its validator and with a policy that allows its style, its images and its frame, and no script. */
export const htmlContent = async ({
  html,
  style,
  frameOrigin,
}: EmbedPage): Promise<ResponseContent> => {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${await sha256(encoder.encode(style))}'`,
    'img-src http: https:',
    ...(frameOrigin === null ? [] : [`frame-src ${frameOrigin}`]),
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return content(html, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
};
