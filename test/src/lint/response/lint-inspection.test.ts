import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type {
  InspectedAd,
  InspectedMedia,
  Inspection,
} from '../../../../src/vast/inspect/inspection.js';
import { INSPECTION_RULES, lintInspection } from '../../../../src/lint/response/lint-inspection.js';
import { changed, LINEAR, VMAP, WRAPPER } from './samples/documents.js';
import { INSPECTION_SAMPLES } from './samples/inspection-samples.js';
import { INSPECTION_REPORTS } from './samples/inspection-reports.js';
import { sampleReport } from './samples/sample-report.js';
import { hop, inspectionOf, lostHop } from './samples/inspections.js';

const ids = (inspection: Inspection): readonly string[] =>
  lintInspection(inspection).map(({ id }) => id);

/** A document behind a wrapper. */
const behindWrapper = (text: string): Inspection =>
  inspectionOf([hop({ text: WRAPPER }), hop({ parent: 0, url: 'https://other.example/', text })]);

const mp4: InspectedMedia = {
  media: {
    url: 'https://media.example/ad.mp4',
    type: 'video/mp4',
    width: 640,
    height: 360,
    bitrateKbps: 500,
    apiFramework: null,
  },
  isPlayable: false,
  isChosen: false,
  reason: { id: '', params: {}, message: 'The browser cannot play it.' },
};

/** An ad with these media files. */
const adWith = (media: readonly InspectedMedia[]): InspectedAd => ({
  ad: {
    id: 'one',
    title: '',
    tag: '',
    linear: null,
    nonLinears: [],
    icons: [],
    info: {
      adSystem: '',
      advertiser: '',
      description: '',
      adServingId: '',
      creativeId: '',
      universalAdIds: [],
      adParameters: '',
      extensions: [],
    },
    companions: { required: 'none', items: [] },
    clickThrough: null,
  },
  hop: 0,
  media,
  trackers: [],
  refusedCode: [],
  failure: null,
});

describe('lintInspection', () => {
  it('finds nothing in a request that leads to an ad', () => {
    assert.deepEqual(lintInspection(inspectionOf([hop()])), []);
  });

  it('has samples for each rule, and a rule for each sample', () => {
    assert.deepEqual(
      Object.keys(INSPECTION_SAMPLES).sort(),
      INSPECTION_RULES.map(({ name }) => name).sort(),
    );
  });

  for (const { name, severity, stage } of INSPECTION_RULES) {
    it(`reports ${name} and not its near misses`, () => {
      const samples = INSPECTION_SAMPLES[name] ?? [];
      assert.ok(samples.length > 0);
      for (const [index, { broken, intact }] of samples.entries()) {
        const found = lintInspection(broken).filter(({ id }) => id === name);
        assert.ok(found.length > 0, `Sample ${index} is not reported.`);
        assert.ok(!ids(intact).includes(name), `The near miss ${index} is reported.`);
        for (const finding of found) {
          assert.deepEqual([finding.severity, finding.stage], [severity, stage]);
          assert.match(finding.path, /^(\/hops\/\d+)?$/);
        }
      }
    });
  }

  for (const [name, samples] of Object.entries(INSPECTION_SAMPLES))
    it(`says of each sample of ${name} what was found in which request`, () => {
      const reports = samples.map(({ broken }) =>
        lintInspection(broken)
          .filter(({ id }) => id === name)
          .map((finding) => sampleReport(finding, '')),
      );
      assert.deepEqual(reports, INSPECTION_REPORTS[name]);
    });

  it('has the findings of each document, with the path of its request and the place in its text', () => {
    const broken = changed(LINEAR, '<Duration>00:00:30</Duration>', '<Duration>30</Duration>');
    const findings = lintInspection(behindWrapper(broken));
    assert.deepEqual(
      findings.map(({ id, path, position }) => ({ id, path, position })),
      [{ id: 'vast-duration', path: '/hops/1', position: { line: 17, column: 23 } }],
    );
  });

  it('repairs the text of the request', () => {
    const broken = changed(LINEAR, '<Duration>00:00:30</Duration>', '<Duration>30</Duration>');
    const [finding] = lintInspection(behindWrapper(broken));
    assert.deepEqual(finding?.repair?.operations, [
      { op: 'replace', path: '/hops/1/text', value: LINEAR },
    ]);
  });

  it('does not check the body of a response with an error status', () => {
    assert.deepEqual(ids(inspectionOf([hop({ status: 500, text: '<html>' })])), ['net-status']);
  });

  it('checks a document that was pasted, which has no request', () => {
    const pasted = {
      url: '',
      responseUrl: '',
      status: null,
      contentType: null,
      cors: 'not-applicable',
    } as const;
    assert.deepEqual(ids(inspectionOf([hop({ ...pasted, text: '<VAST version="4.2"/>' })])), [
      'vast-no-ad',
    ]);
  });

  it('reports VMAP behind a wrapper, and not as the first response', () => {
    assert.deepEqual(ids(behindWrapper(VMAP)), ['vmap-not-expected']);
    assert.deepEqual(ids(inspectionOf([hop({ text: VMAP })])), []);
  });

  it('reports that there is no ad behind a wrapper once', () => {
    assert.deepEqual(ids(behindWrapper('<VAST version="4.2"/>')), ['wrapper-empty-after']);
  });

  it('counts no wrapper between a VMAP document and the tags of its breaks', () => {
    const empty = hop({ parent: 0, text: '<VAST version="4.2"/>' });
    assert.deepEqual(ids(inspectionOf([hop({ text: VMAP }), empty])), ['vast-no-ad']);
  });

  it('believes the inspection about the types that the browser plays', () => {
    const ads = [adWith([mp4])];
    assert.deepEqual(ids(inspectionOf([hop()], { ads })), ['media-unsupported']);
    const playable = [adWith([mp4, { ...mp4, isPlayable: true }])];
    assert.deepEqual(ids(inspectionOf([hop()], { ads: playable })), []);
  });

  it('reports both a request without a response and the suspicion of an ad blocker', () => {
    const request = lostHop({
      url: 'https://securepubads.g.doubleclick.net/gampad/ads?iu=/1/secret',
      durationMs: 2,
      cors: 'refused',
    });
    const findings = lintInspection(inspectionOf([request]));
    assert.deepEqual(
      findings.map(({ id }) => id),
      ['net-unreachable', 'adblock'],
    );
    assert.ok(!JSON.stringify(findings).includes('secret'));
  });

  it('ends with parents that are no index, or point forward', () => {
    const hops = [hop({ parent: 1 }), hop({ parent: 1, text: WRAPPER }), hop({ parent: NaN })];
    assert.deepEqual(ids(inspectionOf(hops)), []);
  });
});
