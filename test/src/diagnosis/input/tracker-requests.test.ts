import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diagnose } from '../../../../src/diagnosis/index.js';
import { inspectAdTag, inspectDocument } from '../../../../src/vast/node/index.js';

/** A number below a limit from a seed that stays the same, so that every run has the same inputs. */
const randomFrom = (seed: number) => {
  let state = seed;
  return (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
};

type Random = ReturnType<typeof randomFrom>;

const HOSTS = ['errors', 'px', 't1', 'pixel', 'collect', 'ads', 'vast-metrics'];
const PATHS = [
  'api/4505/envelope/?sentry_key=ab12&sentry_version=7',
  'imp?id=1&cb=[CACHEBUSTING]',
  'win?price=${AUCTION_PRICE}&id=7',
  'x9/Ab3?d=1',
  'x9/Ab3?cb=[TIMESTAMP]',
  'error?code=[ERRORCODE]&sz=640x360',
  'track/start?vast=4',
  'pcs/view?xai=1&sig=2',
  'usersync?gdpr=1&gdpr_consent=CQ',
  'media/ad.mp4?sz=640x360',
  'player/vast.js?v=3',
  'p.gif?vast=1',
];

/** The address of something that nobody asked to request. */
const tracker = (random: Random): string =>
  `https://${HOSTS[random(HOSTS.length)]}.planted.example/${PATHS[random(PATHS.length)]}`;

const vast = (random: Random): string =>
  `<VAST version="4.2"><Ad id="1"><InLine><AdSystem>A</AdSystem><AdTitle>T</AdTitle>` +
  `<Error><![CDATA[${tracker(random)}]]></Error><Impression><![CDATA[${tracker(random)}]]></Impression>` +
  `<Creatives><Creative><Linear><Duration>00:00:10</Duration><TrackingEvents><Tracking event="start">` +
  `<![CDATA[${tracker(random)}]]></Tracking></TrackingEvents><MediaFiles><MediaFile delivery="progressive" ` +
  `type="video/mp4" width="640" height="360"><![CDATA[https://media.example/a.mp4]]></MediaFile></MediaFiles>` +
  `</Linear></Creative></Creatives></InLine></Ad></VAST>`;

const page = (random: Random): string =>
  `<img src="${tracker(random)}"><script src="${tracker(random)}"></script><a href="${tracker(random)}">Read</a>`;

const json = (value: unknown): string => JSON.stringify(value, null, 1);

const bid = (random: Random) => ({
  id: '1',
  impid: '1',
  price: 1 + random(9),
  nurl: tracker(random),
  burl: tracker(random),
  lurl: tracker(random),
  adm: random(2) === 0 ? vast(random) : page(random),
});

const entry = (random: Random) => ({
  startedDateTime: '2026-11-20T10:00:00.000Z',
  time: 12,
  request: { method: 'GET', url: tracker(random), headers: [] },
  response: { status: 200, headers: [], content: { mimeType: 'text/xml', text: vast(random) } },
});

const KINDS: Readonly<Record<string, (random: Random) => string>> = {
  'unknown JSON': (random) =>
    json({ dsn: tracker(random), error: { url: tracker(random), source_url: tracker(random) } }),
  'JSON with one address': (random) => json({ level: 'error', request: { url: tracker(random) } }),
  'JSON with a snippet': (random) => json({ html: page(random) }),
  'bid response': (random) =>
    json({ id: '1', seatbid: [{ seat: 'a', bid: [bid(random), bid(random)] }] }),
  'bid with a notice only': (random) =>
    json({ id: '1', seatbid: [{ bid: [{ id: '1', nurl: tracker(random) }] }] }),
  'Prebid bids': (random) =>
    json([{ bidderCode: 'a', cpm: 1, vastXml: vast(random), eventtrackers: [tracker(random)] }]),
  'Prebid banner': (random) => json([{ bidderCode: 'a', cpm: 1, ad: page(random) }]),
  HAR: (random) => json({ log: { entries: [entry(random), entry(random)] } }),
  VAST: vast,
  'part of VAST': (random) => `<Impression><![CDATA[${tracker(random)}]]></Impression>`,
  'other XML': (random) => `<report><Error>${tracker(random)}</Error></report>`,
  'HTML page': (random) => `<!DOCTYPE html><html><body>${page(random)}</body></html>`,
  'HTML element': (random) => `<img width="1" src="${tracker(random)}">`,
  console: (random) =>
    `player.js:7 POST ${tracker(random)} 429\n[player] reporting to ${tracker(random)}`,
  'one line of a console': (random) => `Fetch finished loading: POST "${tracker(random)}".`,
  log: (random) =>
    `2026-11-20T10:00:01Z INFO sent ${tracker(random)} status=200\n2026-11-20T10:00:02Z WARN retry ${tracker(random)}`,
  script: (random) => `navigator.sendBeacon("${tracker(random)}", data);`,
  'network list': (random) => `${tracker(random)} 200 xhr\n${tracker(random)} 204 ping`,
};

/** Requests of one input that are for a tracker. */
const requestsOf = async (text: string): Promise<readonly string[]> => {
  const sent: string[] = [];
  const limits = {
    allowPrivate: true,
    fetch: (input: URL | string | Request) => {
      sent.push(input instanceof Request ? input.url : String(input));
      return Promise.resolve(new Response('<VAST version="4.2"/>'));
    },
  };
  await diagnose(text, {
    inspect: {
      inspectAdTag: (tag, given) => inspectAdTag(tag, { ...given, ...limits }),
      inspectDocument: (document, given) => inspectDocument(document, { ...given, ...limits }),
    },
  });
  return sent.filter((url) => new URL(url).host.endsWith('.planted.example'));
};

describe('a text with the addresses of trackers', () => {
  for (const [kind, write] of Object.entries(KINDS))
    it(`has none of them requested: ${kind}`, async () => {
      const random = randomFrom(kind.length * 7919 + 1);
      for (let index = 0; index < 60; index += 1) {
        const text = write(random);
        assert.deepEqual(await requestsOf(text), [], text);
      }
    });
});
