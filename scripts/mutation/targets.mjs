/** The folders whose tests are measured with mutants. */

/**
 * `name`: of the command; `sources`: what is mutated; `tests`: what has to notice; `reloaded`: what imports the mutated
 * modules, and is therefore loaded again for each mutant.
 */
export const TARGETS = [
  {
    name: 'resolve',
    sources: ['src/resolve'],
    tests: ['test/src/resolve'],
    reloaded: ['src/resolve', 'test/src/resolve'],
  },
  {
    name: 'ad-tags',
    sources: ['src/ad-tags'],
    tests: ['test/src/ad-tags'],
    reloaded: ['src/ad-tags', 'src/resolve', 'test/src/ad-tags'],
  },
  {
    name: 'render',
    sources: ['src/render'],
    tests: ['test/src/render', 'test/src/publish'],
    reloaded: ['src/render', 'src/publish', 'test/src/render', 'test/src/publish'],
  },
  {
    name: 'lint',
    sources: ['src/lint'],
    tests: ['test/src/lint'],
    reloaded: ['src/lint', 'test/src/lint'],
  },
  {
    name: 'vast-lint',
    sources: ['src/lint/response'],
    tests: ['test/src/lint/response'],
    reloaded: ['src/vast', 'test/src/vast'],
  },
  {
    name: 'vast-choice',
    sources: [
      'play',
      'inspect/ad-inspector',
      'read/resolved-ad',
      'request/candidate-resolver',
      'request/request-waterfall',
      'request/wrapper-limit',
    ].map((name) => `src/vast/${name}`),
    // Of the tests of Chromium, those that need no DOM.
    tests: ['node', 'play'].map((name) => `test/src/vast/${name}`),
    reloaded: ['src/vast', 'test/src/vast'],
  },
];

/** Characters at the beginning that two names share. */
const shared = (one, other) => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

const nameOf = (path) => path.replace(/^.*\//, '').replace(/(?:\.test)?\.js$/, '');

/** Tests in the order in which they probably notice a change of a module: first the test of the module itself. */
export const byLikelihood = (tests, module) =>
  [...tests].sort(
    (one, other) => shared(nameOf(other), nameOf(module)) - shared(nameOf(one), nameOf(module)),
  );
