import type { Repair } from '../../../../src/lint/lint-finding.js';

/** A text after a repair that replaces it as a whole. */
export const repairedText = (repair: Repair): string => {
  const [operation, ...more] = repair.operations;
  if (operation?.op !== 'replace' || operation.path !== '' || more.length > 0)
    throw new Error('The repair does not replace the whole text.');
  return String(operation.value);
};
