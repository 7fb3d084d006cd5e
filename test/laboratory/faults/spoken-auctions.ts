import { inlineVast } from '../documents.js';
import type { Expectation, Fault } from '../fault.js';

const AD = inlineVast('3.0', 'https://cdn.market.example/7.mp4');
const BANNER =
  '<a href="https://click.market.example/c?i=1" target="_blank"><img src="https://cdn.market.example/300x250.jpg"></a>';
const VIDEO = { bidderCode: 'rubicon', mediaType: 'video', cpm: 1.2, currency: 'EUR', vastXml: AD };
const FLOOR = 'Bid does not meet price floor';

const bid = (fields: object): object => ({
  id: 'c0a1',
  cur: 'EUR',
  seatbid: [{ seat: 'dsp9', bid: [{ id: '1', impid: 'p', price: 3.2, crid: 'c-991', ...fields }] }],
});

/** JSON of an auction, and the verdict about it alone. */
const RECORDS: readonly (readonly [name: string, json: object, expected: Expectation])[] = [
  ...[2, 7, 10, 12].map(
    (nbr) =>
      [
        `no-bid-${nbr}`,
        { id: 'c0a1', seatbid: [], nbr },
        { id: 'bid-refused', owner: nbr === 10 ? 'nobody' : 'publisher', facts: { code: nbr } },
      ] as const,
  ),
  ['no-bid-alone', { id: 'c0a1', nbr: 0 }, { id: 'bid-refused', owner: 'network' }],
  ['silent', { id: 'c0a1', seatbid: [] }, { id: 'no-bid', owner: 'ad-server' }],
  [
    'banner',
    bid({ adm: BANNER, mtype: 1, w: 300, h: 250 }),
    { id: 'bid-not-video', owner: 'network', facts: { bidder: 'dsp9', mediaType: 'banner' } },
  ],
  ['banner-without-type', bid({ adm: BANNER }), { id: 'bid-not-video', owner: 'network' }],
  ['video', bid({ adm: AD, mtype: 2 }), { id: 'ad-plays', owner: 'nobody' }],
  [
    'rejected-event',
    { eventType: 'bidRejected', id: 'p', args: { ...VIDEO, rejectionReason: FLOOR } },
    { id: 'bid-rejected', owner: 'publisher', facts: { bidder: 'rubicon', reason: 'floor' } },
  ],
  [
    'rejected',
    { ...VIDEO, rejectionReason: FLOOR },
    { id: 'bid-rejected', owner: 'publisher', facts: { reason: 'floor' } },
  ],
  [
    'rejected-seat',
    {
      id: 'c0a1',
      seatbid: [],
      ext: { seatnonbid: [{ seat: 'rubicon', nonbid: [{ impid: '1', statuscode: 301 }] }] },
    },
    { id: 'bid-rejected', owner: 'publisher', facts: { reason: 'floor' } },
  ],
];

/** What people and logs write on the line of a record. */
const WORDS: readonly (readonly [before: string, behind: string])[] = [
  ['SSP says: ', ''],
  ['buyer 77 answers this to every request of news.example, other sites fine?? ', ''],
  ['we got this from dsp9, why no ad? ', ''],
  ['Antwort (seit Montag) – ', ''],
  ['dsp9 → "why?" ', ''],
  ['look:', ''],
  ['', ' what does it mean?'],
  ['', ', please check'],
  ['The answer is ', ' and we see no ad.'],
  ['Hi Jana,\nthe DSP sends us ', ' for every request.\nThanks, Tom'],
  ['2026-11-27 09:12:44 INFO bidder dsp9 response: ', ''],
  ['[10:12] Tom: ', ''],
];

/** JSON of an auction on a line with words. */
export const SPOKEN_AUCTIONS: readonly Fault[] = RECORDS.flatMap(([name, json, expected]) =>
  WORDS.flatMap(([before, behind], index) =>
    [JSON.stringify(json), JSON.stringify(json, null, 2)].map((text, form): Fault => ({
      name: `spoken-auction-${name}-${index}-${form}`,
      part: 'paste',
      hops: 'alone',
      forms: ['unsent'],
      inject: (chain) => ({ ...chain, paste: `${before}${text}${behind}` }),
      expected: () => ({
        ...expected,
        isAboutHost: false,
        changes: ['text-around'],
      }),
    })),
  ),
);
