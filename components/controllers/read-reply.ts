import type { Embed } from '../../src/schema/embed.js';
import { isAllowed } from './allowed-origin.js';
import { EmbedError } from '../../src/player/embed-error.js';
import { LARGEST_EMBED, parseEmbed, tooLarge } from './parse-embed.js';

const JSON_TYPE = /^\s*application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/** Throws EmbedError for a reply that cannot be an embed, before its body is read. */
const checkHead = (response: Response, allowedOrigins: readonly string[]): void => {
  if (response.redirected && !isAllowed(new URL(response.url), allowedOrigins)) {
    throw new EmbedError('network', 'Redirected.');
  }
  if (!response.ok) throw new EmbedError('http-status', `Status ${response.status}.`);
  if (!JSON_TYPE.test(response.headers.get('content-type') ?? '')) {
    throw new EmbedError('content-type', 'Not JSON.');
  }
};

/** The body as text, given up as soon as it is too large: a length header may be absent or wrong. */
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
    if (size > LARGEST_EMBED) throw tooLarge();
    text += decoder.decode(value, { stream: true });
  }
};

/** Reads a reply as an embed, bounded in size. Rejects with EmbedError, or as the reply's body does. */
export const readReply = async (
  response: Response,
  allowedOrigins: readonly string[],
): Promise<Embed> => {
  checkHead(response, allowedOrigins);
  return parseEmbed(await readText(response.body));
};
