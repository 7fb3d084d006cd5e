import type { Limit } from './limit.js';

/** What was read of a body: its text, and whether and why there is more. */
export interface ReplyText {
  readonly text: string;
  readonly end: 'whole' | 'too-large' | 'broken';
}

/**
 * Reads a body as UTF-8, which JSON is whatever its headers say, and stops after `maxBytes`.
 * The limit's time starts again with every chunk. Rejects with the limit's `Stop`.
 */
export const readReplyText = async (
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  limit: Limit,
): Promise<ReplyText> => {
  if (body === null) return { text: '', end: 'whole' };
  const reader = body.getReader();
  try {
    return await readChunks(reader, maxBytes, limit);
  } finally {
    void reader.cancel().catch(() => undefined);
  }
};

const readChunks = async (
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
  limit: Limit,
): Promise<ReplyText> => {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  for (let bytes = 0; ;) {
    const chunk = await limit.race(reader.read().catch(() => null));
    if (chunk === null) return { text: parts.join(''), end: 'broken' };
    if (chunk.done) return { text: parts.join('') + decoder.decode(), end: 'whole' };
    limit.restart();
    bytes += chunk.value.byteLength;
    if (bytes > maxBytes) return { text: parts.join(''), end: 'too-large' };
    parts.push(decoder.decode(chunk.value, { stream: true }));
  }
};
