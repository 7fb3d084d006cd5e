import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { repairText } from '../../../src/cli/repair-edits.js';
import type { RepairOperation } from '../../../src/lint/lint-finding.js';

const repaired = (text: string, ...operations: readonly RepairOperation[]): string | null =>
  repairText(
    text,
    { place: { base: '', omitted: '' } },
    { id: 'repair-test', params: {}, label: 'Repair it.', operations },
  );

const TEXT = `{
  "title": "Night",
  "preroll": [
    { "id": "1" },
    { "id": "2", "type": "linear" }
  ]
}
`;

describe('repairText', () => {
  it('replaces a value and keeps the rest of the text', () => {
    assert.equal(
      repaired(TEXT, { op: 'replace', path: '/preroll/1/type', value: 'non-linear' }),
      TEXT.replace('linear', 'non-linear'),
    );
  });

  it('removes a member with its comma, whether it is the first, the last or the only one', () => {
    assert.equal(
      repaired(TEXT, { op: 'remove', path: '/title' }),
      TEXT.replace('"title": "Night",\n  ', ''),
    );
    assert.equal(
      repaired(TEXT, { op: 'remove', path: '/preroll/1/type' }),
      TEXT.replace(', "type": "linear"', ''),
    );
    assert.equal(repaired('{ "a": 1 }', { op: 'remove', path: '/a' }), '{  }');
  });

  it('carries out the operations in order', () => {
    assert.equal(
      repaired(
        TEXT,
        { op: 'remove', path: '/preroll/0' },
        { op: 'replace', path: '/preroll/0/id', value: '3' },
      ),
      TEXT.replace('{ "id": "1" },\n    ', '').replace('"2"', '"3"'),
    );
  });

  it('is null if the text has no such place, and then changes nothing', () => {
    assert.equal(repaired(TEXT, { op: 'remove', path: '/postroll' }), null);
    assert.equal(repaired(TEXT, { op: 'replace', path: '/title/0', value: 1 }), null);
  });

  it('results in what the operations mean, for any list', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue()),
        fc.nat(5),
        fc.constantFrom(0, 2),
        (list, at, indent) => {
          const text = JSON.stringify(list, null, indent);
          const path = `/${at}`;
          const parsed = (operation: RepairOperation): unknown => {
            const result = repaired(text, operation);
            return result === null ? null : (JSON.parse(result) as unknown);
          };
          const items = JSON.parse(text) as unknown[];
          const isThere = at < items.length;
          assert.deepEqual(
            parsed({ op: 'remove', path }),
            isThere ? [...items.slice(0, at), ...items.slice(at + 1)] : null,
          );
          assert.deepEqual(
            parsed({ op: 'replace', path, value: 'x' }),
            isThere ? [...items.slice(0, at), 'x', ...items.slice(at + 1)] : null,
          );
        },
      ),
    );
  });

  it('repairs an embed inside other JSON, and an ad that is no embed', () => {
    const text = '{"data": [{"source_url": " a "}]}';
    const path = '/preroll/0/source_url';
    const operation = { op: 'replace', path, value: 'a' } as const;
    assert.equal(
      repairText(
        text,
        { place: { base: '/data/0', omitted: '/preroll/0' }, range: { start: 10, end: 31 } },
        { id: 'repair-test', params: {}, label: 'Trim it.', operations: [operation] },
      ),
      '{"data": [{"source_url": "a"}]}',
    );
  });

  it('replaces one of the ad tags in a text', () => {
    const operation = { op: 'replace', path: '', value: 'b' } as const;
    const repair = { id: 'repair-test', params: {}, label: 'Trim it.', operations: [operation] };
    assert.equal(repairText('one\ntwo\n', { range: { start: 4, end: 7 } }, repair), 'one\nb\n');
  });

  it('replaces the whole text of an ad tag or a document', () => {
    const operation = { op: 'replace', path: '', value: 'https://ads.example/' } as const;
    const repair = { id: 'repair-test', params: {}, label: 'Trim it.', operations: [operation] };
    assert.equal(repairText(' https://ads.example/ ', {}, repair), 'https://ads.example/');
  });
});
