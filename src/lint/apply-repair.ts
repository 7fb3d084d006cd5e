import { childOf, indexIn, pointerParts } from '../text/json-pointer.js';
import type { RepairData, RepairOperation } from './lint-finding.js';

/** The target of an operation does not exist. */
const FAILED = Symbol('failed');

/** The list or object with the part replaced or removed. */
const withPart = (target: object, part: string, operation: RepairOperation): unknown => {
  const isRemoved = operation.op === 'remove';
  if (Array.isArray(target)) {
    const index = indexIn(target, part);
    if (index === null) return FAILED;
    const list = [...(target as readonly unknown[])];
    list.splice(index, 1, ...(isRemoved ? [] : [operation.value]));
    return list;
  }
  if (!Object.hasOwn(target, part)) return FAILED;
  if (!isRemoved) return { ...target, [part]: operation.value };
  return Object.fromEntries(Object.entries(target).filter(([name]) => name !== part));
};

const patched = (
  target: unknown,
  [part, ...rest]: readonly string[],
  operation: RepairOperation,
): unknown => {
  if (part === undefined) return operation.op === 'remove' ? FAILED : operation.value;
  if (typeof target !== 'object' || target === null) return FAILED;
  if (rest.length === 0) return withPart(target, part, operation);
  const child = patched(childOf(target, part), rest, operation);
  return child === FAILED
    ? FAILED
    : withPart(target, part, { op: 'replace', path: '', value: child });
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
