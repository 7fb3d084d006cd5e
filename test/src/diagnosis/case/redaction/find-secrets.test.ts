import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { redact } from '../../../../../src/diagnosis/case/redaction/redact.js';
import { assertLinearTime } from '../../../../timing/linear-time.js';

const SECRET = 'Zq7Xk29LmPw4TtR8';

const HEADERS = ['Cookie', 'set-cookie', 'Authorization', 'proxy-authorization', 'X-API-Key'];

const VALUES = [SECRET, `a=${SECRET}; b=1`, `Bearer ${SECRET}`];

/** A header in each form in which people copy one beside an ad tag. */
const FORMS: Readonly<Record<string, (name: string, value: string) => string>> = {
  'a cURL command of Unix': (name, value) => `curl 'https://ads.example/v' -H '${name}: ${value}'`,
  'a cURL command of Windows': (name, value) =>
    `curl "https://ads.example/v" -H "${name}: ${value}"`,
  'a HAR file': (name, value) => JSON.stringify({ request: { headers: [{ name, value }] } }),
  'a HAR file with indents and quotes in the value': (name, value) =>
    JSON.stringify({ headers: [{ name, value: `x="1"; ${value}` }] }, null, 2),
};

const TOKEN = `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.${SECRET}`;

const TAGS: Readonly<Record<string, string>> = {
  'a JSON Web Token, whatever its parameter': `https://ads.example/v?t=${TOKEN}&x=1`,
  'a token behind its scheme': `https://ads.example/v?h=Bearer%20${SECRET}&x=1`,
};

const percentEncoded = (text: string): string =>
  Array.from(text, (each) => `%${each.charCodeAt(0).toString(16)}`).join('');

const base64 = (text: string, encoding: BufferEncoding): string =>
  Buffer.from(text).toString(encoding);

/** What hides a parameter from a search for its name. */
const ENCODINGS: Readonly<Record<string, (name: string, value: string) => string>> = {
  'a name with an escape': (name, value) =>
    `%${name.charCodeAt(0).toString(16)}${name.slice(1)}=${value}`,
  'a name with an escape that is escaped': (name, value) =>
    `${name.slice(0, -1)}%25${name.slice(-1).charCodeAt(0).toString(16).toUpperCase()}%3D${value}`,
  'a name of escapes': (name, value) => `${percentEncoded(name)}=${value}`,
  'a value of escapes': (name, value) => `${name}=${percentEncoded(value)}`,
  'an address in an address': (name, value) =>
    `url=${encodeURIComponent(`https://a.example/?${name}=${value}&b=1`)}`,
  'an address in an address in an address': (name, value) =>
    `url=${encodeURIComponent(encodeURIComponent(`https://a.example/?${name}=${value}&b=1`))}`,
  'a field in brackets': (name, value) => `data[${name}]=${value}`,
  'an encoded field in brackets': (name, value) => `data%5B${name}%5D=${value}`,
  'a field in brackets that are encoded twice': (name, value) => `data%255B${name}%255D%3D${value}`,
  'a field of a field': (name, value) => `data[0][${name}]=${value}`,
  'a list': (name, value) => `${name}[]=${value}`,
  'an item of a list': (name, value) => `${name}%5B0%5D=${value}`,
  'a field of it': (name, value) => `${name}[x]=${value}`,
  'JSON in base64': (name, value) => `data=${base64(JSON.stringify({ [name]: value }), 'base64')}`,
  'JSON in base64url': (name, value) =>
    `data=${base64(JSON.stringify({ [name]: `ü~~~${value}` }), 'base64url')}`,
  'JSON in encoded base64': (name, value) =>
    `data=${encodeURIComponent(base64(JSON.stringify({ [name]: `ü~~~${value}` }), 'base64'))}`,
  'a query in base64': (name, value) => `data=${base64(`a=1&${name}=${value}`, 'base64url')}`,
  'an encoded query in base64': (name, value) =>
    `data=${base64(encodeURIComponent(`a=1&${name}=${value}`), 'base64url')}`,
};

const decodings = (text: string): readonly string[] => {
  const once = decodeURIComponent(text);
  const twice = decodeURIComponent(once);
  return [text, once, twice].flatMap((each) => [
    each,
    ...(each.match(/[\w+/-]{12,}/g) ?? []).flatMap((part) => {
      const decoded = Buffer.from(part, 'base64url').toString();
      return [decoded, decoded.replaceAll('%3D', '=')];
    }),
  ]);
};

describe('redact', () => {
  for (const [form, write] of Object.entries(ENCODINGS))
    it(`replaces the value of a sensitive name in ${form}`, () => {
      for (const name of ['uid', 'email', 'gdpr_consent', 'access_token', 'deviceId', 'ip']) {
        const tag = `https://ads.example/v?x=1&${write(name, SECRET)}&y=2`;
        const redacted = redact(tag);
        assert.ok(
          decodings(tag).some((text) => text.includes(SECRET)),
          tag,
        );
        for (const text of decodings(redacted)) assert.equal(text.includes(SECRET), false, tag);
        assert.match(redacted, /^https:\/\/ads\.example\/v\?x=1&.*&y=2$/);
        assert.equal(redacted.length, tag.length, tag);
      }
    });

  it('keeps encoded macros, words in base64 and escapes that hide nothing', () => {
    for (const tag of [
      'https://ads.example/v?uid=%5BIFA%5D&x=%41%42&data=[UID]',
      `https://ads.example/v?data=${base64('{"title":"Opening night","width":640}', 'base64url')}`,
      `https://ads.example/${'path/'.repeat(20)}image-0123456789.png?data[x]=1234567`,
    ])
      assert.equal(redact(tag), tag);
  });

  it('takes linear time for what looks like encodings', async () => {
    for (const part of [
      '%61',
      '%2561',
      'a[',
      'a[b]',
      'aGVsbG8',
      'aGVsbG8gd29ybGQ ',
      '%2B',
      '%2525',
    ])
      await assertLinearTime((length) => redact(part.repeat(length)), 5_000);
  });

  for (const [form, write] of Object.entries(FORMS))
    it(`replaces the value of every header that identifies, in ${form}`, () => {
      for (const name of HEADERS)
        for (const value of VALUES) {
          const text = write(name, value);
          const redacted = redact(text);
          assert.equal(redacted.includes(SECRET), false, text);
          assert.equal(redacted.length, text.length, text);
        }
    });

  for (const [name, text] of Object.entries(TAGS))
    it(`replaces ${name}`, () => {
      assert.equal(redact(text).includes(SECRET), false);
      assert.match(redact(text), /&x=1$/);
    });

  it('keeps headers and words that identify nobody', () => {
    for (const text of [
      `curl 'https://ads.example/v' -H 'Accept: text/xml' -H "X-Vast: 4.2"`,
      'The bearer of https://ads.example/v',
    ])
      assert.equal(redact(text), text);
  });

  it('takes linear time for what looks like headers and tokens', async () => {
    for (const part of ["'cookie: ", '"cookie:\\', '"cookie","value":"', 'eyJaaaaa.', 'bearer a'])
      await assertLinearTime((length) => redact(part.repeat(length)), 500);
  });
});
