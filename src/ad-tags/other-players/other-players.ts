import type { AdTagContext } from '../ad-tag-context.js';
import { isLegal, percentEncodeIllegal, percentEncodeKept } from '../encoding.js';
import { expandTemplate, type ExpandedTemplate } from '../expand-template.js';
import type { Expansion } from '../fill.js';
import { readRules } from '../replace-rules.js';
import { parseTemplate } from '../template.js';
import { CONTRIB_ADS_PLAYERS } from './contrib-ads.js';
import { differenceReason } from './difference-reason.js';
import { IMA_SDK } from './ima.js';
import { JW_PLAYER } from './jw.js';
import type { OtherPlayer } from './other-player.js';
import {
  type PlayerFault,
  playerMessage,
  type PlayerName,
  type PlayerReason,
} from './player-message.js';
import { RMP_VAST } from './rmp-vast.js';
import { PlayerFailure, type TracedPart, TracedText } from './traced-text.js';
import { VAST_CLIENT } from './vast-client.js';

/**
 * A part of the URL that another player requests:
 * - `same`: as in the URL of this library;
 * - `different`: another text;
 * - `kept`: the player leaves the placeholder as it is;
 * - `unknown`: the player writes a value that only it knows; `text` is still the placeholder.
 */
export interface OtherPlayerSegment {
  readonly kind: 'same' | 'different' | 'kept' | 'unknown';
  readonly text: string;
  /** The text in the URL of this library. */
  readonly ours: string;
  /** The text in the tag; null outside of placeholders, and for what was added to the tag. */
  readonly placeholder: string | null;
  /** Why it differs or is kept; null if it is the same. */
  readonly reason: PlayerReason | null;
}

export interface OtherPlayerUrl {
  /** `contrib-ads`, `contrib-ads-encoded`, `ima`, `jw`, `rmp-vast` or `vast-client`. */
  readonly player: string;
  readonly label: PlayerName;
  readonly source: string;
  /** The text that it requests; a browser encodes what is not allowed in a URL. Null if it fails. */
  readonly url: string | null;
  /** Why it sends no request; null if it does. */
  readonly failure: PlayerFault | null;
  /** The URL from its beginning to its end; empty if it fails. */
  readonly segments: readonly OtherPlayerSegment[];
}

const PLAYERS: readonly OtherPlayer[] = [
  ...CONTRIB_ADS_PLAYERS,
  JW_PLAYER,
  IMA_SDK,
  RMP_VAST,
  VAST_CLIENT,
];

/** A part of a URL that is not literal text of the template. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly expansion?: Expansion;
  readonly part?: TracedPart;
}

/** What replaces one part of the template, on both sides. */
interface Group {
  readonly start: number;
  readonly end: number;
  readonly ours: readonly Piece[];
  readonly theirs: readonly Piece[];
}

interface OurUrl {
  readonly template: string;
  readonly pieces: readonly Piece[];
  readonly literal: (text: string) => string;
}

const commonLength = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
};

/** The offsets are those of the template without the parameters that were added to it. */
const ourUrl = (template: string, { template: filled, expansions }: ExpandedTemplate): OurUrl => {
  const legal = isLegal(filled);
  const literal = (text: string): string => (legal ? text : percentEncodeIllegal(text));
  const kept = (text: string): string => (legal ? text : percentEncodeKept(text));
  const addedLength = filled.length - template.length;
  const addedAt = addedLength > 0 ? commonLength(template, filled) : Infinity;
  // A placeholder of the template may begin where the added parameters end.
  const isAdded = ({ start, end }: Expansion): boolean =>
    start > addedAt && end <= addedAt + addedLength;
  const pieceOf = (expansion: Expansion): Piece => {
    const { start, end, placeholder, encoded } = expansion;
    const shift = start > addedAt ? addedLength : 0;
    const text = encoded ?? kept(placeholder);
    return { start: start - shift, end: end - shift, text, expansion };
  };
  const pieces = expansions.filter((expansion) => !isAdded(expansion)).map(pieceOf);
  if (addedAt === Infinity) return { template, pieces, literal };
  let text = '';
  let from = addedAt;
  for (const { start, end, encoded } of expansions.filter(isAdded)) {
    text += filled.slice(from, start) + (encoded ?? '');
    from = end;
  }
  text += filled.slice(from, addedAt + addedLength);
  const added: Piece = { start: addedAt, end: addedAt, text: literal(text) };
  return { template, literal, pieces: [...pieces, added] };
};

/** The pieces of both sides, together where they overlap. */
const groupsOf = (ours: readonly Piece[], theirs: readonly Piece[]): readonly Group[] => {
  const all = [
    ...ours.map((piece) => ({ piece, isOurs: true })),
    ...theirs.map((piece) => ({ piece, isOurs: false })),
  ].sort(({ piece: a }, { piece: b }) => a.start - b.start || a.end - b.end);
  const groups: { start: number; end: number; ours: Piece[]; theirs: Piece[] }[] = [];
  for (const { piece, isOurs } of all) {
    let group = groups.at(-1);
    const isSamePoint = group?.start === piece.start && group.end === piece.end;
    if (group === undefined || (piece.start >= group.end && !isSamePoint)) {
      group = { start: piece.start, end: piece.end, ours: [], theirs: [] };
      groups.push(group);
    }
    group.end = Math.max(group.end, piece.end);
    (isOurs ? group.ours : group.theirs).push(piece);
  }
  return groups;
};

const textBetween = (
  { start, end }: Pick<Group, 'start' | 'end'>,
  pieces: readonly Piece[],
  literal: (from: number, to: number) => string,
): string => {
  let text = '';
  let at = start;
  for (const piece of pieces) {
    text += literal(at, Math.max(at, piece.start)) + piece.text;
    at = Math.max(at, piece.end);
  }
  return text + literal(at, end);
};

const ILLEGAL_TEXT = playerMessage('player-reason-illegal-characters');

const literalSegment = (text: string, ours: string): OtherPlayerSegment =>
  text === ours
    ? { kind: 'same', text, ours, placeholder: null, reason: null }
    : { kind: 'different', text, ours, placeholder: null, reason: ILLEGAL_TEXT };

class UrlComparison {
  readonly #player: OtherPlayer;
  readonly #ours: OurUrl;

  constructor(player: OtherPlayer, ours: OurUrl) {
    this.#player = player;
    this.#ours = ours;
  }

  segments({ parts }: TracedText): readonly OtherPlayerSegment[] {
    const { template, pieces, literal } = this.#ours;
    const theirs = parts
      .filter(({ kind }) => kind !== 'template')
      .map((part): Piece => ({ start: part.start, end: part.end, text: part.text, part }));
    const segments: OtherPlayerSegment[] = [];
    let at = 0;
    const addLiteral = (to: number): void => {
      const text = template.slice(at, to);
      if (text !== '') segments.push(literalSegment(text, literal(text)));
    };
    for (const group of groupsOf(pieces, theirs)) {
      addLiteral(group.start);
      segments.push(this.#segment(group));
      at = group.end;
    }
    addLiteral(template.length);
    return segments;
  }

  #segment(group: Group): OtherPlayerSegment {
    const { template, literal } = this.#ours;
    const source = template.slice(group.start, group.end);
    const slice = (from: number, to: number): string => template.slice(from, to);
    const text = textBetween(group, group.theirs, slice);
    const ours = textBetween(group, group.ours, (from, to) => literal(slice(from, to)));
    const texts = { text, ours, placeholder: source === '' ? null : source };
    const unknown = group.theirs.find(({ part }) => part?.kind === 'unknown');
    if (unknown !== undefined)
      return { kind: 'unknown', ...texts, reason: unknown.part?.reason ?? null };
    if (group.theirs.length === 0 && source !== '')
      return { kind: 'kept', ...texts, reason: this.#player.explainKept(source) };
    if (text === ours) return { kind: 'same', ...texts, reason: null };
    return { kind: 'different', ...texts, reason: this.#reason(group, text, ours) };
  }

  #reason(group: Group, theirs: string, ours: string): PlayerReason {
    const given = group.theirs.find(({ part }) => part?.reason != null)?.part?.reason;
    if (given !== undefined && given !== null) return given;
    if (group.theirs.length === 0) return playerMessage('player-reason-no-parameter');
    return differenceReason({ expansion: group.ours[0]?.expansion, ours, theirs });
  }
}

/**
 * What other players request for an ad tag, beside what this library requests. They have the same values of the page, the content and consent; `values` of the context are what
 * the page gives to each of them. Their replace rules are not this service's, so that subjects of rules stay. Never
 * throws. Source: the documentation and the public source of each player, as its file says.
 */
export const otherPlayers = (tag: string, context: AdTagContext): readonly OtherPlayerUrl[] => {
  const template = parseTemplate(String(tag), readRules([])).text;
  const ours = ourUrl(template, expandTemplate(template, context));
  return PLAYERS.map((player) => {
    const { name, label, source } = player;
    const identity = { player: name, label, source };
    try {
      const expanded = player.expand(TracedText.of(template), context);
      const segments = new UrlComparison(player, ours).segments(expanded);
      return { ...identity, url: expanded.text, failure: null, segments };
    } catch (error) {
      if (!(error instanceof PlayerFailure)) throw error;
      return { ...identity, url: null, failure: error.fault, segments: [] };
    }
  });
};
