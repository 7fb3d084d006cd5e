/**
 * Finds a text for which a regular expression takes more than linear time. If a node P can be kept and also led to
 * another node Q by a text by which Q is kept as well, a matcher that fails tries Q from each repetition of the text: time
 * in proportion to the square of the length at least (Weber and Seidl, 1991). P may be the search for the beginning.
 */
import { automatonOf } from './pattern-automaton.mjs';
import { graphOf, SEARCHING } from './pattern-graph.mjs';

/** By node, the nodes that a text leads to. */
const reachableFrom = (nodes) =>
  nodes.map((_, start) => {
    const found = new Set();
    const waiting = [start];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
      for (const target of [...nodes[at].next.values()].flat())
        if (!found.has(target)) {
          found.add(target);
          waiting.push(target);
        }
    return found;
  });

/** The atoms of the shortest way of a search in breadth from `start`; null if there is none. */
const shortestWay = (start, stepsFrom, isGoal) => {
  const queue = [{ position: start, atom: null, from: null }];
  const seen = new Set([start.join()]);
  for (const step of queue) {
    for (const [atom, position] of stepsFrom(step.position)) {
      if (isGoal(position)) {
        const way = [atom];
        for (let back = step; back.from !== null; back = back.from) way.unshift(back.atom);
        return way;
      }
      const key = position.join();
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ position, atom, from: step });
    }
  }
  return null;
};

const wayTo = (nodes, goal) =>
  goal === SEARCHING
    ? []
    : shortestWay(
        [SEARCHING],
        ([at]) =>
          [...nodes[at].next].flatMap(([atom, targets]) =>
            targets.map((target) => [atom, [target]]),
          ),
        ([at]) => at === goal,
      );

/** The text that keeps P, leads from P to Q, and keeps Q without ever allowing the match to succeed. */
const repeatedWay = (nodes, reachable, p, q) => {
  const isAround = (node, center) => reachable[node].has(center) && reachable[center].has(node);
  const targetsOf = (node, atom, filter) => (nodes[node].next.get(atom) ?? []).filter(filter);
  function* stepsFrom([kept, led, last]) {
    for (const atom of nodes[kept].next.keys())
      for (const a of targetsOf(kept, atom, (node) => isAround(node, p)))
        for (const c of targetsOf(last, atom, (node) => isAround(node, q) && !nodes[node].succeeds))
          for (const b of targetsOf(led, atom, (node) => node === q || reachable[node].has(q)))
            yield [atom, [a, b, c]];
  }
  return shortestWay([p, p, q], stepsFrom, ([a, b, c]) => a === p && b === q && c === q);
};

/** An atom by which a node comes to the same node in two ways. */
const doubleWay = (nodes, reachable, q) =>
  [...nodes[q].next].find(([, targets]) =>
    targets.some(
      (target, at) =>
        reachable[target].has(q) && !nodes[target].succeeds && targets.indexOf(target) !== at,
    ),
  )?.[0];

/** What comes before and what is repeated, in atoms; null if every text takes linear time. */
const slowWays = (nodes) => {
  const reachable = reachableFrom(nodes);
  const cyclic = [...nodes.keys()].filter((node) => reachable[node].has(node));
  for (const q of cyclic) {
    if (nodes[q].succeeds || nodes[q].isSearching) continue;
    const atom = doubleWay(nodes, reachable, q);
    if (atom !== undefined) return [wayTo(nodes, q), [atom]];
    for (const p of cyclic) {
      const way = p !== q && reachable[p].has(q) ? repeatedWay(nodes, reachable, p, q) : null;
      if (way !== null) return [wayTo(nodes, p), way];
    }
  }
  return null;
};

/** A text for which the expression is slow, as code with `n` for a large number; null if there is none. */
export const slowText = (source, flags) => {
  const automaton = automatonOf(source, flags);
  if (automaton.endlessLookbehind) return `a text that ${automaton.endlessLookbehind} reads back`;
  // A sticky expression is tried at one position.
  const ways = slowWays(graphOf(automaton, !flags.includes('y')));
  if (ways === null) return null;
  const [prefix, repeated] = ways.map((atoms) =>
    JSON.stringify(atoms.map((atom) => automaton.samples[atom]).join('')),
  );
  return `${prefix} + ${repeated}.repeat(n) + "\\0"`;
};
