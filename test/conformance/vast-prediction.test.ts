import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inspectDocument } from '../../src/vast/node/index.js';

interface Site {
  readonly inspection: unknown;
  readonly roles: ReadonlyMap<string, unknown>;
  readonly expected: { readonly slot: string };
}

interface Played {
  readonly events: readonly string[];
  readonly started: readonly { readonly id: string; readonly title: string }[];
}

type Requests = ReadonlyMap<string, readonly { readonly url: string }[]>;

const { predictionFaults } = (await import(
  new URL('../../../scripts/conformance/prediction.mjs', import.meta.url).href
)) as {
  readonly predictionFaults: (site: Site, played: Played, requests: Requests) => readonly string[];
};

const urlOf = (key: string): string => `http://localhost:1/c/${key}/https/ads.example/${key}`;

const NAMES = [
  ['1-1', 'Error'],
  ['1-2', 'Impression'],
  ['1-3', 'MediaFile'],
] as const;

const roles = new Map(
  NAMES.map(([key, name]) => [
    key,
    { name, attributes: {}, parents: [], text: `${urlOf(key)}?[ERRORCODE]` },
  ]),
);

const documentWith = (type: string): string =>
  `<VAST version="4.2"><Ad id="a"><InLine><AdTitle>A</AdTitle><Error>${urlOf('1-1')}?[ERRORCODE]</Error>` +
  `<Impression>${urlOf('1-2')}</Impression><Creatives><Creative><Linear><MediaFiles>` +
  `<MediaFile type="${type}">${urlOf('1-3')}</MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>`;

const requestsOf = (...urls: readonly string[]): Requests => {
  const requests = new Map<string, { url: string }[]>();
  for (const url of urls) {
    const [, key = ''] = /\/c\/([\d-]+)\//.exec(url) ?? [];
    requests.set(key, [...(requests.get(key) ?? []), { url }]);
  }
  return requests;
};

const AD = { id: 'a', title: 'A' };
const PLAYED: Played = { events: ['adstart', 'adend', 'adbreakend'], started: [AD] };
const FAILED: Played = { events: ['aderror 403', 'adbreakend'], started: [] };

describe('the comparison of an inspection with the player', () => {
  const rows: readonly [string, string, Played, Requests, readonly RegExp[]][] = [
    [
      'nothing for an ad that plays',
      'video/mp4',
      PLAYED,
      requestsOf(urlOf('1-2'), urlOf('1-3')),
      [],
    ],
    [
      'a tracker that was not requested',
      'video/mp4',
      PLAYED,
      requestsOf(urlOf('1-3')),
      [/1 requests of Impression/],
    ],
    [
      'a tracker that was requested twice',
      'video/mp4',
      PLAYED,
      requestsOf(urlOf('1-2'), urlOf('1-2'), urlOf('1-3')),
      [/1 requests of Impression, the player sent 2/],
    ],
    [
      'another file',
      'video/mp4',
      PLAYED,
      requestsOf(urlOf('1-2')),
      [/the files 1-3, the player has none/],
    ],
    [
      'another ad',
      'video/mp4',
      { ...PLAYED, started: [{ id: 'b', title: 'A' }] },
      requestsOf(urlOf('1-2'), urlOf('1-3')),
      [/the ads a A, the player has b A/],
    ],
    ['nothing for an ad that fails', 'video/x-flv', FAILED, requestsOf(`${urlOf('1-1')}?403`), []],
    [
      'another code',
      'video/x-flv',
      { ...FAILED, events: ['aderror 901'] },
      requestsOf(`${urlOf('1-1')}?901`),
      [/the code 403 for .*, the player sent 901/, /the codes 403, the player has 901/],
    ],
    [
      'an ad that plays in place of a failure',
      'video/x-flv',
      PLAYED,
      requestsOf(urlOf('1-2'), urlOf('1-3')),
      [/1 requests of Error/, /0 requests of Impression/, /files none/, /ads none/, /codes 403/],
    ],
  ];
  for (const [sentence, type, played, requests, expected] of rows) {
    it(`finds ${sentence}`, async () => {
      const fetch = () => Promise.resolve(new Response('', { headers: { 'content-type': type } }));
      const inspection = await inspectDocument(documentWith(type), { allowPrivate: true, fetch });
      const site = { inspection, roles, expected: { slot: 'preroll' } };
      const faults = predictionFaults(site, played, requests);
      assert.equal(faults.length, expected.length, faults.join('\n'));
      for (const [index, pattern] of expected.entries()) assert.match(faults[index] ?? '', pattern);
    });
  }
});
