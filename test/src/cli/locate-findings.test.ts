import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { locateFindings } from '../../../src/cli/locate-findings.js';
import type { InputReport, ReportedFinding } from '../../../src/cli/report.js';

const finding = (path: string, more: Partial<ReportedFinding> = {}): ReportedFinding => ({
  id: 'tag-empty',
  params: {},
  severity: 'error',
  path,
  message: 'Found.',
  remedy: 'Repair.',
  ...more,
});

const regionsOf = (
  part: Pick<InputReport, 'place' | 'range'>,
  text: string,
  ...findings: ReportedFinding[]
) =>
  locateFindings({
    input: { name: 'a', from: 'file', text },
    kind: 'embed',
    data: {},
    lines: [],
    findings,
    ...part,
  }).map(({ region }) => region);

const EMBED = '{\n  "preroll": { "source_url": "https://a.example/[x]" },\n  "b": "\\u0041[x]"\n}';

const WHOLE = { place: { base: '', omitted: '' }, range: { start: 0, end: EMBED.length } };

describe('locateFindings', () => {
  it('finds the field of an embed', () => {
    assert.deepEqual(regionsOf(WHOLE, EMBED, finding('/preroll/source_url')), [
      { start: { line: 2, column: 30 }, end: { line: 2, column: 53 } },
    ]);
  });

  it('finds the nearest field that is there, if the field is missing', () => {
    assert.deepEqual(regionsOf(WHOLE, EMBED, finding('/preroll/type/0'), finding('/live')), [
      { start: { line: 2, column: 14 }, end: { line: 2, column: 55 } },
      { start: { line: 1, column: 1 }, end: null },
    ]);
  });

  it('finds the place in an ad tag of an embed, or the tag if its text has escapes', () => {
    const position = { line: 1, column: 19 };
    assert.deepEqual(
      regionsOf(
        WHOLE,
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

  it('finds the place in an ad tag of several lines, whatever ends them', () => {
    const text = 'https://a.example/?a=1\r&b=[x]\n&c=[y]';
    const places = [
      { line: 2, column: 4 },
      { line: 3, column: 4 },
    ];
    assert.deepEqual(
      regionsOf(
        { range: { start: 0, end: text.length } },
        text,
        ...places.map((position) => finding('', { position })),
      ).map((region) => region?.start),
      places,
    );
  });

  it('finds the field of an embed inside other JSON, and of an ad that is no embed', () => {
    const text = '{"data": [{"id": "1"}, {"source_url": "x"}]}';
    const part = {
      place: { base: '/data/1', omitted: '/preroll/0' },
      range: { start: text.indexOf('{"source_url'), end: text.length - 2 },
    };
    assert.deepEqual(regionsOf(part, text, finding('/preroll/0/source_url')), [
      { start: { line: 1, column: 39 }, end: { line: 1, column: 42 } },
    ]);
  });

  it('finds the place in one of the ad tags of a text', () => {
    const part = { range: { start: 4, end: 9 } };
    const position = { line: 1, column: 3 };
    assert.deepEqual(regionsOf(part, 'one\ntwo-b\n', finding('', { position }), finding('')), [
      { start: { line: 2, column: 3 }, end: null },
      { start: { line: 2, column: 1 }, end: null },
    ]);
  });

  it('takes the place in a document as it is', () => {
    const position = { line: 3, column: 4 };
    assert.deepEqual(regionsOf({}, '<VAST/>', finding('', { position }), finding('')), [
      { start: position, end: null },
      null,
    ]);
  });
});
