import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { UsageError } from '../../../src/cli/cli-error.js';
import { CONTEXT_OPTIONS } from '../../../src/cli/options.js';
import { parseCommandLine } from '../../../src/cli/parse-command-line.js';
import { contextOf } from '../../../src/cli/viewer-options.js';

const context = (...args: readonly string[]) =>
  contextOf(parseCommandLine(args, CONTEXT_OPTIONS).values, {
    now: () => 1_000,
    random: () => 0.5,
  });

const REFUSED: readonly (readonly [args: readonly string[], message: string])[] = [
  [
    ['--page', 'news.example/story'],
    '--page is "news.example/story": give an absolute URL, such as https://news.example/story.',
  ],
  [
    ['--now', 'tomorrow'],
    '--now is "tomorrow": give a time such as 2026-05-04T10:30:00Z, or milliseconds since 1970.',
  ],
  [['--random', '1'], '--random is "1": give a number that is at least 0 and below 1.'],
  [['--random='], '--random is "": give a number that is at least 0 and below 1.'],
  [['--values', 'IFA'], '--values is "IFA": give a name, = and the value, such as IFA=1.'],
  [['--gdpr', 'yes'], '--gdpr is "yes": use one of 0, 1.'],
];

describe('contextOf', () => {
  it('has the time and the random number of the terminal, and nothing that is unknown', () => {
    assert.deepEqual(context(), { device: 'desktop', now: 1_000, random: 0.5 });
  });

  it('has what the command line says', () => {
    const args = [
      '--device',
      'mobile',
      '--page',
      'https://news.example/',
      '--consent',
      'CQ',
      '--gdpr=0',
      '--values',
      'IFA=1=2',
      '--values',
      'cb=',
      '--now',
      '5',
      '--random',
      '0.25',
    ];
    assert.deepEqual(context(...args), {
      device: 'mobile',
      page: { url: 'https://news.example/' },
      consent: { tcString: 'CQ', gdprApplies: false },
      values: { IFA: '1=2', cb: '' },
      now: 5,
      random: 0.25,
    });
  });

  for (const [args, message] of REFUSED)
    it(`refuses ${args.join(' ')}`, () => {
      assert.throws(() => context(...args), new UsageError(message));
    });
});
