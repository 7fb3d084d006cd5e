import { isLegal, percentEncodeIllegal } from './encoding.js';
import { isAdManagerTag } from './google-ad-manager.js';
import {
  bindMacroToken,
  bindParameter,
  bindRule,
  bindToken,
  type PlaceholderBinding,
} from './placeholder-binding.js';
import { mayOpen, tokenAt, type PlaceholderSyntax, type Token } from './placeholder-syntax.js';
import type { RuleSet, UsableRule } from './replace-rules.js';
import { SubjectFinder } from './subject-finder.js';

/**
 * The part of a URL that a placeholder is in (RFC 3986 section 3). `authority` is everything before
 * the path: scheme, user information, host and port. `url`: the placeholder is a rule's subject and the whole
 * template, so its value is the URL.
 */
export type UrlComponent = 'url' | 'authority' | 'path' | 'query' | 'fragment';

export interface Placeholder {
  readonly text: string;
  readonly syntax: PlaceholderSyntax;
  /** Offsets into the template's text. */
  readonly start: number;
  readonly end: number;
  readonly component: UrlComponent;
  /** How many times the text around it is percent-encoded. */
  readonly depth: number;
  readonly binding: PlaceholderBinding;
}

/** A template, split into placeholders and the literals around them: one literal more than placeholders. */
export interface Template {
  readonly text: string;
  readonly isLegal: boolean;
  readonly literals: readonly string[];
  readonly placeholders: readonly Placeholder[];
}

/**
 * A longer template, in characters, has no placeholders: it is four times as long as the longest address,
 * and the time for scanning it would be for nothing.
 */
const MAX_TEMPLATE_LENGTH = 262_144;

/** Scheme and authority, as a URL parser reads them (WHATWG URL: a backslash counts as a slash). */
const AUTHORITY = /^[^/?#\\]*[/\\]{2}[^/?#\\]*/;

const IPV6 = /\[[0-9a-f]*:[0-9a-f.]*:[0-9a-f:.]*\]/iy;

/**
 * Escapes that show that a value has a nested structure: `%3D` is one level, `%253D` two. Those of the
 * first group (`& ? # ;`) also end a deeper level, the others (`= / :`) only begin one.
 */
const NESTED = /%((?:25){0,8})(?:(2[36]|3[BF])|2F|3[AD])/iy;

const SPACE = 0x20;
const HASH = 0x23;
const PERCENT = 0x25;
const SLASH = 0x2f;
const EQUALS = 0x3d;
const QUESTION_MARK = 0x3f;

const NO_SUBJECTS = new SubjectFinder('', []);

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
  readonly #isAdManager: boolean;
  /** By text; made for placeholders that take longer to look up than macros in brackets. */
  #known: Map<string, { readonly text: string; readonly binding: PlaceholderBinding }> | undefined;
  #literalStart = 0;
  /** Offset of the current parameter of the query. */
  #parameterStart = 0;
  #component: UrlComponent = 'path';
  #depth = 0;

  constructor(text: string, isLegal: boolean, rules: RuleSet) {
    this.#text = text;
    this.#isLegal = isLegal;
    this.#rules = rules;
    this.#subjects =
      rules.literal.length === 0 ? NO_SUBJECTS : new SubjectFinder(text, rules.literal);
    this.#authorityEnd = AUTHORITY.exec(text)?.[0].length ?? 0;
    this.#isAdManager = isAdManagerTag(text);
  }

  run(): void {
    const text = this.#text;
    let subject = this.#subjects.start;
    for (let at = 0; at < text.length;) {
      const code = text.charCodeAt(at);
      const kind = code < 128 ? characterKinds[code] : 0;
      if (kind === 0 && at !== subject) at += 1;
      else {
        at = at === subject ? this.#addSubject(at) : this.#readSpecial(at, code, kind);
        subject = this.#subjects.start;
      }
    }
    this.#addLiteral(text.length);
  }

  #readSpecial(at: number, code: number, kind: number | undefined): number {
    if (kind === OPENING) return this.#readOpening(at);
    this.#readDelimiter(at, code);
    return at + 1;
  }

  #addSubject(at: number): number {
    const { end, rule } = this.#subjects;
    // The longest subject applies where two begin at the same offset.
    const token = tokenAt(this.#text, at);
    const bracketRule = token?.syntax === 'bracket' && this.#rules.bracketed.get(token.name);
    return token !== undefined && bracketRule && token.end > end
      ? this.#applyRule(at, { syntax: 'subject', end: token.end }, bracketRule)
      : this.#applyRule(at, { syntax: 'subject', end }, rule);
  }

  #applyRule(at: number, extent: Extent, rule: UsableRule): number {
    rule.isUsed = true;
    return this.#addPlaceholder(at, extent, bindRule(rule));
  }

  #readOpening(at: number): number {
    const token = tokenAt(this.#text, at);
    if (token !== undefined) {
      const { syntax, end } = token;
      const rule = this.#bracketRule(token);
      if (rule !== undefined) {
        // After `$`, the subject begins at the bracket.
        if (syntax === 'dollar-bracket') return at + 1;
        return this.#applyRule(
          at,
          { syntax: syntax === 'bracket' ? 'subject' : syntax, end },
          rule,
        );
      }
      // Rules come first: a placeholder of another syntax must end before the next subject begins.
      if (end <= this.#subjects.start && !this.#isIpv6(at)) return this.#addToken(at, token);
    }
    const code = this.#text.charCodeAt(at);
    if (code === PERCENT) this.#readEscape(at);
    else if (code === HASH) this.#readDelimiter(at, code);
    return at + 1;
  }

  /** A rule for `[url]` also applies to `%5Burl%5D`, because tags are passed on in both forms. */
  #bracketRule({ syntax, name }: Token): UsableRule | undefined {
    const { bracketed } = this.#rules;
    if (bracketed.size === 0) return undefined;
    const hasBrackets =
      syntax === 'bracket' || syntax === 'encoded-bracket' || syntax === 'dollar-bracket';
    return hasBrackets ? bracketed.get(name) : undefined;
  }

  #addToken(at: number, token: Token): number {
    const macro = bindMacroToken(token);
    if (macro !== undefined) return this.#addPlaceholder(at, token, macro);
    const text = this.#text.slice(at, token.end);
    this.#known ??= new Map();
    let known = this.#known.get(text);
    if (known === undefined) {
      known = { text, binding: bindToken(token) };
      this.#known.set(text, known);
    }
    return this.#addPlaceholder(at, token, known.binding, known.text);
  }

  #isIpv6(at: number): boolean {
    if (at >= this.#authorityEnd) return false;
    IPV6.lastIndex = at;
    return IPV6.test(this.#text);
  }

  #addPlaceholder(
    start: number,
    { syntax, end }: Extent,
    binding: PlaceholderBinding,
    text = this.#text.slice(start, end),
  ): number {
    this.#addLiteral(start);
    this.#literalStart = end;
    const isUrl = binding.by === 'replace-rule' && end - start === this.#text.length;
    const component = isUrl ? 'url' : this.#componentAt(start, syntax);
    this.placeholders.push({ text, syntax, start, end, component, depth: this.#depth, binding });
    if (this.#subjects.start < end) this.#subjects.seek(end);
    return end;
  }

  #componentAt(start: number, syntax: PlaceholderSyntax): UrlComponent {
    // A subject that begins where the authority ends may include the slash, and its value would
    // then extend the host.
    const inAuthority =
      start < this.#authorityEnd || (syntax === 'subject' && start === this.#authorityEnd);
    return inAuthority ? 'authority' : this.#component;
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
    else if (code === EQUALS && this.#isAdManager) this.#readParameter(at);
    if (code !== EQUALS) this.#parameterStart = at + 1;
    if (code !== SLASH || this.#component === 'path') this.#depth = 0;
  }

  /** A parameter of Google Ad Manager without a value is filled as a placeholder is. */
  #readParameter(equals: number): void {
    const text = this.#text;
    const end = equals + 1;
    if (this.#component !== 'query' || (end < text.length && !'&#'.includes(text.charAt(end))))
      return;
    const binding = bindParameter(text.slice(this.#parameterStart, equals));
    if (binding !== undefined)
      this.#addPlaceholder(end, { syntax: 'empty-parameter', end }, binding);
  }
}

/**
 * Splits a template, in time linear to its length. Subjects of rules become placeholders. A template of
 * more than `MAX_TEMPLATE_LENGTH` characters is one literal.
 */
export const parseTemplate = (template: string, rules: RuleSet): Template => {
  const legal = isLegal(template);
  const text = legal ? template : clean(template);
  if (text.length > MAX_TEMPLATE_LENGTH)
    return { text, isLegal: legal, literals: [text], placeholders: [] };
  const scan = new TemplateScanner(text, legal, rules);
  scan.run();
  return { text, isLegal: legal, literals: scan.literals, placeholders: scan.placeholders };
};
