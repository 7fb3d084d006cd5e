import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FindingParams } from '../../../../../src/finding.js';
import { lintVast } from '../../../../../src/lint/response/lint-vast.js';
import { durationOf, timecodeSeconds } from '../../../../../src/lint/response/rules/ad-rules.js';
import { scanXml } from '../../../../../src/text/xml/scan-xml.js';
import { repairedText } from '../apply-repair.js';
import { changed, LINEAR, LINEAR_AD } from '../samples/documents.js';

const found = (document: string, name: string) =>
  lintVast(document).filter(({ id }) => id === name);

const paramsOf = (document: string, name: string): readonly FindingParams[] =>
  found(document, name).map(({ params }) => params);

describe('a timecode', () => {
  for (const [text, seconds] of [
    ['00:00:30', 30],
    ['1:2:3', 3723],
    ['01:00:00.5', 3600.5],
    ['00:00:00.125', 0.125],
    ['99:59:59.999', 359_999.999],
    ['00:60:00', null],
    ['00:00:60', null],
    ['00:00:30.1234', null],
    ['100:00:00', null],
    ['00:30', null],
    ['00:00:30 ', null],
    ['x00:00:30', null],
    ['', null],
    [null, null],
  ] as const)
    it(`${JSON.stringify(text)} is ${seconds === null ? 'none' : `${seconds} seconds`}`, () => {
      assert.equal(timecodeSeconds(text), seconds);
    });
});

describe('the duration of a linear creative', () => {
  for (const [text, repaired] of [
    ['00:00:01', undefined],
    ['00:00:00.001', undefined],
    ['0', null],
    ['0.5', null],
    ['1', '00:00:01'],
    ['30', '00:00:30'],
    ['61', '00:01:01'],
    ['3725.5', '01:02:05.500'],
    ['12.0004', '00:00:12'],
    ['359999', '99:59:59'],
    ['360000', null],
    ['30x', null],
    ['-30', null],
    ['00:00:00', null],
    ['', null],
  ] as const)
    it(`${text} is ${repaired === undefined ? 'not reported' : repaired === null ? 'reported' : `repaired to ${repaired}`}`, () => {
      const [finding] = found(changed(LINEAR, '00:00:30', text), 'vast-duration');
      if (repaired === undefined) assert.equal(finding, undefined);
      else if (repaired === null) assert.equal(finding?.repair, null);
      else {
        assert.ok(finding?.repair);
        assert.equal(repairedText(finding.repair), changed(LINEAR, '00:00:30', repaired));
      }
    });

  it('is read as seconds, too', () => {
    const secondsOf = (duration: string): number | null => {
      const { root } = scanXml(`<Linear>${duration}</Linear>`);
      assert.ok(root);
      return durationOf(root);
    };
    assert.equal(secondsOf('<Duration>30</Duration>'), 30);
    assert.equal(secondsOf('<Duration> 12.25 </Duration>'), 12.25);
    assert.equal(secondsOf('<Duration>00:01:00</Duration>'), 60);
    assert.equal(secondsOf('<Duration>30s</Duration>'), null);
    assert.equal(secondsOf(''), null);
  });
});

describe('the skipoffset', () => {
  for (const [offset, isReported] of [
    ['00:00:05', false],
    [' 00:00:05 ', false],
    ['00:00:29.999', false],
    ['00:00:30', true],
    ['00:01:00', true],
    ['0%', false],
    ['12.5%', false],
    ['100%', false],
    ['100.5%', true],
    ['101%', true],
    ['5', true],
    ['', true],
    ['x5%', true],
    ['5%x', true],
  ] as const)
    it(`"${offset}" of an ad of 30 s is ${isReported ? 'reported' : 'not reported'}`, () => {
      const document = changed(LINEAR, '<Linear>', `<Linear skipoffset="${offset}">`);
      assert.equal(found(document, 'vast-skip-offset').length, isReported ? 1 : 0);
    });

  it('is not compared with a duration that is not known', () => {
    const document = changed(LINEAR, '00:00:30', 'soon');
    const skippable = changed(document, '<Linear>', '<Linear skipoffset="00:10:00">');
    assert.deepEqual(paramsOf(skippable, 'vast-skip-offset'), []);
  });
});

describe('the sequences of ads', () => {
  const withSequences = (...sequences: readonly string[]): string => {
    const ads = sequences.map((sequence, index) =>
      changed(LINEAR_AD, '<Ad id="one">', `<Ad id="${index}" sequence="${sequence}">`),
    );
    return changed(LINEAR, LINEAR_AD, ads.join('\n'));
  };
  for (const [sequences, expected] of [
    [['1', '2', '10'], []],
    [['2', '5'], []],
    [['', ' '], []],
    [[' 1 '], []],
    [
      ['1', '1', '1'],
      ['1', '1'],
    ],
    [['0'], ['0']],
    [['01'], ['01']],
    [['1x'], ['1x']],
    [
      ['x', 'x'],
      ['x', 'x'],
    ],
  ] as const)
    it(`${sequences.map((one) => `"${one}"`).join(', ')}: ${expected.length} are reported`, () => {
      const all = paramsOf(withSequences(...sequences), 'vast-sequence');
      assert.deepEqual(
        all.map(({ sequence }) => sequence),
        expected,
      );
    });
});

describe('the ids that a version of VAST requires', () => {
  const withoutIds = LINEAR.replace(/<AdServingId>.*\n/, '').replace(/<UniversalAdId.*\n/, '');
  for (const [version, missing] of [
    ['3.0', []],
    ['4.0', ['UniversalAdId']],
    ['4.1', ['AdServingId', 'UniversalAdId']],
    ['4.3', ['AdServingId', 'UniversalAdId']],
  ] as const)
    it(`are ${missing.join(' and ') || 'none'} in VAST ${version}`, () => {
      const document = changed(withoutIds, 'version="4.2"', `version="${version}"`);
      const expected = missing.length === 0 ? [] : [{ ad: 'one', missing, version }];
      assert.deepEqual(paramsOf(document, 'vast-id-missing'), expected);
    });

  it('are reported of an ad without an id, too', () => {
    assert.deepEqual(paramsOf(changed(withoutIds, '<Ad id="one">', '<Ad>'), 'vast-id-missing'), [
      { ad: '', missing: ['AdServingId', 'UniversalAdId'], version: '4.2' },
    ]);
  });
});
