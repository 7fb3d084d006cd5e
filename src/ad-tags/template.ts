import { isLegal, percentEncodeIllegal } from './encoding.js';
import { ruleMeaning, tokenMeaning } from './meaning.js';
import type { Meaning } from './meaning.js';
import { mayOpen, tokenAt } from './placeholder-syntax.js';
import type { PlaceholderSyntax, Token } from './placeholder-syntax.js';
import type { RuleSet } from './replace-rules.js';

/**
 * Where in a URL a placeholder stands (RFC 3986 section 3). `authority` is all that
 * comes before the path: scheme, user information, host and port.
 */
export type TemplatePlace = 'authority' | 'path' | 'query' | 'fragment';

/** One placeholder of a template. */
export interface Placeholder {
  readonly text: string;
  readonly syntax: PlaceholderSyntax;
  /** Offsets into the template's text. */
  readonly start: number;
  readonly end: number;
  readonly place: TemplatePlace;
  /** How many times the text around it is percent-encoded already. */
  readonly depth: number;
  /** It is a rule's subject and all of the template: its value is the URL. */
  readonly whole: boolean;
  readonly meaning: Meaning;
}

/** A template taken apart into literals around placeholders: there is one literal more. */
export interface Template {
  readonly text: string;
  readonly literals: readonly string[];
  readonly placeholders: readonly Placeholder[];
}

/** Scheme and authority, as a URL parser would find them (WHATWG URL: a backslash counts as a slash). */
const AUTHORITY = /^[^/?#\\]*[/\\]{2}[^/?#\\]*/;

const IPV6 = /\[[0-9a-f]*:[0-9a-f:.]*:[0-9a-f:.]*\]/iy;

/** Escapes that give a value a structure of its own, `= & ? / : # ;`: `%3D` is one level, `%253D` two. */
const NESTED = /%((?:25){0,8})(?:2[36F]|3[ABDF])/iy;

const HASH = 0x23;
const PERCENT = 0x25;
const SLASH = 0x2f;
const QUESTION_MARK = 0x3f;

const OPENING = 1;
const DELIMITING = 2;

/** Where to look closer: a placeholder or an escape may begin, or the next part of the URL does. */
const turningPoints = Uint8Array.from({ length: 128 }, (_, code) => {
  if (mayOpen(code)) return OPENING;
  return '&?=/;'.includes(String.fromCharCode(code)) ? DELIMITING : 0;
});

/** Line breaks and tabs come from copying; a URL parser drops them wherever they stand. */
const clean = (template: string): string => template.trim().replace(/[\t\r\n]/g, '');

/** How far a placeholder reaches. */
interface Extent {
  readonly syntax: PlaceholderSyntax;
  readonly end: number;
}

/** A rule's subject at one place of a template. */
interface Subject extends Extent {
  readonly meaning: Meaning;
}

/** Subjects that are no bracketed names, by the offset at which they begin; the longest one counts. */
const subjectsByStart = (text: string, { literal }: RuleSet): ReadonlyMap<number, Subject> => {
  const found = new Map<number, Subject>();
  for (const rule of literal) {
    const { length } = rule.subject;
    const meaning = ruleMeaning(rule);
    let at = text.indexOf(rule.subject);
    while (at >= 0) {
      if (!found.has(at)) found.set(at, { syntax: 'subject', end: at + length, meaning });
      at = text.indexOf(rule.subject, at + length);
    }
  }
  return found;
};

/** Walks a template once, from left to right, and remembers where in the URL it is. */
class Scan {
  readonly literals: string[] = [];
  readonly placeholders: Placeholder[] = [];
  readonly #text: string;
  readonly #rules: RuleSet;
  readonly #subjects: ReadonlyMap<number, Subject>;
  readonly #authorityEnd: number;
  readonly #isLegal: boolean;
  #literalStart = 0;
  #place: TemplatePlace = 'path';
  #depth = 0;

  constructor(text: string, isLegal: boolean, rules: RuleSet) {
    this.#text = text;
    this.#isLegal = isLegal;
    this.#rules = rules;
    this.#subjects = subjectsByStart(text, rules);
    this.#authorityEnd = AUTHORITY.exec(text)?.[0].length ?? 0;
  }

  run(): void {
    const text = this.#text;
    const subjects = this.#subjects.size > 0 ? this.#subjects : undefined;
    for (let at = 0; at < text.length;) {
      const found = subjects?.get(at);
      const kind = turningPoints[text.charCodeAt(at)];
      if (found !== undefined) at = this.#keep(at, found, found.meaning);
      else if (kind === OPENING) at = this.#open(at);
      else {
        if (kind === DELIMITING) this.#pass(at, text.charCodeAt(at));
        at += 1;
      }
    }
    this.#keepLiteral(text.length);
  }

  #open(at: number): number {
    const token = tokenAt(this.#text, at);
    if (token !== undefined && !this.#isIpv6(at)) {
      return this.#keep(at, token, this.#meaning(at, token));
    }
    const code = this.#text.charCodeAt(at);
    if (code === PERCENT) this.#nest(at);
    else if (code === HASH) this.#pass(at, code);
    return at + 1;
  }

  #meaning(at: number, token: Token): Meaning {
    const { bracketed } = this.#rules;
    if (bracketed.size === 0) return tokenMeaning(token);
    const { syntax, name, end } = token;
    const rule = bracketed.get(
      syntax === 'encoded-bracket' ? `[${name}]` : this.#text.slice(at, end),
    );
    return rule === undefined ? tokenMeaning(token) : ruleMeaning(rule);
  }

  #isIpv6(at: number): boolean {
    if (at >= this.#authorityEnd) return false;
    IPV6.lastIndex = at;
    return IPV6.test(this.#text);
  }

  #keep(start: number, { syntax, end }: Extent, meaning: Meaning): number {
    const text = this.#text;
    this.#keepLiteral(start);
    this.#literalStart = end;
    // A subject that begins where the authority ends may take the slash
    // with it, and its value would then lengthen the host.
    const inAuthority =
      start < this.#authorityEnd || (syntax === 'subject' && start === this.#authorityEnd);
    this.placeholders.push({
      text: text.slice(start, end),
      syntax,
      start,
      end,
      place: inAuthority ? 'authority' : this.#place,
      depth: this.#depth,
      whole: meaning.by === 'replace-rule' && end - start === text.length,
      meaning,
    });
    return end;
  }

  #keepLiteral(end: number): void {
    const literal = this.#text.slice(this.#literalStart, end);
    this.literals.push(this.#isLegal ? literal : percentEncodeIllegal(literal));
  }

  #nest(at: number): void {
    NESTED.lastIndex = at;
    const levels = NESTED.exec(this.#text)?.[1];
    if (levels !== undefined) this.#depth = Math.max(this.#depth, 1 + levels.length / 2);
  }

  #pass(at: number, code: number): void {
    if (at < this.#authorityEnd) return;
    if (code === HASH) this.#place = 'fragment';
    else if (code === QUESTION_MARK && this.#place === 'path') this.#place = 'query';
    if (code !== SLASH || this.#place === 'path') this.#depth = 0;
  }
}

/** Takes a template apart, in time linear to its length. Rules whose subject occurs become placeholders. */
export const parseTemplate = (template: string, rules: RuleSet): Template => {
  const legal = isLegal(template);
  const text = legal ? template : clean(template);
  const scan = new Scan(text, legal, rules);
  scan.run();
  return { text, literals: scan.literals, placeholders: scan.placeholders };
};
