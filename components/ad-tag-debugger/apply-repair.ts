import type { Repair, RepairOperation } from '../../src/lint/lint-finding.js';
import type { DebuggerInput } from './expand-input.js';

type Container = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

const partsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

const isUnsafe = (key: string): boolean => key === '__proto__';

/** Changes one member of a copied list or object; returns null if the list or object has no such member. */
const changeMember = (
  container: Container,
  key: string,
  operation: RepairOperation,
): Container | null => {
  if (Array.isArray(container)) {
    const index = key === '-' ? container.length : Number(key);
    const last = operation.op === 'add' ? container.length : container.length - 1;
    if (!Number.isInteger(index) || index < 0 || index > last) return null;
    const copy = [...(container as readonly unknown[])];
    if (operation.op === 'remove') copy.splice(index, 1);
    else copy.splice(index, operation.op === 'add' ? 0 : 1, operation.value);
    return copy;
  }
  if (operation.op !== 'add' && !Object.hasOwn(container, key)) return null;
  if (operation.op === 'remove')
    return Object.fromEntries(Object.entries(container).filter(([name]) => name !== key));
  return { ...container, [key]: operation.value };
};

/** The value with an operation applied at a path, as a copy; null if the path does not exist. */
const applyAt = (
  value: unknown,
  [key, ...rest]: readonly string[],
  operation: RepairOperation,
): { readonly value: unknown } | null => {
  if (key === undefined) return operation.op === 'remove' ? null : { value: operation.value };
  if (!isContainer(value) || isUnsafe(key)) return null;
  if (rest.length === 0) {
    const changed = changeMember(value, key, operation);
    return changed && { value: changed };
  }
  if (!Object.hasOwn(value, key)) return null;
  const inner = applyAt((value as Record<string, unknown>)[key], rest, operation);
  if (inner === null) return null;
  return Array.isArray(value)
    ? { value: value.map((item: unknown, index) => (String(index) === key ? inner.value : item)) }
    : { value: { ...value, [key]: inner.value } };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** The input as text. An embed is indented JSON. */
export const inputText = (input: DebuggerInput): string =>
  typeof input === 'string' ? input : JSON.stringify(input, null, 2);

/**
 * Applies a repair to an input, and returns the repaired input as text; null if it does not fit the input. An empty
 * path is the whole text; other paths are JSON Pointers into the embed.
 */
export const applyRepair = (input: DebuggerInput, { operations }: Repair): string | null => {
  const isText = operations.every(({ path }) => path === '');
  let value: unknown = isText ? inputText(input) : input;
  if (!isText && typeof input === 'string') value = parsed(input);
  for (const operation of operations) {
    const result = applyAt(value, partsOf(operation.path), operation);
    if (result === null) return null;
    ({ value } = result);
  }
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
};
