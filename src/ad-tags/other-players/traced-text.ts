import { type PlayerFault, playerMessage, type PlayerReason } from './player-message.js';

export interface TracedPart {
  readonly text: string;
  /** Offsets into the template; equal for what was added. */
  readonly start: number;
  readonly end: number;
  /**
   * `template`: unchanged. `rewritten`: written in another way, still without its value. `unknown`: a player would
   * write a value here that only it knows.
   */
  readonly kind: 'template' | 'rewritten' | 'value' | 'unknown';
  /** Why a player writes this; null if the value explains itself. */
  readonly reason: PlayerReason | null;
}

/** What takes the place of a match: a text, or a value that is not known here. Then the match stays. */
export type Replacement =
  | { readonly kind?: 'rewritten'; readonly text: string; readonly reason?: PlayerReason }
  | { readonly kind: 'unknown'; readonly reason: PlayerReason };

export interface Occurrence {
  readonly start: number;
  readonly end: number;
  readonly replacement: Replacement;
}

/** A longer text is no URL that a player could request; it also bounds values that grow when they are expanded again. */
const MAX_LENGTH = 2_000_000;

/** Something that would make a player fail instead of sending a request. */
export class PlayerFailure extends Error {
  override readonly name = 'PlayerFailure';
  readonly fault: PlayerFault;

  constructor(fault: PlayerFault) {
    super(fault.id);
    this.fault = fault;
  }
}

const checkLength = (length: number): void => {
  if (length > MAX_LENGTH)
    throw new PlayerFailure(playerMessage('player-failure-too-long', { max: MAX_LENGTH }));
};

/** The rest of a part on one side of a match. The text of a value has no offsets of its own. */
const slicePart = (part: TracedPart, from: number, to: number): TracedPart =>
  part.kind === 'template'
    ? {
        ...part,
        text: part.text.slice(from, to),
        start: part.start + from,
        end: part.start + to,
      }
    : { ...part, text: part.text.slice(from, to) };

const partOf = (replacement: Replacement, matched: string): Omit<TracedPart, 'start' | 'end'> =>
  replacement.kind === 'unknown'
    ? { ...replacement, text: matched }
    : {
        kind: replacement.kind ?? 'value',
        text: replacement.text,
        reason: replacement.reason ?? null,
      };

const REPEATED = playerMessage('player-reason-repeated');

const EXPANDED = playerMessage('player-reason-dollar-sign');

/**
 * A text that is changed step by step, as players do it, and still knows where each of its parts comes from.
 * Immutable.
 */
export class TracedText {
  readonly parts: readonly TracedPart[];
  readonly text: string;

  private constructor(parts: readonly TracedPart[]) {
    this.parts = parts;
    checkLength(parts.reduce((length, part) => length + part.text.length, 0));
    this.text = parts.map((part) => part.text).join('');
  }

  static of(template: string): TracedText {
    const { length: end } = template;
    return new TracedText([{ text: template, start: 0, end, kind: 'template', reason: null }]);
  }

  /** Replaces occurrences, which are in order and do not overlap. Takes time linear to the text. */
  replace(occurrences: Iterable<Occurrence>): TracedText {
    const parts: TracedPart[] = [];
    const rest = this.#cursor();
    for (const { start, end, replacement } of occurrences) {
      parts.push(...rest.take(start));
      const matched = rest.take(end);
      const part = partOf(replacement, this.text.slice(start, end));
      const isRepeated = matched.some(({ kind }) => kind === 'value');
      parts.push({
        ...part,
        reason: isRepeated ? REPEATED : part.reason,
        start: matched[0]?.start ?? parts.at(-1)?.end ?? 0,
        end: matched.at(-1)?.end ?? parts.at(-1)?.end ?? 0,
      });
    }
    if (parts.length === 0) return this;
    return new TracedText([...parts, ...rest.take(Infinity)]);
  }

  /** Replaces every occurrence of a literal text, or only the first. */
  replaceText(
    subject: string,
    replacement: Replacement,
    only: 'all' | 'first' = 'all',
  ): TracedText {
    const occurrences: Occurrence[] = [];
    let start = this.text.indexOf(subject);
    while (start >= 0) {
      const end = start + subject.length;
      occurrences.push({ start, end, replacement });
      start = only === 'first' ? -1 : this.text.indexOf(subject, end);
    }
    return this.replace(occurrences);
  }

  /**
   * Replaces what a global pattern matches, as `String.replace` does with a text: `$&` and the like in it are
   * expanded.
   */
  replacePattern(pattern: RegExp, replacement: Replacement): TracedText {
    const source = this.text;
    let added = 0;
    return this.replace(
      [...source.matchAll(pattern)].map(({ 0: matched, index: start }) => {
        const end = start + matched.length;
        if (replacement.kind === 'unknown') return { start, end, replacement };
        const text = replacement.text.replace(/\$([$&`'])/g, (_, symbol: string) => {
          if (symbol === '$') return '$';
          if (symbol === '&') return matched;
          return symbol === '`' ? source.slice(0, start) : source.slice(end);
        });
        added += text.length;
        checkLength(added);
        const isSame = text === replacement.text;
        return { start, end, replacement: isSame ? replacement : { text, reason: EXPANDED } };
      }),
    );
  }

  insert(at: number, text: string, reason: PlayerReason): TracedText {
    const rest = this.#cursor();
    const before = rest.take(at);
    const start = before.at(-1)?.end ?? 0;
    const added: TracedPart = { text, kind: 'value', reason, start, end: start };
    return new TracedText([...before, added, ...rest.take(Infinity)]);
  }

  /** Hands out the parts from left to right. */
  #cursor(): { readonly take: (until: number) => readonly TracedPart[] } {
    const { parts } = this;
    let index = 0;
    let consumed = 0;
    let position = 0;
    return {
      take: (until) => {
        const taken: TracedPart[] = [];
        for (let part = parts[index]; part !== undefined && position < until; part = parts[index]) {
          const length = Math.min(part.text.length - consumed, until - position);
          taken.push(slicePart(part, consumed, consumed + length));
          consumed += length;
          position += length;
          if (consumed === part.text.length) {
            index += 1;
            consumed = 0;
          }
        }
        return taken;
      },
    };
  }
}
