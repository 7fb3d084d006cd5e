import { appendFileSync, createReadStream, renameSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import {
  type KnownCauses,
  type ResultStore,
  type TagResult,
  TagResults,
} from '../../audit/index.js';
import { objectOf, parseJson } from '../../text/json.js';
import { InputError } from '../cli-error.js';

/** One of these: an audit that was started, what was found of a tag, what was sent, and what an audit found. */
interface StateLine {
  readonly started?: string;
  readonly tag?: string;
  readonly result?: TagResult;
  readonly notified?: readonly string[];
  readonly finished?: KnownCauses;
  /** Of an audit that was started or finished. */
  readonly settings?: string;
}

/**
 * An audit that can be continued, and what the one before it found. Its file is NDJSON, and holds no secret, since
 * results hold none. Without a file, nothing is kept.
 */
export class AuditState {
  /** When the audit was started, as ISO 8601: earlier than now if it is continued. */
  startedAt: string;
  /** Null if no earlier audit with the same settings was finished. */
  before: KnownCauses | null = null;
  /** Names of the causes about which a message was sent. */
  readonly notified = new Set<string>();
  readonly results: ResultStore = {
    get: (tag) => this.#results.get(tag),
    set: (tag, result) => {
      this.#results.set(tag, result);
      this.#append({ tag, result });
    },
  };
  readonly #results = new TagResults();
  readonly #path: string | undefined;
  readonly #settings: string;

  private constructor(path: string | undefined, settings: string, now: string) {
    this.#path = path;
    this.#settings = settings;
    this.startedAt = now;
  }

  static async open(path: string | undefined, settings: string, now: string): Promise<AuditState> {
    const state = new AuditState(path, settings, now);
    if (path === undefined) return state;
    await state.#read(path).catch(() => {
      throw new InputError(
        `${path} cannot be read and written: check its folder and its permissions.`,
      );
    });
    return state;
  }

  addNotified(names: readonly string[]): void {
    this.#append({ notified: names });
  }

  finish(causes: KnownCauses): void {
    this.#append({ finished: causes, settings: this.#settings });
  }

  #append(line: StateLine): void {
    if (this.#path !== undefined) appendFileSync(this.#path, `${JSON.stringify(line)}\n`);
  }

  async #read(path: string): Promise<void> {
    let started: StateLine = {};
    let finished: StateLine = {};
    appendFileSync(path, '');
    const input = createReadStream(path, 'utf8');
    for await (const text of createInterface({ input, crlfDelay: Infinity })) {
      // A line that was cut off when the process was ended is not JSON.
      const line: StateLine = objectOf(parseJson(text));
      if (line.tag !== undefined) this.#results.set(line.tag, line.result ?? {});
      for (const name of line.notified ?? []) this.notified.add(name);
      if (line.started !== undefined) started = line;
      if (line.finished === undefined) continue;
      [started, finished] = [{}, line];
      this.#results.clear();
    }
    if (finished.settings === this.#settings) this.before = finished.finished ?? null;
    if (started.settings === this.#settings) {
      this.startedAt = started.started ?? this.startedAt;
      // The last line may have no end.
      appendFileSync(path, '\n');
      return;
    }
    this.#results.clear();
    const start = { started: this.startedAt, settings: this.#settings };
    const kept = [finished, { notified: [...this.notified] }, start];
    writeFileSync(`${path}.new`, kept.map((line) => `${JSON.stringify(line)}\n`).join(''));
    renameSync(`${path}.new`, path);
  }
}
