import { isLegal, percentEncodeIllegal, percentEncodeKept } from './encoding.js';
import { bindRule, bindToken, type PlaceholderBinding } from './placeholder-binding.js';
import { mayOpen, tokenAt } from './placeholder-syntax.js';
import type { PlaceholderSyntax, Token } from './placeholder-syntax.js';
import type { RuleSet } from './replace-rules.js';
import { SubjectFinder } from './subject-finder.js';

/**
 * The part of a URL that a placeholder is in (RFC 3986 section 3). `authority` is everything before
 * the path: scheme, user information, host and port.
 */
export type UrlComponent = 'authority' | 'path' | 'query' | 'fragment';

/** One placeholder of a template. */
export interface Placeholder {
  readonly text: string;
  /** The text in the URL when the placeholder is not replaced. */
  readonly kept: string;
  readonly syntax: PlaceholderSyntax;
  /** Offsets into the template's text. */
  readonly start: number;
  readonly end: number;
  readonly component: UrlComponent;
  /** How many times the text around it is percent-encoded. */
  readonly depth: number;
  /** It is a rule's subject and the whole template, so its value is the URL. */
  readonly whole: boolean;
  readonly binding: PlaceholderBinding;
}

/** A template, split into placeholders and the literals around them: one literal more than placeholders. */
export interface Template {
  readonly text: string;
  readonly literals: readonly string[];
  readonly placeholders: readonly Placeholder[];
}

/** Scheme and authority, as a URL parser reads them (WHATWG URL: a backslash counts as a slash). */
const AUTHORITY = /^[^/?#\\]*[/\\]{2}[^/?#\\]*/;

const IPV6 = /\[[0-9a-f]*:[0-9a-f:.]*:[0-9a-f:.]*\]/iy;

/**
 * Escapes that show that a value has a nested structure: `%3D` is one level, `%253D` two. Those of the
 * first group (`& ? # ;`) also end a deeper level, the others (`= / :`) only begin one.
 */
const NESTED = /%((?:25){0,8})(?:(2[36]|3[BF])|2F|3[AD])/iy;

const SPACE = 0x20;
const HASH = 0x23;
const PERCENT = 0x25;
const SLASH = 0x2f;
const QUESTION_MARK = 0x3f;

const OPENING = 1;
const DELIMITING = 2;

/** By character code: whether a placeholder, an escape or the next component of the URL may begin. */
const characterKinds = Uint8Array.from({ length: 128 }, (_, code) => {
  if (mayOpen(code)) return OPENING;
  return '&?=/;'.includes(String.fromCharCode(code)) ? DELIMITING : 0;
});

/** Controls count as blank, because a URL parser drops them at both ends. */
const isBlank = (text: string, at: number): boolean =>
  text.charCodeAt(at) <= SPACE || text.charAt(at).trim() === '';

/** Line breaks and tabs come from copying; a URL parser drops them everywhere. */
const clean = (template: string): string => {
  let start = 0;
  let end = template.length;
  while (start < end && isBlank(template, start)) start += 1;
  while (end > start && isBlank(template, end - 1)) end -= 1;
  return template.slice(start, end).replace(/[\t\r\n]/g, '');
};

/** Syntax and end of a placeholder. */
interface Extent {
  readonly syntax: PlaceholderSyntax;
  readonly end: number;
}

/** Reads a template once, from left to right, and tracks the component of the URL. */
class TemplateScanner {
  readonly literals: string[] = [];
  readonly placeholders: Placeholder[] = [];
  readonly #text: string;
  readonly #rules: RuleSet;
  readonly #subjects: SubjectFinder;
  readonly #authorityEnd: number;
  readonly #isLegal: boolean;
  #literalStart = 0;
  #component: UrlComponent = 'path';
  #depth = 0;

  constructor(text: string, isLegal: boolean, rules: RuleSet) {
    this.#text = text;
    this.#isLegal = isLegal;
    this.#rules = rules;
    this.#subjects = new SubjectFinder(text, rules.inForce);
    this.#authorityEnd = AUTHORITY.exec(text)?.[0].length ?? 0;
  }

  run(): void {
    const text = this.#text;
    for (let at = 0; at < text.length;) {
      const kind = characterKinds[text.charCodeAt(at)];
      if (at === this.#subjects.start) at = this.#addSubject(at);
      else if (kind === OPENING) at = this.#readOpening(at);
      else {
        if (kind === DELIMITING) this.#readDelimiter(at, text.charCodeAt(at));
        at += 1;
      }
    }
    this.#addLiteral(text.length);
  }

  #addSubject(at: number): number {
    const { end, rule } = this.#subjects;
    this.#addPlaceholder(at, { syntax: 'subject', end }, bindRule(rule));
    this.#subjects.seek(end);
    return end;
  }

  #readOpening(at: number): number {
    const token = tokenAt(this.#text, at);
    // Rules come first: a placeholder of another syntax must end before the next subject begins.
    if (token !== undefined && token.end <= this.#subjects.start && !this.#isIpv6(at)) {
      return this.#addPlaceholder(at, token, this.#bind(token));
    }
    const code = this.#text.charCodeAt(at);
    if (code === PERCENT) this.#readEscape(at);
    else if (code === HASH) this.#readDelimiter(at, code);
    return at + 1;
  }

  /** A rule for `[url]` also applies to `%5Burl%5D`, because tags are passed on in both forms. */
  #bind(token: Token): PlaceholderBinding {
    const rule =
      token.syntax === 'encoded-bracket' ? this.#rules.bracketed.get(`[${token.name}]`) : undefined;
    return rule === undefined ? bindToken(token) : bindRule(rule);
  }

  #isIpv6(at: number): boolean {
    if (at >= this.#authorityEnd) return false;
    IPV6.lastIndex = at;
    return IPV6.test(this.#text);
  }

  #addPlaceholder(start: number, { syntax, end }: Extent, binding: PlaceholderBinding): number {
    const template = this.#text;
    const text = template.slice(start, end);
    this.#addLiteral(start);
    this.#literalStart = end;
    // A subject that begins where the authority ends may include the slash, and its value would
    // then extend the host.
    const inAuthority =
      start < this.#authorityEnd || (syntax === 'subject' && start === this.#authorityEnd);
    this.placeholders.push({
      text,
      kept: this.#isLegal ? text : percentEncodeKept(text),
      syntax,
      start,
      end,
      component: inAuthority ? 'authority' : this.#component,
      depth: this.#depth,
      whole: binding.by === 'replace-rule' && text.length === template.length,
      binding,
    });
    return end;
  }

  #addLiteral(end: number): void {
    const literal = this.#text.slice(this.#literalStart, end);
    this.literals.push(this.#isLegal ? literal : percentEncodeIllegal(literal));
  }

  #readEscape(at: number): void {
    NESTED.lastIndex = at;
    const [, levels, ending] = NESTED.exec(this.#text) ?? [];
    if (levels === undefined) return;
    const depth = 1 + levels.length / 2;
    this.#depth = ending === undefined ? Math.max(this.#depth, depth) : depth;
  }

  #readDelimiter(at: number, code: number): void {
    if (at < this.#authorityEnd) return;
    if (code === HASH) this.#component = 'fragment';
    else if (code === QUESTION_MARK && this.#component === 'path') this.#component = 'query';
    if (code !== SLASH || this.#component === 'path') this.#depth = 0;
  }
}

/** Splits a template, in time linear to its length. Subjects of rules become placeholders. */
export const parseTemplate = (template: string, rules: RuleSet): Template => {
  const legal = isLegal(template);
  const text = legal ? template : clean(template);
  const scan = new TemplateScanner(text, legal, rules);
  scan.run();
  return { text, literals: scan.literals, placeholders: scan.placeholders };
};
