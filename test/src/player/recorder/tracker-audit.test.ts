import { expect } from '@open-wc/testing';
import { TrackerAudit } from '../../../../src/player/recorder/tracker-audit.js';

const START = { event: 'start', template: 'https://count.example/start' };
const URLS = [START.template];

const verdictAfter = (...steps: readonly ((audit: TrackerAudit) => void)[]): string | undefined => {
  const audit = new TrackerAudit();
  audit.declare(START);
  for (const step of steps) step(audit);
  return audit.trackers[0]?.verdict;
};

const due = (audit: TrackerAudit): void => audit.dueEvents('start');
const request = (audit: TrackerAudit): void => audit.requested(START, URLS, 10);

describe('the audit of trackers', () => {
  const cases: readonly [string, string | undefined, string][] = [
    ['neither due nor requested', verdictAfter(), 'not-due'],
    ['due and requested once', verdictAfter(due, request), 'requested'],
    ['due and not requested', verdictAfter(due), 'missing'],
    ['due once and requested twice', verdictAfter(due, request, request), 'duplicate'],
    ['due twice and requested twice', verdictAfter(due, request, due, request), 'requested'],
    ['requested and not due', verdictAfter(request), 'unexpected'],
    [
      'due and without a URL',
      verdictAfter(due, (audit) => audit.requested(START, [], 10)),
      'refused',
    ],
  ];
  for (const [what, verdict, expected] of cases) {
    it(`calls a tracker ${expected} that was ${what}`, () => {
      expect(verdict).to.equal(expected);
    });
  }

  it('counts a tracker that a document declares twice as due twice', () => {
    const audit = new TrackerAudit();
    audit.declare(START);
    audit.declare(START);
    audit.dueEvents('start');
    audit.requested(START, URLS, 10);
    audit.requested(START, URLS, 11);
    expect(audit.trackers).to.deep.equal([
      {
        ...START,
        due: 2,
        requests: [
          { url: START.template, atMs: 10 },
          { url: START.template, atMs: 11 },
        ],
        verdict: 'requested',
      },
    ]);
  });
});
