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

describe('redact', () => {
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
