import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { caseReport } from '../../../../src/diagnosis/case/case-report.js';
import { createCase } from '../../../../src/diagnosis/case/create-case.js';
import { readCase } from '../../../../src/diagnosis/case/read-case.js';
import { replayCase } from '../../../../src/diagnosis/case/replay-case.js';
import { shareFragment } from '../../../../src/diagnosis/case/share-fragment.js';
import { diagnose } from '../../../../src/diagnosis/diagnose.js';
import type { DiagnoseOptions } from '../../../../src/diagnosis/diagnose-options.js';
import type { Viewer } from '../../../../src/viewer.js';
import { answering, hop, inlineVast, inspectedAd, inspectionOf } from '../inspections.js';

/** Values that no export may hold, in any encoding. */
const SECRETS = {
  tcString: 'CQcanaryTCAcanaryABUAFAENCSCsAP_AAEPAAAYg.YAAAcanary1',
  addtlConsent: '2~70.89.93.108.122.149.196~dv.41.43',
  gppString: 'DBABMA~CQcanaryGPPcanaryABUAFAEN9SCsAP_AAEPAAAYg.YAAAcanary2',
  uspString: '1YNY',
  ifa: '6D92078A-8246-4BA4-AE5B-76104861E7DC',
  ip: '203.0.113.177',
  latitude: '41.902784',
  longitude: '12.496366',
  userId: 'reader-4711/münchen&co',
  cookie: 'sid_canary_cookie_9931',
  password: 'canary-Pa55-word',
  token: 'canary.token.77aa88bb',
  email: 'canary.reader@mail.example',
};

const VIEWER: Viewer = {
  now: 1_700_000_000_000,
  random: 0.25,
  page: {
    url: `https://editor:${SECRETS.password}@news.example/story?access_token=${SECRETS.token}`,
    referrer: `https://mail.example/?email=${encodeURIComponent(SECRETS.email)}`,
    variables: { user: { id: SECRETS.userId } },
  },
  device: { type: 'desktop', ip: SECRETS.ip, ifa: SECRETS.ifa, latLong: [41.902784, 12.496366] },
  consent: {
    gdprApplies: true,
    tcString: SECRETS.tcString,
    addtlConsent: SECRETS.addtlConsent,
    gppString: SECRETS.gppString,
    uspString: SECRETS.uspString,
    tcfVendors: [755, 793],
  },
};

/** A value in every form in which it may stand in a text. */
const formsOf = (value: string): readonly string[] => {
  const once = encodeURIComponent(value);
  const twice = encodeURIComponent(once);
  return [value, once, twice, once.toLowerCase(), twice.toLowerCase(), value.toLowerCase()];
};

const assertNoSecret = (text: string): void => {
  const plain = text.toLowerCase();
  for (const [name, value] of Object.entries(SECRETS))
    for (const form of formsOf(value))
      assert.ok(!plain.includes(form.toLowerCase()), `${name} is in the export.`);
};

/** Every secret as a parameter, encoded once more for each level. */
const parameters = (level: number): string => {
  const encode = (text: string): string =>
    Array.from({ length: level }).reduce<string>((rest) => encodeURIComponent(rest), text);
  return [
    ['gdpr_consent', SECRETS.tcString],
    ['addtl_consent', SECRETS.addtlConsent],
    ['gpp', SECRETS.gppString],
    ['us_privacy', SECRETS.uspString],
    ['ifa', SECRETS.ifa],
    ['ip', SECRETS.ip],
    ['lat', SECRETS.latitude],
    ['lon', SECRETS.longitude],
    ['user_id', SECRETS.userId],
    ['cookie', SECRETS.cookie],
    ['token', SECRETS.token],
    ['email', SECRETS.email],
  ]
    .map(([name = '', value = '']) => encode(`${name}=${encodeURIComponent(value)}`))
    .join(encode('&'));
};

const TAG = `https://ads.example/vast?${parameters(0)}&cust_params=${parameters(1)}&next=${parameters(2)}&c=[GDPRCONSENT]&i=[IFA]&p=[PAGEURL]&l=[LATLONG]&g=[GPPSTRING]&v={pageVariable.user.id}`;

/** A response that repeats every secret: in URLs, in JSON, in elements, as text without a name. */
const BODY = inlineVast().replace(
  '<Creatives>',
  `<Impression><![CDATA[https://track.example/i?${parameters(0)}&r=${parameters(1)}]]></Impression><Extensions><Extension type="debug">${[
    JSON.stringify(
      JSON.stringify({ consent: SECRETS.tcString, uid: SECRETS.userId.replace('&', '') }),
    ),
    `<UserId>${SECRETS.cookie}</UserId>`,
    `<![CDATA[Cookie: ${SECRETS.cookie}]]>`,
    Object.values(SECRETS)
      .filter((value) => value !== SECRETS.uspString)
      .map((value) => encodeURIComponent(value))
      .join(' '),
  ].join(' ')}</Extension></Extensions><Creatives>`,
);

const options: DiagnoseOptions = {
  viewer: VIEWER,
  values: { ppid: SECRETS.userId, GDPR_CONSENT_755: SECRETS.tcString },
  inspect: answering((url) =>
    inspectionOf(
      [
        hop(url, {
          text: BODY,
          responseUrl: `https://cdn.example/r?${parameters(1)}`,
          failure: null,
        }),
      ],
      [
        {
          ...inspectedAd(0),
          trackers: [
            {
              event: 'impression',
              template: `https://track.example/i?${parameters(2)}`,
              isDue: true,
            },
          ],
        },
      ],
    ),
  ),
};

const embedWith = (tag: string): string =>
  JSON.stringify({
    id: '7',
    title: `Story ${SECRETS.tcString}`,
    primary_url: `https://reader:${SECRETS.password}@news.example/${SECRETS.token}`,
    live: {
      id: '5',
      user: 'canary.token.77aa88bb',
      pass: SECRETS.password,
      stream_name: SECRETS.cookie,
    },
    preroll: [
      { id: '1', source_url: tag, replace_rules: [{ subject: '[u]', value: 'url-primary' }] },
    ],
    mobile_preroll: [{ id: '2', source_url: tag }],
  });

const har = (): string =>
  JSON.stringify({
    log: {
      pages: [{ title: VIEWER.page?.url }],
      entries: [
        {
          startedDateTime: '2026-11-20T10:00:00.000Z',
          time: 90,
          request: {
            method: 'GET',
            url: `https://ads.example/vast?${parameters(0)}`,
            headers: [{ name: 'Cookie', value: SECRETS.cookie }],
            cookies: [{ name: 'sid', value: SECRETS.cookie }],
          },
          response: {
            status: 200,
            headers: [{ name: 'Set-Cookie', value: SECRETS.cookie }],
            content: {
              mimeType: 'application/xml',
              encoding: 'base64',
              text: Buffer.from(BODY).toString('base64'),
            },
          },
        },
      ],
    },
  });

const INPUTS: readonly (readonly [name: string, input: string])[] = [
  ['an ad tag', TAG],
  ['an embed', embedWith(TAG)],
  [
    'embed code',
    `<media-embed><script type="application/json">${embedWith(TAG).replaceAll('<', '\\u003C')}</script></media-embed>`,
  ],
  ['a response', BODY],
  ['a HAR file', har()],
];

describe('the case of a diagnosis', () => {
  for (const [name, input] of INPUTS) {
    it(`holds no consent string and no identifier of ${name}, nor do its report and its link`, async () => {
      const diagnosis = await diagnose(input, options);
      const adCase = await createCase(diagnosis, options);
      assertNoSecret(JSON.stringify(adCase));
      assertNoSecret(await caseReport(adCase));
      assertNoSecret(JSON.stringify(await replayCase(adCase)));
      const link = shareFragment(diagnosis, options) ?? '';
      assertNoSecret(link);
      assertNoSecret(decodeURIComponent(link));
    });

    it(`has the verdict and the findings of ${name}, byte by byte at each replay`, async () => {
      const diagnosis = await diagnose(input, options);
      const adCase = await createCase(diagnosis, options);
      const { case: read } = readCase(JSON.stringify(adCase));
      assert.ok(read !== null);
      const [first, second] = [await replayCase(adCase), await replayCase(read)];
      assert.equal(JSON.stringify(second), JSON.stringify(first));
      assert.deepEqual(first.verdict, adCase.verdict);
      assert.deepEqual(
        [first.verdict.id, first.findings.map(({ id, path, position }) => [id, path, position])],
        [
          diagnosis.verdict.id,
          diagnosis.findings.map(({ id, path, position }) => [id, path, position]),
        ],
      );
    });
  }

  it('keeps the length of every value, so that positions and offsets are the same', async () => {
    const diagnosis = await diagnose(TAG, options);
    const { input } = await createCase(diagnosis, options);
    assert.ok(input.kind === 'ad-tag');
    assert.equal(input.tags[0]?.length, TAG.length);
  });

  it('keeps a case that has no secret as it is', async () => {
    const plain: DiagnoseOptions = { viewer: { now: 1_700_000_000_000, random: 0.5 } };
    const diagnosis = await diagnose(
      'https://ads.example/vast?cb=[CACHEBUSTING]&u=[PAGEURL]',
      plain,
    );
    const adCase = await createCase(diagnosis, plain);
    assert.equal(JSON.stringify(await replayCase(adCase)), JSON.stringify(diagnosis));
    assert.equal(adCase.createdAt, '2023-11-14T22:13:20.000Z');
  });

  it('replays a clock and a random number that were functions', async () => {
    let calls = 0;
    const live: DiagnoseOptions = {
      viewer: { now: () => 1_700_000_000_000, random: () => (calls += 1) / 10 },
    };
    const diagnosis = await diagnose('https://ads.example/vast?cb=[CACHEBUSTING]', live);
    assert.ok(calls > 0);
    const replayed = await replayCase(
      await createCase(diagnosis, { viewer: { now: 1_700_000_000_000, random: 0.1 } }),
    );
    assert.equal(replayed.tags[0]?.expanded.url, diagnosis.tags[0]?.expanded.url);
  });

  it('keeps the stream addresses that the page gave', async () => {
    const withStream: DiagnoseOptions = {
      viewer: { now: 1, random: 0.5 },
      resolve: { streamUrl: ({ kind, id }) => `https://cdn.example/${kind}/${id}.m3u8` },
    };
    const embed = JSON.stringify({
      id: '7',
      video: { id: '9', available_video: '1' },
      preroll: [{ source_url: 'https://ads.example/vast?v=[CONTENTURI]' }],
    });
    const diagnosis = await diagnose(embed, withStream);
    const replayed = await replayCase(await createCase(diagnosis, withStream));
    assert.equal(JSON.stringify(replayed), JSON.stringify(diagnosis));
    assert.match(replayed.tags[0]?.expanded.url ?? '', /video%2F9\.m3u8/);
  });

  it('is diagnosed like any other input, in its own language', async () => {
    const italian: DiagnoseOptions = { ...options, language: 'it' };
    const tag = 'https://ads.example/vast?cb=[CACHEBUSTING]';
    const diagnosis = await diagnose(tag, { ...italian, inspect: null });
    const file = JSON.stringify(await createCase(diagnosis, italian));
    const { verdict } = await diagnose(file);
    assert.deepEqual(verdict, diagnosis.verdict);
    assert.match(verdict.sentence, /non è stato richiesto/);
  });
});
