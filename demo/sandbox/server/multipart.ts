import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { HTTPException } from 'hono/http-exception';
import { isDiskFull } from '../storage/data-folder.js';
import type { IncomingFile, UploadStore } from '../storage/upload-store.js';
import { badRequest } from './validation.js';

/** One field of a form: its name as sent, for example `replace_rules[0][subject]`, and its value. */
export type FormEntry = [name: string, value: string];

export interface Parts {
  readonly entries: FormEntry[];
  /** By field name. */
  readonly files: ReadonlyMap<string, IncomingFile>;
}

/** Maximum size of a body without files, and of the fields beside files. Not in the specification. */
export const MAX_TEXT_BYTES = 1024 * 1024;

const MAX_FIELDS = 200;

const MAX_FILES = 4;

const LIMITS = {
  fieldNameSize: 200,
  fieldSize: MAX_TEXT_BYTES,
  fields: MAX_FIELDS,
  files: MAX_FILES,
  parts: MAX_FIELDS + MAX_FILES,
  headerPairs: 32,
  headerSize: 8 * 1024,
};

const tooMuch = (what: string): HTTPException =>
  new HTTPException(413, { message: `The form has too many ${what}.` });

/** Errors of the parser, such as a missing boundary or a malformed header, are errors of the caller. */
const malformed = (error: unknown): Error =>
  error instanceof HTTPException || isDiskFull(error)
    ? (error as Error)
    : badRequest('The multipart body is malformed.');

class PartCollector {
  readonly entries: FormEntry[] = [];
  readonly files = new Map<string, IncomingFile>();
  readonly #uploads: UploadStore;
  readonly #names = new Set<string>();
  readonly #writing: Promise<void>[] = [];
  #size = 0;

  constructor(uploads: UploadStore) {
    this.#uploads = uploads;
  }

  addField(name: string, value: string, isTruncated: boolean): void {
    this.#size += name.length + value.length;
    if (isTruncated || this.#size > MAX_TEXT_BYTES) throw tooMuch('characters');
    this.entries.push([name, value]);
  }

  /** Writes a file to the disk; `onError` is called if that fails. */
  addFile(name: string, stream: BusboyFileStream, onError: (error: unknown) => void): void {
    if (this.#names.has(name)) throw badRequest('A file is given twice.');
    this.#names.add(name);
    const writing = this.#receive(name, stream);
    writing.catch(onError);
    this.#writing.push(writing);
  }

  /** Waits for the disk. */
  async settle(): Promise<void> {
    const results = await Promise.allSettled(this.#writing);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }

  async #receive(name: string, stream: BusboyFileStream): Promise<void> {
    this.files.set(name, await this.#uploads.receive(stream));
  }
}

const createParser = (contentType: string, collector: PartCollector): BusboyInstance => {
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    limits: LIMITS,
    isPartAFile: (_, __, fileName) => fileName !== undefined,
  });
  const stop = (error: unknown): void => {
    parser.destroy(malformed(error));
  };
  const guarded = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      stop(error);
    }
  };
  parser.on('field', (name, value, nameTruncated, valueTruncated) =>
    guarded(() => collector.addField(name, value, nameTruncated || valueTruncated)),
  );
  parser.on('file', (name, stream) => {
    stream.on('error', () => undefined);
    parser.once('error', (error) => stream.destroy(error as Error));
    guarded(() => collector.addFile(name, stream, stop));
  });
  for (const what of ['fields', 'files', 'parts'] as const)
    parser.on(`${what}Limit`, () => parser.destroy(tooMuch(what)));
  return parser;
};

/**
 * Reads a multipart body part by part and streams files to the disk. Rejects with HTTPException 400
 * or 413, and then keeps no file.
 */
export const readParts = async (
  { headers, body }: Request,
  uploads: UploadStore,
): Promise<Parts> => {
  const collector = new PartCollector(uploads);
  try {
    const parser = createParser(headers.get('content-type') ?? '', collector);
    const written = pipeline(Readable.fromWeb(body ?? new Blob([]).stream()), parser);
    // After a closing boundary without parts before it, the parser finishes before the pipeline listens to it.
    await Promise.race([once(parser, 'finish'), written]);
    await collector.settle();
    return collector;
  } catch (error) {
    await collector.settle().catch(() => undefined);
    await uploads.discard(collector.files.values());
    throw malformed(error);
  }
};
