import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readReport } from '../../../demo/ad-ops/audit-report.js';

const ORIGIN = 'http://127.0.0.1:4173';

const reportOf = (service: string, reach: object): string =>
  [
    { states: {}, service },
    { severity: 'error', ownerName: 'Ad server', sentence: 'A.', reach: [reach] },
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

const REACH = {
  kind: 'embed',
  id: 'e1',
  object: 'embed e1',
  from: '',
  title: 'Story',
  devices: ['mobile', 'desktop'],
  paths: ['/preroll/0/source_url', '/mobile_midroll/0'],
};

describe('a report of the audit', () => {
  it('leads to the embed, the slot and the device of each row', () => {
    const [cause] = readReport(reportOf(`${ORIGIN}/large-account`, REACH), [ORIGIN]) ?? [];
    const links = cause?.links.map(({ device, fragment }) => {
      const { account, ad, embed } = Object.fromEntries(new URLSearchParams(fragment?.slice(1)));
      return [device, embed, account, ad];
    });
    assert.deepEqual(links, [
      ['desktop', 'e1', 'large-account', 'preroll'],
      ['mobile', 'e1', 'large-account', 'mobile_midroll'],
    ]);
  });

  it('leads to nothing of another service, of a file or of a template', () => {
    const reports = [
      reportOf('https://media.example', REACH),
      reportOf(`${ORIGIN}//evil.example`, REACH),
      reportOf('', REACH),
      reportOf(ORIGIN, { ...REACH, from: 'a.json' }),
      reportOf(ORIGIN, { ...REACH, kind: 'template' }),
    ];
    for (const report of reports)
      assert.equal(readReport(report, [ORIGIN])?.[0]?.links[0]?.fragment, null);
  });

  it('is told from every other text', () => {
    for (const text of ['', '{}', '[1]', '{"states":{}}\n{"id":"x"}', 'a report'])
      assert.equal(readReport(text, [ORIGIN]), null);
    const odd = { ...REACH, devices: 3, paths: [null], title: { a: 1 } };
    assert.equal(readReport(reportOf(ORIGIN, odd), [ORIGIN])?.length, 1);
  });
});
