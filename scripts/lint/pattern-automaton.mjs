/**
 * The automaton of a regular expression: which states a matcher that tries one way after another passes. What stands
 * before and behind a character (`\b`, `^`, `$`, a look-around of one character) is exact; of a longer look-around it is
 * assumed that it holds.
 */
import { RegExpParser } from '@eslint-community/regexpp';

/** A repetition that may match more often counts as endless. */
const MAX_BOUND = 100;

/** Copies of a repetition with a bound: as many as it takes for one to follow another. */
const MAX_COPIES = 2;

const LINE_ENDS = '\n\r\u2028\u2029';

/** Characters that classes distinguish, beside those that the expression names. */
const CHARACTERS = `${String.fromCharCode(...Array(256).keys())}${LINE_ENDS}ſKßŁİıéЖ中あ𝒜😀\ud800\ufeff\u200b\u2003\u0301９：｛`;

const CHARACTER_NODES = ['Character', 'CharacterClass', 'CharacterSet', 'ExpressionCharacterClass'];

const isEndless = ({ type, max }) => type === 'Quantifier' && max > MAX_BOUND;

const childrenOf = ({ alternatives, elements, element }) =>
  alternatives ?? elements ?? (element ? [element] : []);

const hasEndless = (node) => isEndless(node) || childrenOf(node).some(hasEndless);

/** The characters of an expression, their neighbors in Unicode and their other cases. */
const namedCharacters = (source) => {
  const text = source.replace(/\\u\{?([\da-f]{4,6})\}?|\\x([\da-f]{2})/gi, (_, long, short) =>
    String.fromCodePoint(Number.parseInt(long ?? short, 16)),
  );
  return Array.from(text, (character) => character.codePointAt(0))
    .flatMap((code) => [Math.max(0, code - 1), code, Math.min(0x10ffff, code + 1)])
    .map((code) => String.fromCodePoint(code))
    .flatMap((character) => [character, character.toLowerCase(), character.toUpperCase()])
    .filter((character) => Array.from(character).length === 1);
};

/**
 * States refer to others by their numbers. A state either accepts one character of `set`, or leads on without one: `to`
 * several, or `next` if the look `before` or `after` it allows that or `isAssumed` to.
 */
class AutomatonBuilder {
  states = [];
  /** For each class of characters by its source, which of the samples are in it. */
  sets = new Map();
  /** A look-behind that may read back to the beginning of the text from each position. */
  endlessLookbehind = null;

  constructor(source, flags) {
    this.flags = flags.replace(/[dgy]/g, '');
    this.pattern = new RegExpParser().parsePattern(source, 0, source.length, {
      unicode: flags.includes('u'),
      unicodeSets: flags.includes('v'),
    });
    const isUnicode = /[uv]/.test(flags);
    this.samples = [...new Set([...CHARACTERS, ...namedCharacters(source)])].filter(
      (sample) => isUnicode || sample.length === 1,
    );
    this.start = this.#alternatives(this.pattern.alternatives, this.#add({ isAccepted: true }));
  }

  #setOf(raw) {
    const known = this.sets.get(raw);
    if (known !== undefined) return known;
    const expression = new RegExp(`^(?:${raw})$`, this.flags.replace('m', ''));
    const set = this.samples.map((sample) => expression.test(sample));
    this.sets.set(raw, set);
    return set;
  }

  #add(state) {
    return this.states.push(state) - 1;
  }

  #alternatives(alternatives, next) {
    return this.#add({ to: alternatives.map(({ elements }) => this.#sequence(elements, next)) });
  }

  #sequence(elements, next) {
    return elements.reduceRight((following, element) => this.#element(element, following), next);
  }

  #element(node, next) {
    if (CHARACTER_NODES.includes(node.type)) {
      return this.#add({ set: this.#setOf(node.raw), next });
    }
    switch (node.type) {
      case 'Quantifier':
        return this.#quantifier(node, next);
      case 'Backreference':
        return this.#alternatives([node.resolved].flat()[0].alternatives, next);
      case 'Assertion':
        return this.#assertion(node, next);
      default:
        return this.#alternatives(node.alternatives, next);
    }
  }

  #quantifier(node, next) {
    const { element, min, max } = node;
    const necessary = Math.min(min, MAX_COPIES);
    let state = next;
    if (isEndless(node)) {
      state = this.#add({ isLoop: true, to: [] });
      this.states[state].to = [this.#element(element, state), next];
    } else {
      for (let copy = necessary; copy < Math.min(max, MAX_COPIES); copy += 1)
        state = this.#add({ to: [this.#element(element, state), next] });
    }
    for (let copy = 0; copy < necessary; copy += 1) state = this.#element(element, state);
    return state;
  }

  #assertion(node, next) {
    const isBehind = node.kind === 'lookbehind';
    const look = this.#look(node);
    const side = isBehind || ['start', 'word'].includes(node.kind) ? 'before' : 'after';
    const state = this.#add({ ...(look ? { [side]: look } : { isAssumed: true }), next });
    if (!hasEndless(node)) return state;
    if (isBehind) {
      this.endlessLookbehind = node.raw;
      return state;
    }
    // A look-ahead is tried at each position, whether or not it holds.
    const body = this.#alternatives(node.alternatives, this.#add({ isEnd: true }));
    return this.#add({ to: [state, body] });
  }

  /** What may stand on one side: samples, and the end of the text. Null if that does not depend on one character. */
  #look({ kind, negate = false, alternatives }) {
    if (kind === 'word') return { word: this.#setOf('\\w'), negate };
    if (alternatives === undefined) return { samples: this.#lineEnds(), edge: true };
    const looks = alternatives.map(({ elements }) => this.#lookAtFirst(kind, negate, elements));
    if (looks.includes(null)) return null;
    return {
      samples: this.samples.map((_, at) => looks.some(({ samples }) => samples[at]) !== negate),
      edge: looks.some(({ edge }) => edge) !== negate,
    };
  }

  /** The beginning of a longer look-ahead is necessary too. */
  #lookAtFirst(kind, negate, [first, ...others]) {
    if (others.length > 0 && (negate || kind === 'lookbehind')) return null;
    if (CHARACTER_NODES.includes(first?.type)) {
      return { samples: this.#setOf(first.raw), edge: false };
    }
    const isEdge = first?.type === 'Assertion' && ['start', 'end'].includes(first.kind);
    return isEdge ? { samples: this.#lineEnds(), edge: true } : null;
  }

  #lineEnds() {
    const isMultiline = this.flags.includes('m');
    return this.samples.map((sample) => isMultiline && LINE_ENDS.includes(sample));
  }
}

export const automatonOf = (source, flags) => new AutomatonBuilder(source, flags);
