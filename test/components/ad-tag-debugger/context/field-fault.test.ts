import { expect } from '@open-wc/testing';
import { fieldFault } from '../../../../components/ad-tag-debugger/context/field-fault.js';
import {
  contextUnder,
  CONSENT_SCENARIOS,
} from '../../../../components/ad-tag-debugger/consent/scenarios.js';
import {
  CONTEXT_FIELDS,
  defaultContext,
} from '../../../../components/ad-tag-debugger/context/fields.js';

const ROWS = [
  ['size', ['640x360', '640 × 360'], ['abc', '640', '0x0', '-1x4', '640xabc']],
  ['ip', ['203.0.113.7', '2001:db8::1'], ['1.2.3', '256.1.1.1', 'host', '2001:::1']],
  ['lat-long', ['45.44, 12.33', '-90,180'], ['45', '91,0', '1,2,3', 'a,b', ',']],
  ['page-url', ['https://paper.example/'], ['paper.example', '/story', 'ftp://a.example/']],
  ['referrer', ['http://a.example/?b'], ['javascript:1']],
  ['language', ['it', 'it-CH'], ['italian language', '1']],
  ['correlator', ['7340217'], ['x', '1.5', '-1']],
  ['playhead', ['0', '12.5'], ['-1', '0:12', 'Infinity']],
  ['mime', ['video/mp4, application/x-mpegURL'], ['mp4', 'video/mp4,,']],
  ['gpp-sid', ['2, 6', '-1'], ['usnat', '2,']],
  ['usp', ['1YNN', '1---'], ['1YN', '2YNN', 'yes']],
  ['addtl', ['1~70.89', '1~', '2~70.89~dv.12'], ['70.89', '1~a']],
  ['random', ['0', '0.42'], ['1', '-0.1', 'x']],
  ['now', ['2026-08-29T20:15:00.000Z'], ['yesterday at noon']],
  ['tc-string', [], ['CONSENT', 'BOEFEAyOEFEAyAHABDENAI4AAAB9vABAASA', 'x']],
  ['gpp', ['DBABLA~CFQVAAAAAACA.YA'], ['DBABLA', 'GPP']],
] as const;

describe('fieldFault', () => {
  for (const [field, good, bad] of ROWS)
    it(`accepts what the field ${field} may have, and nothing else`, () => {
      for (const value of good) expect(fieldFault(field, value), value).to.equal(null);
      for (const value of bad) expect(fieldFault(field, value)?.field, value).to.equal(field);
    });

  it('takes empty values for unknown ones', () => {
    for (const { label } of CONTEXT_FIELDS) expect(fieldFault(label, ' ')).to.equal(null);
  });

  it('says where a consent string breaks', () => {
    expect(fieldFault('usp', '1YQN')?.detail).to.deep.equal({
      id: 'fault-us-privacy-letter',
      params: { position: 2, found: 'Q' },
    });
  });

  it('accepts every default, and every value of the consent scenarios', () => {
    const contexts = [
      defaultContext('https://paper.example/', 'en'),
      ...CONSENT_SCENARIOS.map(contextUnder),
    ];
    for (const context of contexts)
      for (const { name, label } of CONTEXT_FIELDS)
        expect(fieldFault(label, context[name] ?? ''), name).to.equal(null);
  });
});
