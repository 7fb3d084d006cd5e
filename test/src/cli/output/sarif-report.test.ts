import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import Ajv, { type ErrorObject } from 'ajv';
import { sarifReport } from '../../../../src/cli/output/sarif-report.js';
import type { InputReport, ReportedFinding } from '../../../../src/cli/report.js';
import type { Repair } from '../../../../src/lint/lint-finding.js';

const require = createRequire(import.meta.url);

const readPackageFile = (path: string): object =>
  JSON.parse(readFileSync(require.resolve(path), 'utf8')) as object;

/** The schema is of JSON Schema draft 4, which has `id` instead of `$id`. */
const compileSchema = () => {
  const ajv = new Ajv({ schemaId: 'auto', meta: false, unknownFormats: ['uri-reference'] });
  ajv.addMetaSchema(readPackageFile('ajv/lib/refs/json-schema-draft-04.json'));
  return ajv.compile(readPackageFile('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'));
};

const validate = compileSchema();

const errorsOf = (log: unknown): readonly ErrorObject[] => {
  void validate(JSON.parse(JSON.stringify(log)));
  return validate.errors ?? [];
};

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

const snapshots = join(root, 'test/src/cli/snapshots');

/** What the commands wrote. */
const logs = readdirSync(snapshots)
  .filter((name) => name.endsWith('-sarif.txt'))
  .map((name) => /^\{[^]*^\}/m.exec(readFileSync(join(snapshots, name), 'utf8'))?.[0] ?? '');

const finding = (id: string, more: Partial<ReportedFinding> = {}): ReportedFinding => ({
  id,
  params: {},
  severity: 'error',
  path: '/preroll/0/source_url',
  message: 'The ad tag is empty.',
  remedy: 'Set the tag.',
  ...more,
});

const TEXT = '{\n  "preroll": [{ "source_url": " https://ads.example/ " }]\n}';

const report = (more: Partial<InputReport>): InputReport => ({
  input: { name: 'embeds/über uns.json', from: 'file', text: TEXT },
  kind: 'embed',
  place: { base: '', omitted: '' },
  range: { start: 0, end: TEXT.length },
  findings: [],
  data: {},
  lines: [],
  ...more,
});

const logOf = (...inputs: readonly InputReport[]) => {
  const failures = [{ input: 'a.json', cause: 'input', message: 'a.json is a folder.' }] as const;
  const log = sarifReport({ command: 'lint', version: '1.2.3', inputs, failures });
  assert.deepEqual(errorsOf(log), []);
  const [run] = log.runs;
  assert.ok(run);
  return run;
};

const TRIM: Repair = {
  id: 'repair-test',
  params: {},
  label: 'Remove the spaces.',
  operations: [{ op: 'replace', path: '/preroll/0/source_url', value: 'https://ads.example/' }],
};

describe('sarifReport', () => {
  it('is refused by the schema if something is missing, so that the schema is known to work', () => {
    const log = { version: '2.1.0', runs: [{ tool: { driver: {} } }] };
    assert.deepEqual(
      errorsOf(log).map(({ message }) => message),
      ["should have required property 'name'"],
    );
  });

  it('is accepted by the schema for every command that writes one', () => {
    assert.ok(logs.length > 3);
    for (const log of logs)
      assert.deepEqual(errorsOf(JSON.parse(log.replace('"VERSION"', '"1.2.3"'))), []);
  });

  it('refers to sections of the documentation that exist', () => {
    const pattern = /docs\/lint-rules\.md#([\w-]+)/g;
    const ids = logs.flatMap((log) => [...log.matchAll(pattern)].map(([, id = '']) => id));
    assert.ok(ids.length > 10);
    const page = readFileSync(join(root, 'docs/lint-rules.md'), 'utf8');
    assert.deepEqual(
      [...new Set(ids)].filter((id) => !page.includes(`\n### ${id}\n`)),
      [],
    );
  });

  it('has a region and a JSON Pointer for a finding in a file', () => {
    const { results } = logOf(report({ findings: [finding('tag-empty')] }));
    assert.deepEqual(results[0]?.locations, [
      {
        physicalLocation: {
          artifactLocation: { uri: 'embeds/%C3%BCber%20uns.json' },
          region: { startLine: 2, startColumn: 31, endLine: 2, endColumn: 55 },
        },
        logicalLocations: [
          { name: 'source_url', fullyQualifiedName: '/preroll/0/source_url', kind: 'value' },
        ],
      },
    ]);
  });

  it('has a region in standard input, and no location in an argument', () => {
    const stdin = report({ findings: [finding('a')] });
    const tag = { name: 'https://a.example', from: 'argument', text: 'https://a.example' } as const;
    const { results } = logOf(
      { ...stdin, input: { ...stdin.input, from: 'stdin' } },
      report({ kind: 'ad-tag', input: tag, findings: [finding('b', { path: '' })] }),
    );
    assert.deepEqual(
      results.map(({ locations }) => locations.map((location) => Object.keys(location))),
      [[['physicalLocation', 'logicalLocations']], []],
    );
  });

  it('has one rule for all findings of the same id, and refers to it', () => {
    const { results, tool } = logOf(
      report({ findings: [finding('a'), finding('b', { severity: 'info' }), finding('a')] }),
      report({ findings: [finding('b', { severity: 'info' })] }),
    );
    const { rules } = tool.driver;
    assert.deepEqual(
      results.map(({ ruleIndex, level }) => [rules[ruleIndex]?.id, level]),
      [
        ['a', 'error'],
        ['b', 'note'],
        ['a', 'error'],
        ['b', 'note'],
      ],
    );
    assert.equal(rules.length, 2);
  });

  it('refers to the documentation of lint rules', () => {
    const { tool } = logOf(report({ findings: [finding('a', { stage: 'template' })] }));
    assert.match(tool.driver.rules[0]?.help.text ?? '', /docs\/lint-rules\.md#a/);
  });

  it('has the repair of a finding as the replacement of a region', () => {
    const { results } = logOf(report({ findings: [finding('tag-whitespace', { repair: TRIM })] }));
    assert.deepEqual(results[0]?.fixes, [
      {
        description: { text: 'Remove the spaces.' },
        artifactChanges: [
          {
            artifactLocation: { uri: 'embeds/%C3%BCber%20uns.json' },
            replacements: [
              {
                deletedRegion: { startLine: 2, startColumn: 31, endLine: 2, endColumn: 55 },
                insertedContent: { text: '"https://ads.example/"' },
              },
            ],
          },
        ],
      },
    ]);
  });

  /** The text after a fix. */
  const fixedText = (text: string, repair: Repair): string | undefined => {
    const { results } = logOf(
      report({
        input: { name: 'a.json', from: 'file', text },
        range: { start: 0, end: text.length },
        findings: [finding('a', { repair })],
      }),
    );
    const [replacement, ...rest] = results[0]?.fixes?.[0]?.artifactChanges[0]?.replacements ?? [];
    if (replacement === undefined) return undefined;
    assert.deepEqual(rest, []);
    const {
      startLine,
      startColumn,
      endLine = startLine,
      endColumn = 0,
    } = replacement.deletedRegion;
    const lines = text.split('\n');
    const offset = (line: number, column: number): number =>
      lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
    return (
      text.slice(0, offset(startLine, startColumn)) +
      replacement.insertedContent.text +
      text.slice(offset(endLine, endColumn))
    );
  };

  it('has a repair of several operations as one replacement, whose result is that of the repair', () => {
    const text = '{\n  "a": [1, 2, 3],\n  "b": "😀",\n  "c": true\n}';
    const repair: Repair = {
      id: 'repair-test',
      params: {},
      label: 'Repair it.',
      operations: [
        { op: 'remove', path: '/a/0' },
        { op: 'remove', path: '/a/0' },
        { op: 'replace', path: '/b', value: '😁' },
      ],
    };
    assert.equal(fixedText(text, repair), '{\n  "a": [3],\n  "b": "😁",\n  "c": true\n}');
  });

  it('has no fix if one of several operations does not fit', () => {
    const repair: Repair = {
      id: 'repair-test',
      params: {},
      label: 'Repair it.',
      operations: [
        { op: 'remove', path: '/a' },
        { op: 'remove', path: '/a' },
      ],
    };
    assert.equal(fixedText('{"a": 1, "b": 2}', repair), undefined);
  });

  it('says that an input could not be processed', () => {
    assert.deepEqual(logOf().invocations, [
      {
        executionSuccessful: false,
        toolExecutionNotifications: [{ level: 'error', message: { text: 'a.json is a folder.' } }],
      },
    ]);
  });
});
