import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { UsageError } from '../../../src/cli/cli-error.js';
import { type OptionTable, POSITIVE } from '../../../src/cli/options.js';
import { parseCommandLine } from '../../../src/cli/parse-command-line.js';

const OPTIONS = {
  page: { value: '<url>', description: 'a page' },
  output: { value: '<file>', short: 'o', description: 'a file' },
  value: { value: '<text>', multiple: true, description: 'values' },
  rate: { ...POSITIVE, default: '4', description: 'a number' },
  fix: { description: 'a flag' },
} as const satisfies OptionTable;

const parse = (...args: readonly string[]) => {
  const { values, given, inputs } = parseCommandLine(args, OPTIONS);
  return { ...values, given: [...given], inputs };
};

const REFUSED: readonly (readonly [args: readonly string[], message: string])[] = [
  [['--pages'], 'There is no option --pages: use --help to list the options.'],
  [['-x'], 'There is no option -x: use --help to list the options.'],
  [['--constructor', 'a'], 'There is no option --constructor: use --help to list the options.'],
  [['--fix=yes'], '--fix takes no value: remove "=yes".'],
  [
    ['--page'],
    '--page has no value: write --page <url>, or --page=… if the value starts with a hyphen.',
  ],
  [['-o', '--fix'], '-o has no value: write -o <file>, or -o=… if the value starts with a hyphen.'],
  [['--rate', '0'], '--rate is "0": give a number above 0.'],
  [['--page', 'a', '--page', 'b'], '--page is there twice: remove one of the two.'],
];

describe('parseCommandLine', () => {
  it('reads options in any order, with their values beside or behind them', () => {
    assert.deepEqual(
      parse('a', '--page=-1', '-o', 'x', '--fix', '-', '--value', '1', '--value=2'),
      {
        page: '-1',
        output: 'x',
        value: ['1', '2'],
        rate: 4,
        fix: true,
        given: ['page', 'output', 'fix', 'value'],
        inputs: ['a', '-'],
      },
    );
  });

  it('reads everything after -- as inputs', () => {
    const { given, inputs } = parse('--', '--fix', '-a.json');
    assert.deepEqual({ given, inputs }, { given: [], inputs: ['--fix', '-a.json'] });
  });

  for (const [args, message] of REFUSED)
    it(`refuses ${args.join(' ')}`, () => {
      assert.throws(() => parse(...args), new UsageError(message));
    });
});
