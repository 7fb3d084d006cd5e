import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AuditFault, TagResults } from '../../../src/audit/index.js';

const faultOf = (host: string): AuditFault => ({
  by: 'verdict',
  id: 'no-ad',
  params: { host },
  owner: 'network',
  severity: 'error',
  host,
});

const resultOf = (host: string) => ({
  preroll: { state: 'none', faults: [faultOf(host)] } as const,
  midroll: { state: 'none', faults: [faultOf(host)] } as const,
  overlay: { state: 'unknown', faults: [] } as const,
});

describe('TagResults', () => {
  it('gives back what it got, and keeps the same fault of all tags once', () => {
    const results = new TagResults();
    results.set('a', resultOf('one.example'));
    results.set('b', resultOf('one.example'));
    results.set('c', resultOf('other.example'));
    assert.deepEqual(results.get('b'), resultOf('one.example'));
    assert.deepEqual(results.get('c'), resultOf('other.example'));
    const [first, second] = ['a', 'b'].map((tag) => results.get(tag)?.preroll?.faults[0]);
    assert.equal(first, second);
    assert.equal(results.get('a')?.midroll, results.get('a')?.preroll);
    results.clear();
    assert.equal(results.get('a'), undefined);
  });
});
