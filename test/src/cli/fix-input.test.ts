import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { UsageError } from '../../../src/cli/cli-error.js';
import { fixModeOf, fixReports } from '../../../src/cli/fix-input.js';
import type { Input } from '../../../src/cli/input.js';
import type { InputReport, ReportedFinding } from '../../../src/cli/report.js';
import type { RepairOperation } from '../../../src/lint/lint-finding.js';
import { assertLinearTime } from '../../timing/linear-time.js';
import { runBuiltCommand } from './run-built-command.js';

/** A rule of a test: the operations that repair a value, or null if there is nothing to repair. */
type Rule = (json: Readonly<Record<string, unknown>>) => readonly RepairOperation[] | null;

const finding = (id: string, operations: readonly RepairOperation[]): ReportedFinding => ({
  id,
  params: {},
  severity: 'warning',
  path: '',
  message: 'Found.',
  remedy: 'Repair it.',
  repair: { id: 'repair-test', params: {}, label: id, operations },
});

const inputOf = (text: string): Input => ({ name: 'standard input', from: 'stdin', text });

/** What `--fix` makes of JSON with these rules: the text, and what it did in order. */
const fixed = async (text: string, rules: Readonly<Record<string, Rule>>) => {
  const lint = (input: Input): readonly InputReport[] => {
    const json = JSON.parse(input.text) as Readonly<Record<string, unknown>>;
    return [
      {
        input,
        kind: 'embed',
        place: { base: '', omitted: '' },
        data: {},
        lines: [],
        findings: Object.entries(rules).flatMap(([id, rule]) => {
          const operations = rule(json);
          return operations === null ? [] : [finding(id, operations)];
        }),
      },
    ];
  };
  const [report] = await fixReports(inputOf(text), lint(inputOf(text)), 'print', lint);
  return { text: report?.verbatim, repairs: report?.data['repairs'] };
};

const unwanted =
  (name: string): Rule =>
  (json) =>
    name in json ? [{ op: 'remove', path: `/${name}` }] : null;

describe('fixReports', () => {
  it('removes members beside each other, and all of them', async () => {
    const rules = { a: unwanted('a'), b: unwanted('b'), c: unwanted('c') };
    assert.deepEqual(JSON.parse((await fixed('{"a":1,"b":2,"c":3,"d":4}', rules)).text ?? ''), {
      d: 4,
    });
    assert.deepEqual(JSON.parse((await fixed('{"a":1,"b":2,"c":3}', rules)).text ?? ''), {});
  });

  it('repairs a value twice when both repairs are about it', async () => {
    const trim: Rule = ({ a }) =>
      typeof a === 'string' && a !== a.trim()
        ? [{ op: 'replace', path: '/a', value: a.trim() }]
        : null;
    const lower: Rule = ({ a }) =>
      typeof a === 'string' && a !== a.toLowerCase()
        ? [{ op: 'replace', path: '/a', value: a.toLowerCase() }]
        : null;
    assert.deepEqual(await fixed('{"a": " X "}', { trim, lower }), {
      text: '{"a": "x"}',
      repairs: ['trim', 'lower'],
    });
  });

  it('carries out repairs of several operations, one at a time', async () => {
    const move: Rule = (json) =>
      'a' in json
        ? [
            { op: 'remove', path: '/a' },
            { op: 'replace', path: '/b', value: json['a'] },
          ]
        : null;
    assert.deepEqual(await fixed('{"a": "x", "b": 1}', { move }), {
      text: '{"b": "x"}',
      repairs: ['move'],
    });
  });

  it('ends when repairs undo each other', async () => {
    const rules = {
      on: (({ a }) => (a === 1 ? [{ op: 'replace', path: '/a', value: 2 }] : null)) as Rule,
      off: (({ a }) => (a === 2 ? [{ op: 'replace', path: '/a', value: 1 }] : null)) as Rule,
    };
    assert.deepEqual(await fixed('{"a": 1}', rules), { text: '{"a": 2}', repairs: ['on'] });
  });
});

/** What `--fix` makes of a text whose every "x" is a finding, with a repair of the whole text; and how often it lints. */
const fixedText = async (text: string) => {
  let passes = 0;
  const lint = (input: Input): readonly InputReport[] => {
    passes += 1;
    const places = Array.from(input.text.matchAll(/x/g), ({ index }) => index);
    const findings = places.map((at) => {
      const value = `${input.text.slice(0, at)}-${input.text.slice(at + 1)}`;
      return finding('x', [{ op: 'replace', path: '', value }]);
    });
    return [{ input, kind: 'vast', data: {}, lines: [], findings }];
  };
  const [report] = await fixReports(inputOf(text), lint(inputOf(text)), 'print', lint);
  return { text: report?.verbatim, passes };
};

describe('fixReports of texts', () => {
  it('makes all repairs in one pass that are apart from one another', async () => {
    assert.deepEqual(await fixedText('x--x,'.repeat(80)), { text: '----,'.repeat(80), passes: 2 });
  });

  it('makes repairs beside one another in several passes', async () => {
    assert.deepEqual(await fixedText('xxx'), { text: '---', passes: 3 });
  });

  it('takes linear time for repairs of a long text', async () => {
    await assertLinearTime((length) => fixedText(`x${'-'.repeat(length)}x`), 1_000_000);
  });
});

describe('fixModeOf', () => {
  const mode = (flags: readonly string[], inputs: readonly string[]) =>
    fixModeOf({ fix: flags.includes('fix'), write: flags.includes('write') }, inputs);

  it('prints one repaired text, and writes any number of files', () => {
    assert.equal(mode([], ['a', 'b']), 'none');
    assert.equal(mode(['fix'], ['a']), 'print');
    assert.equal(mode(['fix', 'write'], ['a', 'b']), 'write');
    assert.throws(() => mode(['fix'], ['a', 'b']), UsageError);
    assert.throws(() => mode(['write'], ['a']), UsageError);
  });
});

describe('files that --write repairs', () => {
  const TEXT = 'https://ads.example/vast?title=caf\u00e9 bar&amp;cb=[CACHEBUSTING]\n';

  /** What `--fix --write` says about a file of these bytes, and the bytes after it. */
  const written = (bytes: Uint8Array) => {
    const folder = mkdtempSync(join(tmpdir(), 'media-embed-write-'));
    try {
      writeFileSync(join(folder, 'tag.txt'), bytes);
      const run = runBuiltCommand(['lint', '--fix', '--write', 'tag.txt'], { cwd: folder });
      return { ...run, bytes: readFileSync(join(folder, 'tag.txt')) };
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  const OTHER_ENCODINGS = {
    'Windows-1252': Buffer.from(TEXT, 'latin1'),
    'UTF-16': Buffer.from(`\ufeff${TEXT}`, 'utf16le'),
    'UTF-8 that is cut within a character': Buffer.from(`${TEXT}\u00e9`).subarray(0, -1),
  };
  for (const [name, bytes] of Object.entries(OTHER_ENCODINGS))
    it(`stay as they are if they are ${name}, and the command says so`, () => {
      const run = written(bytes);
      assert.ok(run.bytes.equals(bytes));
      assert.match(run.stderr, /^error: tag\.txt is not UTF-8/);
      assert.equal(run.code, 2);
    });

  it('are repaired if they are UTF-8, with and without a byte order mark', () => {
    for (const mark of ['', '\ufeff']) {
      const run = written(Buffer.from(`${mark}${TEXT}`));
      assert.match(run.bytes.toString(), /^https:\S+\?title=caf\S+&cb=/);
      assert.equal(run.stderr, '');
    }
  });
});
