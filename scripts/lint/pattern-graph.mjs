/** Before the first character of the text. */
const TEXT_START = -1;

/** The number of the node for "the match has not begun". */
export const SEARCHING = 0;

/** One sample for each group of samples that no part of the expression distinguishes. */
const atomsOf = ({ sets, states, samples }) => {
  const looks = states.flatMap(({ before, after }) => [before?.samples, after?.samples]);
  const all = [...sets.values(), ...looks.filter((look) => look !== undefined)];
  const atoms = new Map();
  for (const at of samples.keys()) {
    const group = all.map((set) => Number(set[at])).join('');
    if (!atoms.has(group)) atoms.set(group, at);
  }
  return [...atoms.values()];
};

/** Follows the states that lead on without a character, from one node. */
class Closure {
  edges = [];
  accepts = false;
  acceptsAtEnd = false;

  constructor({ states, samples }, atoms) {
    this.states = states;
    this.end = samples.length;
    this.anything = [...atoms, this.end];
  }

  /** `allowed` are the characters that may follow; `open` are loops that have matched nothing since they began again. */
  visit(index, past, allowed = this.anything, isCertain = true, open = []) {
    const state = this.states[index];
    if (allowed.length === 0 || state.isEnd) return;
    if (state.isAccepted) {
      if (isCertain) this.#accept(allowed);
    } else if (state.set) {
      this.edges.push({ index, atoms: allowed.filter((atom) => state.set[atom]) });
    } else if (state.to) {
      this.#branch(index, state, [past, allowed, isCertain], open);
    } else {
      const behind = this.#allowedBehind(state, past, allowed);
      this.visit(state.next, past, behind, isCertain && !state.isAssumed, open);
    }
  }

  #accept(allowed) {
    this.accepts ||= allowed.length === this.anything.length;
    this.acceptsAtEnd ||= allowed.includes(this.end);
  }

  #branch(index, { isLoop, to }, rest, open) {
    if (isLoop && open.includes(index)) return;
    for (const [branch, target] of to.entries())
      this.visit(target, ...rest, isLoop && branch === 0 ? [...open, index] : open);
  }

  #allowedBehind({ before, after }, past, allowed) {
    if (before?.word) {
      const isWord = ({ [past]: member = false }) => member;
      const wasWord = isWord(before.word);
      return allowed.filter((atom) => ((before.word[atom] ?? false) !== wasWord) !== before.negate);
    }
    if (before) return (past === TEXT_START ? before.edge : before.samples[past]) ? allowed : [];
    if (after) {
      return allowed.filter((atom) => (atom === this.end ? after.edge : after.samples[atom]));
    }
    return allowed;
  }
}

/** By atom, one that stands for all that the looks backwards do not distinguish from it. */
const pastsOf = ({ states }, atoms) => {
  const looks = states.flatMap(({ before }) => (before ? [before.word ?? before.samples] : []));
  const known = new Map();
  return new Map(
    atoms.map((atom) => {
      const group = looks.map((look) => Number(look[atom])).join('');
      if (!known.has(group)) known.set(group, atom);
      return [atom, known.get(group)];
    }),
  );
};

/** Marks the nodes from which a match succeeds, however the text goes on. */
const markSuccess = (nodes, atoms) => {
  for (const node of nodes) node.succeeds = node.accepts || node.acceptsAtEnd;
  const goesOn = ({ next }) =>
    atoms.every((atom) => next.get(atom)?.some((target) => nodes[target].succeeds));
  for (let hasChanged = true; hasChanged;) {
    const failing = nodes.filter((node) => node.succeeds && !node.accepts && !goesOn(node));
    for (const node of failing) node.succeeds = false;
    hasChanged = failing.length > 0;
  }
};

/**
 * Where a matcher may be: behind a character that a state accepted, or still searching for the beginning of the match,
 * and which characters lead from there to where. The same target twice stands for two ways.
 */
export const graphOf = (automaton, isSearching) => {
  const atoms = atomsOf(automaton);
  const pasts = pastsOf(automaton, atoms);
  const nodes = [];
  const known = new Map();
  const nodeAt = (index, past) => {
    const key = `${index} ${past}`;
    if (!known.has(key)) {
      known.set(key, nodes.length);
      nodes.push({ index, past, next: new Map(), isSearching: index === null });
    }
    return known.get(key);
  };
  nodeAt(null, TEXT_START);
  for (const node of nodes) {
    const closure = new Closure(automaton, atoms);
    closure.visit(
      node.isSearching ? automaton.start : automaton.states[node.index].next,
      node.past,
    );
    node.accepts = closure.accepts && !node.isSearching;
    node.acceptsAtEnd = closure.acceptsAtEnd && !node.isSearching;
    const edges =
      node.isSearching && isSearching ? [{ index: null, atoms }, ...closure.edges] : closure.edges;
    for (const edge of edges)
      for (const atom of edge.atoms)
        node.next.set(atom, [...(node.next.get(atom) ?? []), nodeAt(edge.index, pasts.get(atom))]);
  }
  markSuccess(nodes, atoms);
  return nodes;
};
