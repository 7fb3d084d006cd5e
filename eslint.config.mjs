/**
 * Rules that need no types: raw HTML, inaccessible templates, long functions, unusual names. Those that need them, such
 * as floating promises, stand in .oxlintrc.json with unused names: Oxlint has the types four times as fast.
 */
import { defineConfig, globalIgnores } from 'eslint/config';
import compat from 'eslint-plugin-compat';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { linearPattern } from './scripts/lint/linear-pattern.mjs';
import { noLiteralSpread } from './scripts/lint/no-literal-spread.mjs';

const SOURCES = ['src/**/*.ts', 'components/**/*.ts', 'demo/**/*.ts'];
const TEMPLATES = ['src/player/**/*.ts', 'components/**/*.ts', 'demo/**/*.ts'];
const TESTS = ['test/**/*.ts'];
const BROWSER_TESTS = [
  'test/components/!(server)/**/*.ts',
  'test/components/*.ts',
  'test/src/{locales,player}/**/*.ts',
  'test/src/vast/!(node)/**/*.ts',
  'test/src/vast/*.ts',
];
const PURE = ['ad-tags', 'diagnosis', 'lint', 'render', 'resolve'].map(
  (folder) => `src/${folder}/**/*.ts`,
);

const SINKS =
  'innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe';

const LIT_TEMPLATE = 'TaggedTemplateExpression[tag.name=/^(html|svg)$/] TemplateElement';

/** Words that the field does not use: events are emitted, requests are sent, limits are MAX_. */
const DENIED_NAMES = [
  'tell told Told hear heard Heard say ask Wire rootWire Draw Meaning Journey Travel Means',
  'Terms StopCause mayHaveActed FreshRows barren PATIENCE Shapes shapesOf FilledOptions',
  'fillOptions AdQuestion Asker askForAds XmlQuestion XmlAnswer XmlFault WaitingTime',
  'LastResort takePlace keptManager KeptFocus FocusKeeper Resolution PlayerOrder Expecting',
  'playerArrival pressEnd Wishes StateMarks OwnSize ServedContent AdBreaks Breaks',
  'LinearBreak meantMethod folded Tally strike enlisting happenings LANES',
].flatMap((line) => line.split(' '));

const DENIED_PATTERNS =
  '^(MOST|LONGEST|LARGEST|DEEPEST)(_|$)|[Cc]olour|(^|[a-z])(Outcome|Grounds|Sight)$|[a-z]Place$';

/** Text must never become markup or code in the page that holds an element. */
const restrictedSyntax = [
  {
    selector: `Identifier[name=/${DENIED_PATTERNS}/]`,
    message: 'Name it in the words of the field: MAX_…, color, …Result, …Input, …Props, …Slot.',
  },
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Export by name: a default export has another name in every file.',
  },
  {
    selector: `MemberExpression[property.name=/^(${SINKS})$/]`,
    message: 'Text would become markup: use a lit template, textContent or replaceChildren.',
  },
  {
    selector: 'MemberExpression[object.name="document"][property.name=/^write(ln)?$/]',
    message: 'Text would become markup: use a lit template, textContent or replaceChildren.',
  },
  {
    selector: `${LIT_TEMPLATE}[value.raw=/\\.(innerHTML|outerHTML)\\s*=/]`,
    message: 'Text would become markup: use a child expression.',
  },
  {
    selector: `${LIT_TEMPLATE}[value.raw=/\\s(style|on[a-z]+)\\s*=/]`,
    message: 'A strict Content Security Policy refuses inline styles and handlers.',
  },
];

const restrictedImports = {
  patterns: [
    {
      regex: '^lit(-html)?/(directives/unsafe-|static-html)',
      message: 'Text would become markup.',
    },
    {
      regex: '^lit(-html)?/directives/style-map',
      message:
        'A strict Content Security Policy refuses style attributes: set properties by CSSOM.',
    },
  ],
};

/** The core takes the time and random numbers as input, so that any run can be replayed. */
const impure = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'The core does not read the clock: take the time from the viewer.',
  },
  {
    selector: 'MemberExpression[object.name="Date"][property.name="now"]',
    message: 'The core does not read the clock: take the time from the viewer.',
  },
  {
    selector: 'MemberExpression[object.name="Math"][property.name="random"]',
    message: 'The core does not generate random numbers: take them from the viewer.',
  },
];

/** All test files run in one process, so a hook outside of a suite would run for the tests of every file. */
const fileLevelHook = {
  selector: 'Program > ExpressionStatement > CallExpression[callee.name=/^(before|after)(Each)?$/]',
  message: 'Put the hook into a describe: the files of node:test share one process.',
};

const typescript = {
  files: ['**/*.ts'],
  extends: [tseslint.configs.strict, tseslint.configs.stylistic],
  rules: {
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-restricted-imports': ['error', restrictedImports],
    // An interface of its own gives a schema's type a short name in messages and editors.
    '@typescript-eslint/no-empty-object-type': [
      'error',
      { allowInterfaces: 'with-single-extends' },
    ],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'id-denylist': ['error', ...DENIED_NAMES],
    'max-lines': ['error', { max: 300 }],
    'no-console': 'error',
    'no-eval': 'error',
    'no-new-func': 'error',
    'no-restricted-syntax': ['error', ...restrictedSyntax],
    // Oxlint finds them in a tenth of the time.
    '@typescript-eslint/no-unused-vars': 'off',
    'object-shorthand': 'error',
    'prefer-template': 'error',
  },
};

/** Rules of this repository for all TypeScript. */
const everywhere = {
  files: ['**/*.ts'],
  plugins: {
    'media-embed': {
      rules: { 'linear-pattern': linearPattern, 'no-literal-spread': noLiteralSpread },
    },
  },
  rules: { 'media-embed/no-literal-spread': 'error' },
};

const sources = {
  files: SOURCES,
  rules: {
    'media-embed/linear-pattern': 'error',
    'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
  },
};

/** Tables, and the classes of elements with their documentation, are read entry by entry. */
const longFiles = {
  files: [
    'components/*/{media-embed,media-embed-code,media-embed-player,media-embed-preview}.ts',
    'components/ad-tag-debugger/{ad-tag-debugger,debugger-session}.ts',
    'src/player/playback/content.ts',
    'src/ad-tags/*-macros.ts',
    'src/diagnosis/verdict-parameters.ts',
    'src/lint/*/rules/*.ts',
  ],
  rules: { 'max-lines': ['error', { max: 400 }] },
};

const pure = {
  files: PURE,
  rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ...impure] },
};

const templates = {
  files: TEMPLATES,
  // The sandbox writes its pages with Hono's `html`.
  ignores: ['demo/sandbox/**'],
  extends: [
    lit.configs['flat/recommended'],
    wc.configs['flat/recommended'],
    litA11y.configs.recommended,
  ],
  // Safari takes the role away from a list without markers: `role="list"` gives it back.
  rules: { 'lit-a11y/no-redundant-role': 'off' },
};

/** What runs in pages may use only what every browser of `browserslist` in package.json has. */
const browsers = {
  files: SOURCES,
  ignores: ['src/cli/**', 'src/vast/node/**', 'components/server/**', 'demo/sandbox/**'],
  extends: [compat.configs['flat/recommended']],
};

/** The sandbox, the benchmarks and the size report print to a terminal. */
const terminal = {
  files: [
    'demo/sandbox/**/*.ts',
    'test/benchmarks/**/*.ts',
    'test/fuzz/print-fuzz.ts',
    'test/repository/print-sizes.ts',
  ],
  rules: { 'no-console': 'off' },
};

const tests = {
  files: TESTS,
  ignores: [...BROWSER_TESTS, 'test/end-to-end/**'],
  rules: {
    'max-lines': ['error', { max: 400 }],
    'no-restricted-syntax': ['error', ...restrictedSyntax, fileLevelHook],
  },
};

/** chai's assertions are expressions: `expect(element).to.exist`. */
const browserTests = {
  files: BROWSER_TESTS,
  rules: {
    'max-lines': ['error', { max: 400 }],
    '@typescript-eslint/no-unused-expressions': 'off',
  },
};

const scripts = {
  files: ['**/*.mjs'],
  extends: [tseslint.configs.recommended],
  // Some of their functions run in a page.
  languageOptions: { globals: { ...globals.node, ...globals.browser } },
  rules: {
    eqeqeq: 'error',
    'max-lines': ['error', { max: 300 }],
    'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
    'no-undef': 'error',
    'object-shorthand': 'error',
    'prefer-template': 'error',
  },
};

export default defineConfig(
  // The types of these tools are installed only for their own tests.
  globalIgnores([
    '.build/',
    '.cache/',
    '.sandbox/',
    '**/dist/',
    'coverage/',
    'src/messages/generated/',
    '**/.next/',
    'integrations/hosts/built/',
    'integrations/servers/built/',
    'integrations/runtimes/built/',
    'integrations/frameworks/*/',
    'integrations/*/documented-code/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  typescript,
  everywhere,
  sources,
  longFiles,
  pure,
  templates,
  browsers,
  terminal,
  tests,
  browserTests,
  scripts,
);
