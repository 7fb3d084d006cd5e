import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toJSONSchema } from 'zod';
import { AuditRulesSchema } from '../../../src/audit/audit-files.js';
import { AuditFileError, readAcceptedFindings, readAuditRules } from '../../../src/audit/index.js';
import { readJson } from '../../repository/project.js';

const mistakes = (read: () => unknown): readonly string[] => {
  try {
    read();
  } catch (error) {
    assert.ok(error instanceof AuditFileError);
    return error.findings.map(({ path, message }) => `${path} ${message}`);
  }
  return [];
};

describe('the files of an audit', () => {
  it('name every mistake with its JSON Pointer and what was probably meant', () => {
    const found = mistakes(() =>
      readAuditRules({
        rules: [
          { id: 'embed-without-adds', severity: 'err' },
          { id: 'vast-empty', severity: 'off', were: {} },
        ],
        requirement: [],
        requirements: [
          { id: 'a', sentence: 'A.' },
          { id: 'B c', sentence: '', maxAds: 1.5 },
          { id: 'c', maxAds: 1 },
        ],
      }),
    );
    const starts = [
      '/rules/0/id is not known: did you mean "embed-without-ads"?',
      '/rules/0/severity must be one of error, warning, info, off: did you mean "error"?',
      '/rules/1/were is not known: did you mean "where"?',
      '/requirements/0 must have one of parameter',
      '/requirements/1/id',
      '/requirements/2/sentence is missing',
      '/requirements/1/sentence',
      '/requirements/1/maxAds',
      '/requirement is not known: did you mean "requirements"?',
    ];
    for (const start of starts)
      assert.ok(
        found.some((line) => line.startsWith(start)),
        `${start}\n${found.join('\n')}`,
      );
  });

  it('have any JSON without another error', () => {
    for (const json of [null, 3, [], '', [null], { rules: {} }, { rules: [null] }]) {
      mistakes(() => readAuditRules(json));
      mistakes(() => readAcceptedFindings(json));
    }
  });

  it('keep the day on which an acceptance ends', () => {
    const entry = { id: 'no-ad', reason: 'Sold out.', owner: 'Sales' };
    assert.deepEqual(readAcceptedFindings([{ ...entry, until: '2027-06-30' }]).length, 1);
    assert.match(
      mistakes(() => readAcceptedFindings([{ ...entry, until: 'June' }]))[0] ?? '',
      /^\/0\/until /,
    );
  });

  it('have the published schema', () => {
    const { title: _, ...schema } = readJson('docs/audit-rules.schema.json') as Record<
      string,
      unknown
    >;
    assert.deepEqual(
      schema,
      JSON.parse(JSON.stringify(toJSONSchema(AuditRulesSchema, { io: 'input' }))),
    );
  });
});
