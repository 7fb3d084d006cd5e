import { EmbedError } from '../../src/player/embed-error.js';

const JSON_TYPE = /^\s*application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/** Throws EmbedError for a response that cannot be an embed, before its body is read. */
const checkHead = (response: Response, isAllowed: (url: URL) => boolean): void => {
  const { redirected, ok, status, headers } = response;
  const url = redirected ? new URL(response.url) : null;
  if (url && !isAllowed(url)) throw new EmbedError('network', url.origin);
  if (!ok) throw new EmbedError('http-status', String(status));
  const type = headers.get('content-type') ?? '';
  if (!JSON_TYPE.test(type)) throw new EmbedError('content-type', type);
};

/** The body as text. Stops as soon as it is too large, because a length header may be absent or wrong. */
const readText = async (
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<string> => {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) throw new EmbedError('too-large');
    text += decoder.decode(value, { stream: true });
  }
};

export interface ReadResponseOptions {
  /** Whether the page allows an address, also after redirects. */
  readonly isAllowed: (url: URL) => boolean;
  /** Maximum size of the body, after decompression. */
  readonly maxBytes: number;
}

/** Reads the JSON text of a response. Rejects with EmbedError or with the error of the body. */
export const readResponse = async (
  response: Response,
  { isAllowed, maxBytes }: ReadResponseOptions,
): Promise<string> => {
  checkHead(response, isAllowed);
  return readText(response.body, maxBytes);
};
