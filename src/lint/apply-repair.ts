import { childOf, indexIn, pointerParts } from '../text/json-pointer.js';
import type { RepairData, RepairOperation } from './lint-finding.js';

/** The target of an operation does not exist. */
const FAILED = Symbol('failed');

const inList = (
  list: readonly unknown[],
  part: string,
  operation: RepairOperation,
): readonly unknown[] | typeof FAILED => {
  const end = part === '-' || part === String(list.length) ? list.length : null;
  const index = operation.op === 'add' ? (indexIn(list, part) ?? end) : indexIn(list, part);
  if (index === null) return FAILED;
  const inserted = operation.op === 'remove' ? [] : [operation.value];
  const removed = operation.op === 'add' ? 0 : 1;
  return [...list.slice(0, index), ...inserted, ...list.slice(index + removed)];
};

const inObject = (object: object, part: string, operation: RepairOperation): unknown => {
  if (operation.op !== 'add' && !Object.hasOwn(object, part)) return FAILED;
  if (operation.op !== 'remove') return { ...object, [part]: operation.value };
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== part));
};

const patched = (
  target: unknown,
  [part, ...rest]: readonly string[],
  operation: RepairOperation,
): unknown => {
  if (part === undefined) return operation.op === 'remove' ? FAILED : operation.value;
  if (typeof target !== 'object' || target === null) return FAILED;
  if (rest.length === 0) {
    return Array.isArray(target)
      ? inList(target, part, operation)
      : inObject(target, part, operation);
  }
  const child = patched(childOf(target, part), rest, operation);
  if (child === FAILED) return FAILED;
  const replacement = { op: 'replace', path: '', value: child } as const;
  return Array.isArray(target)
    ? inList(target, part, replacement)
    : inObject(target, part, replacement);
};

/**
 * Returns the input with the operations of a repair applied in order (RFC 6902). The input is what was linted: an embed,
 * or the text of an ad tag or of a document. It is not changed. When the target of an operation does not exist, the
 * input is returned as it is.
 */
export const applyRepair = <Input>(
  input: Input,
  { operations }: Pick<RepairData, 'operations'>,
): Input => {
  let result: unknown = input;
  for (const operation of operations) {
    const parts = pointerParts(operation.path);
    result = parts === null ? FAILED : patched(result, parts, operation);
    if (result === FAILED) return input;
  }
  return result as Input;
};
