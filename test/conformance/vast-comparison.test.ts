import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

interface Request {
  readonly url: string;
  readonly destination: string;
}

type Compare = (
  site: { readonly expected: unknown; readonly roles: ReadonlyMap<string, unknown> },
  played: { readonly events: readonly string[]; readonly isContentPlaying: boolean },
  requests: ReadonlyMap<string, readonly Request[]>,
) => { readonly due: number; readonly fired: number; readonly faults: readonly string[] };

const { compare } = (await import(
  new URL('../../../scripts/conformance/comparison.mjs', import.meta.url).href
)) as { readonly compare: Compare };

const role = (name: string, key: string, attributes = {}): unknown => ({
  name,
  attributes,
  parents: [],
  text: `http://localhost:1/c/${key}/https/ads.example/${name}?e=[ERRORCODE]&r=[REASON]`,
});

const roles = new Map([
  ['1-1', role('Impression', '1-1')],
  ['1-2', role('Error', '1-2')],
  ['1-3', role('Tracking', '1-3', { event: 'skip' })],
  ['1-4', role('JavaScriptResource', '1-4')],
  ['1-5', role('IconViewTracking', '1-5')],
  ['1-6', role('Tracking', '1-6', { event: 'verificationNotExecuted' })],
]);

const due = [
  { key: '1-1', name: 'Impression' },
  { key: '1-2', name: 'Error', codes: [403] },
  { key: '1-5', name: 'IconViewTracking' },
  { key: '1-6', name: 'verificationNotExecuted' },
];

/** A request for each of these keys. */
const requestsFor = (
  keys: readonly string[],
  { code = '403', reason = '2' } = {},
): ReadonlyMap<string, readonly Request[]> => {
  const requests = new Map<string, readonly Request[]>();
  for (const key of keys) {
    const { name } = roles.get(key) as { name: string };
    const url = `/c/${key}/https/ads.example/${name}?e=${code}&r=${reason}`;
    requests.set(key, [...(requests.get(key) ?? []), { url, destination: '' }]);
  }
  return requests;
};

const ALL = ['1-1', '1-2', '1-5', '1-6'];
const PLAYED = { events: ['adstart'], isContentPlaying: true };

const faultsOf = (
  requests: ReadonlyMap<string, readonly Request[]>,
  { played = PLAYED } = {},
): readonly string[] =>
  compare({ expected: { due, played: ['linear 30 s'] }, roles }, played, requests).faults;

describe('the comparison of trackers', () => {
  it('finds nothing wrong when each due tracker was requested once', () => {
    assert.deepEqual(faultsOf(requestsFor(ALL)), []);
  });

  const cases: readonly [string, readonly string[], RegExp][] = [
    [
      'a tracker that was not requested',
      ['1-2', '1-5', '1-6'],
      /^Impression fired 0 times, expected 1/,
    ],
    ['a tracker that was requested twice', [...ALL, '1-1'], /^Impression fired 2 times/],
    ['a tracker that was not due', [...ALL, '1-3'], /^Tracking skip fired, but was not due$/],
    ['a request for a script', [...ALL, '1-4'], /^JavaScriptResource was requested$/],
  ];
  for (const [what, keys, fault] of cases) {
    it(`reports ${what}`, () => {
      const faults = faultsOf(requestsFor(keys));
      assert.equal(faults.length, 1);
      assert.match(faults[0] ?? '', fault);
    });
  }

  it('reports a wrong error code, and a reason that the standard does not have', () => {
    assert.deepEqual(faultsOf(requestsFor(ALL, { code: '900', reason: '-1' })), [
      '[ERRORCODE] is 900, expected 403: https://ads.example/Error?e=900&r=-1',
      '[REASON] is -1: https://ads.example/Tracking?e=900&r=-1',
    ]);
  });

  it('reports an ad that did not play, and content that does not play after it', () => {
    assert.deepEqual(
      faultsOf(requestsFor(ALL), { played: { events: [], isContentPlaying: false } }),
      ['The content did not play after the ads.', '0 ads played, expected 1'],
    );
  });
});
