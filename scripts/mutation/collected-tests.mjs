/** Stands in for node:test: collects the tests of a file, which can then be run in this process. */

/** The tests since the last call of `takeTests`, in order; a suite's hooks are a test before its own. */
globalThis.collectedTests ??= [];

const functionOf = (parameters) => parameters.find((each) => typeof each === 'function');

export const test = (...parameters) => {
  const run = functionOf(parameters);
  if (run !== undefined) globalThis.collectedTests.push(run);
};
export const it = test;
export const before = test;
export const after = () => undefined;
export const describe = (...parameters) => functionOf(parameters)?.({});
/** Of the module that this one stands in for, which an import would not reach. */
export const { mock } = process.getBuiltinModule('node:test');
export default test;

/** The functions that tests of Chromium have without an import. */
Object.assign(globalThis, { describe, it });
