import { appendFileSync, createReadStream, existsSync, renameSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { KnownCauses, ResultStore, TagResult } from '../../audit/index.js';
import { objectOf, parseJson } from '../../text/json.js';
import { InputError } from '../cli-error.js';

/** An audit that can be continued, and what the one before it found. */
export interface AuditState {
  /** When the audit was started, as ISO 8601: earlier than now if it is continued. */
  readonly startedAt: string;
  /** Null if no earlier audit with the same settings was finished. */
  readonly before: KnownCauses | null;
  readonly results: ResultStore;
  /** Names of the causes about which a message was sent. */
  readonly notified: ReadonlySet<string>;
  readonly addNotified: (names: readonly string[]) => void;
  readonly finish: (causes: KnownCauses) => void;
}

/** The forms of its lines, in the order in which an audit writes them. */
type StateLine =
  | { readonly started: string; readonly settings: string }
  | { readonly tag: string; readonly result: TagResult }
  | { readonly notified: readonly string[] }
  | { readonly finished: KnownCauses; readonly settings: string };

type Line<Name extends string> = Extract<StateLine, Readonly<Record<Name, unknown>>> | null;

interface ReadState {
  started: Line<'started'>;
  finished: Line<'finished'>;
  readonly notified: Set<string>;
  readonly results: Map<string, TagResult>;
}

const readState = async (path: string): Promise<ReadState> => {
  const state: ReadState = {
    started: null,
    finished: null,
    notified: new Set(),
    results: new Map(),
  };
  if (!existsSync(path)) return state;
  const input = createReadStream(path, 'utf8');
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    // A line that was cut off when the process was ended is not JSON.
    const line = objectOf(parseJson(text)) as unknown as StateLine;
    if ('tag' in line) state.results.set(line.tag, line.result);
    if ('notified' in line) for (const name of line.notified) state.notified.add(name);
    if ('started' in line) state.started = line;
    if ('finished' in line) {
      state.finished = line;
      state.started = null;
      state.results.clear();
    }
  }
  return state;
};

const textOf = (line: StateLine | null): string =>
  line === null ? '' : `${JSON.stringify(line)}\n`;

const openFile = async (path: string, settings: string, now: string): Promise<AuditState> => {
  const { started, finished, notified, results } = await readState(path);
  const append = (line: StateLine): void => appendFileSync(path, textOf(line));
  const isContinued = started?.settings === settings;
  const startedAt = isContinued ? started.started : now;
  if (isContinued) {
    // The last line may have no end.
    appendFileSync(path, '\n');
  } else {
    results.clear();
    const kept = [finished, { notified: [...notified] }, { started: startedAt, settings }];
    writeFileSync(`${path}.new`, kept.map(textOf).join(''));
    renameSync(`${path}.new`, path);
  }
  return {
    startedAt,
    before: finished?.settings === settings ? finished.finished : null,
    results: {
      get: (tag) => results.get(tag),
      set: (tag, result) => {
        results.set(tag, result);
        append({ tag, result });
      },
    },
    notified,
    addNotified: (names) => append({ notified: names }),
    finish: (causes) => append({ finished: causes, settings }),
  };
};

/**
 * Opens the file of an audit: NDJSON with what the last audit found, when this one was started, and what is known of
 * each ad tag. It holds no secret, since results hold none. Without a path, nothing is kept.
 */
export const openState = async (
  path: string | undefined,
  settings: string,
  now: string,
): Promise<AuditState> => {
  if (path === undefined) {
    const ignore = (): void => undefined;
    return {
      startedAt: now,
      before: null,
      results: new Map(),
      notified: new Set(),
      addNotified: ignore,
      finish: ignore,
    };
  }
  return openFile(path, settings, now).catch(() => {
    throw new InputError(
      `${path} cannot be read and written: check its folder and its permissions.`,
    );
  });
};
