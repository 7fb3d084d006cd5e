import { Failure } from '../failure.js';

/** Bytes of a body without files, and of the fields beside files. Ours. */
export const LARGEST_TEXT = 1024 * 1024;

/** Bytes as UTF-8 text. Throws Failure 400. */
export const utf8 = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Failure(400, 'The body must be UTF-8 text.');
  }
};

/** Reads a body as text; stops where it grows too large. Rejects with Failure 400 or 413. */
export const limitedText = async ({ body }: Request): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > LARGEST_TEXT) throw new Failure(413, `The body may have ${LARGEST_TEXT} bytes.`);
    chunks.push(chunk);
  }
  return utf8(Buffer.concat(chunks));
};
