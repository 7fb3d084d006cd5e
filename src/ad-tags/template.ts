import { isLegal, percentEncodeIllegal, percentEncodeKept } from './encoding.js';
import { ruleMeaning, tokenMeaning } from './meaning.js';
import type { Meaning } from './meaning.js';
import { mayOpen, tokenAt } from './placeholder-syntax.js';
import type { PlaceholderSyntax, Token } from './placeholder-syntax.js';
import type { RuleSet } from './replace-rules.js';
import { Subjects } from './subjects.js';

/**
 * Where in a URL a placeholder stands (RFC 3986 section 3). `authority` is all that
 * comes before the path: scheme, user information, host and port.
 */
export type TemplatePlace = 'authority' | 'path' | 'query' | 'fragment';

/** One placeholder of a template. */
export interface Placeholder {
  readonly text: string;
  /** What stands in the URL when nothing takes its place. */
  readonly kept: string;
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

/**
 * Escapes that give a value a structure of its own: `%3D` is one level, `%253D` two. The
 * first group ends a deeper level (`& ? # ;`), the others only begin one (`= / :`).
 */
const NESTED = /%((?:25){0,8})(?:(2[36]|3[BF])|2F|3[AD])/iy;

const SPACE = 0x20;
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

/** Controls count too: a URL parser drops them at both ends. */
const isBlank = (text: string, at: number): boolean =>
  text.charCodeAt(at) <= SPACE || text.charAt(at).trim() === '';

/** Line breaks and tabs come from copying; a URL parser drops them wherever they stand. */
const clean = (template: string): string => {
  let start = 0;
  let end = template.length;
  while (start < end && isBlank(template, start)) start += 1;
  while (end > start && isBlank(template, end - 1)) end -= 1;
  return template.slice(start, end).replace(/[\t\r\n]/g, '');
};

/** How far a placeholder reaches. */
interface Extent {
  readonly syntax: PlaceholderSyntax;
  readonly end: number;
}

/** Walks a template once, from left to right, and remembers where in the URL it is. */
class Scan {
  readonly literals: string[] = [];
  readonly placeholders: Placeholder[] = [];
  readonly #text: string;
  readonly #rules: RuleSet;
  readonly #subjects: Subjects;
  readonly #authorityEnd: number;
  readonly #isLegal: boolean;
  #literalStart = 0;
  #place: TemplatePlace = 'path';
  #depth = 0;

  constructor(text: string, isLegal: boolean, rules: RuleSet) {
    this.#text = text;
    this.#isLegal = isLegal;
    this.#rules = rules;
    this.#subjects = new Subjects(text, rules.inForce);
    this.#authorityEnd = AUTHORITY.exec(text)?.[0].length ?? 0;
  }

  run(): void {
    const text = this.#text;
    for (let at = 0; at < text.length;) {
      const kind = turningPoints[text.charCodeAt(at)];
      if (at === this.#subjects.start) at = this.#keepSubject(at);
      else if (kind === OPENING) at = this.#open(at);
      else {
        if (kind === DELIMITING) this.#pass(at, text.charCodeAt(at));
        at += 1;
      }
    }
    this.#keepLiteral(text.length);
  }

  #keepSubject(at: number): number {
    const { end, rule } = this.#subjects;
    this.#keep(at, { syntax: 'subject', end }, ruleMeaning(rule));
    this.#subjects.seek(end);
    return end;
  }

  #open(at: number): number {
    const token = tokenAt(this.#text, at);
    // Rules come first: what a subject begins in is no placeholder of another syntax.
    if (token !== undefined && token.end <= this.#subjects.start && !this.#isIpv6(at)) {
      return this.#keep(at, token, this.#meaning(token));
    }
    const code = this.#text.charCodeAt(at);
    if (code === PERCENT) this.#nest(at);
    else if (code === HASH) this.#pass(at, code);
    return at + 1;
  }

  /** A bracketed subject is meant in its encoded form too: tags are handed on in both. */
  #meaning(token: Token): Meaning {
    const rule =
      token.syntax === 'encoded-bracket' ? this.#rules.bracketed.get(`[${token.name}]`) : undefined;
    return rule === undefined ? tokenMeaning(token) : ruleMeaning(rule);
  }

  #isIpv6(at: number): boolean {
    if (at >= this.#authorityEnd) return false;
    IPV6.lastIndex = at;
    return IPV6.test(this.#text);
  }

  #keep(start: number, { syntax, end }: Extent, meaning: Meaning): number {
    const template = this.#text;
    const text = template.slice(start, end);
    this.#keepLiteral(start);
    this.#literalStart = end;
    // A subject that begins where the authority ends may take the slash
    // with it, and its value would then lengthen the host.
    const inAuthority =
      start < this.#authorityEnd || (syntax === 'subject' && start === this.#authorityEnd);
    this.placeholders.push({
      text,
      kept: this.#isLegal ? text : percentEncodeKept(text),
      syntax,
      start,
      end,
      place: inAuthority ? 'authority' : this.#place,
      depth: this.#depth,
      whole: meaning.by === 'replace-rule' && text.length === template.length,
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
    const [, levels, ending] = NESTED.exec(this.#text) ?? [];
    if (levels === undefined) return;
    const depth = 1 + levels.length / 2;
    this.#depth = ending === undefined ? Math.max(this.#depth, depth) : depth;
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
