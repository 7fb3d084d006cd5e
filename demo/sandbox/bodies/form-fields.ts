import { Failure } from '../failure.js';
import type { WireObject } from '../object-kind.js';

/** One field of a form: its name as sent, for example `replace_rules[0][subject]`, and its value. */
export type FormEntry = readonly [name: string, value: string];

/** Ours: what a list or an object of a form may hold, and how deep it may be. */
const MOST_ITEMS = 1000;
const DEEPEST = 8;

interface Branch {
  readonly children: Map<string, Node>;
}

type Node = string | Branch;

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

const refused = (name: string, what: string): Failure =>
  new Failure(400, `The form field ${JSON.stringify(name.slice(0, 80))} ${what}.`);

/** `a[0][b]` → a, 0, b. */
const segmentsOf = (name: string): readonly string[] => {
  const [, first = '', rest = ''] = NAME.exec(name) ?? [];
  const segments = rest === '' ? [first] : [first, ...rest.slice(1, -1).split('][')];
  if (first === '' || segments.length > DEEPEST) throw refused(name, 'has a malformed name');
  return segments;
};

const add = (root: Branch, [name, value]: FormEntry): void => {
  const segments = segmentsOf(name);
  let branch = root;
  for (const [at, written] of segments.entries()) {
    const segment = written === '' ? String(branch.children.size) : written;
    const existing = branch.children.get(segment);
    const isLast = at === segments.length - 1;
    if (typeof existing === 'string' || (isLast && existing !== undefined))
      throw refused(name, 'is given twice');
    if (branch.children.size >= MOST_ITEMS) throw refused(name, 'has too many items');
    const next: Node = isLast ? value : (existing ?? { children: new Map() });
    branch.children.set(segment, next);
    if (typeof next !== 'string') branch = next;
  }
};

/** Numbers from 0 without a gap make a list, anything else an object. */
const valueOf = (node: Node): unknown => {
  if (typeof node === 'string') return node;
  const { children } = node;
  const isList = [...children.keys()].every((_, at) => children.has(String(at)));
  return isList
    ? [...children.keys()].map((_, at) => valueOf(children.get(String(at)) ?? ''))
    : fieldsOf(node);
};

const fieldsOf = ({ children }: Branch): WireObject =>
  Object.fromEntries([...children].map(([name, child]) => [name, valueOf(child)]));

/**
 * The fields of a form. Lists and objects are spelled out: `name[0]`, `name[]`, `name[0][subject]`
 * (platform facts 10). Throws Failure 400 for a malformed name and for one that is given twice.
 */
export const formFields = (entries: Iterable<FormEntry>): WireObject => {
  const root: Branch = { children: new Map() };
  for (const entry of entries) add(root, entry);
  return fieldsOf(root);
};
