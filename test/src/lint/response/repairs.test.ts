import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import type { LintFinding } from '../../../../src/lint/lint-finding.js';
import { lintVast } from '../../../../src/lint/response/lint-vast.js';
import { repairedText } from './apply-repair.js';
import { LINEAR, OVERLAY, VMAP, WRAPPER } from './samples/documents.js';

/** Faults of ad servers, as replacements in a document. */
const FAULTS: readonly (readonly [part: string | RegExp, by: string])[] = [
  [/<!\[CDATA\[(https[^\]]*)\]\]>/, '$1&x=1'],
  ['https:', 'http:'],
  ['event="start"', 'event="Start"'],
  ['version="4.2"', ''],
  ['version="4.2"', 'version="v4.2"'],
  ['<Linear>', '<linear>'],
  ['</Linear>', '</linear>'],
  ['video/mp4', 'video/x-mp4'],
  [/ type="[^"]*"/, ''],
  ['00:00:30', '30'],
  ['<AdTitle>', '<AdTitle>x</AdTitle><AdTitle>'],
  ['<?xml', '\n<?xml'],
  ['<?xml', 'Notice: x<?xml'],
  ['event="', 'Event="'],
  ['<VAST', '<!DOCTYPE VAST><VAST'],
  ['An ad<', 'A & B < C ]]> D \u0001 &nbsp;<'],
  ['</VAST>', '</VAST>bye'],
  [/<Impression.*<\/Impression>/, '$&$&'],
  ['<Error>', '<Error/><Error>'],
  ['<MediaFile ', '<MediaFile apiFramework="VAST" '],
  ['<Ad ', '<Ad xsi:a="1" '],
  ['<Creatives>', '<Creatives><vmap:x/>'],
  [/<Tracking .*<\/Tracking>/, '$&$&'],
  ['id="', 'ID="'],
];

/** What findings are about, wherever it is. */
const kinds = (findings: readonly LintFinding[]): readonly string[] =>
  findings.map(({ id, params }) => `${id}: ${JSON.stringify(params)}`).sort();

it('repairs one finding and adds none, whatever else is wrong in the document', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(LINEAR, OVERLAY, WRAPPER, VMAP),
      fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 5 }),
      (document, faults) => {
        let text = document;
        for (const [part, by] of faults) text = text.replace(part, by);
        const findings = lintVast(text);
        for (const finding of findings) {
          if (finding.repair === null) continue;
          const left = [...kinds(findings)];
          for (const kind of kinds(lintVast(repairedText(finding.repair)))) {
            const at = left.indexOf(kind);
            assert.notEqual(at, -1, `The repair of ${finding.id} adds ${kind}`);
            left.splice(at, 1);
          }
          assert.ok(left.includes(kinds([finding])[0] ?? ''), `${finding.id} is still there.`);
        }
      },
    ),
    { numRuns: 200 },
  );
});
