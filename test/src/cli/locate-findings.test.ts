import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { locateFindings } from '../../../src/cli/locate-findings.js';
import type { InputReport, ReportedFinding } from '../../../src/cli/report.js';

const finding = (path: string, more: Partial<ReportedFinding> = {}): ReportedFinding => ({
  id: 'tag-empty',
  severity: 'error',
  path,
  message: 'Found.',
  remedy: 'Repair.',
  ...more,
});

const regionsOf = (kind: InputReport['kind'], text: string, ...findings: ReportedFinding[]) =>
  locateFindings({
    input: { name: 'a', from: 'file', text },
    kind,
    findings,
    data: {},
    lines: [],
  }).map(({ region }) => region);

const EMBED = '{\n  "preroll": { "source_url": "https://a.example/[x]" },\n  "b": "\\u0041[x]"\n}';

describe('locateFindings', () => {
  it('finds the field of an embed', () => {
    assert.deepEqual(regionsOf('embed', EMBED, finding('/preroll/source_url')), [
      { start: { line: 2, column: 30 }, end: { line: 2, column: 53 } },
    ]);
  });

  it('finds the nearest field that is there, if the field is missing', () => {
    assert.deepEqual(regionsOf('embed', EMBED, finding('/preroll/type/0'), finding('/live')), [
      { start: { line: 2, column: 14 }, end: { line: 2, column: 55 } },
      { start: { line: 1, column: 1 }, end: null },
    ]);
  });

  it('finds the place in an ad tag of an embed, or the tag if its text has escapes', () => {
    const position = { line: 1, column: 19 };
    assert.deepEqual(
      regionsOf(
        'embed',
        EMBED,
        finding('/preroll/source_url', { position }),
        finding('/b', { position: { line: 1, column: 2 } }),
      ).map((region) => region?.start),
      [
        { line: 2, column: 49 },
        { line: 3, column: 8 },
      ],
    );
  });

  it('takes the place in a document as it is', () => {
    const position = { line: 3, column: 4 };
    assert.deepEqual(regionsOf('vast', '<VAST/>', finding('', { position }), finding('')), [
      { start: position, end: null },
      null,
    ]);
  });
});
