import assert from 'node:assert/strict';
import { it, test } from 'node:test';
import { acceptedLanguage } from '../../../demo/sandbox/page-language.js';
import { openSandbox, seedOf } from './open-sandbox.js';

for (const [header, language] of [
  [undefined, 'en'],
  ['', 'en'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['sv, PT-br;q=0.5', 'pt'],
  ['constructor,__proto__', 'en'],
  ['de'.padStart(100_000, ','), 'en'],
] as const)
  it(`reads "${language}" from the header "${(header ?? 'none').slice(-30)}"`, () => {
    assert.equal(acceptedLanguage(header), language);
  });

test('the hosted player and the advertiser speak the language of the browser', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  const headers = { 'Accept-Language': 'de-DE' };
  for (const [path, text] of [
    ['/proxy/iframe.php/1/demo', /Hier gibt es nichts abzuspielen\./],
    ['/proxy/iframe.php/9/demo', /Diesen Player gibt es nicht\./],
    ['/ads/landing', /Zu dieser Seite führen die Anzeigen der Demo\./],
  ] as const) {
    const response = await call(path, { headers });
    const html = await response.text();
    assert.match(html, text);
    assert.match(html, /<html lang="de">/);
    assert.match(response.headers.get('vary') ?? '', /Accept-Language/i);
  }
});
