import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCase, diagnose, recognizeInput } from '../../../../src/diagnosis/index.js';
import { EMPTY_VAST, inlineVast } from '../inspections.js';

const NURL = 'https://win.example/nurl?price=1';
const PLAYS = inlineVast();

const seatbid = (...bids: readonly object[]): string =>
  JSON.stringify({ id: '1', seatbid: [{ seat: 'alpha', bid: bids }], cur: 'EUR' });

const FORMS: readonly (readonly [title: string, json: string, bidder: string, pointer: string])[] =
  [
    [
      'of OpenRTB',
      seatbid({ impid: '1', price: 2, nurl: NURL, adm: PLAYS }),
      'alpha',
      '/seatbid/0/bid/0/adm',
    ],
    [
      'of Prebid, in a list',
      JSON.stringify([{ bidderCode: 'beta', cpm: 1, vastXml: PLAYS }]),
      'beta',
      '/0/vastXml',
    ],
    [
      'of Prebid, by ad unit',
      JSON.stringify({
        'unit/1': { bids: [{ bidder: 'beta', cpm: 1, ad: PLAYS, adserverTargeting: {} }] },
      }),
      'beta',
      '/unit~11/bids/0/ad',
    ],
  ];

describe('the bid of an auction', () => {
  for (const [title, json, bidder, pointer] of FORMS)
    it(`is named in the verdict about its VAST: ${title}`, async () => {
      assert.deepEqual(recognizeInput(json), {
        kind: 'vast',
        text: PLAYS,
        bid: { bidder, pointer, count: 1 },
      });
      const diagnosis = await diagnose(json);
      assert.equal(diagnosis.verdict.id, (await diagnose(PLAYS)).verdict.id);
      for (const fact of [pointer, bidder])
        assert.ok(diagnosis.verdict.note.includes(fact), diagnosis.verdict.note);
      assert.deepEqual(JSON.parse(JSON.stringify(diagnosis.input)), recognizeInput(json));
      const adCase = await createCase(diagnosis);
      assert.equal((await diagnose(JSON.stringify(adCase))).verdict.note, diagnosis.verdict.note);
    });

  it('with the highest price is diagnosed', () => {
    const input = recognizeInput(
      seatbid({ impid: '1', price: 1, adm: PLAYS }, { impid: '1', price: 3, adm: EMPTY_VAST }),
    );
    assert.ok(input.kind === 'vast' && input.text === EMPTY_VAST && input.bid?.count === 2);
  });

  it('has its VAST at an address, which is requested, and a win notice, which is not', () => {
    const vastUrl = 'https://cache.example/get?uuid=7';
    assert.deepEqual(recognizeInput(JSON.stringify([{ cpm: 1, vastUrl, nurl: NURL }])), {
      kind: 'ad-tag',
      tags: [vastUrl],
      replaceRules: [],
      sign: 'named',
      bid: { bidder: '', pointer: '/0/vastUrl', count: 1 },
    });
  });

  it('is not for a video if it has HTML', () => {
    const input = recognizeInput(seatbid({ impid: '1', price: 1, adm: `<img src="${NURL}">` }));
    assert.ok(input.kind === 'unknown' && input.reason === 'bid-not-video');
  });

  for (const json of [
    seatbid(),
    '{"id":"1","nbr":2}',
    seatbid({ impid: '1', price: 1, nurl: NURL }),
  ])
    it(`is missing: ${json}`, () => {
      const input = recognizeInput(json);
      assert.ok(input.kind === 'unknown' && input.reason === 'no-bid');
    });
});
