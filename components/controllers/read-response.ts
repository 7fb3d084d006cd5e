import type { Embed } from '../../src/schema/embed.js';
import { EmbedError } from '../../src/player/embed-error.js';
import { MAX_EMBED_LENGTH, parseEmbed } from './parse-embed.js';

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
const readText = async (body: ReadableStream<Uint8Array> | null): Promise<string> => {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MAX_EMBED_LENGTH) throw new EmbedError('too-large');
    text += decoder.decode(value, { stream: true });
  }
};

/** Reads the embed in a response, up to the maximum size. Rejects with EmbedError or with the error of the body. */
export const readResponse = async (
  response: Response,
  isAllowed: (url: URL) => boolean,
): Promise<Embed> => {
  checkHead(response, isAllowed);
  return parseEmbed(await readText(response.body));
};
