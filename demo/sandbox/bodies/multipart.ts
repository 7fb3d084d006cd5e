import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { Failure } from '../failure.js';
import type { IncomingFile, UploadStore } from '../upload-store.js';
import type { FormEntry } from './form-fields.js';
import { LARGEST_TEXT } from './limited-text.js';

/** What the parts of a multipart body hold. */
export interface Parts {
  readonly entries: readonly FormEntry[];
  /** By field. */
  readonly files: ReadonlyMap<string, IncomingFile>;
}

/** Bounds of the parser. One more than is allowed, where it is silent about what it leaves out. Ours. */
const MOST_FIELDS = 200;
const MOST_FILES = 4;
const LIMITS = {
  fieldNameSize: 200,
  fieldSize: LARGEST_TEXT,
  fields: MOST_FIELDS,
  files: MOST_FILES,
  parts: MOST_FIELDS + MOST_FILES,
  headerPairs: 32,
  headerSize: 8 * 1024,
};

const tooMuch = (what: string): Failure => new Failure(413, `The form has too many ${what}.`);

/** What goes wrong inside the parser is the caller's: a missing boundary or end, a malformed header. */
const malformed = (error: unknown): Failure =>
  error instanceof Failure ? error : new Failure(400, 'The multipart body is malformed.');

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

  addField(name: string, value: string, isCut: boolean): void {
    this.#size += name.length + value.length;
    if (isCut || this.#size > LARGEST_TEXT) throw tooMuch('characters');
    this.entries.push([name, value]);
  }

  /** Takes a file to the disk; `stop` is told when that cannot be done. */
  addFile(name: string, stream: BusboyFileStream, stop: (error: unknown) => void): void {
    if (this.#names.has(name)) throw new Failure(400, 'A file is given twice.');
    this.#names.add(name);
    const writing = this.#receive(name, stream);
    writing.catch(stop);
    this.#writing.push(writing);
  }

  /** Waits for the disk. */
  async settle(): Promise<void> {
    const outcomes = await Promise.allSettled(this.#writing);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }

  async #receive(name: string, stream: BusboyFileStream): Promise<void> {
    this.files.set(name, await this.#uploads.receive(stream));
  }
}

const parserOf = (contentType: string, collector: PartCollector): BusboyInstance => {
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
  parser.on('field', (name, value, nameCut, valueCut) =>
    guarded(() => collector.addField(name, value, nameCut || valueCut)),
  );
  parser.on('file', (name, stream) => {
    stream.on('error', () => undefined);
    parser.once('error', (error) => stream.destroy(error as Error));
    guarded(() => collector.addFile(name, stream, stop));
  });
  for (const [event, what] of [
    ['fieldsLimit', 'fields'],
    ['filesLimit', 'files'],
    ['partsLimit', 'parts'],
  ] as const) {
    parser.on(event, () => parser.destroy(tooMuch(what)));
  }
  return parser;
};

/**
 * Reads a multipart body part by part; files go to the disk as they come. Rejects with Failure 400
 * or 413, and then keeps no file.
 */
export const readParts = async (
  { headers, body }: Request,
  uploads: UploadStore,
): Promise<Parts> => {
  const collector = new PartCollector(uploads);
  try {
    const parser = parserOf(headers.get('content-type') ?? '', collector);
    await pipeline(Readable.fromWeb(body ?? new Blob([]).stream()), parser);
    await collector.settle();
    return collector;
  } catch (error) {
    await collector.settle().catch(() => undefined);
    await uploads.discard(collector.files.values());
    throw malformed(error);
  }
};
