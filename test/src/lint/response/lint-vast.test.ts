import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { LintFinding } from '../../../../src/lint/lint-finding.js';
import { INSPECTION_RULES } from '../../../../src/lint/response/lint-inspection.js';
import { lintVast, VAST_RULES } from '../../../../src/lint/response/lint-vast.js';
import { repairedText } from './apply-repair.js';
import { AD_SAMPLES } from './samples/ad-samples.js';
import { CHAIN_SAMPLES } from './samples/chain-samples.js';
import { DOCUMENT_REPORTS } from './samples/document-reports.js';
import { sampleReport } from './samples/sample-report.js';
import { changed, LINEAR, OVERLAY, VMAP, WRAPPER } from './samples/documents.js';
import type { DocumentInput } from './samples/sample.js';
import { TRACKER_SAMPLES } from './samples/tracker-samples.js';
import { XML_SAMPLES } from './samples/xml-samples.js';

const SAMPLES = { ...XML_SAMPLES, ...AD_SAMPLES, ...TRACKER_SAMPLES, ...CHAIN_SAMPLES };

const lint = (input: DocumentInput): readonly LintFinding[] =>
  typeof input === 'string' ? lintVast(input) : lintVast(...input);

const textOf = (input: DocumentInput): string => (typeof input === 'string' ? input : input[0]);

const ids = (findings: readonly LintFinding[]): readonly string[] => findings.map(({ id }) => id);

/** What a finding is about, wherever it is. */
const kinds = (findings: readonly LintFinding[]): readonly string[] =>
  findings.map(({ id, params }) => `${id}: ${JSON.stringify(params)}`);

/** Entries of a list that are not in another one, each as often as it is missing. */
const beyond = (list: readonly string[], other: readonly string[]): readonly string[] => {
  const left = [...other];
  return list.filter((entry) => {
    const at = left.indexOf(entry);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
};

/** Rules about the response as a whole, which has no line. */
const WITHOUT_POSITION = ['xml-too-long', 'xml-empty', 'xml-html'];

describe('lintVast', () => {
  for (const [name, document] of Object.entries({ LINEAR, OVERLAY, WRAPPER, VMAP })) {
    it(`finds nothing in the valid ${name.toLowerCase()} document`, () => {
      assert.deepEqual(kinds(lintVast(document)), []);
    });
  }

  for (const [name, text, expected] of [
    ['JSON', '{"error":"none"}', ['xml-malformed']],
    ['a document in a string', JSON.stringify(LINEAR), ['xml-malformed']],
    ['a document in a field', JSON.stringify({ id: 7, vast: LINEAR }), ['xml-malformed']],
    ['a page in a field', JSON.stringify({ page: '<html><p>None' }), ['xml-malformed']],
    ['a page', '<!doctype html>\n<html><br><p id=a>None</html>', ['xml-html']],
    ['text before a page', 'x<html><br></html>', ['xml-html']],
    ['JSON before a document', `{"debug":"on"}${LINEAR}`, ['xml-leading-text']],
  ] as const)
    it(`reports ${name} as what it is, and no other error of XML`, () => {
      const errors = lintVast(text).filter(({ severity }) => severity === 'error');
      assert.deepEqual(ids(errors), expected);
    });

  it('has samples for each rule, and a rule for each sample', () => {
    assert.deepEqual(Object.keys(SAMPLES).sort(), VAST_RULES.map(({ name }) => name).sort());
    assert.deepEqual(
      Object.entries(SAMPLES).flatMap(([name, samples]) => (samples.length > 0 ? [] : [name])),
      [],
    );
  });

  for (const { name, severity, stage } of VAST_RULES) {
    const samples = SAMPLES[name] ?? [];
    it(`reports ${name} and not its near misses`, () => {
      for (const [index, { broken, intact }] of samples.entries()) {
        const found = lint(broken).filter(({ id }) => id === name);
        assert.ok(found.length > 0, `Sample ${index} is not reported.`);
        assert.ok(!ids(lint(intact)).includes(name), `The near miss ${index} is reported.`);
        for (const finding of found) {
          assert.equal(finding.severity, severity);
          assert.equal(finding.stage, stage);
          assert.equal(finding.path, '');
          assert.equal(finding.position === null, WITHOUT_POSITION.includes(name));
        }
      }
    });
  }

  for (const [name, samples] of Object.entries(SAMPLES))
    it(`says of each sample of ${name} what was found, where, and what its repair changes`, () => {
      const reports = samples.map(({ broken }) =>
        lint(broken)
          .filter(({ id }) => id === name)
          .map((finding) => sampleReport(finding, textOf(broken))),
      );
      assert.deepEqual(reports, DOCUMENT_REPORTS[name]);
    });

  it('offers only repairs that remove their finding and add none', () => {
    let repairs = 0;
    for (const input of Object.values(SAMPLES).flatMap((all) => all.map(({ broken }) => broken))) {
      const options = typeof input === 'string' ? {} : input[1];
      const findings = lint(input);
      for (const finding of findings) {
        if (finding.repair === null) continue;
        repairs += 1;
        const after = kinds(lintVast(repairedText(finding.repair), options));
        assert.deepEqual(beyond(after, kinds(findings)), [], finding.message);
        const removed = beyond(kinds(findings), after);
        assert.ok(removed.includes(kinds([finding])[0] ?? ''), finding.message);
      }
    }
    assert.ok(repairs > 40, `There are ${repairs} repairs.`);
  });

  const positions: readonly [string, string, string, number, number][] = [
    [
      'an attribute',
      'vast-skip-offset',
      changed(LINEAR, '<Linear>', '<Linear skipoffset="x">'),
      13,
      19,
    ],
    ['a text', 'vast-duration', changed(LINEAR, '00:00:30', ' x'), 17, 24],
    [
      'a text in CDATA',
      'click-not-url',
      changed(LINEAR, 'https://advertiser', '\n javascript:'),
      23,
      2,
    ],
    [
      'a line after CRLF',
      'vast-duration',
      changed(LINEAR, '00:00:30', 'x').replaceAll('\n', '\r\n'),
      17,
      23,
    ],
    ['a raw ampersand', 'xml-unescaped-amp', changed(LINEAR, 'An ad<', 'An & ad<'), 6, 19],
    [
      'the element that is not closed',
      'xml-malformed',
      changed(LINEAR, '</VideoClicks>', ''),
      24,
      11,
    ],
  ];
  for (const [sentence, name, document, line, column] of positions) {
    it(`gives the line and column of ${sentence}`, () => {
      const finding = lintVast(document).find(({ id }) => id === name);
      assert.deepEqual(finding?.position, { line, column });
    });
  }

  it('gives the position in a document that is in a CDATA section of a VMAP document', () => {
    const document = changed(
      VMAP,
      '<vmap:AdTagURI templateType="vast4"><![CDATA[https://ads.example/vast]]></vmap:AdTagURI>',
      '<vmap:VASTAdData><![CDATA[\n  <VAST version="4.2"><Ad/></VAST>]]></vmap:VASTAdData>',
    );
    const [finding] = lintVast(document);
    assert.equal(finding?.id, 'vast-ad-empty');
    assert.deepEqual(finding.position, { line: 5, column: 23 });
  });

  it('puts a URL with ampersands into a CDATA section', () => {
    const document = changed(
      LINEAR,
      '<![CDATA[https://ads.example/start]]>',
      'https://ads.example/start?a=1&b=2&c=3',
    );
    const [finding] = lintVast(document);
    assert.ok(finding?.repair);
    assert.ok(
      repairedText(finding.repair).includes('><![CDATA[https://ads.example/start?a=1&b=2&c=3]]><'),
    );
  });

  it('escapes only the raw ampersands of a URL that has escaped ones', () => {
    const [finding] = lintVast(changed(LINEAR, 'An ad<', 'a &amp; b & c<'));
    assert.ok(finding?.repair);
    assert.ok(repairedText(finding.repair).includes('>a &amp; b &amp; c<'));
  });

  it('names no query of a URL, which may contain ids', () => {
    const url = 'http://ads.example/start?id=secret-id';
    const findings = lintVast(changed(LINEAR, 'https://ads.example/start', url));
    assert.deepEqual(ids(findings), ['track-http']);
    const shown = findings.map(({ params, message, remedy }) => ({ params, message, remedy }));
    assert.ok(!JSON.stringify(shown).includes('secret'));
  });

  const withTrackers = (count: number): string =>
    changed(
      LINEAR,
      '<TrackingEvents>',
      `<TrackingEvents>${'<Tracking event="x">https://ads.example/x</Tracking>'.repeat(count)}`,
    );

  it('lists at most 100 findings of a rule, and then how many there are', () => {
    const findings = lintVast(withTrackers(150));
    const listed = findings.filter(({ id }) => id === 'track-event-unknown');
    assert.equal(listed.length, 100);
    const next = findings[findings.indexOf(listed[99] ?? assert.fail()) + 1];
    const { message, remedy, ...data } = next ?? assert.fail();
    assert.notEqual(message + remedy, '');
    assert.deepEqual(data, {
      id: 'more-findings',
      params: { rule: 'track-event-unknown', total: 150, listed: 100 },
      severity: 'info',
      stage: 'response',
      path: '',
      position: null,
      repair: null,
    });
  });

  it('lists 100 findings of a rule without saying how many there are', () => {
    const findings = lintVast(withTrackers(100));
    assert.ok(findings.some(({ id }) => id === 'track-event-unknown'));
    assert.ok(findings.every(({ params }) => params['rule'] !== 'track-event-unknown'));
  });
});

interface Description {
  readonly what: string;
  readonly why: string;
  /** A part of a document that breaks the rule, and one that does not. */
  readonly trips?: { readonly vast: string };
  readonly passes?: { readonly vast: string };
}

const DESCRIPTIONS = JSON.parse(readFileSync('docs/vast-lint-rules.json', 'utf8')) as Readonly<
  Record<string, Description>
>;

describe('docs/vast-lint-rules.json', () => {
  it('describes each rule, in the order of the rules, and what is said of further findings', () => {
    assert.deepEqual(Object.keys(DESCRIPTIONS), [
      ...VAST_RULES.map(({ name }) => name),
      'more-findings',
      ...INSPECTION_RULES.map(({ name }) => name),
    ]);
  });

  it('shows parts of the documents that trip and pass the rules', () => {
    for (const [name, { trips, passes }] of Object.entries(DESCRIPTIONS)) {
      const samples = SAMPLES[name] ?? [];
      const isIn = (part: string, documents: readonly DocumentInput[]): boolean =>
        documents.some((document) => textOf(document).includes(part));
      if (trips)
        assert.ok(
          isIn(
            trips.vast,
            samples.map(({ broken }) => broken),
          ),
          name,
        );
      if (passes)
        assert.ok(
          isIn(
            passes.vast,
            samples.map(({ intact }) => intact),
          ),
          name,
        );
    }
  });
});
