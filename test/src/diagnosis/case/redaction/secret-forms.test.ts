import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, it } from 'node:test';
import { runCommandLine } from '../../../../../src/cli/run-command-line.js';
import { caseReport, createCase, diagnose } from '../../../../../src/diagnosis/index.js';
import { redact } from '../../../../../src/diagnosis/case/redaction/redact.js';
import { assertLinearTime } from '../../../../timing/linear-time.js';

/** Numbers that are the same in every run. */
const generator = (seed: number) => {
  let state = seed;
  return (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
};

const next = generator(21);
const from = (characters: string, length: number): string =>
  Array.from({ length }, () => characters.charAt(next(characters.length))).join('');
const digits = (length: number): string => from('0123456789', length);
const hex = (length: number): string => from('0123456789abcdef', length);
const token = (length: number): string => {
  const text = from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', length);
  return `x7${text}Q4k9Zb`;
};
const hash = (name: string, text: string): string => createHash(name).update(text).digest('hex');

const luhn = (digitsBefore: string): string =>
  Array.from({ length: 10 }, (_, digit) => `${digitsBefore}${digit}`).find((number) => {
    const values = Array.from(number).reverse().map(Number);
    const sum = values.reduce((total, value, index) => {
      const doubled = index % 2 === 0 ? value : value * 2;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
    return sum % 10 === 0;
  }) ?? '';

const iban = (country: string, account: string): string => {
  const number = Array.from(`${account}${country}00`, (one) => parseInt(one, 36)).join('');
  const rest = Array.from(number).reduce((sum, digit) => (sum * 10 + Number(digit)) % 97, 0);
  return `${country}${String(98 - rest).padStart(2, '0')}${account}`;
};

/** Secrets that no name gives away. */
const FORMS: Readonly<Record<string, () => string>> = {
  IPv4: () => `${1 + next(222)}.${next(256)}.${next(256)}.${next(256)}`,
  IPv6: () => Array.from({ length: 8 }, () => hex(4)).join(':'),
  'short IPv6': () => `2001:db8:${hex(4)}::${hex(4)}`,
  'German IBAN': () => iban('DE', digits(18)),
  'British IBAN': () => iban('GB', `ABCD${digits(14)}`),
  'Visa card': () => luhn(`4${digits(14)}`),
  'American card': () => luhn(`37${digits(12)}`),
  'telephone number': () => `%2B49${digits(10)}`,
  'MD5 of an email address': () => hash('md5', `${token(4)}@mail.example`),
  'SHA-1 of an email address': () => hash('sha1', `${token(4)}@mail.example`),
  'SHA-256 of an email address': () => hash('sha256', `${token(4)}@mail.example`),
  UUID: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  'email address': () => `${token(3)}@mail.example`,
  'JSON Web Token': () => `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI${token(8)}.${token(30)}`,
  key: () => token(24),
  'long key': () => token(60),
};

/** Names whose values are secret whatever their form is. */
const NAMES = ['ppid', 'rdid', 'uid', 'X-Amz-Signature', 'X-Amz-Credential', 'hdnts', 'password'];

/** Where a value stands in an ad tag. */
const PLACES: readonly ((name: string, value: string) => string)[] = [
  (name, value) => `https://ads.example/v?iu=/123/news&${name}=${value}&sz=640x360`,
  (name, value) =>
    `https://ads.example/v?iu=/123/news&cust_params=${encodeURIComponent(`section=sport&${name}=${value}`)}&sz=640x360`,
  (name, value) =>
    `https://ads.example/v?url=${encodeURIComponent(`https://news.example/?${name}=${value}`)}&sz=640x360`,
];

interface Planted {
  readonly title: string;
  readonly tag: string;
  readonly value: string;
}

const PLANTED: readonly Planted[] = [
  ...Object.entries(FORMS).flatMap(([title, make]) =>
    PLACES.flatMap((place) =>
      ['x1', 'custom', 'kv', 'data'].map((name) => [title, place, name, make()] as const),
    ),
  ),
  ...NAMES.flatMap((name) =>
    PLACES.map((place) => [name, place, name, digits(8) + hex(6)] as const),
  ),
].map(([title, place, name, value]) => ({ title, tag: place(name, value), value }));

/** Every place in which an ad tag comes. */
const INPUTS: Readonly<Record<string, (tag: string) => string>> = {
  'a tag': (tag) => tag,
  'an embed': (tag) =>
    JSON.stringify({
      id: '1',
      preroll: [{ id: '1', title: 'a', advtype: 'dart', linearity: 'linear', source_url: tag }],
    }),
  'a HAR file': (tag) =>
    JSON.stringify({
      log: {
        entries: [
          {
            startedDateTime: '2026-05-04T03:02:01Z',
            time: 5,
            request: { method: 'GET', url: tag, headers: [{ name: 'Cookie', value: tag }] },
            response: {
              status: 200,
              content: {
                mimeType: 'text/xml',
                text: `<VAST version="4.2"><Ad><Wrapper><VASTAdTagURI><![CDATA[${tag}]]></VASTAdTagURI></Wrapper></Ad></VAST>`,
              },
            },
          },
        ],
      },
    }),
};

const decodings = (text: string): readonly string[] => {
  const decoded = [text];
  for (let level = 0; level < 3; level += 1)
    decoded.push(
      (decoded.at(-1) ?? '').replace(/%([2-7][\da-f])/gi, (escape) => decodeURIComponent(escape)),
    );
  return decoded;
};

const holds = (text: string, value: string): boolean =>
  decodings(text).some((each) => each.includes(value) || each.includes(decodeURIComponent(value)));

/** What a command writes to standard output. */
const written = async (args: readonly string[], stdin: string): Promise<string> => {
  let output = '';
  const stdout = { write: (text: string) => (output += text) };
  await runCommandLine(args, {
    stdout,
    stderr: { write: () => undefined },
    stdin: Readable.from([Buffer.from(stdin)]),
    env: {},
    now: () => 1_700_000_000_000,
    random: () => 0.25,
    wait: () => Promise.resolve(),
  });
  return output;
};

describe('the forms of secrets', () => {
  it(`leave nothing of ${PLANTED.length} planted values`, () => {
    assert.ok(PLANTED.length >= 200, String(PLANTED.length));
    const left = PLANTED.filter(({ tag, value }) => holds(redact(tag), value));
    assert.deepEqual(
      left.map(({ title, value }) => `${title}: ${value}`),
      [],
    );
  });

  for (const [name, write] of Object.entries(INPUTS))
    it(`leave nothing of them in the case and the report of ${name}`, async () => {
      for (const { title, tag, value } of PLANTED.filter((_, index) => index % 5 === 0)) {
        const adCase = await createCase(await diagnose(write(tag)));
        for (const text of [JSON.stringify(adCase), await caseReport(adCase)])
          assert.equal(holds(text, value), false, `${title}: ${value}`);
      }
    });

  for (const [name, write] of Object.entries(INPUTS))
    for (const format of ['json', 'sarif'])
      it(`leave nothing of them in what the command writes as ${format} about ${name}`, async () => {
        for (const { title, tag, value } of PLANTED) {
          const output = await written(
            ['inspect', '-', '--offline', '--format', format],
            write(tag),
          );
          assert.match(output, /"version"/);
          assert.equal(holds(output, value), false, `${title}: ${value}`);
        }
      });

  it('stay in the JSON of a command that was told to keep them', async () => {
    const [planted] = PLANTED;
    const { tag, value } = planted ?? assert.fail();
    const args = ['inspect', '-', '--offline', '--format', 'json', '--no-redact'];
    assert.ok(holds(await written(args, tag), value));
  });

  it('keep what identifies nobody', () => {
    const correlators = Array.from({ length: 300 }, () => `correlator=${digits(16)}`);
    for (const part of [
      ...correlators,
      ...Array.from({ length: 300 }, () => `ord=4${digits(15)}`),
      'iu=/123456789/news.example/sport/video_preroll',
      'sz=640x360|400x300,1x1',
      'cust_params=section%3Dsport%26pos%3Dpreroll%26category%3Dworld-cup-2026%26ids%3D1234567890123',
      'vpos=preroll&env=vp&gdfp_req=1&output=xml_vast4&unviewed_position_start=1&impl=s&ad_rule=0',
      'url=https%3A%2F%2Fnews.example%2F2026%2F11%2F26%2Fa-long-title-of-a-story-1234567890.html',
      'description_url=https%3A%2F%2Fnews.example%2Fvideo%2F4711',
      'cb=[CACHEBUSTING]&page=[PAGEURL]&w=[PLAYER_WIDTH]&ts=1764156644123',
      'sdkv=h.3.620.0&ged=ve4_td2_tt0_pd2_la2000_er0.0.360.640_vi0.0.1080.1920_vp100_ts1_eb24427',
      'time=12:34:56&range=0-1000&ratio=16:9&v=4.2.0.1.5',
      'creative=SummerCampaign2026PrerollDesktop&line=prerollSlotDesktopVideo2&slot=PREROLL_HOMEPAGE_TOP_01',
      'price=12.50&bitrate=2500000&cmsid=2528370&vid=short_onecue&hl=en',
    ])
      assert.equal(
        redact(`https://ads.example/v?${part}&z=1`),
        `https://ads.example/v?${part}&z=1`,
      );
    for (const text of [
      'http://127.0.0.1:8080/tag',
      'http://[fd00::1]:8080/tag',
      'https://cdn.example/0123456789abcdef0123456789abcdef/video-1280x720.mp4',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36',
      'display:block;a::before',
    ])
      assert.equal(redact(text), text);
  });

  it('take linear time', async () => {
    for (const part of [
      '1.2.3.',
      'ab:',
      '::',
      'DE12',
      'DE12 3456 ',
      '4111 ',
      '%2B49',
      '+1 ',
      'aB3',
      '=aB3',
      'deadbeef-',
    ])
      await assertLinearTime((length) => redact(part.repeat(length)), 2_000);
  });
});
